import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharesOf, sumOf } from './shares.ts';

const cents = (max: number) => fc.integer({ min: 0, max });

/** Arbitrary orders: prices, reduced by coupon and points, and partly paid from the balance. */
const order = fc
  .record({
    prices: fc.array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 1, maxLength: 12 }),
    off: fc.double({ min: 0, max: 1, noNaN: true }),
    balance: fc.double({ min: 0, max: 1, noNaN: true }),
    points: cents(2_000_000),
  })
  .map(({ prices, off, balance, points }) => {
    const sum = prices.reduce((all, price) => all + price, 0);
    const payCents = sum - Math.floor(sum * off);
    return { prices, paid: { payCents, balanceCents: Math.floor(payCents * balance), points } };
  });

describe('sharesOf', () => {
  it('returns shares that add up to exactly what was paid, in any order of refunds', () => {
    fc.assert(
      fc.property(order, fc.infiniteStream(fc.nat()), ({ prices, paid }, chance) => {
        const shares = sharesOf(prices, paid);
        const left = [...shares];
        let back = sumOf([]);
        while (left.length > 0) {
          const many = 1 + (chance.next().value % left.length);
          const part = Array.from({ length: many }, () =>
            left.splice(chance.next().value % left.length, 1),
          ).flat();
          back = sumOf([back, sumOf(part)]);
          expect(back.moneyCents).toBeLessThanOrEqual(paid.payCents - paid.balanceCents);
          expect(back.balanceCents).toBeLessThanOrEqual(paid.balanceCents);
        }
        expect(back).toEqual({
          moneyCents: paid.payCents - paid.balanceCents,
          balanceCents: paid.balanceCents,
          points: paid.points,
        });
      }),
    );
  });

  it('returns shares between 0 and the price, within a cent of the exact share', () => {
    fc.assert(
      fc.property(order, ({ prices, paid }) => {
        const sum = prices.reduce((all, price) => all + price, 0);
        for (const [at, share] of sharesOf(prices, paid).entries()) {
          const price = prices[at] ?? 0;
          const back = share.moneyCents + share.balanceCents;
          expect(Math.min(share.moneyCents, share.balanceCents, share.points)).toBeGreaterThanOrEqual(0);
          expect(back).toBeLessThanOrEqual(price);
          expect(Math.abs(back - (paid.payCents * price) / sum)).toBeLessThan(1 + 1e-6);
        }
      }),
    );
  });

  it('loses no cent if the division leaves a remainder', () => {
    expect(sharesOf([1, 1, 1], { payCents: 2, balanceCents: 1, points: 100 })).toEqual([
      { moneyCents: 0, balanceCents: 0, points: 33 },
      { moneyCents: 0, balanceCents: 1, points: 33 },
      { moneyCents: 1, balanceCents: 0, points: 34 },
    ]);
  });
});
