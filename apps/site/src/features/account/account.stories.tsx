import * as account from '@lectern/sdk/endpoints/account';
import { mock, mockAll, refused, unreachable } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { answeredBy } from '../../shared/testing/answeredBy.ts';
import { session } from '../../shared/session/session.store.ts';
import { showSchool } from '../../shared/testing/shell.samples.ts';
import BalancePage from './balance/BalancePage.tsx';
import CouponsPage from './coupons/CouponsPage.tsx';
import InvitePage from './invite/InvitePage.tsx';
import MemberPage from './membership/MemberPage.tsx';
import {
  couponPage,
  entryPage,
  invitationReply,
  invitedPage,
  memberPage,
  pointPage,
  pointSums,
  balanceReply,
} from './samples.ts';
import ScorePage from './ScorePage.tsx';

const handlers = [
  mock(account.memberList, () => memberPage),
  mock(account.pointInfo, () => pointSums),
  mock(account.pointList, () => pointPage),
  mock(account.pointDescription, () => [
    { name: '完成每日一练', nameEn: 'Daily practice done', points: 10, limitPerDay: 3 },
    { name: '完成一份试卷', nameEn: 'A paper done', points: 10, limitPerDay: null },
  ]),
  mock(account.charge, () => balanceReply),
  mock(account.chargeHistory, () => entryPage),
  mock(account.chargeCardRecharge, refused('这张卡已经被用过了', { field: 'cardNo' })),
  mock(account.inviteCode, () => invitationReply),
  mock(account.inviteRecord, () => invitedPage),
  mock(account.couponList, () => couponPage),
  mock(account.couponCount, () => ({ usable: 3, used: 1, expired: 1 })),
  mock(account.exchangeCoupon, refused('兑换码不对，或者已经用过、过期了', { field: 'code' })),
];

const meta = {
  title: 'Site/Account centre/Overview 总览',
  id: 'site-account-centre',
  component: MemberPage,
  parameters: { layout: 'fullscreen', ...answeredBy(handlers) },
  beforeEach: () => {
    session.token = 'a token';
    const leaveSchool = showSchool({ hasPoints: true });
    return () => {
      leaveSchool();
      session.token = '';
    };
  },
} satisfies Meta<typeof MemberPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Membership: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '我的会员' })).toHaveTextContent('季度会员');
    await expect(canvas.getByRole('button', { name: '续费 季度会员' })).toBeEnabled();
  },
};

export const Balance: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  render: () => <BalancePage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '我的余额' })).toHaveTextContent('¥142.50');
    await expect(await canvas.findByText('−¥107.50')).toBeVisible();
    const own = canvas.getByRole('textbox', { name: '其他金额（元）' });
    await userEvent.type(own, '0.5');
    await userEvent.click(canvas.getByRole('button', { name: '去充值' }));
    await expect(own).toBeInvalid();
    await userEvent.click(canvas.getByText('¥200'));
    await expect(canvas.getByRole('button', { name: '充值 ¥200' })).toBeEnabled();
    await userEvent.type(canvas.getByRole('textbox', { name: '卡号' }), 'QH0001');
    await userEvent.type(canvas.getByRole('textbox', { name: '卡密' }), 'X');
    await userEvent.click(canvas.getByRole('button', { name: '充入余额' }));
    await expect(await canvas.findByText('这张卡已经被用过了')).toBeVisible();
  },
};

export const BalanceFailed: Story = {
  tags: ['release'],
  parameters: answeredBy(mockAll(account, unreachable)),
  render: () => <BalancePage />,
  play: ({ canvas }) =>
    waitFor(() => expect(canvas.getAllByRole('button', { name: '重新加载' })).toHaveLength(2)),
};

export const Points: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  render: () => <ScorePage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('+200')).toBeVisible();
    await expect(await canvas.findByText('320')).toBeVisible();
    await expect(canvas.getByText('每天最多 3 次', { exact: false })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '今日签到' })).toBeEnabled();
  },
};

export const Coupons: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  render: () => <CouponsPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: '学期礼券' })).toHaveTextContent('满 ¥99');
    await userEvent.type(canvas.getByRole('textbox', { name: '兑换码' }), 'nothing');
    await userEvent.click(canvas.getByRole('button', { name: '兑换' }));
    await expect(await canvas.findByText('兑换码不对，或者已经用过、过期了')).toBeVisible();
  },
};

export const NoMemberships: Story = {
  parameters: answeredBy(
    mock(account.memberList, () => ({ memberFlag: 0 as const, memberId: null, endsAt: null, levels: [] })),
  ),
};

export const Failed: Story = {
  tags: ['release'],
  parameters: answeredBy(mockAll(account, unreachable)),
  render: () => <ScorePage />,
  play: ({ canvas }) =>
    waitFor(() => expect(canvas.getAllByRole('button', { name: '重新加载' })).toHaveLength(2)),
};

export const Invitations: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  render: () => <InvitePage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('QHTX2026')).toBeVisible();
    await expect(canvas.getByText(/你得 50 .*同学得 20/)).toBeVisible();
    await expect(await canvas.findByText('周**')).toBeVisible();
    await expect(canvas.getByRole('img', { name: '用手机扫码注册' })).toBeVisible();
  },
};

export const NobodyInvited: Story = {
  parameters: answeredBy(
    mock(account.inviteCode, () => ({ ...invitationReply, rewardPoints: 0, friendPoints: 0 })),
    mock(account.inviteRecord, () => ({ total: 0, records: [] })),
  ),
  render: () => <InvitePage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有同学来')).toBeVisible();
    await expect(await canvas.findByText('把链接发给同学，注册好就能一起学。')).toBeVisible();
  },
};

export const InvitationsFailed: Story = {
  tags: ['release'],
  parameters: answeredBy(mockAll(account, unreachable)),
  render: () => <InvitePage />,
  play: ({ canvas }) =>
    waitFor(() => expect(canvas.getAllByRole('button', { name: '重新加载' })).toHaveLength(2)),
};
