import { decodeReply } from '@lectern/sdk';
import { couponList, memberList } from '@lectern/sdk/endpoints/account';
import { expect, test } from 'vitest';
import { type Coupon, couponsFor, readCoupon, readPlan, reductionOf } from './account.model.ts';

const NOW = Date.parse('2026-03-02T01:00:00.000Z');
const coupon = (values: Partial<Coupon> = {}): Coupon => ({
  id: '1',
  name: '礼券',
  state: 'usable',
  kind: 'amount',
  amountCents: 2_000,
  percent: 0,
  minimumCents: 0,
  scope: '会员',
  startsAt: '2026-03-01T00:00:00.000Z',
  endsAt: '2026-04-01T00:00:00.000Z',
  ...values,
});

const planOf = (level: object) => readPlan(decodeReply(memberList, { levels: [level] }).levels[0]!);
const couponOf = (entry: object) => readCoupon(decodeReply(couponList, { records: [entry] }).records[0]!);

test('reads a membership, and what is missing in one harms nothing', () => {
  expect(
    planOf({
      memberId: 7,
      memberName: '年度会员',
      priceCents: '29900',
      listPriceCents: 100,
      days: 365,
      benefits: ['徽标', null, 3],
    }),
  ).toEqual({
    id: '7',
    name: '年度会员',
    priceCents: 29_900,
    listPriceCents: 29_900,
    days: 365,
    benefits: ['徽标', '3'],
  });
  expect(planOf({ memberId: '7' })).toBeUndefined();
});

test('reads a coupon; one in an unknown state cannot be used', () => {
  expect(couponOf({ couponId: '3', state: 'new', kind: 'gift', percent: 300 })).toMatchObject({
    state: 'expired',
    kind: 'amount',
    percent: 100,
  });
  expect(couponOf({})).toBeUndefined();
});

test.each([
  ['an amount', coupon(), 9_900, 2_000],
  ['no more than the sum', coupon(), 900, 900],
  ['a share, in whole cents', coupon({ kind: 'percent', percent: 15 }), 999, 149],
  ['nothing below its minimum', coupon({ minimumCents: 9_901 }), 9_900, 0],
])('takes off %s', (_, one, sum, off) => {
  expect(reductionOf(one, sum)).toBe(off);
});

test('offers what holds now, the best first', () => {
  const offered = couponsFor(
    [
      coupon({ id: 'small', amountCents: 100 }),
      coupon({ id: 'used', state: 'used' }),
      coupon({ id: 'later', startsAt: '2026-03-03T00:00:00.000Z' }),
      coupon({ id: 'dear', minimumCents: 20_000 }),
      coupon({ id: 'share', kind: 'percent', percent: 50 }),
      coupon({ id: 'unknown', startsAt: '' }),
    ],
    9_900,
    NOW,
  );
  expect(offered.map(({ id }) => id)).toEqual(['share', 'unknown', 'small']);
});
