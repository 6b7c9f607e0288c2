import { ApiError } from '@lectern/sdk';
import { expect, test, vi } from 'vitest';
import { filterOf } from '../changes.ts';
import { fakeSchool, setUpFakeSchool } from '../../../shared/testing/school.fixture.ts';
import {
  balance,
  balanceHref,
  centsOf,
  loadPurse,
  orderTopUp,
  redeemCard,
  showEntries,
} from './balance.store.ts';
import { entryPage, purse } from '../samples.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));

const refuse = (message?: string) => () => {
  throw new ApiError(
    message === undefined
      ? { kind: 'network', endpoint: 'call' }
      : { kind: 'business', code: '0', endpoint: 'call', message },
  );
};

setUpFakeSchool({
  'account.chargeHistory': () => entryPage,
  'account.charge': () => purse,
});

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
])('reads "%s" yuan', (typed, cents) => expect(centsOf(typed)).toBe(cents));

test.each(['', 'direction=out', 'direction=in&page=3'])('keeps "%s" in the address', (search) => {
  expect(balanceHref(filterOf(search))).toBe(
    `#/personal/accountcenter/account/balance${search === '' ? '' : `?${search}`}`,
  );
});

test('asks for what the address says, and keeps the newest answer', async () => {
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

test('offers no amount that cannot be paid in', async () => {
  fakeSchool.answers.set('account.charge', () => ({
    ...purse,
    amountsCents: [50, 5_000, 'much', 9_999_999],
  }));
  await loadPurse();
  expect(balance.purse?.amountsCents).toEqual([5_000]);
});

test('shows each part on its own', async () => {
  await Promise.all([loadPurse(), showEntries(filterOf(''))]);
  fakeSchool.answers.set('account.chargeHistory', refuse());
  await showEntries(filterOf(''));
  expect(balance).toMatchObject({ status: 'failed', purseStatus: 'ready', purse: { balanceCents: 14_250 } });
});

test('tells why nothing was paid in', async () => {
  fakeSchool.answers.set('account.makeBalanceOrder', refuse('一次可以充值 1 到 5000 元'));
  fakeSchool.answers.set('account.chargeCardRecharge', refuse());
  expect([await orderTopUp(50), await redeemCard('QH1', 'X')]).toMatchObject([
    { isDone: false, message: '一次可以充值 1 到 5000 元' },
    { isDone: false, message: '' },
  ]);
});

test('leads to the order, and shows the balance anew after a card', async () => {
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
