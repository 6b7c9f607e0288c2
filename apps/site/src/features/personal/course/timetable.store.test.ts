import { expect, it } from 'vitest';
import { daysOf, isOnDay, weekStart } from './timetable.store.ts';

const at = (moment: string) => Date.parse(moment);

it.each([
  ['2026-11-20T12:00:00Z', 0, '2026-11-15T16:00:00Z'],
  // Monday in Shanghai, still Sunday in UTC.
  ['2026-11-15T16:00:00Z', 0, '2026-11-15T16:00:00Z'],
  ['2026-11-15T15:59:59Z', 0, '2026-11-08T16:00:00Z'],
  ['2026-11-20T12:00:00Z', 1, '2026-11-22T16:00:00Z'],
  ['2026-11-20T12:00:00Z', -1, '2026-11-08T16:00:00Z'],
])('the week of %s, moved by %i, begins at %s', (now, weeks, start) => expect(weekStart(at(now), weeks)).toBe(at(start)));

it('puts each moment of a week on exactly one of its days', () => {
  const days = daysOf(weekStart(at('2026-11-20T12:00:00Z'), 0));
  for (const moment of ['2026-11-15T16:00:00Z', '2026-11-18T15:59:59Z', '2026-11-22T15:59:59Z']) {
    expect(days.filter((day) => isOnDay(moment, day))).toHaveLength(1);
  }
});
