import * as account from '@lectern/sdk/endpoints/account';
import * as message from '@lectern/sdk/endpoints/message';
import { byId, cancel } from '@lectern/sdk/endpoints/order';
import { start } from '@lectern/sdk/endpoints/payment';
import { currentUser } from '@lectern/sdk/endpoints/shell';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallOptions } from '../../../test/createTestApp.ts';
import { openTestApp } from '../../../test/openTestApp.ts';
import type { User } from '../../platform/database/tables/users.tables.ts';
import { sandboxGateway } from '../../providers/payment/sandboxGateway.ts';
import { orders } from '../order/order.tables.ts';
import type { couponBatches } from './account.tables.ts';
import { coupons, memberOrders } from './account.tables.ts';
import { bookPoints } from './points/points.service.ts';
import { addLevel, addCoupon } from '../../../test/subjects/memberships.ts';
import { deliverNotices } from '../../../test/subjects/payOrder.ts';

const DAY_MS = 86_400_000;

let user: User;
let options: { readonly token: string };

const inDays = (days: number): Date => new Date(app.clock.now().getTime() + days * DAY_MS);

const newStudent = () => app.addUser({ id: companyId }, { name: '温知予' });

const app = await openTestApp({ seed: 'core' });
const { db } = app.parts.connection;
const { companyId } = await app.userNamed('newcomer');

beforeEach(async () => {
  user = await newStudent();
  options = { token: await app.tokenOf(user) };
});

const me = () => app.data(currentUser, {}, options);

describe('points', () => {
  const book = (points: number, idempotencyKey: string, daysAgo = 0) =>
    bookPoints(db, {
      companyId,
      userId: user.id,
      points,
      remark: idempotencyKey,
      idempotencyKey,
      createdAt: inDays(-daysAgo),
    });

  test('add up to the sum of their entries, and show the same sum in the header', async () => {
    await book(100, 'welcome', 3);
    await book(-30, 'spent', 1);
    await book(5, 'practice:1');
    const { body } = await app.call(account.pointInfo, {}, options);
    expect(body.data).toEqual({
      pointName: '青禾豆',
      remaining: 75,
      gained: 105,
      spent: 30,
      priceCentsPer100: 0,
    });
    expect((await me()).integralRemaining).toBe(75);
  });

  test('are booked once per idempotency key when four bookings race', async () => {
    await Promise.all([1, 2, 3, 4].map(() => book(10, 'practice:7')));
    expect((await me()).integralRemaining).toBe(10);
  });

  test('are listed newest first, by direction and in pages, without other students’ entries', async () => {
    await book(1, 'first', 5);
    await book(-2, 'second', 4);
    await book(3, 'third', 3);
    const list = (input: account.PointListIn, who = options): Promise<account.PointList> =>
      app.data(account.pointList, input, who);
    expect((await list({})).records.map(({ points, remark }) => [points, remark])).toEqual([
      [3, 'third'],
      [-2, 'second'],
      [1, 'first'],
    ]);
    expect(await list({ direction: 'out' })).toMatchObject({ total: 1, records: [{ points: -2 }] });
    expect(await list({ direction: 'in', pageNo: 2, pageSize: 1 })).toMatchObject({
      total: 2,
      records: [{ remark: 'first' }],
    });
    const stranger = { token: await app.tokenOf(await newStudent()) };
    expect(await list({}, stranger)).toEqual({ total: 0, records: [] });
  });

  test('are described by the reward rules of the question bank', async () => {
    const { body } = await app.call(account.pointDescription, {}, options);
    expect(body.data).toContainEqual({
      name: '完成每日一练',
      nameEn: 'Daily practice done',
      points: 10,
      limitPerDay: 3,
    });
  });
});

const days = () => ({ startsAt: inDays(-1), endsAt: inDays(9) });

async function addCode(values?: Partial<typeof couponBatches.$inferInsert>): Promise<string> {
  const code = `TEST-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await addCoupon(app, companyId, { code }, { ...days(), ...values });
  return code;
}

const give = (values?: Partial<typeof couponBatches.$inferInsert>) =>
  addCoupon(app, companyId, { userId: user.id }, { ...days(), ...values });

const countCoupons = () => app.data(account.couponCount, {}, options);

const exchange = (code: string, who: CallOptions = options) =>
  app.body(account.exchangeCoupon, { code }, who);

describe('a coupon code', () => {
  test('is exchanged for a coupon whatever its case and surrounding spaces', async () => {
    const code = await addCode({ name: '同学相荐券' });
    const { data } = await exchange(`  ${code.toLowerCase()} `);
    expect(data).toMatchObject({
      couponName: '同学相荐券',
      state: 'usable',
      kind: 'amount',
      amountCents: 2_000,
      scope: 'membership',
    });
    expect(await countCoupons()).toEqual({ usable: 1, used: 0, expired: 0 });
  });

  test('is exchanged once when five requests of four students race', async () => {
    const code = await addCode();
    const others = await Promise.all(
      [1, 2, 3].map(async () => ({ token: await app.tokenOf(await newStudent()) })),
    );
    const replies = await Promise.all([options, options, ...others].map((who) => exchange(code, who)));
    expect(replies.map((reply) => reply.code).toSorted()).toEqual(['0', '0', '0', '0', '1']);
    const rows = await db.select().from(coupons).where(eq(coupons.code, code));
    expect(rows).toHaveLength(1);
  });

  test('is rejected with the same message when unknown, expired or another company’s', async () => {
    const over = await addCode({ startsAt: inDays(-9), endsAt: inDays(-1) });
    const elsewhere = await app.addCompany('elsewhere.localhost');
    await addCoupon(app, elsewhere.company.id, { code: 'ELSEWHERE' });
    for (const code of ['NOTHING', over, 'ELSEWHERE']) {
      expect(await exchange(code)).toEqual({
        code: '0',
        message: '兑换码不对，或者已经用过、过期了',
        data: { field: 'code' },
      });
    }
  });
});

describe('exchanging coupon codes', () => {
  test('blocks a student, but no classmate, after ten wrong codes in ten minutes, even in parallel', async () => {
    const good = await addCode();
    const idempotencyKey = (time: number) => ({ idempotencyKey: `coupon-guess-${time}` });
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, time) =>
        exchange(`GUESS-${time}`, { ...options, ...idempotencyKey(time) }),
      ),
    );
    expect(replies.filter(({ message }) => message === '兑换码不对，或者已经用过、过期了')).toHaveLength(10);
    expect((await exchange(good)).message).toBe('试的次数太多了，请 10 分钟后再来');
    const classmate = { token: await app.tokenOf(await newStudent()) };
    expect((await exchange(good, classmate)).code).toBe('1');
  });

  test('says so when the student already has the coupon', async () => {
    const code = await addCode();
    await exchange(code);
    expect((await exchange(code)).message).toBe('这张优惠券已经在你的账号里了');
  });
});

describe('coupons', () => {
  test('are listed usable and soonest to expire first, by state, and removed once expired', async () => {
    await give({ name: '晚', endsAt: inDays(20) });
    await give({ name: '早', endsAt: inDays(2) });
    await give({ name: '过期', startsAt: inDays(-9), endsAt: inDays(-2) });
    const list = (input: account.CouponListIn = {}): Promise<account.CouponList> =>
      app.data(account.couponList, input, options);
    expect((await list()).records.map(({ couponName }) => couponName)).toEqual(['早', '晚', '过期']);
    expect(await list({ state: 'usable', pageSize: 1 })).toMatchObject({
      total: 2,
      records: [{ couponName: '早' }],
    });
    expect(await list({ state: 'expired' })).toMatchObject({
      total: 1,
      records: [{ couponName: '过期', state: 'expired' }],
    });
    expect(await app.data(account.removeExpiredCoupons, {}, options)).toEqual({ removedCount: 1 });
    expect(await app.data(account.removeExpiredCoupons, {}, options)).toEqual({ removedCount: 0 });
    expect(await countCoupons()).toEqual({ usable: 2, used: 0, expired: 0 });
  });
});

describe('a membership', () => {
  let memberId: string;

  beforeAll(async () => {
    memberId = await addLevel(app, companyId, {
      icon: '/vip.svg',
      listPriceCents: 17_700,
      benefits: ['徽标'],
    });
  });

  const order = (input: Partial<account.MemberOrderIn> = {}) =>
    app.body(account.makeMemberOrder, { memberId, ...input }, options);

  async function pay(orderId: string): Promise<void> {
    const data = await app.data(start, { orderId, way: 'wechat' }, options);
    const gateway = app.parts.services.get(sandboxGateway);
    await gateway.pay(data.tradeNo);
    await deliverNotices(app);
  }

  const status = () => app.data(account.refreshMember, {}, options);

  test('is listed for visitors without a log-in', async () => {
    const { body } = await app.call(account.memberList, {});
    expect(body.data).toEqual({
      memberFlag: 0,
      memberId: null,
      endsAt: null,
      levels: [
        {
          memberId,
          memberName: '季度会员',
          icon: '/vip.svg',
          priceCents: 9_900,
          listPriceCents: 17_700,
          days: 90,
          benefits: ['徽标'],
        },
      ],
    });
  });

  test('starts on payment, and a second one extends the first', async () => {
    const first = (await order()).data;
    expect(first).toMatchObject({ payCents: 9_900 });
    expect((await app.data(byId, { orderId: first.orderId }, options)).order).toMatchObject({
      status: 'waiting',
      payCents: 9_900,
      listCents: 17_700,
      items: [],
      exam: null,
      membership: { memberName: '季度会员', days: 90 },
    });
    expect(await status()).toEqual({ memberFlag: 0, memberIco: '', endsAt: null });
    await pay(first.orderId);
    expect(await status()).toEqual({
      memberFlag: 1,
      memberIco: '/vip.svg',
      endsAt: inDays(90).toISOString(),
    });
    expect(await me()).toMatchObject({ memberFlag: 1, memberIco: '/vip.svg' });
    const messages = (await app.data(message.page, { kind: 'order' }, options)).records;
    expect(messages).toMatchObject([
      { title: '季度会员已开通', link: '#/personal/accountcenter/account/member' },
    ]);

    await pay((await order({ count: 2 })).data.orderId);
    expect((await status()).endsAt).toBe(inDays(270).toISOString());
    expect(await app.data(account.memberList, {}, options)).toMatchObject({ memberFlag: 1, memberId });
  });

  test('adds up the durations of two orders paid at once', async () => {
    const made = [(await order()).data.orderId, (await order({ count: 2 })).data.orderId];
    await Promise.all(made.map(pay));
    expect((await status()).endsAt).toBe(inDays(270).toISOString());
  });

  test('expires after its 90 days', async () => {
    await pay((await order()).data.orderId);
    app.clock.advance(91 * DAY_MS);
    options = { token: await app.tokenOf(user) };
    expect(await status()).toEqual({ memberFlag: 0, memberIco: '', endsAt: null });
  });

  test('is ordered once by three simultaneous requests, and rejects an unknown level', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => order()));
    expect(new Set(replies.map(({ data }) => data.orderId)).size).toBe(1);
    for (const unknown of ['999999', 'no id'])
      expect(await order({ memberId: unknown })).toMatchObject({ code: '0', data: { field: 'memberId' } });
  });

  test('costs less with a coupon, which is usable again after the order is cancelled', async () => {
    const couponId = await give({ minimumCents: 9_900 });
    const { data } = await order({ couponId });
    expect(data.payCents).toBe(7_900);
    expect(await countCoupons()).toEqual({ usable: 0, used: 1, expired: 0 });
    expect(await order({ couponId })).toMatchObject({ code: '0', data: { field: 'couponId' } });
    await app.call(cancel, { orderId: data.orderId }, options);
    expect(await countCoupons()).toEqual({ usable: 1, used: 0, expired: 0 });
    const again = (await order({ couponId })).data;
    await pay(again.orderId);
    expect(await countCoupons()).toEqual({ usable: 0, used: 1, expired: 0 });
    expect(await app.data(account.removeExpiredCoupons, {}, options)).toEqual({ removedCount: 0 });
  });

  test('accepts a coupon for one of three orders sent at once', async () => {
    const couponId = await give({ kind: 'percent', amountCents: 0, percent: 10 });
    const replies = await Promise.all([1, 2, 3].map((count) => order({ couponId, count })));
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['0', '0', '1']);
    const rows = await db
      .select()
      .from(memberOrders)
      .innerJoin(orders, eq(orders.id, memberOrders.orderId))
      .where(eq(orders.userId, user.id));
    expect(rows).toHaveLength(1);
  });

  test.each([
    [
      'belongs to another student',
      async () => {
        const mine = user;
        user = await newStudent();
        const ofOther = await give();
        user = mine;
        return ofOther;
      },
      '没有找到这张优惠券',
    ],
    ['has expired', () => give({ startsAt: inDays(-9), endsAt: inDays(-1) }), '这张优惠券已经过期'],
    ['is not valid yet', () => give({ startsAt: inDays(1) }), '这张优惠券还没有到使用时间'],
    [
      'requires a higher order amount',
      () => give({ minimumCents: 10_000 }),
      '订单金额还不到这张优惠券的门槛',
    ],
    ['does not exist', async () => 'no id', '没有找到这张优惠券'],
  ])('rejects a coupon that %s', async (_, coupon, message) => {
    expect(await order({ couponId: await coupon() })).toEqual({
      code: '0',
      message,
      data: { field: 'couponId' },
    });
  });

  test('starts at once when a coupon covers the whole price', async () => {
    const { data } = await order({ couponId: await give({ amountCents: 20_000 }) });
    expect(data.payCents).toBe(0);
    expect((await app.data(byId, { orderId: data.orderId }, options)).order.status).toBe('paid');
    expect((await status()).memberFlag).toBe(1);
  });
});
