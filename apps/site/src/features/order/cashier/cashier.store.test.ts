import { afterEach, expect, test, vi } from 'vitest';
import { fakeSchool, setUpFakeSchool, offline, refusing } from '../../../shared/testing/school.fixture.ts';
import { checkStateNow } from './orderState.store.ts';
import { cancelOrder, openCashier } from './cashier.store.ts';
import { cashier, leaveCashier } from './cashier.state.ts';
import { chooseReductions } from './reductions.store.ts';
import { payFromBalance } from './payment.store.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));

const order = {
  id: '7',
  status: 'waiting',
  payCents: 9_900,
  listCents: 9_900,
  dueCents: 9_900,
  expiresAt: '2099-01-01T00:00:00.000Z',
};
const coupons = [
  { couponId: '1', couponName: '学期礼券', offCents: 2_000, obstacle: null },
  { couponId: '2', couponName: '会员券', offCents: 0, obstacle: 'goods' },
];
const balance = { availableCents: 10_000, offCents: 9_900, isUsed: false };
const quote = { isChosen: true, couponId: null, coupons, points: null, balance };
const never = () => new Promise(() => undefined);

setUpFakeSchool({
  'payment.cashier': () => ({ order, ways: ['wechat'], quote }),
  'payment.start': ({ way }) => ({ way, amountCents: 9_900, qrContent: 'code' }),
  'payment.state': ({ waitSeconds }) => (waitSeconds === undefined ? { status: 'paid' } : never()),
});
afterEach(leaveCashier);

test('paying from the balance twice at once pays once', async () => {
  fakeSchool.answers.set('payment.payByBalance', () => ({ status: 'paid', balanceCents: 100 }));
  fakeSchool.answers.set('payment.cashier', () => ({
    order: { ...order, dueCents: 0 },
    ways: ['wechat'],
    quote,
  }));
  await openCashier('7');
  expect(cashier.way).toBeUndefined();
  expect(await Promise.all([payFromBalance(), payFromBalance()])).toMatchObject([
    { isDone: true },
    { isDone: false },
  ]);
  expect(fakeSchool.calls.filter(([id]) => id === 'payment.payByBalance')).toHaveLength(1);
  expect(cashier).toMatchObject({ isPaying: false, order: { status: 'paid', paidBy: 'balance' } });
});

test('a free order is paid without naming a way of payment', async () => {
  fakeSchool.answers.set('payment.payByBalance', () => ({ status: 'paid', balanceCents: 0 }));
  fakeSchool.answers.set('payment.cashier', () => ({
    order: { ...order, payCents: 0, dueCents: 0 },
    ways: [],
  }));
  await openCashier('7');
  expect(await payFromBalance()).toMatchObject({ isDone: true });
  expect(cashier.order).toMatchObject({ status: 'paid', paidBy: undefined });
});

test('a refused balance payment shows the server’s message', async () => {
  fakeSchool.answers.set('payment.payByBalance', refusing('余额不够'));
  await openCashier('7');
  expect(await payFromBalance()).toMatchObject({ isDone: false, message: '余额不够' });
  expect(cashier).toMatchObject({ message: '余额不够', isPaying: false, order: { status: 'waiting' } });
});

test('a balance payment without a reply checks the state of the order', async () => {
  fakeSchool.answers.set('payment.payByBalance', offline);
  await openCashier('7');
  expect(await payFromBalance()).toMatchObject({ isDone: true });
  expect(cashier.order?.status).toBe('paid');
});

test('the best coupon is applied before the payment starts if the student has chosen none', async () => {
  const suggested = { ...quote, isChosen: false, couponId: '1' };
  const reduced = { ...order, dueCents: 7_900, reductions: [{ kind: 'coupon', offCents: 2_000 }] };
  fakeSchool.answers.set('payment.cashier', () => ({ order, ways: ['wechat'], quote: suggested }));
  fakeSchool.answers.set('payment.reduce', ({ couponId }) => ({
    order: reduced,
    ways: ['wechat'],
    quote: { ...quote, couponId },
  }));
  await openCashier('7');
  await expect.poll(() => fakeSchool.calls.some(([id]) => id === 'payment.start')).toBe(true);
  const calls = fakeSchool.calls.filter(([id]) => id !== 'payment.state');
  expect(calls.map(([id]) => id)).toEqual(['payment.cashier', 'payment.reduce', 'payment.start']);
  expect(calls[1]?.[1]).toEqual({ orderId: '7', couponId: '1', usesPoints: false, usesBalance: false });
  expect(cashier).toMatchObject({ order: { dueCents: 7_900 }, quote: { couponId: '1' } });
});

test('changing one reduction keeps the others, and no payment starts if nothing is left to pay', async () => {
  fakeSchool.answers.set('payment.cashier', () => ({
    order,
    ways: ['wechat'],
    quote: { ...quote, couponId: '1' },
  }));
  fakeSchool.answers.set('payment.reduce', () => ({
    order: { ...order, dueCents: 0 },
    ways: ['wechat'],
    quote,
  }));
  await openCashier('7');
  await chooseReductions({ usesBalance: true });
  const [, input] = fakeSchool.calls.find(([id]) => id === 'payment.reduce') ?? [];
  expect(input).toEqual({ orderId: '7', couponId: '1', usesPoints: false, usesBalance: true });
  expect(cashier).toMatchObject({ way: undefined, isReducing: false, order: { dueCents: 0 } });
});

test('a reduction chosen while another is being sent is sent after it', async () => {
  const means = { ...quote, points: { available: 100, points: 100, offCents: 100, isUsed: false } };
  fakeSchool.answers.set('payment.cashier', () => ({ order, ways: [], quote: means }));
  fakeSchool.answers.set('payment.reduce', ({ usesPoints, usesBalance }) => ({
    order,
    ways: [],
    quote: {
      ...means,
      points: { ...means.points, isUsed: usesPoints },
      balance: { ...balance, isUsed: usesBalance },
    },
  }));
  await openCashier('7');
  await Promise.all([chooseReductions({ usesPoints: true }), chooseReductions({ usesBalance: true })]);
  const wishes = fakeSchool.calls.filter(([id]) => id === 'payment.reduce').map(([, input]) => input);
  expect(wishes).toMatchObject([
    { usesPoints: true, usesBalance: false },
    { usesPoints: true, usesBalance: true },
  ]);
  expect(cashier.quote).toMatchObject({ points: { isUsed: true }, balance: { isUsed: true } });
});

test('two choices that both fail leave the server’s quote', async () => {
  fakeSchool.answers.set('payment.cashier', () => ({ order, ways: [], quote }));
  fakeSchool.answers.set('payment.reduce', offline);
  await openCashier('7');
  await Promise.all([chooseReductions({ couponId: '1' }), chooseReductions({ usesBalance: true })]);
  expect(cashier.quote).toMatchObject({ couponId: '', balance: { isUsed: false } });
});

test('a choice whose reply was lost shows the amount that will be paid; with no reply at all, none', async () => {
  const uses = (isUsed: boolean) => ({
    order: { ...order, dueCents: isUsed ? 9_800 : 9_900 },
    ways: ['wechat'],
    quote: { ...quote, points: { available: 100, points: 100, offCents: 100, isUsed } },
  });
  fakeSchool.answers.set('payment.cashier', () => uses(false));
  fakeSchool.answers.set('payment.reduce', offline);
  await openCashier('7');
  expect(await chooseReductions({ usesPoints: true })).toMatchObject({ isDone: false });
  expect(cashier).toMatchObject({ reduceProblem: '', order: { dueCents: 9_900 }, way: 'wechat' });
  fakeSchool.answers.set('payment.cashier', () => uses(true));
  expect(await chooseReductions({ usesPoints: true })).toMatchObject({ isDone: true });
  expect(cashier).toMatchObject({ reduceProblem: undefined, order: { dueCents: 9_800 } });
  fakeSchool.answers.set('payment.cashier', offline);
  await chooseReductions({ usesPoints: false });
  expect(cashier).toMatchObject({ status: 'failed', way: undefined });
});

test('a cancellation whose reply was lost is done if the order is cancelled', async () => {
  fakeSchool.answers.set('order.cancel', offline);
  await openCashier('7');
  fakeSchool.answers.set('payment.state', () => ({ status: 'waiting' }));
  expect(await cancelOrder()).toMatchObject({ isDone: false });
  fakeSchool.answers.set('payment.state', () => ({ status: 'cancelled' }));
  expect(await cancelOrder()).toMatchObject({ isDone: true });
});

test.each([
  ['paid', 'payment.state', checkStateNow],
  ['cancelled', 'order.cancel', cancelOrder],
] as const)('a late reply that an order is %s does not change the order shown now', async (_, call, ask) => {
  await openCashier('7');
  const reply = Promise.withResolvers<object>();
  fakeSchool.answers.set(call, () => reply.promise);
  const pending = ask();
  fakeSchool.answers.set('payment.state', never);
  fakeSchool.answers.set('payment.cashier', () => ({
    order: { ...order, id: '8' },
    ways: ['wechat'],
    quote,
  }));
  await openCashier('8');
  reply.resolve({ status: call === 'order.cancel' ? 'cancelled' : 'paid' });
  await pending;
  expect(cashier.order).toMatchObject({ id: '8', status: 'waiting' });
});

test('a failed request for the payment state is reported as unwatched, until a request succeeds', async () => {
  await openCashier('7');
  fakeSchool.answers.set('payment.state', offline);
  expect([await checkStateNow(), cashier.isWatching]).toEqual([false, false]);
  fakeSchool.answers.set('payment.state', () => ({ status: 'waiting' }));
  expect([await checkStateNow(), cashier.isWatching]).toEqual([false, true]);
});

test('a refused reduction shows the server’s message and keeps order and payment', async () => {
  fakeSchool.answers.set('payment.reduce', refusing('这张优惠券已经过期'));
  await openCashier('7');
  await chooseReductions({ couponId: '1' });
  expect(cashier.way).toBe('wechat');
  expect(cashier.quote?.couponId).toBe('');
  expect(cashier).toMatchObject({ reduceProblem: '这张优惠券已经过期', order: { dueCents: 9_900 } });
});

test('reductions without an amount are not offered', async () => {
  fakeSchool.answers.set('payment.cashier', () => ({
    order,
    ways: [],
    quote: { isChosen: true, points: {} },
  }));
  await openCashier('7');
  expect(cashier.quote).toMatchObject({ points: undefined, balance: undefined, coupons: [] });
});
