import { ApiError } from '@lectern/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, told } from '../../shared/testing/school.fixture.ts';
import { cashier, chooseBalance, leaveCashier, openCashier, payFromBalance } from './cashier.store.ts';

vi.mock('../../shared/client/client.ts', () => import('../../shared/testing/school.fixture.ts'));

const order = { id: '7', status: 'waiting', payCents: 9_900, expiresAt: '2099-01-01T00:00:00.000Z' };
const never = () => new Promise(() => undefined);

beforeEach(() => {
  told.calls = [];
  told.answers = new Map<string, Answer>([
    ['payment.cashier', () => ({ order, ways: [], balanceCents: 10_000 })],
    ['payment.state', ({ waitSeconds }) => (waitSeconds === undefined ? { status: 'paid' } : never())],
  ]);
});
afterEach(leaveCashier);

test('pays from the balance once, however often it is pressed', async () => {
  told.answers.set('payment.payByBalance', () => ({ status: 'paid', balanceCents: 100 }));
  await openCashier('7');
  chooseBalance();
  expect(cashier).toMatchObject({ balanceCents: 10_000, way: 'balance' });
  expect(await Promise.all([payFromBalance(), payFromBalance()])).toMatchObject([
    { isDone: true },
    { isDone: false },
  ]);
  expect(told.calls.filter(([id]) => id === 'payment.payByBalance')).toHaveLength(1);
  expect(cashier).toMatchObject({ isPaying: false, order: { status: 'paid', paidBy: 'balance' } });
});

test('tells why the balance did not pay', async () => {
  told.answers.set('payment.payByBalance', () => {
    throw new ApiError({
      kind: 'business',
      code: '0',
      endpoint: 'payment.payByBalance',
      message: '余额不够',
    });
  });
  await openCashier('7');
  expect(await payFromBalance()).toMatchObject({ isDone: false, message: '余额不够' });
  expect(cashier).toMatchObject({ message: '余额不够', isPaying: false, order: { status: 'waiting' } });
});

test('asks what became of the order where no answer came', async () => {
  told.answers.set('payment.payByBalance', () => {
    throw new ApiError({ kind: 'network', endpoint: 'payment.payByBalance' });
  });
  await openCashier('7');
  expect(await payFromBalance()).toMatchObject({ isDone: true });
  expect(cashier.order?.status).toBe('paid');
});

test('offers no balance where the server names none', async () => {
  told.answers.set('payment.cashier', () => ({ order, ways: [], balanceCents: null }));
  await openCashier('7');
  expect(cashier.balanceCents).toBeUndefined();
});
