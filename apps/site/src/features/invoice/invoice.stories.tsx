import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { phoneAndDark } from '../../../../../.storybook/modes.ts';
import { done } from '../../../../../.storybook/replies.ts';
import InvoicesPage from './InvoicesPage.tsx';
import { invoiceFunction, invoicePage, keptTitles } from './samples.ts';

const INVOICE = '*/saas-business/v1/invoice';

const settings = http.get(`${INVOICE}/getInvoiceFunction`, () => done(invoiceFunction));
const kept = http.get(`${INVOICE}/template`, () => done(keptTitles));
const list = http.get(`${INVOICE}/companyInvoice`, () => done(invoicePage));

const meta = {
  title: 'Site/Invoices',
  component: InvoicesPage,
  parameters: { layout: 'fullscreen', msw: { handlers: [settings, kept, list] } },
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
  parameters: {
    msw: {
      handlers: [
        settings,
        http.get(`${INVOICE}/template`, () => done([])),
        http.get(`${INVOICE}/companyInvoice`, () => done({ total: 0, records: [] })),
      ],
    },
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [http.get(`${INVOICE}/*`, () => HttpResponse.error())] } },
};

/** The server finds a wrong check sign: it says so at the field, and nothing that was typed is gone. */
export const WrongTaxNumber: Story = {
  parameters: {
    msw: {
      handlers: [
        http.post(`${INVOICE}/saveOrUpdateTemplate`, () =>
          HttpResponse.json({ code: '0', message: '税号不正确，请核对', data: { field: 'taxNo' } }),
        ),
        settings,
        kept,
        list,
      ],
    },
  },
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
