import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockOf, dayOf, fromClock, SHANGHAI, startOf } from './days.ts';

/** Dates since China last had daylight saving time. */
const moments = fc.date({
  min: new Date('1992-01-01T00:00:00Z'),
  max: new Date('2200-01-01T00:00:00Z'),
  noInvalidDate: true,
});

test('the clock is the one that the zone has', () => {
  const inZone = new Intl.DateTimeFormat('sv-SE', {
    timeZone: SHANGHAI,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(clockOf(moment)).toBe(inZone.format(moment));
    }),
  );
});

test('what it shows is read as the moment, to the second', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      const milliseconds = moment.getTime() - (fromClock(clockOf(moment))?.getTime() ?? 0);
      expect(milliseconds).toBeGreaterThanOrEqual(0);
      expect(milliseconds).toBeLessThan(1000);
    }),
  );
});

test('a day begins at its midnight', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      expect(clockOf(startOf(dayOf(moment)))).toBe(`${dayOf(moment)} 00:00:00`);
    }),
  );
});

test.each(['', 'soon', '2026-13-01 00:00:00'])('%j is no time', (text) => {
  expect(fromClock(text)).toBeUndefined();
});
