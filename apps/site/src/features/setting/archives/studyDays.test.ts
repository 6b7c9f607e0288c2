import { expect, it } from 'vitest';
import { calendarOf, dayMinutes, lastDays } from './studyDays.ts';

it('study time is rounded up to minutes, and an invalid day is dropped', () => {
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

it('the last 14 days end with today in Shanghai, and include days without study', () => {
  // In UTC it is still the 24th.
  const days = lastDays([{ day: '2026-11-24', lessons: 3, practice: 1 }], Date.parse('2026-11-24T17:00:00Z'));
  expect(days).toHaveLength(14);
  expect(days.slice(-2)).toEqual([
    { day: '2026-11-24', lessons: 3, practice: 1 },
    { day: '2026-11-25', lessons: 0, practice: 0 },
  ]);
  expect(days[0]?.day).toBe('2026-11-12');
});

it('the calendar covers a year, even for a student who began yesterday', () => {
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
