import { ref } from 'valtio/vanilla';
import { attempt, type Result } from './result.ts';
import type { Rows } from './rows.ts';

/**
 * Removes a row from a list optimistically, then on the server. On failure the row is restored, unless the list
 * has been reloaded meanwhile.
 */
export async function removeRowOptimistically<Row, Value>(
  list: Rows<Row>,
  isRemoved: (row: Row) => boolean,
  remove: () => Promise<Value>,
): Promise<Result<Value>> {
  const { records } = list;
  list.records = ref(records.filter((row) => !isRemoved(row)));
  list.total = Math.max(0, list.total - 1);
  const outcome = await attempt(remove);
  const now = list.records;
  if (!outcome.isDone && now.every((row) => records.includes(row))) {
    list.records = ref(records.filter((row) => isRemoved(row) || now.includes(row)));
    list.total += 1;
  }
  return outcome;
}
