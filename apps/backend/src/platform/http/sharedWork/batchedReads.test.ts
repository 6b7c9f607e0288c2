import { expect, test } from 'vitest';
import { batchedReads } from './batchedReads.ts';

/** Returns fake reads that the test ends by hand; each returns its number. */
function slowReads() {
  const begun: PromiseWithResolvers<void>[] = [];
  const batchedRead = batchedReads<number>();
  const scope = {};
  const ask = (name = 'list', at: object = scope) =>
    batchedRead(at, name, async () => {
      const number = begun.push(Promise.withResolvers<void>());
      await begun[number - 1]?.promise;
      return number;
    });
  return { ask, begun };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('a call never joins a read that began before it, and waiting calls share the next read', async () => {
  const { ask, begun } = slowReads();
  const first = ask();
  const waiting = [ask(), ask(), ask()];
  await turn();
  expect(begun).toHaveLength(1);
  begun[0]?.resolve();
  expect(await first).toBe(1);
  await turn();
  expect(begun).toHaveLength(2);
  const late = ask();
  begun[1]?.resolve();
  expect(await Promise.all(waiting)).toEqual([2, 2, 2]);
  await turn();
  begun[2]?.resolve();
  expect(await late).toBe(3);
  const alone = ask();
  expect(begun).toHaveLength(4);
  begun[3]?.resolve();
  expect(await alone).toBe(4);
});

test('a failed read rejects all calls that share it, and the next call reads again', async () => {
  const batchedRead = batchedReads<string>();
  const scope = {};
  const failing = async () => {
    throw new Error('away');
  };
  const refused = [
    batchedRead(scope, 'list', failing),
    batchedRead(scope, 'list', failing),
    batchedRead(scope, 'list', failing),
  ];
  expect((await Promise.allSettled(refused)).map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
  expect(await batchedRead(scope, 'list', async () => 'here')).toBe('here');
});

test('reads of other names or places are not shared', async () => {
  const { ask, begun } = slowReads();
  const all = [ask('list'), ask('other'), ask('list', {})];
  expect(begun).toHaveLength(3);
  for (const { resolve } of begun) resolve();
  expect(await Promise.all(all)).toEqual([1, 2, 3]);
});
