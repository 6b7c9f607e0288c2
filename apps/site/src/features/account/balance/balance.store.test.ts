import { ApiError } from '@lectern/sdk';
import { expect, test, vi } from 'vitest';
import { filterOf } from '../changes.ts';
import { fakeSchool, setUpFakeSchool } from '../../../shared/testing/school.fixture.ts';
import {
  balance,
  balanceHref,
  centsOf,
  loadBalanceSummary,
  orderTopUp,
  redeemCard,
  showEntries,
} from './balance.store.ts';
import { entryPage, balanceReply } from '../samples.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));

const refuse = (message?: string) => () => {
  throw new ApiError(
    message === undefined
      ? { kind: 'network', endpoint: 'call' }
      : { kind: 'business', code: '0', endpoint: 'call', message },
  );
};

setUpFakeSchool({ 'account.chargeHistory': () => entryPage, 'account.charge': () => balanceReply });

test.each([
  ['100', 10_000],
  ['0.5', 50],
  ['12.34', 1_234],
  [' ¥1,200 元 ', 120_000],
  ['１００', 10_000],
  ['', undefined],
  ['1.234', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['12345678', undefined],
])('the typed amount "%s" is read in cents, or rejected', (typed, cents) =>
  expect(centsOf(typed)).toBe(cents),
);

test.each(['', 'direction=out', 'direction=in&page=3'])(
  'the filter "%s" survives a round trip through the address',
  (search) => {
    expect(balanceHref(filterOf(search))).toBe(
      `#/personal/accountcenter/account/balance${search === '' ? '' : `?${search}`}`,
    );
  },
);

test('the balance history requests what the address names, and drops a late reply to an earlier request', async () => {
  let answer: (reply: unknown) => void = () => undefined;
  fakeSchool.answers.set('account.chargeHistory', () => new Promise((resolve) => (answer = resolve)));
  const slow = showEntries(filterOf(''));
  fakeSchool.answers.set('account.chargeHistory', () => ({
    total: 2,
    records: [entryPage.records[1], null, { kind: 'gift', amountCents: '5' }],
  }));
  await showEntries(filterOf('direction=out&page=2'));
  answer(entryPage);
  await slow;
  expect(fakeSchool.calls.at(-1)).toEqual([
    'account.chargeHistory',
    { pageNo: 2, pageSize: 15, direction: 'out' },
  ]);
  expect(balance).toMatchObject({
    status: 'ready',
    total: 2,
    records: [
      { kind: 'spent', amountCents: -10_750 },
      { kind: undefined, amountCents: 5 },
    ],
  });
});

test('top-up amounts outside the limits are not offered', async () => {
  fakeSchool.answers.set('account.charge', () => ({
    ...balanceReply,
    amountsCents: [50, 5_000, 'much', 9_999_999],
  }));
  await loadBalanceSummary();
  expect(balance.summary?.amountsCents).toEqual([5_000]);
});

test('a failed history does not hide the balance', async () => {
  await Promise.all([loadBalanceSummary(), showEntries(filterOf(''))]);
  fakeSchool.answers.set('account.chargeHistory', refuse());
  await showEntries(filterOf(''));
  expect(balance).toMatchObject({
    status: 'failed',
    summaryStatus: 'ready',
    summary: { balanceCents: 14_250 },
  });
});

test('a failed top-up returns the server’s message, and a network error an empty one', async () => {
  fakeSchool.answers.set('account.makeBalanceOrder', refuse('一次可以充值 1 到 5000 元'));
  fakeSchool.answers.set('account.chargeCardRecharge', refuse());
  expect([await orderTopUp(50), await redeemCard('QH1', 'X')]).toMatchObject([
    { isDone: false, message: '一次可以充值 1 到 5000 元' },
    { isDone: false, message: '' },
  ]);
});

test('a top-up returns its order, and redeeming a card reloads the balance and its history', async () => {
  fakeSchool.answers.set('account.makeBalanceOrder', () => ({ orderId: 8 }));
  fakeSchool.answers.set('account.chargeCardRecharge', () => ({ balanceCents: 14_250 }));
  expect([await orderTopUp(5_000), await redeemCard('QH1', 'X')]).toEqual([
    { isDone: true, value: '8' },
    { isDone: true, value: 14_250 },
  ]);
  expect(
    fakeSchool.calls
      .map(([id]) => id)
      .slice(-2)
      .toSorted(),
  ).toEqual(['account.charge', 'account.chargeHistory']);
});
