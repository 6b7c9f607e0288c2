import {
  accountInfo,
  askArchive,
  keepAccount,
  type OwnData,
  ownData as ownDataCall,
} from '@lectern/sdk/endpoints/setting';
import { mock, unreachable } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { answeredBy } from '../../../shared/testing/answeredBy.ts';
import { showSchool } from '../../../shared/testing/shell.samples.ts';
import { account } from '../account/account.store.ts';
import { ownData } from './ownData.store.ts';
import OwnDataPage from './OwnDataPage.tsx';

const NONE: OwnData = {
  archive: { state: 'none', askedAt: null, url: '', size: 0, expiresAt: null, nextAt: null },
  closing: { closesAt: null, waitDays: 15, hindrances: [], balanceCents: 0 },
};
const READY: OwnData['archive'] = {
  state: 'ready',
  askedAt: '2026-03-02T01:00:00.000Z',
  url: '/own-data/1/x',
  size: 3_400_000,
  expiresAt: '2026-03-09T01:00:00.000Z',
  nextAt: '2026-03-03T01:00:00.000Z',
};

/** The account has no means of proof, so none is required. */
const showing = (fields: Partial<OwnData>) => ({
  ...answeredBy(
    mock(ownDataCall, () => ({ ...NONE, ...fields })),
    mock(accountInfo, () => ({
      userId: '1',
      username: '',
      nickName: '',
      mobile: '',
      email: '',
      headPicMax: '',
      usernameFlag: 0 as const,
      hasPassword: false,
      changePasswordConfig: 0 as const,
      thirdParties: [],
      lastLoginAt: '2026-03-02T01:00:00.000Z',
      smsFlag: 1 as const,
      mailFlag: 1 as const,
    })),
    mock(askArchive, () => ({ ...NONE, archive: { ...READY, nextAt: null } })),
    mock(keepAccount, () => NONE),
  ),
});

const meta = {
  title: 'Site/Settings/Own data 我的数据',
  id: 'site-settings-own-data',
  component: OwnDataPage,
  parameters: { layout: 'fullscreen', ...showing({}) },
  beforeEach: () => {
    const leaveSchool = showSchool({});
    Object.assign(ownData, { status: 'idle', value: undefined });
    Object.assign(account, { status: 'idle', account: undefined });
    return leaveSchool;
  },
} satisfies Meta<typeof OwnDataPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing was requested yet. */
export const Untouched: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '导出' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '申请注销' })).toBeVisible();
  },
};

/** The archive can be downloaded, and requested again from tomorrow. */
export const Ready: Story = {
  parameters: showing({ archive: READY }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '下载压缩包' })).toBeVisible();
    await expect(canvas.getByText(/3\.2 MB/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '重新导出' })).toBeNull();
  },
};

/** Another session requested it: this one must prove the owner's identity first. */
export const ReadyElsewhere: Story = {
  parameters: showing({ archive: { ...READY, url: '' } }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/先确认是你本人/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '下载压缩包' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '确认身份' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: '导出' }));
    await expect(await canvas.findByRole('button', { name: '下载压缩包' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: showing({ archive: { ...NONE.archive, state: 'failed' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这次没有导出成功，请再试一次。')).toBeVisible();
  },
};

/** The account will be closed, unless that is cancelled. */
export const Closing: Story = {
  parameters: showing({ closing: { ...NONE.closing, closesAt: '2026-03-17T01:00:00.000Z' } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '撤销注销' }));
    await expect(await canvas.findByRole('button', { name: '申请注销' })).toBeVisible();
  },
};

/** The account cannot be closed while money is being returned. */
export const Hindered: Story = {
  parameters: showing({ closing: { ...NONE.closing, hindrances: ['order', 'refund'] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/还有待付款的订单/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '申请注销' })).toBeNull();
  },
};

/** Giving up the balance needs a checkbox of its own. */
export const WithBalance: Story = {
  parameters: showing({ closing: { ...NONE.closing, balanceCents: 1200 } }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '申请注销' }));
    const dialog = within(canvasElement.ownerDocument.body);
    await userEvent.click(await dialog.findByRole('button', { name: '确认注销' }));
    await expect(await dialog.findByText('请先勾选同意放弃余额')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: /余额 ¥12 会作废/ })).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog.queryByRole('dialog')).toBeNull());
  },
};

/** The identity check opens once its methods are loaded; until then nothing can be done. */
export const AccountUnreachable: Story = {
  parameters: answeredBy(
    mock(ownDataCall, () => NONE),
    mock(accountInfo, unreachable),
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '导出' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(await dialog.findByText('账号信息没有加载出来')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: '导出' })).toBeNull();
  },
};

export const Unreachable: Story = {
  tags: ['release'],
  parameters: answeredBy(mock(ownDataCall, unreachable)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('我的数据没有加载出来')).toBeVisible();
  },
};
