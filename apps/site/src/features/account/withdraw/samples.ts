import type { WithdrawalEntry, WithdrawalList } from '@lectern/sdk/endpoints/account';

const entry = (withdrawalId: string, fields: Partial<WithdrawalEntry>): WithdrawalEntry => ({
  withdrawalId,
  amountCents: 4_000,
  state: 'paid',
  reason: '',
  confirmUrl: '',
  createdAt: '2026-03-02T01:00:00.000Z',
  endedAt: '2026-03-02T05:00:00.000Z',
  ...fields,
});

/** Completed withdrawals, as the server describes them. */
export const endedWithdrawals: WithdrawalList = {
  total: 3,
  records: [
    entry('3', {}),
    entry('2', { amountCents: 12_050, state: 'refused', reason: '课程已经学完一半' }),
    entry('1', { amountCents: 30_000, state: 'failed', reason: '收款人没有确认' }),
  ],
};

/** The same, with one that the student must accept. */
export const withdrawalPage: WithdrawalList = {
  total: 5,
  records: [
    entry('5', {
      amountCents: 2_500,
      state: 'confirming',
      confirmUrl: '/withdrawal/confirm/5?proof=x',
      endedAt: null,
    }),
    entry('4', { state: 'asked', endedAt: null }),
    ...endedWithdrawals.records,
  ],
};
