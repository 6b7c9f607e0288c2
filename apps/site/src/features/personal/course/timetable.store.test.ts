import { expect, it } from 'vitest';
import { dateIn } from '../../../shared/i18n/zone.ts';
import { lastDayOf, weekStart } from './timetable.store.ts';

const at = (moment: string) => Date.parse(moment);

it.each([
  ['2026-11-20T12:00:00Z', 0, '2026-11-15T16:00:00Z'],
  // Monday in Shanghai, but still Sunday in UTC.
  ['2026-11-15T16:00:00Z', 0, '2026-11-15T16:00:00Z'],
  ['2026-11-15T15:59:59Z', 0, '2026-11-08T16:00:00Z'],
  ['2026-11-20T12:00:00Z', 1, '2026-11-22T16:00:00Z'],
  ['2026-11-20T12:00:00Z', -1, '2026-11-08T16:00:00Z'],
])('the week of %s, moved by %i weeks, begins at %s', (now, weeks, start) =>
  expect(weekStart(at(now), weeks, 'Asia/Shanghai')).toBe(at(start)),
);

it('the first and the last date of a week are those in Shanghai', () => {
  const start = weekStart(at('2026-11-20T12:00:00Z'), 0, 'Asia/Shanghai');
  expect([dateIn(start, 'Asia/Shanghai'), dateIn(lastDayOf(start), 'Asia/Shanghai')]).toEqual([
    '2026-11-16',
    '2026-11-22',
  ]);
});

it.each([
  ['forward', '2026-03-06T12:00:00Z', '2026-03-02T05:00:00Z', '2026-03-09T04:00:00Z', '2026-03-08'],
  ['back', '2026-10-30T12:00:00Z', '2026-10-26T04:00:00Z', '2026-11-02T05:00:00Z', '2026-11-01'],
])('a week in which the clock goes %s begins and ends at local midnight', (_, now, start, next, last) => {
  const zone = 'America/New_York';
  const monday = weekStart(at(now), 0, zone);
  expect([monday, weekStart(at(now), 1, zone)]).toEqual([at(start), at(next)]);
  expect(dateIn(lastDayOf(monday), zone)).toBe(last);
});
