// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extentOf, labelledOf, piecesOf, ticksOf } from './scale.ts';

test.each([
  [0, 100, [0, 25, 50, 75, 100]],
  [0, 7, [0, 2, 4, 6, 8]],
  [0, 0.3, [0, 0.1, 0.2, 0.3]],
  [0, 0, [0, 0.25, 0.5, 0.75, 1]],
  [-12, 30, [-20, 0, 20, 40]],
])('the ticks from %d to %d are %j', (min, max, ticks) => {
  expect(ticksOf(min, max)).toEqual(ticks);
});

test.each([
  [0, 0, [0, 1]],
  [0, 1, [0, 1]],
  [0, 2, [0, 1, 2]],
  [0, 9, [0, 5, 10]],
  [0, 100, [0, 25, 50, 75, 100]],
])('the ticks of counts from %d to %d are the whole numbers %j', (min, max, ticks) => {
  expect(ticksOf(min, max, true)).toEqual(ticks);
});

test('the ticks enclose all values and number fewer than 8', () => {
  const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(number, number, (one, other) => {
      const [min, max] = [Math.min(one, other), Math.max(one, other)];
      fc.pre(max - min > 0.001);
      const ticks = ticksOf(min, max);
      expect(ticks[0]).toBeLessThanOrEqual(min + 1e-4);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max - 1e-4);
      expect(ticks.length).toBeLessThan(8);
    }),
  );
});

test('a gap in the values interrupts the line', () => {
  const pieces = piecesOf([0, 5, null, 10, Number.NaN], 6, [0, 10]);
  expect(pieces).toEqual([
    [
      { index: 0, x: 0, y: 100 },
      { index: 1, x: 20, y: 50 },
    ],
    [{ index: 3, x: 60, y: 0 }],
  ]);
  expect(piecesOf([3], 1, [0, 4])).toEqual([[{ index: 0, x: 50, y: 25 }]]);
});

test('labelledOf selects at most 9 labels, including the last', () => {
  expect(labelledOf(5)).toEqual([0, 1, 2, 3, 4]);
  expect(labelledOf(30)).toEqual([0, 4, 8, 12, 16, 20, 24, 29]);
  expect(labelledOf(30, 4)).toEqual([0, 8, 16, 29]);
  expect(labelledOf(0)).toEqual([]);
  for (let count = 2; count < 400; count += 1) {
    const labelled = labelledOf(count);
    expect(labelled.at(-1)).toBe(count - 1);
    expect(labelled.length).toBeLessThanOrEqual(9);
  }
});

test('extentOf returns null without values', () => {
  expect(extentOf([[null], []])).toBeNull();
  expect(
    extentOf([
      [1, null],
      [-3, 8],
    ]),
  ).toEqual([-3, 8]);
});
