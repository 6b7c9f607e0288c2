import type { OutputOf } from '@lectern/sdk';
import * as account from '@lectern/sdk/endpoints/account';
import { mock, mockAll, refused, unreachable } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { answeredBy } from '../../../shared/testing/answeredBy.ts';
import { session } from '../../../shared/session/session.store.ts';
import { balanceReply } from '../samples.ts';
import { endedWithdrawals, withdrawalPage } from './samples.ts';
import WithdrawPage from './WithdrawPage.tsx';
import { withdraw } from './withdraw.store.ts';

const answering = (
  payee: OutputOf<typeof account.checkOpenid>,
  page: OutputOf<typeof account.withdrawals>,
) => [
  mock(account.charge, () => ({ ...balanceReply, withdrawableCents: 14_250 })),
  mock(account.checkOpenid, () => payee),
  mock(account.withdrawals, () => page),
  mock(account.cashWithdraw, refused('上一笔提现还没有结束，请等它到账', { field: 'withdrawAmount' })),
];
const BOUND = { bindFlag: 1, url: '' } as const;

const meta = {
  title: 'Site/Account centre/Withdrawals 提现',
  id: 'site-account-centre-withdrawals',
  component: WithdrawPage,
  parameters: { layout: 'fullscreen', ...answeredBy(answering(BOUND, withdrawalPage)) },
  beforeEach: () => {
    session.token = 'a token';
    Object.assign(withdraw, { status: 'idle', payee: 'closed', records: [], bindUrl: '' });
    return () => {
      session.token = '';
    };
  },
} satisfies Meta<typeof WithdrawPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: '¥25 待确认收款' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '确认收款 ¥25 的二维码' })).toBeVisible();
    const box = canvas.getByRole('textbox', { name: '提现金额（元）' });
    await userEvent.type(box, '200');
    await userEvent.click(canvas.getByRole('button', { name: '申请提现' }));
    await expect(await canvas.findByText('超过了可提现的金额')).toBeVisible();
    await userEvent.clear(box);
    await userEvent.type(box, '20');
    await userEvent.click(canvas.getByRole('button', { name: '申请提现' }));
    await expect(await canvas.findByText('上一笔提现还没有结束，请等它到账')).toBeVisible();
  },
};

export const Unbound: Story = {
  parameters: {
    ...phoneAndDark,
    ...answeredBy(answering({ bindFlag: 0, url: '/withdrawal/bind?ticket=x' }, endedWithdrawals)),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '绑定微信的二维码' })).toBeVisible();
  },
};

export const Unproved: Story = {
  tags: ['visual'],
  parameters: {
    ...phoneAndDark,
    ...answeredBy(answering({ bindFlag: 0, url: '', proofFlag: 1 }, endedWithdrawals)),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '确认身份并绑定' })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: '绑定微信的二维码' })).toBeNull();
  },
};

export const Closed: Story = {
  parameters: answeredBy(answering({ bindFlag: 0, url: '' }, { total: 0, records: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('学校还没有开通提现')).toBeVisible();
    await expect(canvas.getByText('还没有提现过')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['release'],
  parameters: answeredBy(mockAll(account, unreachable)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重新加载' })).toBeVisible();
  },
};
