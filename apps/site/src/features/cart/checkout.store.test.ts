import { ApiError } from '@lectern/sdk';
import { beforeEach, expect, test, vi } from 'vitest';
import { told } from '../../boot/playedSchool.fixture.ts';
import { cart } from './cart.store.ts';
import { checkout, orderChosen } from './checkout.store.ts';

vi.mock('../../boot/client.ts', () => import('../../boot/playedSchool.fixture.ts'));

const refuse = (message: string, data: unknown) =>
  told.answers.set('cart.createOrder', () => {
    throw new ApiError({ kind: 'business', endpoint: 'cart.createOrder', code: '0', message, data });
  });

beforeEach(() => {
  told.answers.clear();
  Object.assign(cart, { items: [], leftOut: [] });
});

test("an order that the school's own questions hold up has not failed", async () => {
  refuse('请先完善信息', { questions: 2 });
  expect(await orderChosen()).toBeUndefined();
  expect(checkout).toMatchObject({ status: 'asked', message: '' });
  told.answers.set('cart.createOrder', () => ({ orderId: '8', payCents: 100 }));
  expect(await orderChosen()).toEqual({ orderId: '8', isToBePaid: true });
  expect(checkout.status).toBe('idle');
});

test('an order that is refused says why, and which order holds an item already', async () => {
  refuse('您有待支付的订单', { orderId: '7' });
  expect(await orderChosen()).toBeUndefined();
  expect(checkout).toMatchObject({ status: 'failed', message: '您有待支付的订单', waitingOrderId: '7' });
});
