import * as cart from '@lectern/sdk/endpoints/cart';
import * as plan from '@lectern/sdk/endpoints/plan';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { addPlan } from '../../../test/subjects/plans.ts';
import { addCourse, type CatalogueCourse, giveCourse, addPackage } from '../../../test/subjects/catalogue.ts';
import { schools } from '../../platform/database/tables/companies.tables.ts';
import type { User } from '../../platform/database/tables/users.tables.ts';
import { commodities } from '../catalogue/catalogue.tables.ts';
import { enrolments } from '../catalogue/students.tables.ts';
import { plans, planStudents } from './plan.tables.ts';

const START = '2026-03-02T01:00:00.000Z';
const DAY_MS = 86_400_000;

const statements: string[] = [];

let user: User;
let token: string;
let one: CatalogueCourse;
let two: CatalogueCourse;

const app = await openTestApp({ onStatement: (text) => void statements.push(text) });
const { db } = app.parts.connection;
const { company } = await app.addCompany('localhost');

beforeEach(async () => {
  app.clock.set(START);
  await db.delete(planStudents);
  await db.delete(plans);
  one = await addCourse(app, company.id, { name: '极限入门' });
  two = await addCourse(app, company.id, { name: '导数入门', priceCents: 0 });
  user = await app.addUser(company);
  token = await app.tokenOf(user);
});

/** Advances the clock, and logs in again. */
async function laterBy(days: number): Promise<void> {
  app.clock.advance(days * DAY_MS);
  token = await app.tokenOf(user);
}

const own = (commodityId: string) => giveCourse(app, user, commodityId);
const study = (course: CatalogueCourse, progressPercent: number) =>
  db
    .update(enrolments)
    .set({ progressPercent, lastStudiedAt: app.clock.now() })
    .where(and(eq(enrolments.userId, user.id), eq(enrolments.courseId, course.courseId)));
const owned = async () =>
  (await db.select().from(enrolments).where(eq(enrolments.userId, user.id))).map(({ courseId, source }) => [
    courseId,
    source,
  ]);
const list = (input: plan.PlanListIn = {}, as?: string): Promise<plan.PlanList> =>
  app.data(plan.list, input, as === undefined ? {} : { token: as });
const detail = (planId: string, as: string | undefined = token) =>
  app.body(plan.detail, { planId }, as === undefined ? {} : { token: as });
const mine = (input: plan.MyPlansIn = {}, as = token): Promise<plan.MyPlans> =>
  app.data(plan.mine, input, { token: as });
const join = (planId: string, as = token) => app.body(plan.join, { planId }, { token: as });
const openStage = (planId: string, stageId: string, as = token) =>
  app.body(plan.openStage, { planId, stageId }, { token: as });

/** Creates a package of both courses. */
async function bundle(): Promise<string> {
  const price = { priceCents: 9_900, listPriceCents: 19_900 };
  return (await addPackage(app, company.id, [one, two], price)).commodityId;
}

describe('plan.list', () => {
  test('finds plans by keyword, price and category, newest first, and counts the categories', async () => {
    await addPlan(app, company.id, [[one]], {
      name: '数学计划',
      summary: '从零开始',
      publishedAt: new Date('2026-01-01T00:00:00Z'),
    });
    await addPlan(app, company.id, [[one]], { name: '贵的计划', offer: 'parts' });
    await addPlan(app, company.id, [[two]], { name: '下架的', isOnShelf: false });
    const names = async (input: plan.PlanListIn) =>
      (await list(input)).records.map(({ planName }) => planName);
    expect(await names({})).toEqual(['贵的计划', '数学计划']);
    expect(await names({ price: 'free' })).toEqual(['数学计划']);
    expect(await names({ price: 'paid' })).toEqual(['贵的计划']);
    expect(await names({ keyword: '数学 零' })).toEqual(['数学计划']);
    expect(await names({ keyword: '100%' })).toEqual([]);
    expect(await names({ categoryId: '999999' })).toEqual([]);
    expect(await names({ pageNo: 2, pageSize: 1 })).toEqual(['数学计划']);
    const { categories } = await list();
    expect(categories.map(({ name, count }) => [name, count])).toEqual([['数学', 2]]);
    expect(await names({ categoryId: categories[0]?.id ?? '' })).toHaveLength(2);
  });

  test('prices a plan by its package, by its missing courses, or at 0', async () => {
    const commodityId = await bundle();
    await addPlan(app, company.id, [[one], [two]], { offer: 'package', commodityId });
    await addPlan(app, company.id, [[one], [two]], { offer: 'parts' });
    await addPlan(app, company.id, [[one], [two]]);
    const prices = async (as?: string) =>
      Object.fromEntries((await list({}, as)).records.map(({ offer, priceCents }) => [offer, priceCents]));
    expect(await prices()).toEqual({ package: 9_900, parts: 19_900, given: 0 });
    await own(one.commodityId);
    expect(await prices(token)).toMatchObject({ parts: 0, package: 9_900 });
  });

  test('rejects a page size over the limit with 400', async () => {
    const reply = await app.call(plan.list, { pageSize: 1000 } as plan.PlanListIn);
    expect([reply.status, JSON.stringify(reply.body)]).toEqual([400, expect.stringContaining('pageSize')]);
  });

  test('runs the same number of statements for six plans as for one', async () => {
    const count = async () => {
      statements.length = 0;
      await list({}, token);
      return statements.length;
    };
    await addPlan(app, company.id, [[one], [two]]);
    await list({}, token);
    const forOne = await count();
    for (let made = 0; made < 5; made += 1) await addPlan(app, company.id, [[one], [two]]);
    expect((await list({}, token)).total).toBe(6);
    expect(await count()).toBe(forOne);
  });
});

describe('a plan given for free', () => {
  test('grants its first stage when joined, and lets the student open the next when it is done', async () => {
    const { planId, stageIds } = await addPlan(app, company.id, [[one], [two]], { isOrdered: true });
    expect((await detail(planId, undefined)).data).toMatchObject({
      joinedAt: null,
      commodityIds: [],
      plan: { joinedFlag: 0, studentCount: 0 },
    });
    const joined = await join(planId);
    expect(joined.data).toEqual({ planId, joinedAt: START });
    expect(await owned()).toEqual([[one.courseId, 'gift']]);

    const locked = (await detail(planId)).data;
    expect(locked.stages.map(({ state }: plan.PlanStage) => state)).toEqual(['open', 'locked']);
    expect(locked.stages[0].items[0]).toMatchObject({ ownedFlag: 1, lessonId: one.lessonIds[0] });
    expect(await openStage(planId, stageIds[1] ?? '')).toMatchObject({
      code: '0',
      data: { field: 'stageId' },
    });
    expect(await owned()).toHaveLength(1);

    await study(one, 100);
    expect((await mine()).records[0]).toMatchObject({
      next: null,
      nextStageId: stageIds[1],
      plan: { progressPercent: 50 },
    });
    expect((await openStage(planId, stageIds[1] ?? '')).data).toEqual({
      stageId: stageIds[1],
      courseIds: [two.courseId],
    });
    expect((await openStage(planId, stageIds[1] ?? '')).data.courseIds).toEqual([]);
    expect(await owned()).toContainEqual([two.courseId, 'free']);
    expect((await mine()).records[0]?.next).toMatchObject({
      itemName: '导数入门',
      lessonId: two.lessonIds[0],
    });
  });

  test('is joined once by repeated and concurrent requests', async () => {
    const { planId } = await addPlan(app, company.id, [[one]]);
    const replies = await Promise.all([join(planId), join(planId), join(planId)]);
    expect(replies.map(({ code }) => code)).toEqual(['1', '1', '1']);
    await laterBy(1);
    expect((await join(planId)).data.joinedAt).toBe(START);
    expect((await detail(planId)).data.plan.studentCount).toBe(1);
  });

  test('grants nothing before it is joined', async () => {
    const { planId, stageIds } = await addPlan(app, company.id, [[one]]);
    expect(await openStage(planId, stageIds[0] ?? '')).toMatchObject({
      code: '0',
      data: { field: 'planId' },
    });
    expect(await owned()).toEqual([]);
  });
});

describe('a purchased plan', () => {
  test('is joined with the purchase of its package, and left when the courses are revoked', async () => {
    const commodityId = await bundle();
    const { planId } = await addPlan(app, company.id, [[one], [two]], { offer: 'package', commodityId });
    expect((await detail(planId)).data.commodityIds).toEqual([commodityId]);
    expect(await join(planId)).toMatchObject({ code: '0', data: { field: 'planId' } });
    expect(await app.data(cart.add, { commodityId }, { token })).toEqual({ count: 1 });
    expect((await mine()).total).toBe(0);
    await own(commodityId);
    const bought = (await detail(planId)).data;
    expect(bought).toMatchObject({ commodityIds: [], plan: { joinedFlag: 1, priceCents: 0 } });
    expect((await mine()).records.map(({ plan: { planId: id } }) => id)).toEqual([planId]);
    await db.update(enrolments).set({ revokedAt: app.clock.now() }).where(eq(enrolments.userId, user.id));
    expect((await mine()).total).toBe(0);
  });

  test('can be joined once its paid parts are owned, and then grants the free ones', async () => {
    const { planId } = await addPlan(app, company.id, [[one, two]], { offer: 'parts' });
    expect((await detail(planId)).data.commodityIds).toEqual([one.commodityId]);
    expect((await join(planId)).code).toBe('0');
    await own(one.commodityId);
    expect((await join(planId)).code).toBe('1');
    expect(await owned()).toEqual([
      [one.courseId, 'order'],
      [two.courseId, 'free'],
    ]);
  });

  test('does not require a course that is off sale', async () => {
    const { planId } = await addPlan(app, company.id, [[one, two]], { offer: 'parts' });
    await db.update(commodities).set({ isOnSale: false }).where(eq(commodities.id, one.commodityId));
    const { data } = await detail(planId);
    expect(data.commodityIds).toEqual([]);
    expect(data.stages[0].items.map(({ state }: plan.PlanItem) => state)).toEqual(['gone', 'new']);
    expect((await join(planId)).code).toBe('1');
  });
});

describe('a student’s plans', () => {
  test('count what is overdue and what is done', async () => {
    const { planId } = await addPlan(app, company.id, [[one], [two]]);
    await join(planId);
    expect((await mine()).counts).toEqual({ all: 1, learning: 1, overdue: 0, done: 0 });
    await laterBy(8);
    const [late] = (await mine({ state: 'overdue' })).records;
    expect(late?.stages.map(({ overdueFlag, dueAt }) => [overdueFlag, dueAt?.slice(0, 10)])).toEqual([
      [1, '2026-03-09'],
      [0, '2026-03-16'],
    ]);
    await study(one, 100);
    await study(two, 100);
    expect((await mine()).counts).toEqual({ all: 1, learning: 0, overdue: 0, done: 1 });
    expect((await mine({ state: 'overdue' })).records).toEqual([]);
    expect((await mine({ state: 'done' })).records[0]).toMatchObject({
      next: null,
      nextStageId: '',
      plan: { progressPercent: 100 },
    });
  });

  test('remain when the school takes a plan off the shelf, which others can no longer join', async () => {
    const { planId } = await addPlan(app, company.id, [[one]]);
    await join(planId);
    await db.update(plans).set({ isOnShelf: false }).where(eq(plans.id, planId));
    expect((await detail(planId)).data).toMatchObject({ offeredFlag: 0, plan: { joinedFlag: 1 } });
    const other = await app.tokenOf(await app.addUser(company));
    expect(await detail(planId, other)).toMatchObject({ code: '0', data: { field: 'planId' } });
    expect((await join(planId, other)).code).toBe('0');
  });

  test('show another student neither progress nor stages', async () => {
    const { planId, stageIds } = await addPlan(app, company.id, [[one]]);
    await join(planId);
    await study(one, 40);
    const other = await app.tokenOf(await app.addUser(company));
    expect((await mine({}, other)).total).toBe(0);
    const seen = (await detail(planId, other)).data;
    expect(seen).toMatchObject({ joinedAt: null, plan: { progressPercent: 0 } });
    expect(seen.stages[0].items[0]).toMatchObject({ state: 'new', percent: 0, ownedFlag: 0, lessonId: '' });
    expect((await openStage(planId, stageIds[0] ?? '', other)).code).toBe('0');
  });

  test('require a log-in', async () => {
    const replies = await Promise.all([
      app.call(plan.mine, {}),
      app.call(plan.join, { planId: '1' }),
      app.call(plan.openStage, { planId: '1', stageId: '1' }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});

test('a plan of another company and an invalid id are not found', async () => {
  const { company: elsewhere } = await app.addCompany('elsewhere.test');
  const course = await addCourse(app, elsewhere.id);
  const { planId, stageIds } = await addPlan(app, elsewhere.id, [[course]]);
  for (const id of [planId, 'x', "1' or true"]) {
    expect((await detail(id)).code).toBe('0');
    expect((await join(id)).code).toBe('0');
    expect((await openStage(id, stageIds[0] ?? '')).code).toBe('0');
  }
  expect((await list()).total).toBe(0);
});

test('a school lists its own plans and the company’s, and hides those of another school', async () => {
  const [here] = await db.select().from(schools).where(eq(schools.companyId, company.id));
  const there = await app.addSchool(company, 'branch');
  await addPlan(app, company.id, [[one]], { name: '公司的' });
  await addPlan(app, company.id, [[one]], { name: '本校的', schoolId: here?.id ?? '' });
  const { planId } = await addPlan(app, company.id, [[one]], { name: '分校的', schoolId: there.id });
  expect((await list()).records.map(({ planName }) => planName)).toEqual(['本校的', '公司的']);
  expect((await detail(planId)).code).toBe('0');
  expect((await join(planId)).code).toBe('0');
});
