import { describe, expect, test } from 'vitest';
import { composeSmartPaper, type Choice, take, takeExactly } from './choose.ts';

/** Makes questions from ids; `m` and a digit denotes a material, with its parts after a dot. */
const choicesOf = (...ids: string[]): Choice[] =>
  ids.map((id) => ({
    id,
    material_id: id.startsWith('m') ? id.slice(0, 2) : null,
    type: 'single',
    difficulty: 2,
    was_done: false,
  }));
const idsOf = (choices: readonly Choice[]) => choices.map(({ id }) => id).join(' ');

describe('take and takeExactly', () => {
  test.each([
    ['single questions', ['a', 'b', 'c'], 2, 'a b', 'a b'],
    ['a material that fits', ['a', 'm1.1', 'm1.2', 'b'], 3, 'a m1.1 m1.2', 'a m1.1 m1.2'],
    [
      'a material longer than the count, with enough questions after it',
      ['a', 'm1.1', 'm1.2', 'b', 'c'],
      2,
      'a m1.1 m1.2',
      'a b',
    ],
    [
      'a material longer than the count, with too few questions after it',
      ['a', 'm1.1', 'm1.2'],
      2,
      'a m1.1 m1.2',
      'a m1.1 m1.2',
    ],
    ['fewer questions than the count', ['a', 'b'], 5, 'a b', 'a b'],
  ])('choose from %s', (_, ids, count, about, just) => {
    expect(idsOf(take(choicesOf(...ids), count))).toBe(about);
    expect(idsOf(takeExactly(choicesOf(...ids), count))).toBe(just);
  });
});

test('composeSmartPaper picks different questions for a type named twice, and fails with too few', () => {
  const single = { type: 'single', number: 2 } as const;
  const chosen = composeSmartPaper(choicesOf('a', 'b', 'c', 'd'), { types: [single, single] }, 1) ?? [];
  expect(new Set(idsOf(chosen).split(' ')).size).toBe(4);
  expect(composeSmartPaper(choicesOf('a', 'b', 'c'), { types: [single, single] }, 1)).toBeUndefined();
});
