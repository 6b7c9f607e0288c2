import * as account from '@lectern/sdk/endpoints/account';
import { byId } from '@lectern/sdk/endpoints/order';
import { and, eq, like } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../../test/openTestApp.ts';
import { addCourse } from '../../../../test/subjects/catalogue.ts';
import { writeTable } from '../../../platform/commands/table.ts';
import type { User } from '../../../platform/database/tables/users.tables.ts';
import { commodities, courses } from '../../catalogue/catalogue.tables.ts';
import { enrolments } from '../../catalogue/students.tables.ts';
import { couponBatches, coupons, memberLevels, memberships, pointEntries } from '../account.tables.ts';
import { bookPoints } from '../points/points.service.ts';
import { listGoodsOfSchool, type NewGoods, readGoods, setGoods, showGoods } from './setGoods.service.ts';
import { pointGoods } from './shop.tables.ts';
import { addLevel, addBatch } from '../../../../test/subjects/memberships.ts';

const DAY_MS = 86_400_000;

let user: User;
let options: { readonly token: string };

const app = await openTestApp();
const { db } = app.parts.connection;
const { company } = await app.addCompany('localhost');

beforeEach(async () => {
  await db.update(pointGoods).set({ isOnSale: false });
  ({ user, options } = await addStudent(100));
});

async function addStudent(points: number) {
  const user = await app.addUser(company);
  await db.transaction((tx) =>
    bookPoints(tx, {
      companyId: company.id,
      userId: user.id,
      points,
      remark: '注册礼',
      idempotencyKey: 'gift',
      createdAt: app.clock.now(),
    }),
  );
  return { user, options: { token: await app.tokenOf(user) } };
}

const inDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MS);
const addCoupons = (endsInDays = 30) =>
  addBatch(app, company.id, { name: '学期礼券', startsAt: inDays(-40), endsAt: inDays(endsInDays) });

async function addGoods(values: Partial<typeof pointGoods.$inferInsert> = {}): Promise<string> {
  const target = values.kind === undefined || values.kind === 'coupon' ? { batchId: await addCoupons() } : {};
  const [goods] = await db
    .insert(pointGoods)
    .values({ companyId: company.id, kind: 'coupon', name: '20 元券', points: 60, ...target, ...values })
    .returning();
  return goods!.id;
}

const buy = (goodsId: string, point = 60, who = options) =>
  app.body(account.makePointOrder, { goodsId, point }, who);
const list = (): Promise<account.PointGoodsList> => app.data(account.pointGoods, {}, options);
const remaining = async (): Promise<number> => (await list()).remaining;

test('buying a coupon with points creates a paid order and the coupon, and debits the points', async () => {
  const goodsId = await addGoods({ stock: 3 });
  expect(await list()).toMatchObject({ remaining: 100, records: [{ goodsId, leftCount: 3, state: 'open' }] });
  const { code, data } = await buy(goodsId);
  expect(code).toBe('1');
  expect((await app.data(byId, { orderId: data.orderId }, options)).order).toMatchObject({
    status: 'paid',
    payCents: 0,
    paidBy: 'points',
    pointGoods: { goodsName: '20 元券', kind: 'coupon', points: 60 },
  });
  expect((await app.data(account.couponCount, {}, options)).usable).toBe(1);
  expect(await app.data(account.pointList, { direction: 'out' }, options)).toMatchObject({
    records: [{ points: -60, remark: '兑换：20 元券' }],
  });
  expect(await list()).toMatchObject({ remaining: 40, records: [{ leftCount: 2, state: 'taken' }] });
  expect(await buy(goodsId)).toMatchObject({ code: '0', data: { field: 'goodsId' } });
});

test('points buy a membership', async () => {
  const levelId = await addLevel(app, company.id, { name: '月度会员', days: 30 });
  const goodsId = await addGoods({ kind: 'membership', levelId, name: '月度会员' });
  const { data } = await buy(goodsId);
  const [row] = await db.select().from(memberships).where(eq(memberships.userId, user.id));
  expect(row).toMatchObject({ orderId: data.orderId, levelId });
});

test('points buy a course once, and never a course that the student owns', async () => {
  const { commodityId } = await addCourse(app, company.id);
  const goodsId = await addGoods({ kind: 'course', commodityId, name: '一门课', perStudent: 0, points: 30 });
  expect((await buy(goodsId, 30)).code).toBe('1');
  const [row] = await db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.userId, user.id), eq(enrolments.commodityId, commodityId)));
  expect(row).toMatchObject({ source: 'order' });
  expect((await list()).records).toMatchObject([{ state: 'owned' }]);
  expect(await buy(goodsId, 30)).toMatchObject({ code: '0', data: { field: 'goodsId' } });
  expect(await remaining()).toBe(70);
});

test('a points order with a forged price, too few points, or expired or foreign goods is rejected', async () => {
  const goodsId = await addGoods();
  const dear = await addGoods({ points: 101 });
  const over = await addGoods({ batchId: await addCoupons(-1) });
  const { company: other } = await app.addCompany('other.example');
  const strange = await addGoods({ companyId: other.id });
  expect(await buy(goodsId, 1)).toMatchObject({ code: '0', data: { field: 'point' } });
  expect(await buy(dear, 101)).toMatchObject({ code: '0', data: { field: 'point' } });
  for (const id of [over, strange, '0', '9999999', 'x'])
    expect(await buy(id)).toMatchObject({ code: '0', data: { field: 'goodsId' } });
  expect((await app.call(account.makePointOrder, { goodsId, point: -60 }, options)).status).toBe(400);
  expect((await list()).records.map((one) => one.goodsId)).toEqual([goodsId, dear]);
  expect(await remaining()).toBe(100);
});

test('fifty purchases sent at once spend no more points than the student has', async () => {
  const goodsId = await addGoods({ perStudent: 0, points: 30 });
  const replies = await Promise.all(Array.from({ length: 50 }, () => buy(goodsId, 30)));
  expect(replies.filter(({ code }) => code === '1')).toHaveLength(3);
  expect(await remaining()).toBe(10);
  const entries = await db.select().from(pointEntries).where(eq(pointEntries.userId, user.id));
  expect(entries.reduce((sum, { points }) => sum + points, 0)).toBe(10);
  const given = await db.select().from(coupons).where(eq(coupons.userId, user.id));
  expect(given).toHaveLength(3);
});

test('the last item goes to one of fifty students who buy it at once', async () => {
  const goodsId = await addGoods({ stock: 1 });
  const crowd = await Promise.all(Array.from({ length: 50 }, () => addStudent(60)));
  const replies = await Promise.all(crowd.map(({ options: who }) => buy(goodsId, 60, who)));
  expect(replies.filter(({ code }) => code === '1')).toHaveLength(1);
  const [goods] = await db.select().from(pointGoods).where(eq(pointGoods.id, goodsId));
  expect(goods?.stock).toBe(0);
});

const set = (goods: Partial<NewGoods>) =>
  db.transaction((tx) =>
    setGoods(
      tx,
      company.id,
      readGoods(
        JSON.stringify([{ key: 'week', kind: 'coupon', of: '学期礼券', name: '周券', points: 60, ...goods }]),
      ),
    ),
  );
const shown = async (): Promise<account.PointGoods[]> =>
  (await app.data(account.pointGoods, {}, options)).records;

test('a school creates points goods, updates them by key, hides them and shows them again', async () => {
  const of = await addCoupons();
  await set({ of, description: '每周一张', stock: 2 });
  const [first] = await shown();
  const goodsId = first?.goodsId ?? '';
  expect(first).toMatchObject({
    goodsName: '周券',
    kind: 'coupon',
    description: '每周一张',
    points: 60,
    leftCount: 2,
    perStudent: 1,
    state: 'open',
  });
  await app.call(account.makePointOrder, { goodsId, point: 60 }, options);
  expect(writeTable(await listGoodsOfSchool(db))).toContain(
    `${goodsId}\tshown\tcoupon\t60 points\t1 taken\t1 left\tweek\t周券\tlocalhost\n`,
  );

  await set({ of, points: 30, perStudent: 2 });
  expect(await shown()).toMatchObject([{ goodsId, points: 30, leftCount: null, description: '' }]);
  expect(await showGoods(db, goodsId, false)).toBe('周券');
  expect(await shown()).toEqual([]);
  await set({ of, points: 20 });
  expect(await shown(), 'an update keeps hidden goods hidden').toEqual([]);
  expect((await app.call(account.makePointOrder, { goodsId, point: 20 }, options)).body.message).toBe(
    '这件已经不能兑换了，没有扣积分',
  );
  await showGoods(db, goodsId, true);
  expect(await shown()).toMatchObject([{ goodsId, points: 20 }]);
});

test('points goods refer to courses, coupons and memberships by name, key or id', async () => {
  const { commodityId } = await addCourse(app, company.id, { name: '一门只有一个名字的课' });
  const levelId = await addLevel(app, company.id, { name: '周会员', days: 7 });
  await set({ key: 'course', kind: 'course', of: '一门只有一个名字的课', position: 2 });
  await set({ key: 'level', kind: 'membership', of: levelId, position: 1 });
  expect((await shown()).map(({ kind }) => kind)).toEqual(['membership', 'course']);
  await set({ key: 'course', kind: 'course', of: commodityId, position: 0 });
  expect((await shown()).map(({ kind }) => kind)).toEqual(['course', 'membership']);

  const [sold] = await db.select().from(commodities).where(eq(commodities.id, commodityId));
  await db.update(courses).set({ sourceKey: 'GOODS-1' }).where(eq(courses.id, sold!.courseId!));
  await db.update(memberLevels).set({ sourceKey: 'L-1' }).where(eq(memberLevels.id, levelId));
  const batchId = await addCoupons();
  await db.update(couponBatches).set({ sourceKey: 'C-1' }).where(eq(couponBatches.id, batchId));
  await set({ key: 'keyed', kind: 'course', of: 'goods-1' });
  await set({ key: 'keyed level', kind: 'membership', of: 'l-1' });
  await set({ key: 'keyed coupon', of: 'c-1' });
  const keyed = await db
    .select()
    .from(pointGoods)
    .where(like(pointGoods.key, 'keyed%'))
    .orderBy(pointGoods.id);
  expect(keyed).toMatchObject([{ commodityId }, { levelId }, { batchId }]);
});

test('points goods with an unknown, ambiguous or foreign target are rejected', async () => {
  await addCoupons();
  await addCoupons();
  await expect(set({})).rejects.toThrow('name the coupon by its number, one of');
  await expect(set({ of: '没有的券' })).rejects.toThrow('no coupon “没有的券”');
  const { company: other } = await app.addCompany('goods.example');
  const elsewhere = await addCourse(app, other.id);
  await expect(set({ kind: 'course', of: elsewhere.commodityId })).rejects.toThrow('no course');
  await expect(set({ points: 0 })).rejects.toThrow('points');
  await expect(showGoods(db, '999999', true)).rejects.toThrow('no goods 999999');
});
