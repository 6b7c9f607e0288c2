import { expect, it } from 'vitest';
import { dateFormat, dayWords } from './days.ts';

it('dateFormat caches its formats', () => {
  const day = () => dateFormat('en', { timeZone: 'UTC', day: 'numeric' });
  expect(day()).toBe(day());
  expect(day().format(0)).toBe('1');
  expect(() => dateFormat('en', { timeZone: 'Nowhere' })).toThrow(RangeError);
});

it('dayWords writes the parts of a date in Chinese and English', () => {
  const day = Date.UTC(2026, 10, 27, 23);
  expect(dayWords(day, 'zh')).toEqual({
    date: '2026年11月27日',
    monthDay: '11月27日',
    figures: '11/27',
    month: '11月',
    weekday: '周五',
  });
  expect(dayWords(day, 'en')).toEqual({
    date: '27 Nov 2026',
    monthDay: '27 Nov',
    figures: '27/11',
    month: 'Nov',
    weekday: 'Fri',
  });
});
