import { ref } from 'valtio/vanilla';
import { attempt, type Result } from './result.ts';
import type { Rows } from './rows.ts';

/** Takes a row out of a list at once, and then out of the school; it comes back if that failed. */
export async function removeRow<Row, Value>(
  list: Rows<Row>,
  isGone: (row: Row) => boolean,
  remove: () => Promise<Value>,
): Promise<Result<Value>> {
  const { records, total } = list;
  list.records = ref(records.filter((row) => !isGone(row)));
  list.total = Math.max(0, total - 1);
  const outcome = await attempt(remove);
  if (!outcome.isDone) Object.assign(list, { records, total });
  return outcome;
}
