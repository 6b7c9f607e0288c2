import { expect, test } from 'vitest';
import { offsetOf, nameOfZone, readZone } from './zone.ts';

const HOUR_MS = 3_600_000;

test.each([
  ['Asia/Tokyo', 'Asia/Tokyo'],
  ['', 'Asia/Shanghai'],
  ['Asia/Nowhere', 'Asia/Shanghai'],
])('the zone %j is read as %s', (name, zone) => expect(readZone(name)).toBe(zone));

test.each([
  ['Asia/Shanghai', '2026-11-20T12:00:00Z', 8],
  ['Asia/Kolkata', '2026-11-20T12:00:59.999Z', 5.5],
  ['America/New_York', '2026-07-01T00:00:00Z', -4],
  ['America/New_York', '2026-12-31T23:59:00Z', -5],
  ['Pacific/Kiritimati', '2026-12-31T23:59:00Z', 14],
])('the zone %s is at %s ahead of UTC by %d hours', (zone, moment, hours) => {
  expect(offsetOf(zone, Date.parse(moment))).toBe(hours * HOUR_MS);
});

test('the name of a zone is in the language of the reader', () => {
  const moment = Date.parse('2026-11-20T12:00:00Z');
  expect(nameOfZone('Asia/Tokyo', moment, 'zh')).toBe('日本标准时间');
  expect(nameOfZone('Asia/Tokyo', moment, 'en')).toBe('Japan Standard Time');
});
