import { beforeEach, expect, test, vi } from 'vitest';
import { fakeSchool, setUpFakeSchool, refusing } from '../../shared/testing/school.fixture.ts';
import { session } from '../../shared/session/session.store.ts';
import { cart } from './cart.store.ts';
import { checkout, orderDirectly, orderChosen } from './checkout.store.ts';

vi.mock('../../shared/client/client.ts', () => import('../../shared/testing/school.fixture.ts'));

const refuse = (message: string, data: unknown) =>
  fakeSchool.answers.set('cart.createOrder', refusing(message, data));

setUpFakeSchool();
beforeEach(() => {
  Object.assign(cart, { items: [], ids: [], leftOut: [] });
  checkout.status = 'idle';
  session.token = '';
});

test('an order held up by the school’s questions is “asked” instead of failed, and can be repeated', async () => {
  refuse('请先完善信息', { questions: 2 });
  expect(await orderChosen()).toMatchObject({ isDone: false });
  expect(checkout).toMatchObject({ status: 'asked', message: '' });
  fakeSchool.answers.set('cart.createOrder', () => ({ orderId: '8', payCents: 100 }));
  expect(await orderChosen()).toEqual({ isDone: true, value: { orderId: '8', isToBePaid: true } });
  expect(checkout.status).toBe('idle');
});

test('a refused order shows the reason and the pending order that already contains an item', async () => {
  refuse('您有待支付的订单', { orderId: '7' });
  expect(await orderChosen()).toMatchObject({ isDone: false });
  expect(checkout).toMatchObject({ status: 'failed', message: '您有待支付的订单', waitingOrderId: '7' });
});

test('buying an item with a pending order of its own opens that order and removes the item from the cart', async () => {
  session.token = 'a token';
  const row = { commodityId: '57', courseName: '甲', priceCents: 9900, state: 'ready' };
  fakeSchool.answers.set('cart.add', () => ({ count: 1 }));
  fakeSchool.answers.set('cart.list', () => [row]);
  fakeSchool.answers.set('cart.remove', () => ({ count: 0 }));
  refuse('您有待支付的订单', { orderId: '7', sameFlag: 1 });
  expect(await orderDirectly(['57'])).toEqual({ isDone: true, value: { orderId: '7', isToBePaid: true } });
  expect(checkout).toMatchObject({ status: 'idle', message: '', waitingOrderId: '' });
  expect(fakeSchool.calls).toContainEqual(['cart.remove', { items: [{ commodityId: '57' }] }]);
});

test('a direct purchase orders its item alone, whatever else is in the cart', async () => {
  session.token = 'a token';
  const row = (commodityId: string, priceCents: number) => ({
    commodityId,
    courseName: '甲',
    priceCents,
    state: 'ready',
  });
  fakeSchool.answers.set('cart.add', () => ({ count: 2 }));
  fakeSchool.answers.set('cart.list', () => [row('57', 9900), row('3', 100)]);
  fakeSchool.answers.set('cart.createOrder', () => ({ orderId: '8', payCents: 9900 }));
  expect(await orderDirectly(['57'])).toEqual({ isDone: true, value: { orderId: '8', isToBePaid: true } });
  expect(fakeSchool.calls).toContainEqual(['cart.createOrder', { commodityIds: ['57'], totalCents: 9900 }]);
});

test('a refused direct purchase keeps the cart’s selection and removes its own item again', async () => {
  session.token = 'a token';
  Object.assign(cart, { ids: ['3', '4'], leftOut: ['4'] });
  const row = (commodityId: string) => ({ commodityId, priceCents: 100, state: 'ready' });
  fakeSchool.answers.set('cart.add', () => ({ count: 3 }));
  fakeSchool.answers.set('cart.list', () => ['57', '3', '4'].map(row));
  fakeSchool.answers.set('cart.remove', () => ({ count: 2 }));
  refuse('价格有变化', {});
  expect(await orderDirectly(['57'])).toMatchObject({ isDone: false, message: '价格有变化' });
  expect(cart.leftOut).toEqual(['4']);
  expect(fakeSchool.calls).toContainEqual(['cart.remove', { items: [{ commodityId: '57' }] }]);
});

test('a direct purchase whose item cannot be added to the cart shows the reason and orders nothing', async () => {
  session.token = 'a token';
  fakeSchool.answers.set('cart.add', refusing('已经下架'));
  expect(await orderDirectly(['57'])).toMatchObject({ isDone: false });
  expect(checkout).toMatchObject({ status: 'failed', message: '已经下架' });
  expect(fakeSchool.calls.map(([id]) => id)).not.toContain('cart.createOrder');
});

test('a direct purchase of an item that is off sale fails and orders nothing', async () => {
  session.token = 'a token';
  fakeSchool.answers.set('cart.list', () => [{ commodityId: '57', priceCents: 9900, state: 'offSale' }]);
  expect(await orderDirectly(['57'])).toMatchObject({ isDone: false });
  expect(checkout.status).toBe('failed');
  expect(fakeSchool.calls.map(([id]) => id)).not.toContain('cart.createOrder');
});
