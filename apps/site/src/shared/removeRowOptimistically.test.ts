import { proxy, ref } from 'valtio/vanilla';
import { expect, test } from 'vitest';
import { removeRowOptimistically } from './removeRowOptimistically.ts';
import type { Rows } from './rows.ts';

interface Row {
  readonly id: string;
}
const row = (id: string): Row => ({ id });
const listOf = (...ids: string[]) => proxy<Rows<Row>>({ records: ref(ids.map(row)), total: ids.length });
const idsOf = ({ records }: Rows<Row>) => records.map(({ id }) => id);

/** Removes a row; returns the functions that make the school answer. */
function remove(list: Rows<Row>, id: string) {
  const answer = Promise.withResolvers<void>();
  const removing = removeRowOptimistically(
    list,
    (one) => one.id === id,
    () => answer.promise,
  );
  return {
    succeed: () => (answer.resolve(), removing),
    fail: () => (answer.reject(new Error('offline')), removing),
  };
}

test('a row that could not be removed returns to its position', async () => {
  const list = listOf('1', '2', '3');
  const second = remove(list, '2');
  expect(list).toMatchObject({ records: [{ id: '1' }, { id: '3' }], total: 2 });
  expect((await second.fail()).isDone).toBe(false);
  expect([idsOf(list), list.total]).toEqual([['1', '2', '3'], 3]);
});

test('a failed removal does not restore another row removed meanwhile', async () => {
  const list = listOf('1', '2', '3');
  const [first, second] = [remove(list, '1'), remove(list, '2')];
  await second.succeed();
  await first.fail();
  expect([idsOf(list), list.total]).toEqual([['1', '3'], 2]);
});

test('a failed removal does not change another page shown meanwhile', async () => {
  const list = listOf('1', '2');
  const first = remove(list, '1');
  Object.assign(list, { records: ref([row('8'), row('9')]), total: 12 });
  await first.fail();
  expect([idsOf(list), list.total]).toEqual([['8', '9'], 12]);
});
