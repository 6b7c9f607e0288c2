// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayNumber } from '../pickers/dayArithmetic.ts';
import {
  clockOf,
  hoursOf,
  minutesPerDay,
  placeSpans,
  spanOn,
  weekOf,
  writeDay,
  writeMinutes,
} from './week.ts';

const lanesOf = (...spans: [number, number][]) =>
  placeSpans(spans.map(([from, to], index) => ({ id: String(index), from, to }))).map(
    ({ id, lane, lanes }) => `${id}: ${lane + 1}/${lanes}`,
  );

test('clockOf reads a time in the given time zone, and in the local one if it is unknown', () => {
  const ms = Date.parse('2026-11-21T16:30:00Z');
  const day = dayNumber(2026, 11, 21) * minutesPerDay;
  expect(clockOf('UTC')(ms)).toBe(day + 16 * 60 + 30);
  expect(clockOf('Asia/Shanghai')(ms)).toBe(day + minutesPerDay + 30);
  expect(clockOf('Nowhere/Else')(ms)).toBe(clockOf(undefined)(ms));
});

test('weekOf begins on Monday, and is the current week for an invalid date', () => {
  expect(weekOf('2026-11-22', 0).map(writeDay)).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ]);
  expect(writeDay(weekOf('2026-02-31', dayNumber(2026, 11, 21))[0]!)).toBe('2026-11-16');
});

test('overlapping lessons are placed side by side, and a later one takes the whole column', () => {
  expect(lanesOf([540, 600], [570, 630], [630, 700])).toEqual(['0: 1/2', '1: 2/2', '2: 1/1']);
  expect(lanesOf([540, 700], [540, 600], [600, 700], [650, 720])).toEqual([
    '0: 1/3',
    '1: 2/3',
    '2: 2/3',
    '3: 3/3',
  ]);
});

test('a lesson of zero length takes up space', () => {
  expect(lanesOf([540, 540], [550, 600])).toEqual(['0: 1/2', '1: 2/2']);
  expect(spanOn(0, 'a', 540, 540)).toEqual({ id: 'a', from: 540, to: 540 });
});

test('a lesson past midnight is placed on both days only', () => {
  const [from, to] = [minutesPerDay - 30, minutesPerDay + 45];
  expect(spanOn(0, 'a', from, to)).toEqual({ id: 'a', from: 1410, to: 1440 });
  expect(spanOn(1, 'a', from, to)).toEqual({ id: 'a', from: 0, to: 45 });
  expect(spanOn(2, 'a', from, to)).toBeNull();
});

test('no two overlapping lessons share a lane', () => {
  const span = fc.tuple(fc.nat(1300), fc.integer({ min: 30, max: 140 }));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 30 }), (pairs) => {
      const placed = placeSpans(
        pairs.map(([from, length], index) => ({ id: String(index), from, to: from + length })),
      );
      expect(placed).toHaveLength(pairs.length);
      for (const one of placed) {
        expect(one.lane).toBeLessThan(one.lanes);
        const beside = placed.filter((other) => other !== one && other.from < one.to && one.from < other.to);
        expect(beside.map(({ lane }) => lane)).not.toContain(one.lane);
        expect(new Set(beside.map(({ lanes }) => lanes)).size).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('hoursOf covers a school day and all lessons outside it', () => {
  expect(hoursOf([])).toEqual([9, 18]);
  expect(hoursOf([{ id: 'a', from: 400, to: 1290 }])).toEqual([6, 22]);
  expect(hoursOf([{ id: 'a', from: 1430, to: 1440 }])).toEqual([9, 24]);
  expect(writeMinutes(65)).toBe('01:05');
});
