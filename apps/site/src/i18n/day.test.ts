import { expect, test } from 'vitest';
import { dayOf } from './day.ts';

test.each([
  ['2026-11-18T15:59:59.000Z', '2026-11-18'],
  ['2026-11-18T16:00:00.000Z', '2026-11-19'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
  ['', ''],
  ['yesterday', ''],
])('the day of %s in Shanghai is %s', (iso, day) => {
  expect(dayOf(iso)).toBe(day);
});
