import { decodeReply } from '@lectern/sdk';
import { companyInvoice, enabled, template } from '@lectern/sdk/endpoints/invoice';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeSchool, setUpFakeSchool, offline, refusing } from '../../shared/testing/school.fixture.ts';
import {
  canRequest,
  type InvoicedOrder,
  type InvoiceSettings,
  readInvoice,
  readSettings,
  readTitles,
} from './invoice.model.ts';
import { formOf, invoiceRules, titleOf } from './invoice.rules.ts';
import { requestInvoice, closeForm, saveTitle, openForm, titles } from './invoiceForm.store.ts';
import { documentOf, invoices, loadOrderInvoices, orderInvoices, showInvoices } from './invoices.store.ts';
import { invoiceFunction, invoicePage, savedTitles } from './samples.ts';

vi.mock('../../shared/client/client.ts', () => import('../../shared/testing/school.fixture.ts'));

setUpFakeSchool({
  'invoice.enabled': () => invoiceFunction,
  'invoice.template': () => savedTitles,
  'invoice.companyInvoice': () => invoicePage,
});
beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://school.example' });
});

describe('requesting an invoice', () => {
  const paid: InvoicedOrder = {
    id: '1',
    status: 'paid',
    payCents: 100,
    paidAt: '2026-03-01T00:00:00.000Z',
    paidBy: 'wechat',
  };
  const settings: InvoiceSettings = { isOpen: true, kinds: ['common'], withinDays: 30 };
  const inTime = Date.parse('2026-03-30T00:00:00.000Z');

  test.each<[string, Partial<InvoicedOrder>, Partial<InvoiceSettings>, boolean]>([
    ['a paid order', {}, {}, true],
    ['an unpaid order', { status: 'waiting' }, {}, false],
    ['a free order', { payCents: 0 }, {}, false],
    ['a refunded order', { paidBy: undefined }, {}, false],
    ['an order paid from the balance', { paidBy: 'balance' }, {}, false],
    ['an order past the time limit', { paidAt: '2026-02-01T00:00:00.000Z' }, {}, false],
    ['an old order without a time limit', { paidAt: '2026-02-01T00:00:00.000Z' }, { withinDays: 0 }, true],
    ['an order of a school that issues no invoices', {}, { isOpen: false }, false],
  ])('is possible only if the school and the order allow it: %s', (_, order, more, can) =>
    expect(canRequest({ ...paid, ...order }, { ...settings, ...more }, inTime)).toBe(can),
  );
});

test('missing or malformed fields of invoice replies get defaults, and entries without an id are dropped', () => {
  const invoiceOf = (entry: object) =>
    readInvoice(decodeReply(companyInvoice, { records: [entry] }).records[0]!);
  expect(readSettings(decodeReply(enabled, null))).toEqual({ isOpen: false, kinds: [], withinDays: 0 });
  expect(readTitles(decodeReply(template, [null, {}, { templateId: 3, titleType: 'other' }]))).toMatchObject([
    { id: '3', titleType: 'personal', title: '' },
  ]);
  expect(invoiceOf({ invoiceId: '1', status: 'lost', amountCents: -5 })).toMatchObject({
    status: 'asked',
    amountCents: 0,
  });
  expect(invoiceOf({})).toBeUndefined();
});

describe('the invoice form', () => {
  const firm = formOf({
    ...titleOf(formOf()),
    titleType: 'company',
    title: '青桐',
    taxNo: '91320100MA1LECTE07',
  });
  const errorsOf = async (form: object) => {
    const errors = await invoiceRules.validate(form, { abortEarly: false }).then(
      () => [],
      (error: { errors: string[] }) => error.errors,
    );
    return errors;
  };

  test('names missing and invalid fields', async () => {
    expect(await errorsOf(formOf())).toEqual(['missingTitle']);
    expect(await errorsOf(firm)).toEqual([]);
    expect(await errorsOf({ ...firm, taxNo: '' })).toContain('missingTaxNo');
    expect(await errorsOf({ ...firm, taxNo: '123' })).toEqual(['taxNoWrong']);
    expect(await errorsOf({ ...firm, email: 'nobody' })).toEqual(['emailWrong']);
    expect(await invoiceRules.validate({ ...firm, taxNo: ' 91320100ma1lecte07 ' })).toMatchObject({
      taxNo: '91320100MA1LECTE07',
    });
  });

  test('omits a company’s fields for a person', () => {
    expect(titleOf({ ...firm, titleType: 'personal', invoiceKind: 'special' })).toMatchObject({
      titleType: 'personal',
      invoiceKind: 'common',
      title: '青桐',
      taxNo: '',
    });
  });
});

describe('the invoice dialog', () => {
  test('does not preselect a kind of invoice that the school no longer issues', async () => {
    fakeSchool.answers.set('invoice.enabled', () => ({ ...invoiceFunction, kinds: ['common'] }));
    openForm({ kind: 'ask', order: { id: '7', payCents: 100 } });
    await vi.waitFor(() => expect(titles.settings.kinds).toEqual(['common']));
    expect(titles.saved[1]).toMatchObject({ titleType: 'company', invoiceKind: 'common' });
  });

  test('shows the stored titles, the default first, and omits an empty email address', async () => {
    openForm({ kind: 'ask', order: { id: '7', payCents: 100 } });
    await vi.waitFor(() => expect(titles.status).toBe('ready'));
    expect(titles).toMatchObject({
      isOpen: true,
      settings: { kinds: ['common', 'special'] },
      saved: [{ isDefault: true }, { taxNo: '91320100MA1LECTE07' }],
    });
    await requestInvoice('7', titleOf(formOf(titles.saved[1])));
    expect(fakeSchool.calls.at(-1)).toEqual([
      'invoice.save',
      {
        orderId: '7',
        titleType: 'company',
        invoiceKind: 'special',
        title: '南京青桐文化传播有限公司',
        taxNo: '91320100MA1LECTE07',
        address: '',
        phone: '',
        bankName: '工商银行',
        bankAccount: '',
      },
    ]);
    closeForm();
    expect(titles.isOpen).toBe(false);
  });

  test('shows which field the server refuses', async () => {
    fakeSchool.answers.set('invoice.saveTemplate', refusing('税号不正确，请核对', { field: 'taxNo' }));
    expect(await saveTitle(titleOf(formOf()), { isDefault: true })).toEqual({
      isDone: false,
      field: 'taxNo',
      message: '税号不正确，请核对',
    });
    expect(fakeSchool.calls.at(-1)?.[1]).toMatchObject({ defaultFlag: 1 });
  });
});

describe('the invoice lists', () => {
  test('show a page, or report a failed request', async () => {
    await showInvoices(2);
    expect(fakeSchool.calls).toEqual([['invoice.companyInvoice', { pageNo: 2, pageSize: 10 }]]);
    expect(invoices).toMatchObject({ status: 'ready', total: 4, records: [{ status: 'asked' }, {}, {}, {}] });
    fakeSchool.answers.set('invoice.companyInvoice', offline);
    await showInvoices(1);
    expect(invoices.status).toBe('failed');
  });

  test('give each order its newest invoice', async () => {
    const [first, ...others] = invoicePage.records;
    fakeSchool.answers.set('invoice.companyInvoice', () => ({
      total: 5,
      records: [{ ...first, invoiceId: '9', orderId: '3' }, first, ...others],
    }));
    await loadOrderInvoices();
    expect(orderInvoices.ofOrders.get('3')).toMatchObject({ id: '9', status: 'asked' });
    expect(orderInvoices).toMatchObject({ settings: { isOpen: true }, hasFailed: false });
    fakeSchool.answers.set('invoice.enabled', offline);
    await loadOrderInvoices();
    expect(orderInvoices).toMatchObject({ settings: undefined, hasFailed: true });
  });

  test('open documents of this site only', () => {
    expect(documentOf({ fileUrl: '/files/1/a.pdf' })).toContain('/files/1/a.pdf');
    expect(documentOf({ fileUrl: '' })).toBe('');
    expect(documentOf({ fileUrl: 'javascript:alert(1)' })).toBe('');
    expect(documentOf({ fileUrl: 'https://evil.example/a.pdf' })).toBe('');
  });
});
