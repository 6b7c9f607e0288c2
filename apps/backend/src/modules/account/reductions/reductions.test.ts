import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { couponOff, pointsOff, splitSum } from './reductions.ts';

const cents = fc.integer({ min: 0, max: 10_000_000 });
const rule = fc.record({
  perYuan: fc.integer({ min: 0, max: 5_000 }),
  mostPercent: fc.integer({ min: 0, max: 100 }),
});
const coupon = fc.record({
  kind: fc.constantFrom('amount' as const, 'percent' as const),
  amountCents: cents,
  percent: fc.integer({ min: 1, max: 99 }),
});

describe('price reductions', () => {
  it('add up, with the amount due, to the price in whole cents, none negative', () => {
    fc.assert(
      fc.property(cents, coupon, rule, cents, cents, (sum, worth, points, available, balanceCents) => {
        const split = splitSum(sum, {
          couponCents: couponOff(worth, sum),
          rule: points,
          points: available,
          balanceCents,
        });
        const { couponCents, pointCents, dueCents } = split;
        expect(couponCents + pointCents + split.balanceCents + dueCents).toBe(sum);
        for (const part of Object.values(split)) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(Number.isInteger(part)).toBe(true);
        }
        expect(split.points).toBeLessThanOrEqual(available);
        expect(split.balanceCents).toBeLessThanOrEqual(balanceCents);
      }),
    );
  });

  it('take the fewest points for their cents, within the share the school allows', () => {
    fc.assert(
      fc.property(cents, rule, cents, (sum, points, available) => {
        const { points: spent, offCents } = pointsOff(points, available, sum);
        expect(offCents * 100).toBeLessThanOrEqual(sum * points.mostPercent);
        expect(spent).toBeLessThanOrEqual(available);
        if (points.perYuan === 0) expect([spent, offCents]).toEqual([0, 0]);
        expect(spent * 100).toBeGreaterThanOrEqual(offCents * points.perYuan);
        expect(Math.max(0, spent - 1) * 100).toBeLessThanOrEqual(offCents * points.perYuan);
      }),
    );
  });

  it('deduct a coupon, points and the balance from the price', () => {
    const means = {
      couponCents: 2_000,
      rule: { perYuan: 100, mostPercent: 50 },
      points: 1_250,
      balanceCents: 5_000,
    };
    expect(splitSum(19_900, means)).toEqual({
      couponCents: 2_000,
      points: 1_250,
      pointCents: 1_250,
      balanceCents: 5_000,
      dueCents: 11_650,
    });
  });
});
