import { byId, cancel } from '@lectern/sdk/endpoints/order';
import { cashier, start, state } from '@lectern/sdk/endpoints/payment';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { addCourse } from '../../../test/subjects/catalogue.ts';
import { type Behaviour, type Deliver, sandboxGateway } from '../../providers/payment/sandboxGateway.ts';
import { commodities } from '../catalogue/catalogue.tables.ts';
import { enrolments } from '../catalogue/students.tables.ts';
import { closeExpired } from '../order/order.service.ts';
import { noticePath } from './notices.ts';
import { queryOpenPayments, closeEnded, sendRefunds } from './paymentJobs.ts';
import { paymentNotices, payments, refunds } from './payment.tables.ts';
import { deleteForgedNotices } from './settle.service.ts';
import { noticesTo, deliverNotices, orderCourses } from '../../../test/subjects/payOrder.ts';

const app = await openTestApp();
const { db } = app.parts.connection;
const { company } = await app.addCompany('localhost');
const gateway = app.parts.services.get(sandboxGateway);

const deliver = noticesTo(app);

/** Creates a student with a waiting order and its trade in the sandbox. */
async function waitingOrder() {
  const user = await app.addUser(company);
  const token = await app.tokenOf(user);
  const course = await addCourse(app, company.id);
  const orderId = await orderCourses(app, { token }, [course]);
  const data = await app.data(start, { orderId, way: 'wechat' }, { token });
  return { user, token, course, orderId, tradeNo: String(data.tradeNo) };
}

type Waiting = Awaited<ReturnType<typeof waitingOrder>>;

const statusOf = async ({ orderId, token }: Waiting) => (await app.data(byId, { orderId }, { token })).order;

async function isEnrolled({ user, course }: Waiting): Promise<number> {
  const rows = await db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.userId, user.id), eq(enrolments.courseId, course.courseId)));
  return rows.length;
}

/** Returns the number of students that the catalogue shows for the course. */
async function countedStudents({ course }: Waiting): Promise<number | undefined> {
  const [row] = await db
    .select({ count: commodities.studentCount })
    .from(commodities)
    .where(eq(commodities.id, course.commodityId));
  return row?.count;
}

async function outcomes(tradeNo: string): Promise<string[]> {
  const rows = await db
    .select()
    .from(paymentNotices)
    .where(eq(paymentNotices.tradeNo, tradeNo))
    .orderBy(paymentNotices.id);
  return rows.map(({ outcome }) => outcome);
}

async function refundOf(tradeNo: string) {
  const [row] = await db
    .select({ reason: refunds.reason, status: refunds.status, amountCents: refunds.amountCents })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.tradeNo, tradeNo));
  return row;
}

async function pay({ tradeNo }: Waiting, behaviour?: Behaviour) {
  expect(await gateway.pay(tradeNo, behaviour)).toBe(true);
  await deliverNotices(app);
}

describe('the cashier', () => {
  it('offers the payment methods of the sandbox, and marks it as a sandbox', async () => {
    const order = await waitingOrder();
    const data = await app.data(cashier, { orderId: order.orderId }, { token: order.token });
    expect(data).toMatchObject({ ways: ['wechat', 'alipay'], isSandbox: true, order: { status: 'waiting' } });
  });

  it('returns the same payment for the same method, even for concurrent requests', async () => {
    const order = await waitingOrder();
    const again = await Promise.all(
      [1, 2, 3].map(() => app.call(start, { orderId: order.orderId, way: 'wechat' }, { token: order.token })),
    );
    expect(new Set(again.map(({ body }) => body.data.tradeNo))).toEqual(new Set([order.tradeNo]));
    const other = await app.call(start, { orderId: order.orderId, way: 'alipay' }, { token: order.token });
    expect(other.body.data).toMatchObject({ amountCents: 19_900, way: 'alipay' });
    expect(other.body.data.tradeNo).not.toBe(order.tradeNo);
  });

  it('starts no payment for a cancelled order or another student’s order', async () => {
    const order = await waitingOrder();
    const stranger = await app.tokenOf(await app.addUser(company));
    expect(
      (await app.call(start, { orderId: order.orderId, way: 'wechat' }, { token: stranger })).body.code,
    ).toBe('0');
    await app.call(cancel, { orderId: order.orderId }, { token: order.token });
    expect(
      await app.body(start, { orderId: order.orderId, way: 'wechat' }, { token: order.token }),
    ).toMatchObject({ code: '0', message: '这个订单已经取消' });
  });

  it('refuses to start more than 50 payments for one order', async () => {
    const { orderId, token, tradeNo } = await waitingOrder();
    const [created] = await db.select().from(payments).where(eq(payments.tradeNo, tradeNo));
    const { id: _, ...payment } = created!;
    await db
      .insert(payments)
      .values(
        Array.from({ length: 49 }, (_entry, index) => ({
          ...payment,
          tradeNo: `${tradeNo}-${index}`,
          status: 'closed' as const,
        })),
      );
    const startOn = (device: 'desktop' | 'phone') =>
      app.body(start, { orderId, way: 'wechat', device }, { token });
    expect((await startOn('desktop')).data).toMatchObject({ tradeNo });
    expect((await startOn('phone')).message).toContain('次数太多');
  });

  it('reports a payment that is made while the page is waiting for it', async () => {
    const order = await waitingOrder();
    const waiting = app.call(
      state,
      { orderId: order.orderId, known: 'waiting', waitSeconds: 20 },
      { token: order.token },
    );
    await pay(order);
    const { data } = (await waiting).body;
    expect(data).toMatchObject({
      status: 'paid',
      begin: {
        commodityId: order.course.commodityId,
        courseId: order.course.courseId,
        lessonId: order.course.lessonIds[0],
      },
    });
  });
});

describe('a payment notice', () => {
  it('pays the order and grants the course once, even if it is delivered twice', async () => {
    const order = await waitingOrder();
    await pay(order, 'twice');
    expect(await statusOf(order)).toMatchObject({ status: 'paid', paidBy: 'wechat', refund: null });
    expect(await outcomes(order.tradeNo)).toEqual(['accepted', 'repeated']);
    expect(await isEnrolled(order)).toBe(1);
    expect(await refundOf(order.tradeNo)).toBeUndefined();
  });

  it('takes effect once when eight copies arrive at the same moment', async () => {
    const order = await waitingOrder();
    await gateway.pay(order.tradeNo, 'lost');
    const trade = await gateway.find(order.tradeNo);
    const body = JSON.stringify({
      merchantId: trade?.merchantId,
      tradeNo: order.tradeNo,
      transactionId: trade?.transactionId,
      amountCents: 19_900,
      currency: 'CNY',
      paidAt: trade?.paidAt,
    });
    const headers = { 'content-type': 'application/json', 'x-sandbox-signature': gateway.sign(body) };
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => deliver(noticePath('sandbox', company.id), headers, body)),
    );
    expect(replies).toEqual(Array.from({ length: 8 }, () => 200));
    expect((await outcomes(order.tradeNo)).filter((outcome) => outcome === 'accepted')).toHaveLength(1);
    expect(await isEnrolled(order)).toBe(1);
  });

  it.each(['wrongSignature', 'wrongAmount'] as const)(
    'changes nothing with %s, and a query of the provider then pays the order',
    async (behaviour) => {
      const order = await waitingOrder();
      await pay(order, behaviour);
      expect((await statusOf(order)).status).toBe('waiting');
      expect(await isEnrolled(order)).toBe(0);
      if (behaviour === 'wrongAmount') expect(await outcomes(order.tradeNo)).toEqual(['wrongAmount']);
      app.clock.advance(16_000);
      await queryOpenPayments(app.parts, app.server.log);
      expect((await statusOf(order)).status).toBe('paid');
      expect(await isEnrolled(order)).toBe(1);
    },
  );

  it('is replaced by a query of the provider if it is lost', async () => {
    const order = await waitingOrder();
    await pay(order, 'lost');
    app.clock.advance(16_000);
    await queryOpenPayments(app.parts, app.server.log);
    expect((await statusOf(order)).status).toBe('paid');
  });

  it.each([
    ['merchantId', 'sandbox-999', 'wrongMerchant'],
    ['currency', 'USD', 'wrongCurrency'],
    ['tradeNo', 'nothing-of-ours', 'unknownTrade'],
  ])('is rejected with 400 for another %s, despite its valid signature', async (field, value, outcome) => {
    const order = await waitingOrder();
    const body = JSON.stringify({
      merchantId: `sandbox-${company.id}`,
      tradeNo: order.tradeNo,
      transactionId: `T-${field}-${order.orderId}`,
      amountCents: 19_900,
      currency: 'CNY',
      paidAt: app.clock.now().toISOString(),
      [field]: value,
    });
    const headers = { 'content-type': 'application/json', 'x-sandbox-signature': gateway.sign(body) };
    expect(await deliver(noticePath('sandbox', company.id), headers, body)).toBe(400);
    expect(await outcomes(field === 'tradeNo' ? value : order.tradeNo)).toContain(outcome);
    expect((await statusOf(order)).status).toBe('waiting');
  });

  it('is recorded 60 times a minute if forged by one address, and deleted after a month', async () => {
    const forged = () => db.$count(paymentNotices, eq(paymentNotices.outcome, 'forged'));
    const before = await forged();
    for (let number = 0; number < 65; number += 1) {
      const reply = await app.server.inject({
        method: 'POST',
        url: noticePath('sandbox', company.id),
        remoteAddress: '203.0.113.9',
        headers: { 'content-type': 'application/json', 'x-sandbox-signature': 'made up' },
        payload: `{"number":${number}}`,
      });
      expect(reply.statusCode).toBe(400);
    }
    expect((await forged()) - before).toBe(60);
    const others = (await db.$count(paymentNotices)) - (await forged());
    app.clock.advance(31 * 24 * 3_600_000);
    await deleteForgedNotices(db, app.clock.now());
    expect([await forged(), await db.$count(paymentNotices)]).toEqual([0, others]);
  });

  it('is rejected at the address of another company', async () => {
    const order = await waitingOrder();
    const other = (await app.addCompany(`other-${order.orderId}.localhost`)).company;
    const body = JSON.stringify({
      merchantId: `sandbox-${company.id}`,
      tradeNo: order.tradeNo,
      transactionId: `T-${order.orderId}`,
      amountCents: 19_900,
      currency: 'CNY',
      paidAt: app.clock.now().toISOString(),
    });
    const headers = { 'content-type': 'application/json', 'x-sandbox-signature': gateway.sign(body) };
    expect(await deliver(noticePath('sandbox', other.id), headers, body)).toBe(400);
    expect(await deliver(noticePath('sandbox', '999999'), headers, body)).toBe(404);
    expect((await statusOf(order)).status).toBe('waiting');
  });

  it('is refunded if it arrives late for a cancelled order', async () => {
    const order = await waitingOrder();
    await gateway.pay(order.tradeNo, 'delayed');
    await app.call(cancel, { orderId: order.orderId }, { token: order.token });
    app.clock.advance(21_000);
    await deliverNotices(app);
    expect(await statusOf(order)).toMatchObject({ status: 'cancelled', refund: 'due' });
    expect(await isEnrolled(order)).toBe(0);
    expect(await refundOf(order.tradeNo)).toMatchObject({ reason: 'late', amountCents: 19_900 });
    await sendRefunds(app.parts, app.server.log);
    expect(await statusOf(order)).toMatchObject({ status: 'cancelled', refund: 'done' });
    expect((await gateway.find(order.tradeNo))?.status).toBe('refunded');
    expect(await countedStudents(order)).toBe(0);
  });

  it('reopens an order that closed meanwhile, if the money was paid in time', async () => {
    const order = await waitingOrder();
    app.clock.advance(30 * 60_000 - 5_000);
    await gateway.pay(order.tradeNo, 'delayed');
    app.clock.advance(21_000);
    await closeExpired(db, app.clock.now());
    const token = await app.tokenOf(order.user);
    expect((await statusOf({ ...order, token })).status).toBe('closed');
    await deliverNotices(app);
    expect((await statusOf({ ...order, token })).status).toBe('paid');
    expect(await isEnrolled(order)).toBe(1);
  });

  it('is refunded if it is the second payment for an order', async () => {
    const order = await waitingOrder();
    const data = await app.data(start, { orderId: order.orderId, way: 'alipay' }, { token: order.token });
    await pay(order);
    await pay({ ...order, tradeNo: String(data.tradeNo) });
    expect(await statusOf(order)).toMatchObject({ status: 'paid', paidBy: 'wechat', refund: 'due' });
    expect(await refundOf(String(data.tradeNo))).toMatchObject({ reason: 'duplicate', status: 'due' });
    expect(await isEnrolled(order)).toBe(1);
    expect(await countedStudents(order)).toBe(1);
  });
});

describe('the sandbox gateway', () => {
  it('retries a notice until it is delivered', async () => {
    const order = await waitingOrder();
    await gateway.pay(order.tradeNo);
    const tries: number[] = [];
    const broken: Deliver = async () => {
      tries.push(1);
      throw new Error('no connection');
    };
    await gateway.deliverDue(broken);
    await gateway.deliverDue(broken);
    expect(tries).toHaveLength(1);
    app.clock.advance(2_000);
    await gateway.deliverDue(broken);
    app.clock.advance(5_000);
    await deliverNotices(app);
    expect(tries).toHaveLength(2);
    expect((await statusOf(order)).status).toBe('paid');
  });

  it('closes the trade of an ended order', async () => {
    const order = await waitingOrder();
    await app.call(cancel, { orderId: order.orderId }, { token: order.token });
    app.clock.advance(2_000);
    await closeEnded(app.parts, app.server.log);
    expect(await gateway.pay(order.tradeNo)).toBe(false);
  });

  it('shows a page with merchant and amount, on which a failed payment can be repeated', async () => {
    const order = await waitingOrder();
    const address = `/sandbox/pay/${order.tradeNo}`;
    const page = await app.server.inject({ url: address });
    expect(page.body).toContain('¥199.00');
    expect(page.body).toContain(`sandbox-${company.id}`);
    await app.server.inject({
      method: 'POST',
      url: `${address}/fail`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
    expect((await app.server.inject({ url: address })).body).toContain('余额不足');
    await app.server.inject({
      method: 'POST',
      url: `${address}/pay`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'notice=once',
    });
    await deliverNotices(app);
    expect((await app.server.inject({ url: address })).body).toContain('支付成功');
    expect((await statusOf(order)).status).toBe('paid');
  });

  it('does not exist in production', async () => {
    const production = await openTestApp({ config: { mode: 'production' } });
    await production.addCompany('localhost');
    expect(
      (await production.server.inject({ url: '/sandbox/pay/1', headers: { host: 'localhost' } })).statusCode,
    ).toBe(404);
  });
});
