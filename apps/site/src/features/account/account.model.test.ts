import { decodeReply } from '@lectern/sdk';
import { couponList, memberList } from '@lectern/sdk/endpoints/account';
import { expect, test } from 'vitest';
import { readCoupon, readPlan } from './account.model.ts';

const planOf = (level: object) => readPlan(decodeReply(memberList, { levels: [level] }).levels[0]!);
const couponOf = (entry: object) => readCoupon(decodeReply(couponList, { records: [entry] }).records[0]!);

test('a membership reply with missing or malformed fields is read, and one without a name is dropped', () => {
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

test('a coupon in an unknown state is read as expired, and one without an id is dropped', () => {
  expect(couponOf({ couponId: '3', state: 'new', kind: 'gift', percent: 300 })).toMatchObject({
    state: 'expired',
    kind: 'amount',
    percent: 100,
  });
  expect(couponOf({})).toBeUndefined();
});
