import { ref } from 'valtio/vanilla';
import { attempt, type Result } from './result.ts';
import type { Rows } from './rows.ts';

/**
 * Takes a row out of a list at once, and then out of the school; it comes back if that failed, unless other rows than
 * those of before are shown by then, which were read with it.
 */
export async function removeRow<Row, Value>(
  list: Rows<Row>,
  isGone: (row: Row) => boolean,
  remove: () => Promise<Value>,
): Promise<Result<Value>> {
  const { records } = list;
  list.records = ref(records.filter((row) => !isGone(row)));
  list.total = Math.max(0, list.total - 1);
  const outcome = await attempt(remove);
  const now = list.records;
  if (!outcome.isDone && now.every((row) => records.includes(row))) {
    list.records = ref(records.filter((row) => isGone(row) || now.includes(row)));
    list.total += 1;
  }
  return outcome;
}
