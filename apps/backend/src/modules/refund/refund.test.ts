import * as account from '@lectern/sdk/endpoints/account';
import * as message from '@lectern/sdk/endpoints/message';
import { byId } from '@lectern/sdk/endpoints/order';
import { payByBalance, reduce } from '@lectern/sdk/endpoints/payment';
import * as refund from '@lectern/sdk/endpoints/refund';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { addCoupon, addLevel } from '../../../test/subjects/memberships.ts';
import { payOrder, orderCourses } from '../../../test/subjects/payOrder.ts';
import { bookMoney } from '../../../test/subjects/bookMoney.ts';
import { addCourse, type CatalogueCourse } from '../../../test/subjects/catalogue.ts';
import type { User } from '../../platform/database/tables/users.tables.ts';
import { paymentProviders } from '../../providers/payment/paymentProviders.ts';
import type { RefundState } from '../../providers/payment/paymentProvider.ts';
import { sandboxGateway } from '../../providers/payment/sandboxGateway.ts';
import { sandboxRefunds } from '../../providers/payment/sandboxPayment.tables.ts';
import { memberships } from '../account/account.tables.ts';
import { bookBalance } from '../account/balance/balance.service.ts';
import { sumPoints } from '../account/points/points.repo.ts';
import { bookPoints } from '../account/points/points.service.ts';
import { commodities } from '../catalogue/catalogue.tables.ts';
import { enrolments } from '../catalogue/students.tables.ts';
import { certificates } from '../certificate/certificate.tables.ts';
import { invoices } from '../invoice/invoice.tables.ts';
import { sendRefunds } from '../payment/paymentJobs.ts';
import { payments, refunds } from '../payment/payment.tables.ts';
import { acceptRequest, listRequests, refundOrder, refuseRequest } from './school.service.ts';
import { addCertificate } from '../../../test/subjects/certificates.ts';

const PRICE = 19_900;
const DAY_MS = 86_400_000;

let user: User;
let who: { readonly token: string };

const app = await openTestApp();
const { db } = app.parts.connection;
const { company } = await app.addCompany('localhost', { service: { openIntegral: 1 } });
const gateway = app.parts.services.get(sandboxGateway);
beforeEach(async () => {
  user = await app.addUser(company);
  who = { token: await app.tokenOf(user) };
});

const log = { warn: () => {}, error: () => {} };
const sendMoney = () => sendRefunds(app.parts, log);

const orderOf = (...courses: readonly CatalogueCourse[]): Promise<string> =>
  orderCourses(app, who, courses, PRICE);

async function bought(...courses: readonly CatalogueCourse[]): Promise<string> {
  const orderId = await orderOf(...courses);
  await payOrder(app, { companyId: company.id, orderId, token: who.token });
  return orderId;
}

const offerOf = (orderId: string) => app.data(refund.offer, { orderId }, who);
const askFor = (orderId: string, itemIds: string[], more: Partial<refund.AskRefundIn> = {}) =>
  app.body(refund.ask, { orderId, itemIds, refundReason: 'mistake', ...more }, who);
const accept = (requestId: string) => db.transaction((tx) => acceptRequest(tx, requestId, app.clock.now()));
const view = async (orderId: string) => (await app.data(byId, { orderId }, who)).order;
const owns = async ({ courseId }: CatalogueCourse): Promise<boolean> => {
  const [row] = await db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.courseId, courseId), eq(enrolments.userId, user.id)));
  return row !== undefined && row.revokedAt === null;
};
const tradeOf = async (orderId: string) => {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  return payment?.tradeNo ?? '';
};
const sentBack = (tradeNo: string) =>
  db
    .select({ amountCents: sandboxRefunds.amountCents, status: sandboxRefunds.status })
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.tradeNo, tradeNo));

describe('a refund request', () => {
  it('shows what will be refunded, is waiting for the school, and can be cancelled and made again', async () => {
    const course = await addCourse(app, company.id);
    const orderId = await bought(course);
    expect(await offerOf(orderId)).toMatchObject({
      obstacle: null,
      rule: { withinDays: 7, mostStudiedPercent: 20 },
      items: [{ itemId: course.commodityId, moneyCents: PRICE, balanceCents: 0, points: 0, obstacle: null }],
      coupon: null,
      requests: [],
    });
    const { data } = await askFor(orderId, [course.commodityId]);
    expect(await offerOf(orderId)).toMatchObject({
      obstacle: 'asked',
      requests: [{ requestId: data.requestId, state: 'asked', moneyCents: PRICE, endedAt: null }],
    });
    expect(await view(orderId)).toMatchObject({ status: 'paid', afterSale: 'asked' });
    for (const _ of [1, 2])
      expect((await app.data(refund.cancel, { requestId: data.requestId }, who)).state).toBe('cancelled');
    expect(await view(orderId)).toMatchObject({ afterSale: null });
    expect((await askFor(orderId, [course.commodityId])).code).toBe('1');
    expect(await owns(course)).toBe(true);
  });

  it.each([
    [
      'a week after the purchase',
      async () => app.clock.advance(7 * DAY_MS + 1),
      '已经过了可以申请退款的时间，请联系学校',
    ],
    [
      'with more studied than the rule allows',
      async () =>
        void (await db.update(enrolments).set({ progressPercent: 21 }).where(eq(enrolments.userId, user.id))),
      '这个订单没有可以退款的内容',
    ],
  ])('is refused %s', async (_, change, message) => {
    const course = await addCourse(app, company.id);
    const orderId = await bought(course);
    await change();
    // The session of a week ago has expired.
    who = { token: await app.tokenOf(user) };
    expect(await askFor(orderId, [course.commodityId])).toMatchObject({ code: '0', message });
  });

  it('is refused after twenty cancelled requests for the same order', async () => {
    const course = await addCourse(app, company.id);
    const orderId = await bought(course);
    for (let time = 0; time < 20; time += 1) {
      const { requestId } = (await askFor(orderId, [course.commodityId])).data;
      await app.call(refund.cancel, { requestId }, who);
    }
    expect(await askFor(orderId, [course.commodityId])).toMatchObject({
      code: '0',
      data: { field: 'orderId' },
    });
    expect((await offerOf(orderId)).requests).toHaveLength(20);
  });

  it('follows the refund rule of the company', async () => {
    const course = await addCourse(app, company.id);
    const orderId = await bought(course);
    const setRule = (rule: object) => app.configure(company, { ...company.config, refunds: rule });
    await setRule({ withinDays: 0, mostStudiedPercent: 20 });
    expect((await offerOf(orderId)).obstacle).toBe('off');
    expect(await view(orderId)).toMatchObject({ refundUntilAt: null });
    await setRule({ withinDays: 1, mostStudiedPercent: 20 });
    expect(await offerOf(orderId)).toMatchObject({ obstacle: null, rule: { withinDays: 1 } });
    expect((await view(orderId)).refundUntilAt).toBe((await offerOf(orderId)).untilAt);
    app.clock.advance(DAY_MS + 1);
    who = { token: await app.tokenOf(user) };
    expect((await offerOf(orderId)).obstacle).toBe('days');
    await setRule({ withinDays: 7, mostStudiedPercent: 20 });
  });

  it('requires a remark for “other”, items of the order, and an order of the student’s own', async () => {
    const course = await addCourse(app, company.id);
    const orderId = await bought(course);
    const { commodityId } = course;
    expect(await askFor(orderId, [commodityId], { refundReason: 'other', remark: ' ' })).toMatchObject({
      data: { field: 'remark' },
    });
    expect(await askFor(orderId, ['4711'])).toMatchObject({ data: { field: 'itemIds' } });
    const { data } = await askFor(orderId, [commodityId]);
    who = { token: await app.tokenOf(await app.addUser(company)) };
    expect((await app.call(refund.offer, { orderId }, who)).body.code).toBe('0');
    expect(await app.body(refund.cancel, { requestId: data.requestId }, who)).toMatchObject({
      code: '0',
      message: '没有找到这个退款申请',
    });
  });

  it('is not offered for an unpaid order or for a balance charge', async () => {
    expect((await offerOf(await orderOf(await addCourse(app, company.id)))).obstacle).toBe('unpaid');
    const charge = await app.data(account.makeBalanceOrder, { amountCents: 5_000 }, who);
    await payOrder(app, { companyId: company.id, orderId: charge.orderId, token: who.token });
    expect((await offerOf(charge.orderId)).obstacle).toBe('goods');
  });

  it('is created once by three concurrent requests', async () => {
    const course = await addCourse(app, company.id);
    const orderId = await bought(course);
    const codes = (await Promise.all([1, 2, 3].map(() => askFor(orderId, [course.commodityId])))).map(
      ({ code }) => code,
    );
    expect(codes.toSorted()).toEqual(['0', '0', '1']);
  });
});

describe('the school’s decision on a refund', () => {
  it('accepts it: revokes course and certificate, refunds once, notifies the student, who may buy again', async () => {
    const course = await addCourse(app, company.id);
    const orderId = await bought(course);
    const students = () =>
      db
        .select({ count: commodities.studentCount })
        .from(commodities)
        .where(eq(commodities.id, course.commodityId));
    expect(await students()).toEqual([{ count: 1 }]);
    await db
      .insert(certificates)
      .values({
        companyId: company.id,
        userId: user.id,
        templateId: await addCertificate(app, company.id, { courseId: course.courseId }),
        state: 'issued',
        certificateNo: `C${orderId}`,
        issuedAt: app.clock.now(),
        createdAt: app.clock.now(),
      });
    const { data } = await askFor(orderId, [course.commodityId]);
    await accept(data.requestId);
    expect(await owns(course)).toBe(false);
    expect(await students()).toEqual([{ count: 0 }]);
    expect(await view(orderId)).toMatchObject({
      afterSale: 'returning',
      items: [{ courseName: '极限入门' }],
    });
    expect(
      await db
        .select({ state: certificates.state })
        .from(certificates)
        .where(eq(certificates.userId, user.id)),
    ).toEqual([{ state: 'revoked' }]);
    await sendMoney();
    expect(await view(orderId)).toMatchObject({ status: 'paid', afterSale: 'returned', refund: null });
    expect(await offerOf(orderId)).toMatchObject({
      obstacle: 'nothing',
      requests: [{ state: 'returned', stuckFlag: 0 }],
    });
    expect((await gateway.find(await tradeOf(orderId)))?.status).toBe('refunded');
    await sendMoney();
    expect(await sentBack(await tradeOf(orderId))).toEqual([{ amountCents: PRICE, status: 'done' }]);
    await expect(accept(data.requestId)).rejects.toThrow(/is already returned/);
    const { records } = await app.data(message.page, { kind: 'order' }, who);
    expect(records.map(({ title }: message.Message) => title).slice(0, 2)).toEqual([
      '退款已完成',
      '退款已通过，钱正在退回',
    ]);
    // The course may be bought again.
    await bought(course);
    expect(await owns(course)).toBe(true);
  });

  it('refuses it with a reason, after which the student may request again', async () => {
    const course = await addCourse(app, company.id);
    const orderId = await bought(course);
    const { data } = await askFor(orderId, [course.commodityId]);
    expect(
      (await db.transaction((tx) => listRequests(tx, company.id, 'asked', app.clock.now()))).rows.some(
        ([id]) => id === data.requestId,
      ),
    ).toBe(true);
    await db.transaction((tx) => refuseRequest(tx, data.requestId, '请先试听', app.clock.now()));
    expect(await offerOf(orderId)).toMatchObject({
      obstacle: null,
      requests: [{ state: 'refused', answer: '请先试听' }],
    });
    expect((await app.call(refund.cancel, { requestId: data.requestId }, who)).body.message).toBe(
      '学校已经处理了这个退款申请，不能撤销',
    );
    expect((await askFor(orderId, [course.commodityId])).code).toBe('1');
  });

  it('refunds once if two accept concurrently', async () => {
    const course = await addCourse(app, company.id);
    const orderId = await bought(course);
    const { data } = await askFor(orderId, [course.commodityId]);
    await Promise.all([accept(data.requestId), accept(data.requestId)]);
    await Promise.all([sendMoney(), sendMoney()]);
    expect(await sentBack(await tradeOf(orderId))).toEqual([{ amountCents: PRICE, status: 'done' }]);
  });

  it('refunds one course and later the rest of the order, without a request', async () => {
    const [one, two] = [
      await addCourse(app, company.id, { name: '第一门' }),
      await addCourse(app, company.id, { name: '第二门' }),
    ];
    const orderId = await bought(one, two);
    app.clock.advance(30 * DAY_MS);
    who = { token: await app.tokenOf(user) };
    const { orderNo } = await view(orderId);
    const giveBack = (item?: string) =>
      db.transaction((tx) => refundOrder(tx, orderNo, { item, reason: '课程停开' }, app.clock.now()));
    await giveBack('第一门');
    expect([await owns(one), await owns(two)]).toEqual([false, true]);
    await sendMoney();
    expect(await view(orderId)).toMatchObject({ afterSale: 'part' });
    await expect(giveBack('第一门')).rejects.toThrow(/is refunded already/);
    await giveBack();
    await sendMoney();
    expect(await view(orderId)).toMatchObject({ afterSale: 'returned' });
    expect((await sentBack(await tradeOf(orderId))).map(({ amountCents }) => amountCents)).toEqual([
      PRICE,
      PRICE,
    ]);
    await expect(giveBack()).rejects.toThrow(/all of it is refunded already/);
  });

  it('accepts it only after an invoice of the order is refused or reversed', async () => {
    const course = await addCourse(app, company.id);
    const orderId = await bought(course);
    const { data } = await askFor(orderId, [course.commodityId]);
    await db
      .insert(invoices)
      .values({
        companyId: company.id,
        userId: user.id,
        orderId,
        titleType: 'personal',
        invoiceKind: 'common',
        title: '林晓',
        amountCents: PRICE,
        askedAt: app.clock.now(),
      });
    await expect(accept(data.requestId)).rejects.toThrow(/refuse it first/);
    const change = (values: Partial<typeof invoices.$inferInsert>) =>
      db.update(invoices).set(values).where(eq(invoices.orderId, orderId));
    await change({ status: 'issued', invoiceNo: orderId, issuedAt: app.clock.now() });
    await expect(accept(data.requestId)).rejects.toThrow(/reverse it first/);
    expect(await owns(course)).toBe(true);
    await change({ status: 'reversed' });
    await accept(data.requestId);
    expect(await owns(course)).toBe(false);
  });
});

describe('the reductions of a refunded order', () => {
  it('are returned in shares that add up, the coupon with the last part', async () => {
    const now = app.clock.now();
    const entry = { companyId: company.id, userId: user.id, remark: '', createdAt: now };
    await db.transaction(async (tx) => {
      await bookBalance(tx, { ...entry, kind: 'card', amountCents: 5_001, idempotencyKey: 'gift' });
      await bookPoints(tx, { ...entry, points: 1_003, idempotencyKey: 'gift' });
    });
    const couponId = await addCoupon(
      app,
      company.id,
      { userId: user.id },
      { scope: 'all', amountCents: 1_999 },
    );
    const courses = [await addCourse(app, company.id), await addCourse(app, company.id)] as const;
    const orderId = await orderOf(...courses);
    await app.call(reduce, { orderId, couponId, usesPoints: true, usesBalance: true }, who);
    const { dueCents, points } = await view(orderId);
    await payOrder(app, { companyId: company.id, orderId, token: who.token });
    const balance = () => app.data(account.charge, {}, who);
    const left = async () => (await sumPoints(db, user.id)).remaining;
    expect((await balance()).balanceCents).toBe(0);
    expect(await left()).toBe(1_003 - points);

    expect((await offerOf(orderId)).coupon).toEqual({ couponName: '二十元', expiredFlag: 0 });
    const first = await askFor(orderId, [courses[0].commodityId]);
    await accept(first.data.requestId);
    const coupons = async () => (await app.data(account.couponCount, {}, who)).usable;
    expect(await coupons()).toBe(0);
    const second = await askFor(orderId, [courses[1].commodityId]);
    await accept(second.data.requestId);
    await sendMoney();
    expect(await coupons()).toBe(1);
    expect(await balance()).toMatchObject({ balanceCents: 5_001, withdrawableCents: 0 });
    expect(await left()).toBe(1_003);
    const back = await sentBack(await tradeOf(orderId));
    expect(back.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(dueCents);
    expect((await offerOf(orderId)).requests).toMatchObject([{ couponName: '二十元' }, { couponName: '' }]);
  });

  it('are returned at once if the whole order was paid from the balance', async () => {
    await bookMoney(app, user, PRICE, { kind: 'card' });
    const course = await addCourse(app, company.id);
    const orderId = await orderOf(course);
    await app.call(payByBalance, { orderId }, who);
    const { data } = await askFor(orderId, [course.commodityId]);
    await accept(data.requestId);
    expect(await view(orderId)).toMatchObject({ afterSale: 'returned' });
    expect((await app.data(account.chargeHistory, {}, who)).records[0]).toMatchObject({
      kind: 'refund',
      amountCents: PRICE,
    });
  });
});

describe('a refunded order', () => {
  it('leaves a course that another order grants', async () => {
    const [one, two] = [await addCourse(app, company.id), await addCourse(app, company.id)];
    const first = await bought(one);
    const second = await bought(two);
    // Makes the second order look like a package of both.
    await db
      .update(enrolments)
      .set({ orderId: first, commodityId: one.commodityId })
      .where(and(eq(enrolments.userId, user.id), eq(enrolments.courseId, two.courseId)));
    await accept((await askFor(first, [one.commodityId])).data.requestId);
    expect([await owns(one), await owns(two)]).toEqual([false, true]);
    await accept((await askFor(second, [two.commodityId])).data.requestId);
    expect(await owns(two)).toBe(false);
  });

  it('ends its membership, and the following membership begins earlier', async () => {
    const levelId = await addLevel(app, company.id);
    const buy = async () => {
      const { orderId } = await app.data(account.makeMemberOrder, { memberId: levelId }, who);
      await payOrder(app, { companyId: company.id, orderId, token: who.token });
      return orderId;
    };
    const [first, second] = [await buy(), await buy()];
    app.clock.advance(DAY_MS);
    who = { token: await app.tokenOf(user) };
    const [item] = (await offerOf(first)).items;
    expect(item).toMatchObject({ itemId: 'membership', studiedPercent: 1, moneyCents: 9_900 });
    await accept((await askFor(first, ['membership'])).data.requestId);
    const spans = await db.select().from(memberships).where(eq(memberships.userId, user.id));
    const now = app.clock.now().getTime();
    expect(spans.map(({ orderId, startsAt, endsAt }) => [orderId, +startsAt - now, +endsAt - now])).toEqual(
      expect.arrayContaining([
        [first, -DAY_MS, 0],
        [second, 0, 90 * DAY_MS],
      ]),
    );
  });
});

describe('a refund at the provider', () => {
  const accepted = async () => {
    const course = await addCourse(app, company.id);
    const orderId = await bought(course);
    return { orderId, course, tradeNo: await tradeOf(orderId) };
  };

  it('stays stuck until the school accepts it again', async () => {
    const { orderId, course, tradeNo } = await accepted();
    await gateway.setRefunds(tradeNo, 'stuck');
    const { data } = await askFor(orderId, [course.commodityId]);
    await accept(data.requestId);
    await sendMoney();
    expect((await offerOf(orderId)).requests).toMatchObject([{ state: 'returning', stuckFlag: 1 }]);
    await gateway.setRefunds(tradeNo, 'once');
    expect(await accept(data.requestId)).toMatch(/will be retried/);
    await sendMoney();
    expect((await offerOf(orderId)).requests).toMatchObject([{ state: 'returned', stuckFlag: 0 }]);
    expect(await sentBack(tradeNo)).toEqual([{ amountCents: PRICE, status: 'done' }]);
  });

  it('is queried until a slow provider completes it', async () => {
    const { orderId, course, tradeNo } = await accepted();
    await gateway.setRefunds(tradeNo, 'slow');
    await accept((await askFor(orderId, [course.commodityId])).data.requestId);
    await sendMoney();
    expect((await offerOf(orderId)).requests).toMatchObject([{ state: 'returning', stuckFlag: 0 }]);
    app.clock.advance(60_000);
    await sendMoney();
    expect((await offerOf(orderId)).requests).toMatchObject([{ state: 'returned' }]);
  });

  it('is not sent again if the process died before it recorded the first sending', async () => {
    const { orderId, course, tradeNo } = await accepted();
    await accept((await askFor(orderId, [course.commodityId])).data.requestId);
    const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
    const [due] = await db
      .select()
      .from(refunds)
      .where(eq(refunds.paymentId, payment?.id ?? ''));
    await gateway.refund({
      merchantId: `sandbox-${company.id}`,
      tradeNo,
      refundNo: due?.refundNo ?? '',
      amountCents: PRICE,
      totalCents: PRICE,
      reason: '',
    });
    await sendMoney();
    expect((await offerOf(orderId)).requests).toMatchObject([{ state: 'returned' }]);
    expect(await sentBack(tradeNo)).toHaveLength(1);
  });

  it('is retried with a new number if the first one ended without money', async () => {
    const { orderId, course } = await accepted();
    await accept((await askFor(orderId, [course.commodityId])).data.requestId);
    const real = app.parts.services.get(paymentProviders);
    const answers: RefundState[] = [{ state: 'void' }, { state: 'done' }];
    const numbers: string[] = [];
    app.parts.services.provide(paymentProviders, {
      ...real,
      byId(payee, id, way) {
        const provider = real.byId(payee, id, way);
        return provider === undefined
          ? undefined
          : {
              ...provider,
              queryRefund: async () => undefined,
              async refund({ refundNo }) {
                numbers.push(refundNo);
                return answers.shift() ?? { state: 'processing' };
              },
            };
      },
    });
    try {
      await sendMoney();
      expect((await offerOf(orderId)).requests).toMatchObject([{ state: 'returning', stuckFlag: 0 }]);
      await sendMoney();
      expect((await offerOf(orderId)).requests).toMatchObject([{ state: 'returned' }]);
      expect(new Set(numbers).size).toBe(2);
    } finally {
      app.parts.services.provide(paymentProviders, real);
    }
  });
});
