import { expect, it } from 'vitest';
import { calendarOf, dayMinutes, lastDays } from './studyDays.ts';

it('reads days in begun minutes, and leaves out what is no day', () => {
  expect(
    dayMinutes([
      { day: '2026-11-24', lessonSeconds: 61, practiceSeconds: 0 },
      { day: 'yesterday', lessonSeconds: 60 },
      { lessonSeconds: 60 },
      { day: '2026-11-25', lessonSeconds: -5 },
    ]),
  ).toEqual([
    { day: '2026-11-24', lessons: 2, practice: 0 },
    { day: '2026-11-25', lessons: 0, practice: 0 },
  ]);
});

it('ends with today of Shanghai’s calendar, and has the days on which nothing was studied', () => {
  // In UTC it is still the 24th.
  const days = lastDays([{ day: '2026-11-24', lessons: 3, practice: 1 }], Date.parse('2026-11-24T17:00:00Z'));
  expect(days).toHaveLength(14);
  expect(days.slice(-2)).toEqual([
    { day: '2026-11-24', lessons: 3, practice: 1 },
    { day: '2026-11-25', lessons: 0, practice: 0 },
  ]);
  expect(days[0]?.day).toBe('2026-11-12');
});

it('draws a year of calendar for a student of yesterday', () => {
  const days = calendarOf(
    [{ day: '2026-11-24', lessons: 3, practice: 1 }],
    Date.parse('2026-11-25T04:00:00Z'),
  );
  expect(days).toEqual([
    { day: '2025-11-26', value: 0 },
    { day: '2026-11-24', value: 4 },
    { day: '2026-11-25', value: 0 },
  ]);
});
