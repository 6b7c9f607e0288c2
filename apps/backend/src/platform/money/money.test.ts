import fc from 'fast-check';
import { expect, it } from 'vitest';
import { centsOf, yuanOf } from './money.ts';

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [100, '1.00'],
  [123_456, '1234.56'],
])('yuanOf writes %i cents as %s', (cents, yuan) => expect(yuanOf(cents)).toBe(yuan));

it('centsOf reads back every amount that yuanOf writes', () => {
  fc.assert(fc.property(fc.nat(1_000_000_000), (cents) => centsOf(yuanOf(cents)) === cents));
});

it('sums in cents equal the sums of the written amounts', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000_000), { maxLength: 50 }), (amounts) => {
      const total = amounts.reduce((sum, cents) => sum + cents, 0);
      const read = amounts.reduce((sum, cents) => sum + (centsOf(yuanOf(cents)) ?? Number.NaN), 0);
      expect(centsOf(yuanOf(total))).toBe(read);
    }),
  );
});

it.each(['', '-1.00', '1.001', '1,00', '1e3', '.5', ' 1', '0x10'])(
  'centsOf returns undefined for %j',
  (text) => expect(centsOf(text)).toBeUndefined(),
);
it.each([-1, 0.5, Number.NaN, Infinity])('yuanOf throws RangeError for %d', (cents) =>
  expect(() => yuanOf(cents)).toThrow(RangeError),
);
