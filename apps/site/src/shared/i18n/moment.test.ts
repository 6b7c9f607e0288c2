import { expect, test } from 'vitest';
import { formatTime } from './moment.ts';

test.each([
  ['2026-11-20T16:05:00.000Z', 'day', 'zh', '2026年11月21日'],
  ['2026-11-20T16:05:00.000Z', 'day', 'en', '21\u00a0Nov\u00a02026'],
  ['2026-11-20T16:05:00.000Z', 'moment', 'zh', '2026年11月21日 00:05'],
  ['2026-11-20T16:05:00.000Z', 'moment', 'en', '21\u00a0Nov\u00a02026, 00:05'],
  ['2026-11-21T11:30:00.000Z', 'start', 'zh', '11月21日 周六 19:30'],
  ['2026-11-21T11:30:00.000Z', 'start', 'en', 'Sat\u00a021\u00a0Nov, 19:30'],
  ['2026-11-21T11:30:00.000Z', 'clock', 'zh', '19:30'],
  [Date.UTC(2026, 10, 21, 11, 30), 'clock', 'en', '19:30'],
  ['', 'day', 'zh', ''],
  ['tomorrow', 'moment', 'en', ''],
] as const)('%s formatted as %s in %s reads “%s”', (moment, as, locale, text) => {
  expect(formatTime(moment, as, locale)).toBe(text);
});

test('a time is formatted in the zone of its school, also during summer time', () => {
  expect(formatTime('2026-07-01T11:30:00.000Z', 'start', 'en', 'America/New_York')).toBe(
    'Wed\u00a01\u00a0Jul, 07:30',
  );
  expect(formatTime('2026-12-01T03:30:00.000Z', 'start', 'zh', 'America/New_York')).toBe(
    '11月30日 周一 22:30',
  );
});
