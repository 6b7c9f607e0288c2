import type { Invoice, InvoiceFunction, InvoiceTemplates } from '@lectern/sdk/endpoints/invoice';

const invoice = (invoiceId: string, fields: Partial<Invoice>): Invoice => ({
  invoiceId,
  orderId: invoiceId,
  orderNo: `2026030112000${invoiceId}`,
  status: 'asked',
  titleType: 'personal',
  invoiceKind: 'common',
  title: '林晓彤',
  amountCents: 39_800,
  invoiceNo: '',
  askedAt: '2026-03-01T04:00:00.000Z',
  issuedAt: null,
  fileUrl: '',
  reason: '',
  ...fields,
});

const issued = {
  status: 'issued',
  invoiceNo: '26322000000012345678',
  issuedAt: '2026-03-02T04:00:00.000Z',
} as const;

/** Invoices in every state, as the server describes them. */
export const invoicePage = {
  total: 4,
  records: [
    invoice('1', { titleType: 'company', invoiceKind: 'special', title: '南京青桐文化传播有限公司' }),
    invoice('2', { ...issued, fileUrl: '/files/1/2026-03-02/coldatatypefile/invoice.pdf' }),
    invoice('3', { status: 'refused', reason: '抬头与税号不一致，请核对营业执照后重新申请。' }),
    invoice('4', { ...issued, status: 'reversed', reason: '开错了抬头' }),
  ],
};

const nothing = { taxNo: '', address: '', phone: '', bankName: '', bankAccount: '', email: '' };

/** The student's saved titles. */
export const savedTitles: InvoiceTemplates = [
  {
    ...nothing,
    templateId: '1',
    defaultFlag: 1,
    titleType: 'personal',
    invoiceKind: 'common',
    title: '林晓彤',
    email: 'lin@lectern.example',
  },
  {
    ...nothing,
    templateId: '2',
    defaultFlag: 0,
    titleType: 'company',
    invoiceKind: 'special',
    title: '南京青桐文化传播有限公司',
    taxNo: '91320100MA1LECTE07',
    bankName: '工商银行',
  },
];

/** A school that issues both kinds, until a year after the payment. */
export const invoiceFunction: InvoiceFunction = {
  openFlag: 1,
  kinds: ['common', 'special'],
  withinDays: 360,
};
