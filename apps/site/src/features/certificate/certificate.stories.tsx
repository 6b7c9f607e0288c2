import * as certificate from '@lectern/sdk/endpoints/certificate';
import { mock, mockAll, refused, unreachable } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { answeredBy } from '../../shared/testing/answeredBy.ts';
import CertificatesPage from './CertificatesPage.tsx';
import { certificateCounts, certificateList, unlockFields } from './samples.ts';

const list = mock(certificate.list, () => [...certificateList]);
const count = mock(certificate.count, () => certificateCounts);
const read = mock(certificate.markRead, () => ({ count: 0 }));
const fields = mock(certificate.unlockField, () => unlockFields);

const meta = {
  title: 'Site/Certificates 证书',
  id: 'site-certificates',
  component: CertificatesPage,
  parameters: { layout: 'fullscreen', ...answeredBy(list, count, read, fields) },
} satisfies Meta<typeof CertificatesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: '下载证书：结业证书 · 高一数学：函数与方程' }),
    ).toBeVisible();
    await expect(canvas.getByText('新')).toBeVisible();
    await expect(canvas.getByRole('img', { name: '未完成' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: answeredBy(
    mock(certificate.list, () => []),
    mock(certificate.count, () => ({ all: 0, locked: 0, ready: 0, issued: 0, revoked: 0 })),
  ),
};

export const Failed: Story = { parameters: answeredBy(mockAll(certificate, unreachable)) };

/** Missing input is pointed out at its field, and so is a refusal by the server. */
export const Claim: Story = {
  parameters: answeredBy(
    mock(certificate.create, refused('姓名与登记的不一致', { field: 'name' })),
    list,
    count,
    read,
    fields,
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '领取证书：优秀学员证书' }));
    const name = await screen.findByRole('textbox', { name: /证书上的姓名/ });
    await expect(name).toHaveValue('林晓彤');
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole('button', { name: '确认领取' }));
    await waitFor(() => expect(screen.getByText('请填写这一项')).toBeVisible());
    await expect(name).toHaveFocus();
    await userEvent.type(name, '林晓');
    await userEvent.click(screen.getByRole('button', { name: '确认领取' }));
    await waitFor(() => expect(screen.getByText('姓名与登记的不一致')).toBeVisible());
  },
};
