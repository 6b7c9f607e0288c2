import * as account from '@lectern/sdk/endpoints/account';
import { add, createOrder, list as cartList } from '@lectern/sdk/endpoints/cart';
import { enrolFree } from '@lectern/sdk/endpoints/catalogue';
import { createStudyCardOrder } from '@lectern/sdk/endpoints/course';
import { save as saveInvoice } from '@lectern/sdk/endpoints/invoice';
import { byId, cancel } from '@lectern/sdk/endpoints/order';
import { payByBalance } from '@lectern/sdk/endpoints/payment';
import { and, eq, inArray, isNull, sum } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestReply } from '../../../test/createTestApp.ts';
import { openTestApp } from '../../../test/openTestApp.ts';
import { addCoupon, addLevel } from '../../../test/subjects/memberships.ts';
import { payWithoutNotice, orderCourses } from '../../../test/subjects/payOrder.ts';
import { bookMoney } from '../../../test/subjects/bookMoney.ts';
import { addCourse, addCourses } from '../../../test/subjects/catalogue.ts';
import { addStudyCard } from '../../../test/subjects/studyCards.ts';
import type { User } from '../../platform/database/tables/users.tables.ts';
import {
  balanceEntries,
  chargeCards,
  coupons,
  inviteCodes,
  memberOrders,
  memberships,
  pointEntries,
} from '../account/account.tables.ts';
import { hashCard } from '../account/balance/balance.repo.ts';
import { readBalance } from '../account/index.ts';
import { REWARDED_PER_DAY } from '../account/invite/invite.repo.ts';
import { bookInvitation } from '../account/invite/invite.service.ts';
import { sumPoints } from '../account/points/points.repo.ts';
import { spendPoints, bookPoints } from '../account/points/points.service.ts';
import { cartItems } from '../cart/cart.tables.ts';
import { commodities } from '../catalogue/catalogue.tables.ts';
import { enrolments } from '../catalogue/students.tables.ts';
import { invoices } from '../invoice/invoice.tables.ts';
import { orders } from '../order/index.ts';
import { sendRefunds } from './paymentJobs.ts';
import { payments, refunds } from './payment.tables.ts';

/** Number of concurrent calls. */
const CROWD = 50;
const PRICE = 1_000;

let user: User;
let token: string;

const app = await openTestApp();
const { db } = app.parts.connection;
const added = await app.addCompany('localhost');
const { company } = added;
const schoolId = added.school.id;
await app.configure(company, { functions: { INVOICE: { openFlag: 1, status: 2 } } });
const memberId = await addLevel(app, company.id);

beforeEach(async () => {
  user = await app.addUser(company);
  token = await app.tokenOf(user);
});

const times = <Result>(make: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: CROWD }, (_, index) => make(index)));
const accepted = (replies: readonly TestReply[]): number =>
  replies.filter(({ body }) => body.code === '1').length;

const give = (amountCents: number) => bookMoney(app, user, amountCents);

/** Reads the student's balance, and checks that it is the sum of its entries. */
async function balance(userId = user.id): Promise<number> {
  const [row] = await db
    .select({ cents: sum(balanceEntries.amountCents).mapWith(Number) })
    .from(balanceEntries)
    .where(eq(balanceEntries.userId, userId));
  expect(await readBalance(db, userId)).toBe(row?.cents ?? 0);
  return row?.cents ?? 0;
}

const order = async (): Promise<string> =>
  orderCourses(app, { token }, [await addCourse(app, company.id, { priceCents: PRICE })], PRICE);

const orderOf = async (orderId: string) => (await app.data(byId, { orderId }, { token })).order;
const payable = (orderId: string) => ({ companyId: company.id, orderId, token });

/** Returns the cents paid for an order that are not refunded. */
async function unrefundedCents(orderId: string): Promise<number> {
  const rows = await db
    .select({ cents: payments.amountCents })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'paid'), isNull(refunds.id)));
  return rows.reduce((total, { cents }) => total + cents, 0);
}

describe('the balance', () => {
  it('pays for only as many of fifty concurrent orders as it covers', async () => {
    await give(10 * PRICE + 1);
    const now = app.clock.now();
    const made = await db
      .insert(orders)
      .values(
        Array.from({ length: CROWD }, (_, index) => ({
          companyId: company.id,
          schoolId,
          userId: user.id,
          kind: 'membership' as const,
          orderNo: `RACE-${user.id}-${index}`,
          status: 'waiting' as const,
          payCents: PRICE,
          listCents: PRICE,
          createdAt: now,
          expiresAt: new Date(now.getTime() + 60_000),
        })),
      )
      .returning({ orderId: orders.id });
    const bought = { companyId: company.id, levelId: memberId, levelName: '季度会员', days: 90 };
    await db.insert(memberOrders).values(made.map(({ orderId }) => ({ orderId, ...bought })));
    const replies = await Promise.all(made.map((one) => app.call(payByBalance, one, { token })));
    expect(accepted(replies)).toBe(10);
    expect(await balance()).toBe(1);
    expect(await db.$count(orders, and(eq(orders.userId, user.id), eq(orders.status, 'paid')))).toBe(10);
    expect(await db.$count(memberships, eq(memberships.userId, user.id))).toBe(10);
  });

  it('pays for an order once, with fifty concurrent requests', async () => {
    await give(5 * PRICE);
    const orderId = await order();
    expect(accepted(await times(() => app.call(payByBalance, { orderId }, { token })))).toBe(CROWD);
    expect(await balance()).toBe(4 * PRICE);
  });

  it('never pays for the same order as a provider', async () => {
    await give(PRICE);
    const orderId = await order();
    const notice = await payWithoutNotice(app, payable(orderId));
    await times(async (index) =>
      index % 2 === 0 ? notice() : app.call(payByBalance, { orderId }, { token }),
    );
    const { status, paidBy } = await orderOf(orderId);
    expect([status, await balance(), await unrefundedCents(orderId)]).toEqual(
      paidBy === 'balance' ? ['paid', 0, 0] : ['paid', PRICE, PRICE],
    );
  });

  it('is credited once per recharge card, for fifty requests and for fifty students', async () => {
    const cards = ['PRESSED', 'SHARED'].map((cardNo) => ({
      companyId: company.id,
      cardNo,
      passwordHash: hashCard(cardNo, 'SECRET'),
      amountCents: PRICE,
      endsAt: new Date(app.clock.now().getTime() + 1000),
    }));
    await db.insert(chargeCards).values(cards);
    const turnIn = (cardNo: string, who = token) =>
      app.call(account.chargeCardRecharge, { cardNo, cardPassword: 'SECRET' }, { token: who });
    expect(accepted(await times(() => turnIn('PRESSED')))).toBe(1);
    expect(await balance()).toBe(PRICE);
    const crowd = await times(async () => app.addUser(company));
    const tokens = await Promise.all(crowd.map((one) => app.tokenOf(one)));
    expect(accepted(await Promise.all(tokens.map((who) => turnIn('SHARED', who))))).toBe(1);
    const sums = await Promise.all(crowd.map(({ id }) => balance(id)));
    expect(sums.reduce((total, cents) => total + cents, 0)).toBe(PRICE);
  });
});

describe('points', () => {
  const earn = (points: number) =>
    bookPoints(db, {
      companyId: company.id,
      userId: user.id,
      points,
      remark: '练习',
      idempotencyKey: 'practice:1',
      createdAt: app.clock.now(),
    });
  const spend = (idempotencyKey: string) =>
    db.transaction((tx) =>
      spendPoints(tx, {
        companyId: company.id,
        userId: user.id,
        points: 10,
        remark: '兑换',
        idempotencyKey,
        createdAt: app.clock.now(),
      }),
    );

  it('are never overspent by fifty concurrent spendings', async () => {
    await earn(105);
    const left = await times((index) => spend(`gift:${index}`));
    expect(left.filter((remaining) => remaining !== undefined)).toHaveLength(10);
    expect(await sumPoints(db, user.id)).toEqual({ remaining: 5, gained: 105, spent: 100 });
  });

  it('are spent once per idempotency key', async () => {
    await earn(105);
    expect(new Set(await times(() => spend('gift:1')))).toEqual(new Set([95]));
    expect(await sumPoints(db, user.id)).toEqual({ remaining: 95, gained: 105, spent: 10 });
  });

  it('are earned for a limited number of invitations a day, even if fifty friends register at once', async () => {
    await db.insert(inviteCodes).values({ companyId: company.id, userId: user.id, code: `CODE${user.id}` });
    const friends = await times((index) =>
      app.addUser(company, { mobile: `13811${index}${user.id}`, createdAt: app.clock.now() }),
    );
    await Promise.all(
      friends.map((friend) =>
        db.transaction((tx) => bookInvitation(tx, user.id, friend, { inviter: 7, friend: 3 })),
      ),
    );
    expect((await sumPoints(db, user.id)).remaining).toBe(7 * REWARDED_PER_DAY);
    const [ofOther] = await db
      .select({ points: sum(pointEntries.points).mapWith(Number) })
      .from(pointEntries)
      .where(
        inArray(
          pointEntries.userId,
          friends.map(({ id }) => id),
        ),
      );
    expect(ofOther?.points).toBe(3 * CROWD);
  });
});

describe('a coupon', () => {
  it('is granted to one of fifty students who redeem its code', async () => {
    const couponId = await addCoupon(app, company.id, { code: 'FIRST-COME' });
    const tokens = await times(async () => app.tokenOf(await app.addUser(company)));
    const replies = await Promise.all(
      tokens.map((who) => app.call(account.exchangeCoupon, { code: 'FIRST-COME' }, { token: who })),
    );
    expect(accepted(replies)).toBe(1);
    expect(await db.$count(coupons, eq(coupons.id, couponId))).toBe(1);
  });

  it('reduces one of fifty concurrent orders', async () => {
    const couponId = await addCoupon(app, company.id, { userId: user.id });
    const replies = await times((index) =>
      app.call(account.makeMemberOrder, { memberId, couponId, count: 1 + (index % 12) }, { token }),
    );
    expect(accepted(replies)).toBe(1);
    expect(await db.$count(orders, eq(orders.couponId, couponId))).toBe(1);
  });

  it('is held by at most one waiting order while orders are created and cancelled concurrently', async () => {
    const couponId = await addCoupon(app, company.id, { userId: user.id });
    const replies = await times(async (index) => {
      const reply = await app.call(
        account.makeMemberOrder,
        { memberId, couponId, count: 1 + (index % 12) },
        { token },
      );
      const { code, data } = reply.body;
      if (code === '1' && index % 2 === 0) await app.call(cancel, { orderId: data.orderId }, { token });
      return reply;
    });
    expect(accepted(replies)).toBeGreaterThan(0);
    const waiting = await db
      .select({ id: orders.id })
      .from(memberOrders)
      .innerJoin(orders, eq(orders.id, memberOrders.orderId))
      .where(and(eq(orders.couponId, couponId), eq(orders.status, 'waiting')));
    expect(waiting.length).toBeLessThanOrEqual(1);
  });
});

describe('an order', () => {
  it('is created once by fifty requests, for a cart, a membership and a balance charge', async () => {
    const { commodityId } = await addCourse(app, company.id, { priceCents: PRICE });
    await app.call(add, { commodityId }, { token });
    const bought = { commodityIds: [commodityId], totalCents: PRICE };
    expect(accepted(await times(() => app.call(createOrder, bought, { token })))).toBe(1);
    for (const press of [
      () => app.call(account.makeMemberOrder, { memberId }, { token }),
      () => app.call(account.makeBalanceOrder, { amountCents: 5_000 }, { token }),
    ]) {
      const replies = await times(press);
      expect(accepted(replies)).toBe(CROWD);
      expect(new Set(replies.map(({ body }) => body.data.orderId)).size).toBe(1);
    }
    expect(await db.$count(orders, eq(orders.userId, user.id))).toBe(3);
  });

  it('is either paid or cancelled and refunded, if both happen at the same moment', async () => {
    const orderId = await order();
    const notice = await payWithoutNotice(app, payable(orderId));
    await times(async (index) => (index % 2 === 0 ? notice() : app.call(cancel, { orderId }, { token })));
    const { status, refund } = await orderOf(orderId);
    expect([status, refund, await unrefundedCents(orderId)]).toEqual(
      status === 'paid' ? ['paid', null, PRICE] : ['cancelled', 'due', 0],
    );
    expect(await db.$count(enrolments, eq(enrolments.userId, user.id))).toBe(status === 'paid' ? 1 : 0);
  });

  it('is refunded once by fifty concurrent jobs', async () => {
    const orderId = await order();
    const notice = await payWithoutNotice(app, payable(orderId));
    await app.call(cancel, { orderId }, { token });
    await notice();
    await times(() => sendRefunds(app.parts, app.server.log));
    const [row] = await db
      .select({ attempts: refunds.attempts, status: refunds.status })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(payments.orderId, orderId));
    expect(row).toEqual({ attempts: 1, status: 'done' });
    expect((await orderOf(orderId)).refund).toBe('done');
  });

  it('has one invoice after fifty concurrent requests', async () => {
    const orderId = await order();
    await (
      await payWithoutNotice(app, payable(orderId))
    )();
    const title = { titleType: 'personal', invoiceKind: 'common', title: '王小明' } as const;
    expect(accepted(await times(() => app.call(saveInvoice, { orderId, ...title }, { token })))).toBe(1);
    const made = await db.select().from(invoices).where(eq(invoices.orderId, orderId));
    expect(made.map(({ amountCents }) => amountCents)).toEqual([PRICE]);
  });
});

describe('courses', () => {
  it('are counted once per student after fifty concurrent free enrolments', async () => {
    const { commodityId } = await addCourse(app, company.id, { priceCents: 0 });
    expect(accepted(await times(() => app.call(enrolFree, { commodityId }, { token })))).toBe(CROWD);
    const [row] = await db.select().from(commodities).where(eq(commodities.id, commodityId));
    expect(row?.studentCount).toBe(1);
  });

  it('are granted to one of fifty students who use the same study card', async () => {
    const { commodityId, courseId } = await addCourse(app, company.id);
    const code = await addStudyCard(app, company.id, [commodityId]);
    const tokens = await times(async () => app.tokenOf(await app.addUser(company)));
    const replies = await Promise.all(
      tokens.map((who) => app.call(createStudyCardOrder, { code }, { token: who })),
    );
    expect(accepted(replies)).toBe(1);
    expect(await db.$count(enrolments, eq(enrolments.courseId, courseId))).toBe(1);
  });

  it('fill a cart up to its limit of 100 when added concurrently', async () => {
    const inside = await addCourses(app, company.id, 140);
    const [before, after] = [inside.slice(0, 90), inside.slice(90)];
    await db
      .insert(cartItems)
      .values(
        before.map((commodityId) => ({ companyId: company.id, userId: user.id, schoolId, commodityId })),
      );
    const replies = await times((index) => app.call(add, { commodityId: after[index]! }, { token }));
    expect(accepted(replies)).toBe(10);
    expect(await app.data(cartList, {}, { token })).toHaveLength(100);
  });
});
