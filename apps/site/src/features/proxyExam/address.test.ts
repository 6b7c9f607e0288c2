import { expect, test } from 'vitest';
import { asksForDue, filterOf, lessonBefore, signHref, signsHref } from './address.ts';

test.each([
  ['', '#/personal/course/apply'],
  ['state=draft&page=2', '#/personal/course/apply?state=draft&page=2'],
  ['keyword=%E9%AB%98%E8%80%83', '#/personal/course/apply?keyword=%E9%AB%98%E8%80%83'],
  ['state=lost&page=-3', '#/personal/course/apply'],
])('the list query %j is written as the address %s', (search, href) => {
  expect(signsHref(filterOf(search))).toBe(href);
});

test('the query apply=true of the lesson gate asks for the registration that is due', () => {
  expect(asksForDue('apply=true&from=%2Fclass')).toBe(true);
  expect(asksForDue('apply=1')).toBe(false);
});

test('a registration’s address keeps the lesson to return to', () => {
  const lesson = '#/class/type/video/page?classTypeId=7&lessonId=70';
  const href = signHref('4/2', lesson);
  expect(href.startsWith('#/personal/course/apply/4%2F2?')).toBe(true);
  expect(lessonBefore(href.split('?')[1] ?? '')).toBe(lesson);
  expect(signHref('4')).toBe('#/personal/course/apply/4');
});

test.each([
  '',
  'https://example.org',
  '//example.org',
  'javascript:alert(1)',
  '/payment/order',
  '/class/a#b',
])('%j is not accepted as a lesson to return to', (from) => {
  expect(lessonBefore(new URLSearchParams({ from }).toString())).toBe('');
});
