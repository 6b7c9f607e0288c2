import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsOf, formats, read, tidy, write, type PickerKind } from './format.ts';

const kinds = ['date', 'dateTime', 'month', 'time'] as const satisfies PickerKind[];
const kind = fc.constantFrom(...kinds);

test('a written value reads back as the same', () => {
  const moment = fc.integer({ min: boundsOf('dateTime', undefined, undefined)[0], max: 4_133_980_799 });
  fc.assert(
    fc.property(kind, moment, (one, at) => {
      const text = write(one, at);
      expect(text).toHaveLength(formats[one].length);
      const parsed = read(one, text);
      expect('moment' in parsed && write(one, parsed.moment)).toBe(text);
      if (one === 'dateTime') expect(parsed).toEqual({ moment: at });
    }),
  );
});

test.each([
  ['date', '2023-02-31', 'calendar'],
  ['date', '2023-02-29', 'calendar'],
  ['date', '2023-13-01', 'calendar'],
  ['date', '2023-00-10', 'calendar'],
  ['date', '2023-04-31', 'calendar'],
  ['date', '2023-2-8', 'format'],
  ['date', '2023-02-08 ', 'format'],
  ['date', '2023-02', 'format'],
  ['date', '明天', 'format'],
  ['dateTime', '2023-02-08 24:00:00', 'calendar'],
  ['dateTime', '2023-02-08 23:60:00', 'calendar'],
  ['dateTime', '2023-02-08', 'format'],
  ['month', '2023-13', 'calendar'],
  ['time', '12:00:60', 'calendar'],
  ['time', '12:00', 'format'],
] as const)('%s rejects %s with the problem %s', (one, text, problem) => {
  expect(read(one, text)).toEqual({ problem });
});

test('29 February is read in a leap year', () => {
  expect(read('date', '2024-02-29')).toEqual({ moment: 19782 * 86_400 });
});

test('a value that is read is written as the same text', () => {
  fc.assert(
    fc.property(kind, fc.stringMatching(/^[0-9 :-]{0,20}$/), (one, text) => {
      const parsed = read(one, text);
      if ('moment' in parsed) expect(write(one, parsed.moment)).toBe(text);
    }),
  );
});

test.each([
  ['date', '2023/2/8', '2023-02-08'],
  ['date', '20230208', '2023-02-08'],
  ['date', ' 2023年2月8日 ', '2023-02-08'],
  ['date', '２０２３－０２－０８', '2023-02-08'],
  ['date', '2023.12.31', '2023-12-31'],
  ['date', '2023-02-31', '2023-02-31'],
  ['date', '8/2/2023', '8/2/2023'],
  ['date', '2023', '2023'],
  ['dateTime', '2023-2-8 9:05', '2023-02-08 09:05:00'],
  ['dateTime', '20230208090500', '2023-02-08 09:05:00'],
  ['month', '202302', '2023-02'],
  ['time', '9:5', '09:05:00'],
  ['time', '090500', '09:05:00'],
  ['time', 'noon', 'noon'],
] as const)('%s: tidy corrects %s to %s', (one, typed, text) => {
  expect(tidy(one, typed)).toBe(text);
});

test('boundsOf returns the platform’s bounds or narrower ones', () => {
  const texts = (one: PickerKind, min?: string, max?: string) =>
    boundsOf(one, min, max).map((at) => write(one, at));
  expect(texts('date')).toEqual(['1900-01-01', '2101-01-01']);
  expect(texts('dateTime')).toEqual(['1900-01-01 00:00:00', '2101-01-01 23:59:59']);
  expect(texts('month')).toEqual(['1900-01', '2101-01']);
  expect(texts('time')).toEqual(['00:00:00', '23:59:59']);
  expect(texts('date', '1800-01-01', '2026-11-21')).toEqual(['1900-01-01', '2026-11-21']);
  expect(texts('date', 'nonsense')).toEqual(['1900-01-01', '2101-01-01']);
});
