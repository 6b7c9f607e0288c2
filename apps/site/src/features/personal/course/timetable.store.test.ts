import { expect, it } from 'vitest';
import { dateIn, lastDayOf, weekStart } from './timetable.store.ts';

const at = (moment: string) => Date.parse(moment);

it.each([
  ['2026-11-20T12:00:00Z', 0, '2026-11-15T16:00:00Z'],
  // Monday in Shanghai, still Sunday in UTC.
  ['2026-11-15T16:00:00Z', 0, '2026-11-15T16:00:00Z'],
  ['2026-11-15T15:59:59Z', 0, '2026-11-08T16:00:00Z'],
  ['2026-11-20T12:00:00Z', 1, '2026-11-22T16:00:00Z'],
  ['2026-11-20T12:00:00Z', -1, '2026-11-08T16:00:00Z'],
])('the week of %s, moved by %i, begins at %s', (now, weeks, start) =>
  expect(weekStart(at(now), weeks)).toBe(at(start)),
);

it('names the first and the last date of a week as they are in Shanghai', () => {
  const start = weekStart(at('2026-11-20T12:00:00Z'), 0);
  expect([dateIn(start), dateIn(lastDayOf(start))]).toEqual(['2026-11-16', '2026-11-22']);
});
