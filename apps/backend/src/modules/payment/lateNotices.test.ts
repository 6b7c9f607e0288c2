import { couponCount, makeMemberOrder, refreshMember } from '@lectern/sdk/endpoints/account';
import * as message from '@lectern/sdk/endpoints/message';
import { byId, cancel, list } from '@lectern/sdk/endpoints/order';
import { payByBalance, start } from '@lectern/sdk/endpoints/payment';
import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { addCoupon, addLevel } from '../../../test/subjects/memberships.ts';
import { payOrder, payWithoutNotice, orderCourses } from '../../../test/subjects/payOrder.ts';
import { bookMoney } from '../../../test/subjects/bookMoney.ts';
import { addCourse, giveCourse } from '../../../test/subjects/catalogue.ts';
import type { User } from '../../platform/database/tables/users.tables.ts';
import { orders } from '../order/index.ts';
import { sendRefunds } from './paymentJobs.ts';
import { payments, refunds } from './payment.tables.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const PRICE = 19_900;
const REDUCED = 7_900;

let user: User;
let token: string;

const app = await openTestApp();
const { company } = await app.addCompany('localhost');
const memberId = await addLevel(app, company.id);

beforeEach(async () => {
  user = await app.addUser(company);
  token = await app.tokenOf(user);
});

const payable = (orderId: string) => ({ companyId: company.id, orderId, token });
const pay = (orderId: string) => payOrder(app, payable(orderId));
/** Pays in time, but the notice of the payment has not arrived yet. */
const payWithPendingNotice = (orderId: string, way?: 'alipay') =>
  payWithoutNotice(app, payable(orderId), way);
const orderOf = async (orderId: string) => (await app.data(byId, { orderId }, { token })).order;

const readOrderMessages = async (): Promise<string> =>
  JSON.stringify((await app.data(message.page, { kind: 'order' }, { token })).records);

/** Advances the clock past the payment deadline, then lists the student's orders, which closes expired ones. */
async function expireOrders(): Promise<void> {
  app.clock.advance(31 * MINUTE_MS);
  await app.call(list, {}, { token });
}

/** Returns the cents that the student paid and that are not refunded. */
async function unrefundedCents(): Promise<number> {
  const rows = await app.parts.connection.db
    .select({ cents: payments.amountCents })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(and(eq(orders.userId, user.id), eq(payments.status, 'paid'), isNull(refunds.id)));
  return rows.reduce((sum, { cents }) => sum + cents, 0);
}

describe('a coupon released by a closed order', () => {
  let couponId: string;
  beforeEach(async () => {
    couponId = await addCoupon(app, company.id, { userId: user.id });
  });

  const order = async (): Promise<string> =>
    (await app.data(makeMemberOrder, { memberId, couponId }, { token })).orderId;
  const counted = () => app.data(couponCount, {}, { token });
  const memberDays = async (): Promise<number> => {
    const { endsAt } = await app.data(refreshMember, {}, { token });
    return endsAt === null ? 0 : Math.round((Date.parse(endsAt) - app.clock.now().getTime()) / DAY_MS);
  };

  it('pays for one order only: a late payment of the first is refunded, and the student is notified', async () => {
    const first = await order();
    const late = await payWithPendingNotice(first);
    await expireOrders();
    const second = await order();
    await pay(second);
    expect(await late()).toBe('refund');
    expect(await orderOf(first)).toMatchObject({ status: 'closed', refund: 'due', paidBy: null });
    expect(await orderOf(second)).toMatchObject({ status: 'paid', payCents: REDUCED, refund: null });
    expect([await memberDays(), await unrefundedCents()]).toEqual([90, REDUCED]);
    expect(await counted()).toEqual({ usable: 0, used: 1, expired: 0 });
    expect(await readOrderMessages()).toContain('已用在另一个订单上');
    await sendRefunds(app.parts, app.server.log);
    expect(await orderOf(first)).toMatchObject({ refund: 'done' });
    expect(await late()).toBe('repeated');
  });

  it('stays with the waiting order that uses it, whose price does not change', async () => {
    const late = await payWithPendingNotice(await order());
    await expireOrders();
    const second = await order();
    expect(await late()).toBe('refund');
    await pay(second);
    expect([await memberDays(), await unrefundedCents()]).toEqual([90, REDUCED]);
  });

  it('is used by a late payment if it is still free, and is then used up', async () => {
    const first = await order();
    const late = await payWithPendingNotice(first);
    await expireOrders();
    await app.call(cancel, { orderId: await order() }, { token });
    expect(await late()).toBe('accepted');
    expect(await orderOf(first)).toMatchObject({ status: 'paid', payCents: REDUCED });
    expect(await counted()).toEqual({ usable: 0, used: 1, expired: 0 });
    expect((await app.call(makeMemberOrder, { memberId, couponId }, { token })).body.code).toBe('0');
  });

  it('goes to the first of two orders whose notices are both late', async () => {
    const one = await payWithPendingNotice(await order());
    await expireOrders();
    const two = await payWithPendingNotice(await order());
    app.clock.advance(31 * MINUTE_MS);
    token = await app.tokenOf(user);
    expect([await one(), await two()]).toEqual(['accepted', 'refund']);
    expect([await memberDays(), await unrefundedCents()]).toEqual([90, REDUCED]);
  });

  it('is used once by fifty concurrent notices', async () => {
    const one = await payWithPendingNotice(await order());
    await expireOrders();
    const two = await payWithPendingNotice(await order());
    app.clock.advance(31 * MINUTE_MS);
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? one() : two())),
    );
    token = await app.tokenOf(user);
    expect(outcomes.filter((outcome) => outcome !== 'repeated').toSorted()).toEqual(['accepted', 'refund']);
    expect([await memberDays(), await unrefundedCents()]).toEqual([90, REDUCED]);
  });
});

describe('the courses of a closed order', () => {
  const order = (...commodityIds: string[]): Promise<string> =>
    orderCourses(
      app,
      { token },
      commodityIds.map((commodityId) => ({ commodityId })),
      PRICE,
    );

  it('are refunded if one of them was bought again meanwhile', async () => {
    const [shared, alone] = [await addCourse(app, company.id), await addCourse(app, company.id)];
    const late = await payWithPendingNotice(await order(shared.commodityId, alone.commodityId));
    await expireOrders();
    await pay(await order(shared.commodityId));
    expect(await late()).toBe('refund');
    expect(await unrefundedCents()).toBe(PRICE);
    expect(await readOrderMessages()).toContain('收到付款时已经是您的');
  });

  it('are granted by a late notice if nothing else granted them', async () => {
    const first = await order((await addCourse(app, company.id)).commodityId);
    const late = await payWithPendingNotice(first);
    await expireOrders();
    expect(await late()).toBe('accepted');
    expect(await orderOf(first)).toMatchObject({ status: 'paid', paidBy: 'wechat', refund: null });
    expect(await unrefundedCents()).toBe(PRICE);
  });

  it('cannot be paid for by provider or balance if the student owns them by now', async () => {
    const { commodityId } = await addCourse(app, company.id);
    const orderId = await order(commodityId);
    await bookMoney(app, user, PRICE);
    await giveCourse(app, user, commodityId);
    for (const reply of [
      await app.call(start, { orderId, way: 'wechat' }, { token }),
      await app.call(payByBalance, { orderId }, { token }),
    ])
      expect(reply.body).toEqual({
        code: '0',
        message: '订单里的内容你已经有了，没有扣款，可以取消这个订单',
      });
  });

  it('are refunded per payment, with a message for each of two', async () => {
    const orderId = await order((await addCourse(app, company.id)).commodityId);
    const notices = [await payWithPendingNotice(orderId), await payWithPendingNotice(orderId, 'alipay')];
    await app.call(cancel, { orderId }, { token });
    expect(await Promise.all(notices.map((notice) => notice()))).toEqual(['refund', 'refund']);
    const data = await app.data(message.page, { kind: 'order' }, { token });
    expect(data.total).toBe(2);
    expect(await unrefundedCents()).toBe(0);
    await sendRefunds(app.parts, app.server.log);
    expect(await orderOf(orderId)).toMatchObject({ status: 'cancelled', refund: 'done' });
  });
});
