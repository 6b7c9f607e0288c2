import { couponCount, makeMemberOrder } from '@lectern/sdk/endpoints/account';
import { cancel, list } from '@lectern/sdk/endpoints/order';
import { cashier, payByBalance, reduce, type ReduceIn, start } from '@lectern/sdk/endpoints/payment';
import { and, eq, isNull } from 'drizzle-orm';
import { array, assert, asyncProperty, boolean, constantFrom, integer, oneof, record } from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { addCoupon, addLevel } from '../../../test/subjects/memberships.ts';
import { payOrder, payWithoutNotice, orderCourses } from '../../../test/subjects/payOrder.ts';
import { addCourse } from '../../../test/subjects/catalogue.ts';
import type { User } from '../../platform/database/tables/users.tables.ts';
import { bookBalance, bookPoints, readBalance, sumPoints } from '../account/index.ts';
import { orders } from '../order/index.ts';
import type { NoticeOutcome } from './payment.tables.ts';
import { payments, refunds } from './payment.tables.ts';

const MINUTE_MS = 60_000;
const PRICE = 19_900;
const COUPON = 2_000;

let user: User;
let token: string;

const app = await openTestApp();
const { db } = app.parts.connection;
const { company } = await app.addCompany('localhost', { service: { openIntegral: 1 } });

async function newStudent(): Promise<void> {
  user = await app.addUser(company);
  token = await app.tokenOf(user);
}
beforeEach(newStudent);

const entry = () => ({
  companyId: company.id,
  userId: user.id,
  remark: '礼物',
  idempotencyKey: 'gift',
  createdAt: app.clock.now(),
});
const givePoints = (points: number) => bookPoints(db, { ...entry(), points });
const bookMoney = (amountCents: number) => bookBalance(db, { ...entry(), kind: 'charge', amountCents });
const giveCoupon = (batch: Parameters<typeof addCoupon>[3] = { scope: 'all' }) =>
  addCoupon(app, company.id, { userId: user.id }, batch);
const payable = (orderId: string) => ({ companyId: company.id, orderId, token });

const order = async (): Promise<string> =>
  orderCourses(app, { token }, [await addCourse(app, company.id, { priceCents: PRICE })], PRICE);
const open = (orderId: string) => app.data(cashier, { orderId }, { token });
const choose = (input: ReduceIn) => app.body(reduce, input, { token });

describe('a quote', () => {
  it('suggests the best coupon, gives the obstacle of the others, and changes nothing', async () => {
    const best = await giveCoupon({ name: '三十元', amountCents: 3_000, scope: 'courses' });
    const good = await giveCoupon();
    const dear = await giveCoupon({ scope: 'all', minimumCents: PRICE + 1 });
    const member = await giveCoupon({ scope: 'membership' });
    const early = await giveCoupon({
      scope: 'all',
      startsAt: new Date(app.clock.now().getTime() + MINUTE_MS),
    });
    const held = await giveCoupon({ scope: 'courses', amountCents: 10_000 });
    await choose({ orderId: await order(), couponId: held });
    const orderId = await order();
    const { quote, order: shown } = await open(orderId);
    expect(quote).toMatchObject({ isChosen: false, couponId: best });
    expect(
      quote.coupons.map(({ couponId, offCents, obstacle }: Record<string, unknown>) => [
        couponId,
        offCents,
        obstacle,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [best, 3_000, null],
        [good, COUPON, null],
        [dear, 0, 'minimum'],
        [member, 0, 'goods'],
        [early, 0, 'early'],
        [held, 0, 'held'],
      ]),
    );
    expect(quote.coupons[0].couponId).toBe(best);
    expect(shown).toMatchObject({ dueCents: PRICE, reductions: [] });
  });

  it('offers points and balance up to the limits of the school and the order’s sum', async () => {
    await givePoints(50_000);
    await bookMoney(PRICE * 2);
    const { quote } = await open(await order());
    expect(quote).toMatchObject({
      couponId: null,
      points: { available: 50_000, points: PRICE / 2, offCents: PRICE / 2, isUsed: false },
      balance: { availableCents: PRICE * 2, offCents: PRICE, isUsed: false },
    });
  });

  it('offers no points if the school has none', async () => {
    const setPoints = (openIntegral: number) => app.configure(company, { service: { openIntegral } });
    await givePoints(50_000);
    const orderId = await order();
    await setPoints(0);
    try {
      expect((await open(orderId)).quote).toMatchObject({ points: null });
      const { data } = await choose({ orderId, usesPoints: true });
      expect(data.order).toMatchObject({ reductions: [], dueCents: PRICE });
    } finally {
      await setPoints(1);
    }
  });

  it('is null for an order that is no longer waiting', async () => {
    const orderId = await order();
    await app.call(cancel, { orderId }, { token });
    expect((await open(orderId)).quote).toBeNull();
  });
});

describe('reducing an order', () => {
  it('deducts coupon, points and balance in separate lines that add up, and leaves the rest to pay', async () => {
    const couponId = await giveCoupon();
    await givePoints(1_250);
    await bookMoney(5_000);
    const orderId = await order();
    const { data } = await choose({ orderId, couponId, usesPoints: true, usesBalance: true });
    expect(data.order).toMatchObject({
      listCents: PRICE,
      reductions: [
        { kind: 'coupon', offCents: COUPON },
        { kind: 'points', offCents: 1_250 },
        { kind: 'balance', offCents: 5_000 },
      ],
      points: 1_250,
      payCents: PRICE - COUPON - 1_250,
      dueCents: PRICE - COUPON - 1_250 - 5_000,
    });
    await payOrder(app, payable(orderId));
    expect(await readBalance(db, user.id)).toBe(0);
    expect((await sumPoints(db, user.id)).remaining).toBe(0);
    expect(await app.data(couponCount, {}, { token })).toMatchObject({ used: 1 });
  });

  it('can be changed, which releases the coupon no longer chosen', async () => {
    const [first, second] = [await giveCoupon(), await giveCoupon()];
    const orderId = await order();
    await choose({ orderId, couponId: first });
    await choose({ orderId, couponId: second });
    const other = await order();
    expect(await choose({ orderId: other, couponId: first })).toMatchObject({ code: '1' });
    expect(await choose({ orderId: other, couponId: second })).toMatchObject({
      code: '0',
      data: { field: 'couponId' },
    });
    const { data } = await choose({ orderId });
    expect(data).toMatchObject({ order: { dueCents: PRICE }, quote: { isChosen: true, couponId: null } });
  });

  it.each(['cancelled', 'closed'])(
    'releases coupon, points and balance when the order is %s',
    async (ending) => {
      const couponId = await giveCoupon({
        scope: 'all',
        endsAt: new Date(app.clock.now().getTime() + 90 * MINUTE_MS),
      });
      await givePoints(1_000);
      await bookMoney(5_000);
      const first = await order();
      const choice = { couponId, usesPoints: true, usesBalance: true };
      await choose({ orderId: first, ...choice });
      const second = await order();
      expect((await open(second)).quote).toMatchObject({ couponId: null, points: null, balance: null });
      if (ending === 'cancelled') await app.call(cancel, { orderId: first }, { token });
      else app.clock.advance(31 * MINUTE_MS);
      const third = await order();
      expect((await choose({ orderId: third, ...choice })).data.order).toMatchObject({
        dueCents: PRICE - COUPON - 1_000 - 5_000,
      });
    },
  );

  it('changes the amount due, and refunds a late payment of the earlier amount', async () => {
    const couponId = await giveCoupon();
    const orderId = await order();
    const late = await payWithoutNotice(app, payable(orderId));
    await choose({ orderId, couponId });
    expect(await late()).toBe('refund');
    expect((await open(orderId)).order).toMatchObject({ status: 'waiting', refund: 'due' });
    await payOrder(app, payable(orderId));
    expect((await open(orderId)).order).toMatchObject({ status: 'paid', dueCents: PRICE - COUPON });
  });

  it('lets the student continue on another device, which closes the earlier payment', async () => {
    const orderId = await order();
    const begin = (device: 'desktop' | 'phone') =>
      app.data(start, { orderId, way: 'wechat', device }, { token });
    const [code, page] = [await begin('desktop'), await begin('phone')];
    expect(page.tradeNo).not.toBe(code.tradeNo);
    expect([code.qrContent === '', page.qrContent, page.pageUrl === '']).toEqual([false, '', false]);
    expect(await begin('phone')).toEqual(page);
    const states = await db
      .select({ tradeNo: payments.tradeNo, status: payments.status })
      .from(payments)
      .where(eq(payments.orderId, orderId));
    expect(new Map(states.map(({ tradeNo, status }) => [tradeNo, status]))).toEqual(
      new Map([
        [code.tradeNo, 'closed'],
        [page.tradeNo, 'open'],
      ]),
    );
  });

  it('needs no provider if the balance covers the order', async () => {
    await bookMoney(PRICE);
    const orderId = await order();
    await choose({ orderId, usesBalance: true });
    const { body } = await app.call(payByBalance, { orderId }, { token });
    expect(body.data).toEqual({ status: 'paid', balanceCents: 0 });
    expect((await open(orderId)).order).toMatchObject({ paidBy: 'balance', dueCents: 0 });
  });

  it('works for a membership order, which stays the same order when requested again', async () => {
    const memberId = await addLevel(app, company.id);
    const couponId = await giveCoupon({ scope: 'membership' });
    const { orderId } = await app.data(makeMemberOrder, { memberId }, { token });
    expect((await open(orderId)).quote).toMatchObject({ couponId });
    await choose({ orderId, couponId });
    const again = await app.data(makeMemberOrder, { memberId }, { token });
    expect(again).toMatchObject({ orderId, payCents: 9_900 - COUPON });
  });

  it('is refused for other students’ orders and coupons', async () => {
    const orderId = await order();
    const foreign = await giveCoupon();
    await newStudent();
    expect(await choose({ orderId })).toMatchObject({ code: '0' });
    expect(await choose({ orderId: await order(), couponId: foreign })).toMatchObject({ code: '0' });
  });
});

const at = integer({ min: 0, max: 2 });
const event = oneof(
  record({ kind: constantFrom('order' as const, 'expire' as const), at }),
  record({ kind: constantFrom('cancel' as const, 'balance' as const), at }),
  record({ kind: constantFrom('start' as const, 'notice' as const), at }),
  record({ kind: constantFrom('start' as const, 'notice' as const), at }),
  record({
    kind: constantFrom('reduce' as const),
    at,
    coupon: integer({ min: 0, max: 2 }),
    points: boolean(),
    balance: boolean(),
  }),
  record({
    kind: constantFrom('reduce' as const),
    at,
    coupon: integer({ min: 0, max: 2 }),
    points: boolean(),
    balance: boolean(),
  }),
);

describe('any sequence of orders, reductions, payments and cancellations', () => {
  it('loses or double-spends no cent, point or coupon', async () => {
    await assert(
      asyncProperty(array(event, { minLength: 4, maxLength: 16 }), async (events) => {
        await newStudent();
        await givePoints(3_000);
        await bookMoney(25_000);
        const coupons = [await giveCoupon(), await giveCoupon()];
        const made: string[] = [await order(), await order()];
        const trades: (() => Promise<NoticeOutcome>)[] = [];
        for (const one of events) {
          if (one.kind === 'order') made.push(await order());
          else if (one.kind === 'expire') {
            app.clock.advance(31 * MINUTE_MS);
            await app.call(list, {}, { token });
          } else if (one.kind === 'notice') await trades[one.at % Math.max(1, trades.length)]?.();
          else {
            const orderId = made[one.at % made.length] ?? '';
            if (one.kind === 'cancel') await app.call(cancel, { orderId }, { token });
            if (one.kind === 'balance') await app.call(payByBalance, { orderId }, { token });
            if (one.kind === 'start')
              await payWithoutNotice(app, payable(orderId)).then(
                (trade) => trades.push(trade),
                () => undefined,
              );
            const couponId = one.kind === 'reduce' ? coupons[one.coupon] : undefined;
            if (one.kind === 'reduce')
              await choose({
                orderId,
                usesPoints: one.points,
                usesBalance: one.balance,
                ...(couponId !== undefined && { couponId }),
              });
          }
        }
        for (const trade of trades) await trade();

        const rows = await db.select().from(orders).where(eq(orders.userId, user.id));
        const paid = rows.filter(({ status }) => status === 'paid');
        const sumOf = (key: 'points' | 'balanceCents') => paid.reduce((sum, row) => sum + row[key], 0);
        for (const row of rows) {
          expect(row.payCents + row.couponCents + row.pointCents).toBe(PRICE);
          const unrefunded = await db
            .select({ cents: payments.amountCents })
            .from(payments)
            .leftJoin(refunds, eq(refunds.paymentId, payments.id))
            .where(and(eq(payments.orderId, row.id), eq(payments.status, 'paid'), isNull(refunds.id)));
          expect(unrefunded.reduce((sum, { cents }) => sum + cents, 0)).toBe(
            row.status === 'paid' ? row.payCents - row.balanceCents : 0,
          );
        }
        expect(await readBalance(db, user.id)).toBe(25_000 - sumOf('balanceCents'));
        expect((await sumPoints(db, user.id)).remaining).toBe(3_000 - sumOf('points'));
        expect(sumOf('balanceCents')).toBeLessThanOrEqual(25_000);
        expect(sumOf('points')).toBeLessThanOrEqual(3_000);
        const used = paid.flatMap(({ couponId }) => couponId ?? []);
        expect(new Set(used).size).toBe(used.length);
      }),
      { numRuns: 8 },
    );
  });
});
