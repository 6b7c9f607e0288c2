import { expect, test } from 'vitest';
import { inBoth } from './inBoth.ts';

test('inBoth splits each text into both languages, at any key and depth', () => {
  const { zh, en } = inBoth({
    at: ['在', 'at'],
    left: (count: number) => [`${count} 题`, `${count} left`],
    keys: [
      ['上', '下'],
      ['up', 'down'],
    ],
    states: { done: ['完成', 'done'] },
  });
  expect({ ...zh, left: zh.left(2) }).toEqual({
    at: '在',
    left: '2 题',
    keys: ['上', '下'],
    states: { done: '完成' },
  });
  expect({ ...en, left: en.left(2) }).toEqual({
    at: 'at',
    left: '2 left',
    keys: ['up', 'down'],
    states: { done: 'done' },
  });
});
