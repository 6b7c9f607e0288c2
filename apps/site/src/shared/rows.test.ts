import { expect, it } from 'vitest';
import { readRows } from './rows.ts';

const even = (entry: number) => (entry % 2 === 0 ? { entry } : undefined);

it('readRows drops unreadable records, and counts the rest if there is no total', () => {
  expect(readRows({ records: [1, 2, 4], total: 30 }, even)).toEqual({
    records: [{ entry: 2 }, { entry: 4 }],
    total: 30,
  });
  expect(readRows({ records: [1, 2] }, even).total).toBe(1);
  expect(readRows({ records: [], total: -4 }, even).total).toBe(0);
});
