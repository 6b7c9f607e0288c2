import fc from 'fast-check';
import { expect, test } from 'vitest';
import { langOf } from '../locale/index.ts';
import {
  addMonths,
  dateOf,
  dayNumber,
  daysInMonth,
  momentOf,
  monthPage,
  startOfWeek,
  wallClock,
  weekday,
} from './dayArithmetic.ts';
import { texts } from './pickers.texts.ts';

const day = fc.integer({ min: dayNumber(1900, 1, 1), max: dayNumber(2101, 1, 1) });

test('day numbers match the calendar on every day from 1900 to 2101', () => {
  const date = new Date(Date.UTC(1900, 0, 1));
  for (let number = dayNumber(1900, 1, 1); number <= dayNumber(2101, 1, 1); number += 1) {
    const found = dateOf(number);
    if (
      found.year !== date.getUTCFullYear() ||
      found.month !== date.getUTCMonth() + 1 ||
      found.day !== date.getUTCDate() ||
      weekday(number) !== date.getUTCDay()
    )
      expect.fail(`${date.toISOString()} was read as ${JSON.stringify(found)}`);
    date.setUTCDate(date.getUTCDate() + 1);
  }
  expect(dayNumber(1970, 1, 1)).toBe(0);
});

test('a date converts to its day number and back', () => {
  fc.assert(
    fc.property(day, (number) => {
      const { year, month, day: dayOfMonth } = dateOf(number);
      expect(dayNumber(year, month, dayOfMonth)).toBe(number);
      expect(dayOfMonth).toBeLessThanOrEqual(daysInMonth(year, month));
    }),
  );
});

test('monthPage has 6 weeks, contains the whole month and starts at the first weekday', () => {
  fc.assert(
    fc.property(day, fc.constantFrom(0, 1), (number, firstWeekday) => {
      const page = monthPage(number, firstWeekday);
      const { year, month } = dateOf(number);
      expect(page).toHaveLength(42);
      expect(weekday(page[0]!)).toBe(firstWeekday);
      expect(page.every((one, index) => one === page[0]! + index)).toBe(true);
      expect(page.filter((one) => dateOf(one).month === month && dateOf(one).year === year)).toHaveLength(
        daysInMonth(year, month),
      );
    }),
  );
});

test('addMonths keeps the day of the month, or takes the month’s last day', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -2400, max: 2400 }), (number, months) => {
      const from = dateOf(number);
      const to = dateOf(addMonths(number, months));
      expect((to.year - from.year) * 12 + to.month - from.month).toBe(months);
      expect(to.day).toBe(Math.min(from.day, daysInMonth(to.year, to.month)));
    }),
  );
  expect(dateOf(addMonths(dayNumber(2024, 1, 31), 1))).toEqual({ year: 2024, month: 2, day: 29 });
  expect(dateOf(addMonths(dayNumber(2024, 2, 29), 12))).toEqual({ year: 2025, month: 2, day: 28 });
});

test('startOfWeek is at most six days earlier', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 6 }), (number, first) => {
      const start = startOfWeek(number, first);
      expect(weekday(start)).toBe(first);
      expect(number - start).toBeGreaterThanOrEqual(0);
      expect(number - start).toBeLessThan(7);
    }),
  );
});

test('wallClock is unaffected by summer time', () => {
  // 1986-05-04 began in Shanghai at 01:00; whatever the local time zone, the parts are those of the wall clock.
  const ms = new Date(1986, 4, 4, 23, 59, 58).getTime();
  expect(wallClock(ms)).toBe(dayNumber(1986, 5, 4) * 86_400 + 23 * 3600 + 59 * 60 + 58);
});

test.each(['zh', 'en'] as const)('a full date is written as Intl.DateTimeFormat does: %s', (locale) => {
  const format = new Intl.DateTimeFormat(langOf(locale), { dateStyle: 'full', timeZone: 'UTC' });
  for (let day = dayNumber(1999, 12, 1); day < dayNumber(2001, 2, 1); day += 1) {
    expect(texts[locale].day(dateOf(day), weekday(day))).toBe(format.format(momentOf(day) * 1000));
  }
});
