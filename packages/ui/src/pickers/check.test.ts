import { expect, test } from 'vitest';
import { check, isPickable, momentOfValue } from './check.ts';
import { dayNumber, momentOf, weekday } from './dayArithmetic.ts';

const noSundays = {
  isUnavailable: (date: string) => weekday((momentOfValue('date', date) ?? 0) / 86_400) === 0,
};

test.each([
  ['2023-02-28', { value: '2023-02-28' }],
  [' 2023/2/28 ', { value: '2023-02-28' }],
  ['', { value: null }],
  ['2023-02-31', { problem: 'calendar', text: '2023-02-31' }],
  ['1899-12-31', { problem: 'bounds', text: '1899-12-31' }],
  ['2101-01-02', { problem: 'bounds', text: '2101-01-02' }],
  ['1900-01-01', { value: '1900-01-01' }],
  ['2101-01-01', { value: '2101-01-01' }],
  ['soon', { problem: 'format', text: 'soon' }],
  ['2026-11-22', { problem: 'unavailable', text: '2026-11-22' }],
])('checks the typed date %s', (typed, found) => {
  expect(check('date', typed, noSundays)).toEqual(found);
});

test('a date and time on an unavailable day is unavailable', () => {
  const requests: string[] = [];
  const limits = { isUnavailable: (value: string) => requests.push(value) > 0 };
  expect(check('dateTime', '2026-11-22 08:00:00', limits)).toMatchObject({ problem: 'unavailable' });
  expect(check('month', '2026-11', limits)).toMatchObject({ problem: 'unavailable' });
  expect(requests).toEqual(['2026-11-22', '2026-11']);
});

test('the day of a limit with a time can be picked', () => {
  const noon = { min: '2026-11-22 12:00:00' };
  expect(isPickable('date', momentOf(dayNumber(2026, 11, 22)), { min: '2026-11-22' })).toBe(true);
  expect(check('dateTime', '2026-11-22 11:59:59', noon)).toMatchObject({ problem: 'bounds' });
  expect(check('dateTime', '2026-11-22 12:00:00', noon)).toEqual({ value: '2026-11-22 12:00:00' });
});
