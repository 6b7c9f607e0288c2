import { add, createOrder } from '@lectern/sdk/endpoints/cart';
import {
  checkStudyCard,
  courses,
  createStudyCardOrder,
  studyCardPackageInfo,
  studyCardReturnInfo,
} from '@lectern/sdk/endpoints/course';
import { byId } from '@lectern/sdk/endpoints/order';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { addCourse, giveCourse, addPackage } from '../../../test/subjects/catalogue.ts';
import { addStudyCard } from '../../../test/subjects/studyCards.ts';
import { writeTable } from '../../platform/commands/table.ts';
import type { User } from '../../platform/database/tables/users.tables.ts';
import { courses as courseTable } from '../catalogue/catalogue.tables.ts';
import { enrolments } from '../catalogue/students.tables.ts';
import { listStudyCards, makeStudyCards, stopStudyCards } from './cards.service.ts';
import { studyCardItems } from './studyCard.tables.ts';

const DAY_MS = 86_400_000;

let user: User;
let options: { readonly token: string };

const app = await openTestApp();
const { db } = app.parts.connection;
const { company } = await app.addCompany('localhost');

beforeEach(async () => {
  user = await app.addUser(company);
  options = await logIn(user);
});

const logIn = async (who: User) => ({ token: await app.tokenOf(who) });

const check = (code: string) => app.body(checkStudyCard, { code }, options);
const redeem = async (code: string, commodityIds?: string[], who = options) =>
  (await app.call(createStudyCardOrder, { code, ...(commodityIds !== undefined && { commodityIds }) }, who))
    .body;
const own = (commodityId: string) => giveCourse(app, user, commodityId);

async function addBundle(): Promise<{ commodityId: string; members: string[] }> {
  const members = [await addCourse(app, company.id), await addCourse(app, company.id)];
  const price = { priceCents: 29_900, listPriceCents: 39_800 };
  const { commodityId } = await addPackage(app, company.id, members, price);
  return { commodityId, members: members.map((course) => course.commodityId) };
}

describe('a study card', () => {
  test('shows its courses and which of them the student owns, for any spelling of its code', async () => {
    const [one, two] = [await addCourse(app, company.id), await addCourse(app, company.id)];
    await own(two.commodityId);
    const code = await addStudyCard(app, company.id, [one.commodityId, two.commodityId], { days: 30 });
    expect((await check(` ${code.toLowerCase().replace('-', ' ')} `)).data).toMatchObject({
      cardName: '新人学习卡',
      state: 'usable',
      orderId: null,
      chooseCount: 0,
      days: 30,
      commodities: [
        { commodityId: one.commodityId, owned: false },
        { commodityId: two.commodityId, owned: true },
      ],
    });
  });

  test('creates a paid order of 0 yuan, and grants its courses until the stated date', async () => {
    const { commodityId, courseId, lessonIds } = await addCourse(app, company.id);
    const code = await addStudyCard(app, company.id, [commodityId], { days: 3_000 });
    const { data: order } = await redeem(code);
    expect(order).toMatchObject({ status: 'paid', payCents: 0 });
    expect((await app.data(byId, { orderId: order.orderId }, options)).order).toMatchObject({
      payCents: 0,
      listCents: 19_900,
      items: [{ priceCents: 0 }],
    });
    expect((await app.data(courses, {}, options)).records).toMatchObject([{ courseId, source: 'studyCard' }]);
    expect(await app.data(studyCardReturnInfo, { orderId: order.orderId }, options)).toMatchObject({
      order: { orderId: order.orderId },
      cardName: '新人学习卡',
      commodities: [{ commodityId, owned: true }],
      begin: { commodityId, courseId, lessonId: lessonIds[0] },
      expiresAt: new Date(app.clock.now().getTime() + 3_000 * DAY_MS).toISOString(),
    });
    expect((await check(code)).data).toMatchObject({ state: 'used', orderId: order.orderId });
  });

  test('is used once by concurrent requests of two students', async () => {
    const { commodityId, courseId } = await addCourse(app, company.id);
    const code = await addStudyCard(app, company.id, [commodityId]);
    const rival = await logIn(await app.addUser(company));
    const replies = await Promise.all([
      redeem(code),
      redeem(code),
      redeem(code),
      redeem(code, undefined, rival),
      redeem(code, undefined, rival),
    ]);
    const won = replies.filter((reply) => reply.code === '1');
    expect(new Set(won.map(({ data }) => data.orderId)).size).toBe(1);
    expect(replies.filter((reply) => reply.code === '0').map(({ message }) => message)).toEqual(
      Array.from({ length: 5 - won.length }, () => '这张卡已经被用过了'),
    );
    expect(await db.select().from(enrolments).where(eq(enrolments.courseId, courseId))).toHaveLength(1);
  });

  test('remains usable if another card grants the same course at the same moment', async () => {
    const { commodityId } = await addCourse(app, company.id);
    const [one, two] = [
      await addStudyCard(app, company.id, [commodityId]),
      await addStudyCard(app, company.id, [commodityId]),
    ];
    const replies = await Promise.all([redeem(one), redeem(two)]);
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['0', '1']);
    const unused = replies[0]!.code === '0' ? one : two;
    expect((await check(unused)).data).toMatchObject({ state: 'usable', commodities: [{ owned: true }] });
  });

  test('grants as many courses as may be chosen, and rejects others', async () => {
    const [one, two, owned] = [
      await addCourse(app, company.id),
      await addCourse(app, company.id),
      await addCourse(app, company.id),
    ];
    await own(owned.commodityId);
    const code = await addStudyCard(
      app,
      company.id,
      [one, two, owned].map(({ commodityId }) => commodityId),
      { chooseCount: 1 },
    );
    const stranger = await addCourse(app, company.id);
    for (const wrong of [
      undefined,
      [one.commodityId, two.commodityId],
      [owned.commodityId],
      [stranger.commodityId],
    ]) {
      expect(await redeem(code, wrong)).toMatchObject({ code: '0', data: { field: 'commodityIds' } });
    }
    expect((await redeem(code, [two.commodityId])).code).toBe('1');
    const rows = await db
      .select()
      .from(enrolments)
      .where(and(eq(enrolments.userId, user.id), eq(enrolments.source, 'studyCard')));
    expect(rows.map(({ courseId }) => courseId)).toEqual([two.courseId]);
  });

  test('grants a whole package, and lists its courses before', async () => {
    const { commodityId, members } = await addBundle();
    const code = await addStudyCard(app, company.id, [commodityId]);
    const listed = await app.data(studyCardPackageInfo, { code, commodityId }, options);
    expect(listed.courses.map((card: { commodityId: string }) => card.commodityId)).toEqual(members);
    expect(await app.body(studyCardPackageInfo, { code, commodityId: members[0]! }, options)).toMatchObject({
      code: '0',
      data: { field: 'commodityId' },
    });
    await redeem(code);
    expect((await app.data(courses, {}, options)).total).toBe(2);
  });

  test.each([
    ['expired', { endsAt: new Date('2026-01-01T00:00:00Z') }, 'expired', /过期/],
    ['stopped', { stoppedAt: new Date('2026-01-01T00:00:00Z') }, 'stopped', /停用/],
  ])('reports that it is %s, and grants nothing', async (_, kind, state, message) => {
    const { commodityId } = await addCourse(app, company.id);
    const code = await addStudyCard(app, company.id, [commodityId], kind);
    expect((await check(code)).data.state).toBe(state);
    expect(await redeem(code)).toMatchObject({
      code: '0',
      message: expect.stringMatching(message),
      data: { field: 'code' },
    });
  });

  test('remains unused if the student owns its courses or has ordered them', async () => {
    const [owned, ordered] = [await addCourse(app, company.id), await addCourse(app, company.id)];
    await own(owned.commodityId);
    const code = await addStudyCard(app, company.id, [owned.commodityId]);
    expect((await redeem(code)).message).toContain('卡没有用掉');
    await app.call(add, { commodityId: ordered.commodityId }, options);
    const { orderId } = await app.data(
      createOrder,
      { commodityIds: [ordered.commodityId], totalCents: 19_900 },
      options,
    );
    expect(await redeem(await addStudyCard(app, company.id, [ordered.commodityId]))).toMatchObject({
      code: '0',
      data: { orderId },
    });
    expect((await check(code)).data.state).toBe('usable');
  });

  test('is not found by students of another company, and its order is hidden from other students', async () => {
    const { company: elsewhere } = await app.addCompany('elsewhere.test');
    const foreign = await addStudyCard(app, elsewhere.id, [(await addCourse(app, elsewhere.id)).commodityId]);
    const unknown = {
      code: '0',
      message: '没有找到这张学习卡，请对照卡面看看有没有输错',
      data: { field: 'code' },
    };
    expect([await check(foreign), await redeem(foreign), await check('NOCARD')]).toEqual([
      unknown,
      unknown,
      unknown,
    ]);
    const { data } = await redeem(
      await addStudyCard(app, company.id, [(await addCourse(app, company.id)).commodityId]),
    );
    const stranger = await logIn(await app.addUser(company));
    for (const orderId of [data.orderId, 'x'])
      expect((await app.call(studyCardReturnInfo, { orderId }, stranger)).body.code).toBe('0');
  });

  test('is protected from guessing by a limit of ten wrong codes in ten minutes', async () => {
    const code = await addStudyCard(app, company.id, [(await addCourse(app, company.id)).commodityId]);
    for (let times = 0; times < 10; times += 1)
      await (times % 2 === 0 ? check(`WRONG${times}`) : redeem(`WRONG${times}`));
    expect((await check(code)).message).toContain('试的次数太多了');
    app.clock.advance(600_000);
    expect((await check(code)).data.state).toBe('usable');
  });

  test('is rejected with 400 for a code of invalid length', async () => {
    for (const code of ['abc', 'x'.repeat(65)])
      expect((await app.call(checkStudyCard, { code }, options)).status).toBe(400);
  });
});

test('a school creates study cards, lists who used them, and stops the others', async () => {
  const { commodityId, courseId } = await addCourse(app, company.id);
  const now = app.clock.now();
  const options = { count: 2, name: '企业内训卡', courses: ` ${commodityId}, `, days: 30, open: 90 };
  const [batchId = '', code = ''] = writeTable(await makeStudyCards(db, 'localhost', options, now))
    .split('\n')[1]!
    .split(',');
  expect((await redeem(code)).code).toBe('1');
  await stopStudyCards(db, 'localhost', batchId, now);
  await expect(stopStudyCards(db, 'localhost', batchId, now)).rejects.toThrow('or it is stopped already');
  await db.update(courseTable).set({ sourceKey: 'C-01' }).where(eq(courseTable.id, courseId));
  const named = await makeStudyCards(db, 'localhost', { ...options, courses: `c-01,${commodityId}` }, now);
  expect(
    await db
      .select({ commodityId: studyCardItems.commodityId })
      .from(studyCardItems)
      .where(eq(studyCardItems.batchId, String(named.rows[0]?.[0]))),
  ).toEqual([{ commodityId }]);
  const lines = writeTable(await listStudyCards(db, 'localhost'))
    .split('\n')
    .filter((line) => line.startsWith(`${batchId},`));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain(`,#${user.id},${user.name}`);
  expect(lines.join()).not.toContain(code);
  const { company: elsewhere } = await app.addCompany('other.test');
  const foreign = (await addCourse(app, elsewhere.id)).commodityId;
  for (const wrong of [
    { ...options, courses: '' },
    { ...options, courses: foreign },
    { ...options, courses: 'x' },
    { ...options, name: ' ' },
    { ...options, choose: 2 },
  ]) {
    await expect(makeStudyCards(db, 'localhost', wrong, now)).rejects.toThrow(/--|sells no course/);
  }
});
