import { expect, test } from 'vitest';
import { dayOf } from './day.ts';

test.each([
  ['2026-11-18T15:59:59.000Z', '2026年11月18日', '18 Nov 2026'],
  ['2026-11-18T16:00:00.000Z', '2026年11月19日', '19 Nov 2026'],
  ['2026-12-31T23:00:00Z', '2027年1月1日', '1 Jan 2027'],
  ['2026-09-01T00:00:00Z', '2026年9月1日', '1 Sep 2026'],
  ['', '', ''],
  ['yesterday', '', ''],
])('the time %s falls in Shanghai on %s', (iso, zh, en) => {
  expect(dayOf(iso, 'zh')).toBe(zh);
  expect(dayOf(iso, 'en')).toBe(en);
});
