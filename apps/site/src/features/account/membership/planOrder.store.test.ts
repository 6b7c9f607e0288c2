import { ApiError } from '@lectern/sdk';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Answer, told } from '../../../shared/testing/school.fixture.ts';
import type { Plan } from '../account.model.ts';
import {
  chooseCoupon,
  closePlanOrder,
  loadCoupons,
  openPlanOrder,
  placeOrder,
  planOrder,
} from './planOrder.store.ts';
import { couponPage } from '../samples.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));

const plan: Plan = {
  id: '2',
  name: '季度会员',
  priceCents: 9_900,
  listPriceCents: 17_700,
  days: 90,
  benefits: [],
};

beforeEach(() => {
  told.calls = [];
  told.answers = new Map<string, Answer>([
    ['account.couponList', () => couponPage],
    ['account.makeMemberOrder', () => ({ orderId: '17', orderNo: '2026', payCents: 7_900 })],
  ]);
});

test('opens with the best coupon, and orders with the chosen one', async () => {
  openPlanOrder(plan);
  await expect.poll(() => planOrder.status).toBe('ready');
  expect(planOrder.coupons.map(({ id }) => id)).toEqual(['1', '2']);
  expect(planOrder.couponId).toBe('1');
  chooseCoupon('2');
  expect(await placeOrder()).toEqual({ isDone: true, value: '17' });
  chooseCoupon('');
  await placeOrder();
  expect(told.calls.slice(1).map(([, input]) => input)).toEqual([
    { memberId: '2', couponId: '2' },
    { memberId: '2' },
  ]);
});

test('orders without coupons where they cannot be read', async () => {
  told.answers.set('account.couponList', () => {
    throw new ApiError({ kind: 'network', endpoint: 'account.couponList' });
  });
  openPlanOrder(plan);
  await expect.poll(() => planOrder.status).toBe('failed');
  expect(await placeOrder()).toEqual({ isDone: true, value: '17' });
});

test('says why an order was refused', async () => {
  openPlanOrder(plan);
  told.answers.set('account.makeMemberOrder', () => {
    throw new ApiError({
      kind: 'business',
      endpoint: 'account.makeMemberOrder',
      message: '这张优惠券已经过期',
    });
  });
  expect(await placeOrder()).toMatchObject({ isDone: false });
  expect(planOrder).toMatchObject({ problem: '这张优惠券已经过期', isBusy: false });
});

test('looks at no coupons once it is closed', async () => {
  let answer: (reply: unknown) => void = () => undefined;
  told.answers.set('account.couponList', () => new Promise((resolve) => (answer = resolve)));
  openPlanOrder(plan);
  const slow = loadCoupons();
  closePlanOrder();
  answer(couponPage);
  await slow;
  expect(planOrder).toMatchObject({ isOpen: false, coupons: [] });
});
