import { add, createOrder } from '@lectern/sdk/endpoints/cart';
import * as invoice from '@lectern/sdk/endpoints/invoice';
import * as message from '@lectern/sdk/endpoints/message';
import { cancel } from '@lectern/sdk/endpoints/order';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { payOrder } from '../../../test/subjects/payOrder.ts';
import { addCourse } from '../../../test/subjects/catalogue.ts';
import { type Company } from '../../platform/database/tables/companies.tables.ts';
import { orders } from '../order/order.tables.ts';
import { payments, refunds } from '../payment/payment.tables.ts';
import { decideInvoice, expectInvoice, type InvoiceDecision } from './decide.service.ts';

const DAY_MS = 86_400_000;
const PRICE = 19_900;

const person = { titleType: 'personal', invoiceKind: 'common', title: '王小明' } as const;
const firm = {
  titleType: 'company',
  invoiceKind: 'special',
  title: '青桐公司',
  taxNo: '91320100MA1LECTE07',
  bankName: '工商银行',
} as const;

let token: string;

const configure = (config: Company['config']) => app.configure(company, config);

const app = await openTestApp();
const { db } = app.parts.connection;
const { company } = await app.addCompany('localhost');

beforeEach(async () => {
  await configure({
    functions: { INVOICE: { openFlag: 1, status: 2 } },
    settings: { INVOICE_WITHIN_DAYS: '30' },
  });
  token = await app.tokenOf(await app.addUser(company));
});

async function newOrder(priceCents = PRICE): Promise<string> {
  const { commodityId } = await addCourse(app, company.id, { priceCents });
  await app.call(add, { commodityId }, { token });
  return (await app.call(createOrder, { commodityIds: [commodityId], totalCents: priceCents }, { token }))
    .body.data.orderId;
}

async function paidOrder(): Promise<string> {
  const orderId = await newOrder();
  await payOrder(app, { companyId: company.id, orderId, token });
  return orderId;
}

const ask = (orderId: string, title: Omit<invoice.SaveInvoiceIn, 'orderId'> = person, who = token) =>
  app.body(invoice.save, { orderId, ...title }, { token: who });

const list = (input: invoice.CompanyInvoiceIn = {}, who = token): Promise<invoice.InvoicePage> =>
  app.data(invoice.companyInvoice, input, { token: who });

const decide = (invoiceId: string, decision: InvoiceDecision) =>
  db.transaction(async (tx) =>
    decideInvoice(tx, await expectInvoice(tx, invoiceId), decision, app.clock.now()),
  );

describe('invoice.save', () => {
  test('requests an invoice for a paid order over the amount paid', async () => {
    const orderId = await paidOrder();
    expect(await ask(orderId, firm)).toMatchObject({ code: '1', data: { status: 'asked' } });
    expect(await list({ orderId })).toMatchObject({
      total: 1,
      records: [
        {
          orderId,
          status: 'asked',
          titleType: 'company',
          invoiceKind: 'special',
          title: '青桐公司',
          amountCents: PRICE,
          invoiceNo: '',
          fileUrl: '',
          issuedAt: null,
        },
      ],
    });
  });

  test('rejects an amount in the request with 400', async () => {
    const input = { orderId: await paidOrder(), ...person, amountCents: 1 };
    expect((await app.call(invoice.save, input, { token })).status).toBe(400);
  });

  test('accepts only one of several concurrent requests for an order', async () => {
    const orderId = await paidOrder();
    const replies = await Promise.all([ask(orderId), ask(orderId), ask(orderId)]);
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['0', '0', '1']);
    expect(replies.find(({ code }) => code === '0')).toMatchObject({
      message: '这个订单已经申请过发票',
      data: { field: 'orderId' },
    });
    expect((await list()).total).toBe(1);
  });

  test('has one effect per idempotency key', async () => {
    const input = { orderId: await paidOrder(), ...person };
    const send = () => app.call(invoice.save, input, { token, idempotencyKey: 'asked-but-once' });
    expect((await send()).body).toEqual((await send()).body);
    expect((await list()).total).toBe(1);
  });

  test('accepts only the student’s own orders', async () => {
    const orderId = await paidOrder();
    const stranger = await app.tokenOf(await app.addUser(company));
    expect(await ask(orderId, person, stranger)).toMatchObject({ code: '0', message: '没有找到这个订单' });
    await ask(orderId);
    expect(await list({ orderId }, stranger)).toEqual({ total: 0, records: [] });
    expect((await ask('no order')).message).toBe('没有找到这个订单');
    expect(await list({ orderId: 'no order' })).toEqual({ total: 0, records: [] });
  });

  test('refuses unpaid, cancelled, free, refunded and long-paid orders', async () => {
    const waiting = await newOrder();
    expect((await ask(waiting)).message).toBe('订单还没有支付，支付之后才能开发票');
    await app.call(cancel, { orderId: waiting }, { token });
    expect((await ask(waiting)).code).toBe('0');
    expect((await ask(await newOrder(0))).message).toBe('这个订单没有付款，不需要发票');

    const old = await paidOrder();
    const paidAt = new Date(app.clock.now().getTime() - 31 * DAY_MS);
    await db.update(orders).set({ paidAt }).where(eq(orders.id, old));
    expect((await ask(old)).message).toBe('支付已超过 30 天，请联系学校开具发票');

    const refunded = await paidOrder();
    const [payment] = await db.select().from(payments).where(eq(payments.orderId, refunded));
    const now = app.clock.now();
    await db
      .insert(refunds)
      .values({
        companyId: company.id,
        paymentId: payment!.id,
        refundNo: `R${refunded}`,
        amountCents: PRICE,
        reason: 'late',
        status: 'due',
        dueAt: now,
        createdAt: now,
      });
    expect((await ask(refunded)).message).toBe('这个订单已经退款，或用余额支付，不能开发票');
  });

  test.each([
    [{ ...firm, taxNo: '' }, 'taxNo'],
    [{ ...firm, taxNo: '91320100MA1LECTE08' }, 'taxNo'],
    [{ ...person, title: '  ' }, 'title'],
    [{ ...person, invoiceKind: 'special' as const }, 'invoiceKind'],
  ])('refuses %o, naming the field %s', async (title, field) => {
    expect(await ask(await paidOrder(), title)).toMatchObject({ code: '0', data: { field } });
  });

  test('refuses kinds of invoice that the school does not offer', async () => {
    const orderId = await paidOrder();
    await configure({ functions: { INVOICE: { openFlag: 1, status: 1 } } });
    expect(await app.data(invoice.enabled, {}, { token })).toEqual({
      openFlag: 1,
      kinds: ['common'],
      withinDays: 0,
    });
    expect(await ask(orderId, firm)).toMatchObject({ code: '0', data: { field: 'invoiceKind' } });
    await configure({});
    expect(await app.data(invoice.enabled, {}, { token })).toEqual({ openFlag: 0, kinds: [], withinDays: 0 });
    expect((await ask(orderId)).message).toBe('学校没有开通在线开票，请联系学校');
  });
});

describe('the school’s decision on an invoice', () => {
  test('issues it once, with a number, and notifies the student', async () => {
    await ask(await paidOrder());
    const [requested] = (await list()).records;
    await decide(requested!.invoiceId, {
      decision: 'issue',
      invoiceNo: '26322000000000000001',
      fileKey: null,
    });
    expect((await list()).records).toMatchObject([
      { status: 'issued', invoiceNo: '26322000000000000001', issuedAt: app.clock.now().toISOString() },
    ]);
    const messages = (await app.data(message.page, { kind: 'order' }, { token })).records;
    expect(messages).toMatchObject([{ title: '发票已开具', link: '#/personal/invoice' }, {}]);
    await expect(
      decide(requested!.invoiceId, { decision: 'issue', invoiceNo: '26322000000000000002', fileKey: null }),
    ).rejects.toThrow('it is issued');
  });

  test('refuses a number that is in use or empty', async () => {
    await ask(await paidOrder());
    await ask(await paidOrder());
    const [second, first] = (await list()).records;
    await decide(first!.invoiceId, { decision: 'issue', invoiceNo: '26322000000000000003', fileKey: null });
    await expect(
      decide(second!.invoiceId, { decision: 'issue', invoiceNo: '26322000000000000003', fileKey: null }),
    ).rejects.toThrow('is already used by invoice');
    await expect(
      decide(second!.invoiceId, { decision: 'issue', invoiceNo: '', fileKey: null }),
    ).rejects.toThrow('is not an invoice number');
  });

  test('refuses or reverses it with a reason, after which the student may request it again', async () => {
    const orderId = await paidOrder();
    await ask(orderId);
    const newest = async () => (await list({ orderId })).records[0]!;
    await expect(decide((await newest()).invoiceId, { decision: 'refuse', reason: ' ' })).rejects.toThrow(
      'give a reason',
    );
    await decide((await newest()).invoiceId, { decision: 'refuse', reason: '抬头不对' });
    expect(await newest()).toMatchObject({ status: 'refused', reason: '抬头不对' });
    app.clock.advance(1000);
    expect((await ask(orderId)).code).toBe('1');
    await decide((await newest()).invoiceId, {
      decision: 'issue',
      invoiceNo: '26322000000000000004',
      fileKey: null,
    });
    await decide((await newest()).invoiceId, { decision: 'reverse', reason: '开错了' });
    expect(await newest()).toMatchObject({
      status: 'reversed',
      reason: '开错了',
      invoiceNo: '26322000000000000004',
    });
    expect((await ask(orderId)).code).toBe('1');
  });
});

describe('saved invoice titles', () => {
  const keep = (input: invoice.SaveTemplateIn, who = token) =>
    app.body(invoice.saveTemplate, input, { token: who });
  const storedTemplates = (): Promise<invoice.InvoiceTemplates> => app.data(invoice.template, {}, { token });

  test('have the first as default until another is made the default', async () => {
    const first = (await keep(person)).data.templateId;
    const second = (await keep(firm)).data.templateId;
    expect((await storedTemplates()).map(({ templateId, defaultFlag }) => [templateId, defaultFlag])).toEqual(
      [
        [first, 1],
        [second, 0],
      ],
    );
    await keep({ ...firm, templateId: second, defaultFlag: 1 });
    expect((await storedTemplates()).map(({ templateId, defaultFlag }) => [templateId, defaultFlag])).toEqual(
      [
        [second, 1],
        [first, 0],
      ],
    );
    expect(await storedTemplates()).toMatchObject([
      { taxNo: firm.taxNo, bankName: '工商银行' },
      { taxNo: '', title: '王小明' },
    ]);
  });

  test('keep a single default when two are saved as default at once', async () => {
    await Promise.all([keep({ ...person, defaultFlag: 1 }), keep({ ...firm, defaultFlag: 1 })]);
    expect((await storedTemplates()).filter(({ defaultFlag }) => defaultFlag === 1)).toHaveLength(1);
  });

  test('are changed by their owner only, and lose company fields when changed to personal', async () => {
    const { templateId } = (await keep(firm)).data;
    const stranger = await app.tokenOf(await app.addUser(company));
    expect(await keep({ ...person, templateId }, stranger)).toMatchObject({
      code: '0',
      data: { field: 'templateId' },
    });
    await keep({ ...firm, titleType: 'personal', invoiceKind: 'common', templateId });
    expect(await storedTemplates()).toMatchObject([{ titleType: 'personal', taxNo: '', bankName: '' }]);
  });

  test('are limited to 20', async () => {
    for (let count = 0; count < 20; count += 1) await keep(person);
    expect(await keep(person)).toMatchObject({ code: '0', message: '最多保存 20 个发票抬头' });
  });
});
