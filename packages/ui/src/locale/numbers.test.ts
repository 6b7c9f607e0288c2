import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatNumber } from './numbers.ts';

it.each(['zh-CN', 'en'])('formatNumber writes numbers as Intl.NumberFormat does for %s', (lang) => {
  const numbers = fc.oneof(
    fc.integer(),
    fc.integer().map((cents) => cents / 100),
    fc.constantFrom(0, 999, 1000, 12.5, 1e12, 0.125),
  );
  fc.assert(
    fc.property(numbers, fc.integer({ min: 0, max: 3 }), (number, minDecimals) => {
      expect(formatNumber(number, 3, minDecimals)).toBe(
        new Intl.NumberFormat(lang, { maximumFractionDigits: 3, minimumFractionDigits: minDecimals }).format(
          number,
        ),
      );
    }),
  );
});
