// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeSchool, inputsOf, setUpFakeSchool, refusing } from '../../../shared/testing/school.fixture.ts';
import { balanceReply } from '../samples.ts';
import { endedWithdrawals, withdrawalPage } from './samples.ts';
import { requestWithdrawal, isMoving, showBindingCode, showWithdrawals, withdraw } from './withdraw.store.ts';

const proofs = vi.hoisted(() => ({ runIdentity: vi.fn<() => Promise<string | undefined>>() }));
vi.mock('../../setting/account/identity.store.ts', () => proofs);
vi.mock('../../setting/account/IdentityDialog.tsx', () => ({ IdentityDialog: () => null }));

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));

setUpFakeSchool({
  'account.charge': () => ({ ...balanceReply, withdrawableCents: 500 }),
  'account.checkOpenid': () => ({ bindFlag: 1, url: '' }),
  'account.withdrawals': () => endedWithdrawals,
});
beforeEach(() => {
  Object.assign(withdraw, { status: 'idle', payee: 'closed', records: [], bindUrl: '' });
});

test('the withdrawal page shows the withdrawable amount, the payee and the withdrawals', async () => {
  await showWithdrawals(2);
  expect(withdraw).toMatchObject({ status: 'ready', withdrawableCents: 500, payee: 'bound', total: 3 });
  expect(fakeSchool.calls).toContainEqual(['account.withdrawals', { pageNo: 2, pageSize: 10 }]);
  expect(isMoving(withdraw)).toBe(false);
});

test('a pending withdrawal counts as moving, and a confirmation link to another site is dropped', async () => {
  fakeSchool.answers.set('account.withdrawals', () => withdrawalPage);
  await showWithdrawals(1);
  expect(isMoving(withdraw)).toBe(true);
  fakeSchool.answers.set('account.withdrawals', () => ({
    records: [null, { ...withdrawalPage.records[0], confirmUrl: 'https://evil.example/' }],
  }));
  await showWithdrawals(1);
  expect(withdraw.records).toMatchObject([{ id: '5', confirmUrl: '' }]);
});

test('the binding code stays the same until it is scanned, and is cleared once the payee is bound', async () => {
  let number = 0;
  fakeSchool.answers.set('account.checkOpenid', () => ({
    bindFlag: 0,
    url: `/withdrawal/bind?ticket=${(number += 1)}`,
  }));
  await showWithdrawals(1);
  const { bindUrl } = withdraw;
  await showWithdrawals(1);
  expect(withdraw).toMatchObject({ payee: 'unbound', bindUrl });
  fakeSchool.answers.set('account.checkOpenid', () => ({ bindFlag: 1, url: '' }));
  await showWithdrawals(1);
  expect(withdraw).toMatchObject({ payee: 'bound', bindUrl: '' });
});

test('the binding code is shown once the student has proved who they are, and kept while they scan it', async () => {
  fakeSchool.answers.set('account.checkOpenid', (input) =>
    input['verifyToken'] === 'proof'
      ? { bindFlag: 0, url: '/withdrawal/bind?ticket=1' }
      : { bindFlag: 0, url: '', proofFlag: 1 },
  );
  await showWithdrawals(1);
  expect(withdraw).toMatchObject({ payee: 'unbound', bindUrl: '' });
  proofs.runIdentity.mockResolvedValueOnce(undefined);
  expect(await showBindingCode()).toMatchObject({ isDone: false });
  expect(withdraw.bindUrl).toBe('');
  proofs.runIdentity.mockResolvedValueOnce('proof');
  expect(await showBindingCode()).toEqual({ isDone: true });
  const bindUrl = withdraw.bindUrl;
  expect(bindUrl).toContain('/withdrawal/bind?ticket=1');
  await showWithdrawals(1);
  expect(withdraw).toMatchObject({ payee: 'unbound', bindUrl });
});

test('a withdrawal request sends the amount, returns a refusal’s message, and reloads the first page either way', async () => {
  expect(await requestWithdrawal(400)).toMatchObject({ isDone: true });
  expect(fakeSchool.calls[0]).toEqual(['account.cashWithdraw', { withdrawAmount: 400 }]);
  expect(inputsOf('account.withdrawals')).toEqual([{ pageNo: 1, pageSize: 10 }]);
  fakeSchool.answers.set('account.cashWithdraw', refusing('余额不够，没有扣款'));
  expect(await requestWithdrawal(400)).toMatchObject({ isDone: false, message: '余额不够，没有扣款' });
  expect(inputsOf('account.withdrawals')).toHaveLength(2);
});
