import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockOf, dayOf, fromClock, SHANGHAI, startOf } from './days.ts';

/** Dates since China last had daylight saving time. */
const moments = fc.date({
  min: new Date('1992-01-01T00:00:00Z'),
  max: new Date('2200-01-01T00:00:00Z'),
  noInvalidDate: true,
});

test('clockOf formats a moment in the time zone of Shanghai', () => {
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

test('fromClock reads the output of clockOf back, to the second', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      const milliseconds = moment.getTime() - (fromClock(clockOf(moment))?.getTime() ?? 0);
      expect(milliseconds).toBeGreaterThanOrEqual(0);
      expect(milliseconds).toBeLessThan(1000);
    }),
  );
});

test('startOf returns midnight of its day', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      expect(clockOf(startOf(dayOf(moment)))).toBe(`${dayOf(moment)} 00:00:00`);
    }),
  );
});

test.each(['', 'soon', '2026-13-01 00:00:00'])('fromClock returns undefined for %j', (text) => {
  expect(fromClock(text)).toBeUndefined();
});
