import * as invoice from '@lectern/sdk/endpoints/invoice';
import { mock, mockAll, refused, unreachable } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { answeredBy } from '../../shared/testing/answeredBy.ts';
import InvoicesPage from './InvoicesPage.tsx';
import { invoiceFunction, invoicePage, savedTitles } from './samples.ts';

const settings = mock(invoice.enabled, () => invoiceFunction);
const withSavedTitles = mock(invoice.template, () => savedTitles);
const list = mock(invoice.companyInvoice, () => invoicePage);

const meta = {
  title: 'Site/Invoices 发票',
  id: 'site-invoices',
  component: InvoicesPage,
  parameters: { layout: 'fullscreen', ...answeredBy(settings, withSavedTitles, list) },
} satisfies Meta<typeof InvoicesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '下载发票：26322000000012345678' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '修改：南京青桐文化传播有限公司' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: answeredBy(
    settings,
    mock(invoice.template, () => []),
    mock(invoice.companyInvoice, () => ({ total: 0, records: [] })),
  ),
};

export const Failed: Story = { parameters: answeredBy(mockAll(invoice, unreachable)) };

/** The server finds a wrong check digit: the message is at the field, and nothing that was typed is lost. */
export const WrongTaxNumber: Story = {
  tags: ['release'],
  parameters: answeredBy(
    mock(invoice.saveTemplate, refused('税号不正确，请核对', { field: 'taxNo' })),
    settings,
    withSavedTitles,
    list,
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改：南京青桐文化传播有限公司' }));
    const taxNo = await screen.findByRole('textbox', { name: /税号/ });
    await userEvent.clear(taxNo);
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.getByText('请填写税号')).toBeVisible());
    await expect(taxNo).toHaveFocus();
    await userEvent.type(taxNo, '91320100MA1LECTE08');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.getByText('税号不正确，请核对')).toBeVisible());
    await expect(screen.getByRole('textbox', { name: /单位名称/ })).toHaveValue('南京青桐文化传播有限公司');
  },
};
