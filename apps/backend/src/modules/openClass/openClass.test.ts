import { timetable } from '@lectern/sdk/endpoints/course';
import * as openClass from '@lectern/sdk/endpoints/openClass';
import * as message from '@lectern/sdk/endpoints/message';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { addOpenClass } from '../../../test/subjects/openClasses.ts';
import { addCourse, type CatalogueCourse } from '../../../test/subjects/catalogue.ts';
import type { User } from '../../platform/database/tables/users.tables.ts';
import { openClasses } from './openClass.tables.ts';
import { remindOfOpenClasses } from './reminders.service.ts';

const START = '2026-03-02T01:00:00.000Z';
const MINUTE_MS = 60_000;

const statements: string[] = [];

let course: CatalogueCourse;
let user: User;
let token: string;

const app = await openTestApp({ onStatement: (text) => void statements.push(text) });
const { db } = app.parts.connection;
const { company } = await app.addCompany('localhost');

beforeEach(async () => {
  app.clock.set(START);
  await db.delete(openClasses);
  course = await addCourse(app, company.id, { name: '极限入门' });
  user = await app.addUser(company);
  token = await app.tokenOf(user);
});

const add = (values: Parameters<typeof addOpenClass>[3] = {}) =>
  addOpenClass(app, company.id, course, values);
const as = (asToken: string | undefined) => (asToken === undefined ? {} : { token: asToken });
const list = (input: openClass.OpenClassListIn = {}, asToken?: string): Promise<openClass.OpenClassList> =>
  app.data(openClass.list, input, as(asToken));
const detail = (openClassId: string, asToken?: string) =>
  app.body(openClass.detail, { openClassId }, as(asToken));
const book = (openClassId: string, asToken = token) =>
  app.body(openClass.book, { openClassId }, { token: asToken });
const cancel = (openClassId: string, asToken = token) =>
  app.body(openClass.cancel, { openClassId }, { token: asToken });
const enter = (openClassId: string, asToken = token) =>
  app.body(openClass.enter, { openClassId }, { token: asToken });
/** Advances the clock, and logs in again. */
async function later(minutes: number): Promise<void> {
  app.clock.advance(minutes * MINUTE_MS);
  token = await app.tokenOf(user);
}

describe('openClass.list', () => {
  test('lists current classes first, then upcoming, then finished ones, and counts each state', async () => {
    await add({ name: '很久以前', inHours: -100 });
    await add({ name: '昨天', inHours: -24, replayLessonId: null });
    await add({ name: '后天', inHours: 48 });
    await add({ name: '今晚', inHours: 10 });
    await add({ name: '马上', inHours: 0.1 });
    await add({ name: '下架的', isOnShelf: false });
    const { records, total, counts, categories } = await list();
    expect(records.map(({ name, state, replay }) => [name, state, replay !== null])).toEqual([
      ['马上', 'now', false],
      ['今晚', 'upcoming', false],
      ['后天', 'upcoming', false],
      ['昨天', 'finished', false],
      ['很久以前', 'finished', true],
    ]);
    expect([total, counts]).toEqual([5, { all: 5, now: 1, upcoming: 2, finished: 2, booked: 0 }]);
    expect(categories.map(({ name, count }) => [name, count])).toEqual([['数学', 5]]);
    const { records: second, total: upcoming } = await list({ state: 'upcoming', pageNo: 2, pageSize: 1 });
    expect([second.map(({ name }) => name), upcoming]).toEqual([['后天'], 2]);
    expect(await list({ categoryId: '999999' })).toMatchObject({ total: 0, records: [], counts: { all: 0 } });
  });

  test('filters by the student’s bookings, and returns none of them to a visitor', async () => {
    const id = await add();
    await add({ name: '别的' });
    await book(id);
    const own = await list({ bookedFlag: 1 }, token);
    expect(own).toMatchObject({
      total: 1,
      records: [{ openClassId: id, bookedFlag: 1, bookedCount: 1 }],
      counts: { all: 2, booked: 1 },
    });
    const other = await app.tokenOf(await app.addUser(company));
    expect(await list({ bookedFlag: 1 }, other)).toMatchObject({ total: 0, records: [] });
    expect(await list({ bookedFlag: 1 })).toMatchObject({ total: 0, records: [] });
  });

  test('rejects a page size over the limit and an unknown state with 400', async () => {
    for (const [field, input] of [
      ['pageSize', { pageSize: 1000 }],
      ['state', { state: 'soon' }],
    ] as const) {
      const reply = await app.call(openClass.list, Object(input), {});
      expect([reply.status, JSON.stringify(reply.body)]).toEqual([400, expect.stringContaining(field)]);
    }
  });

  test('runs the same number of statements for six classes as for one', async () => {
    const count = async () => {
      statements.length = 0;
      await list({}, token);
      return statements.length;
    };
    await add();
    await list({}, token);
    const forOne = await count();
    for (let made = 0; made < 5; made += 1) await add();
    expect(await count()).toBe(forOne);
  });
});

describe('a booking', () => {
  test('is made once, cancelled once, and made again', async () => {
    const id = await add();
    expect((await book(id)).data).toEqual({ openClassId: id, bookedFlag: 1, bookedCount: 1 });
    expect((await book(id)).data.bookedCount).toBe(1);
    expect((await cancel(id)).data).toEqual({ openClassId: id, bookedFlag: 0, bookedCount: 0 });
    expect((await cancel(id)).data.bookedCount).toBe(0);
    expect((await book(id)).data.bookedCount).toBe(1);
  });

  test('is limited by the capacity, even when 50 students book at once', async () => {
    const id = await add({ capacity: 2 });
    const tokens = await Promise.all(
      Array.from({ length: 50 }, async () => app.tokenOf(await app.addUser(company))),
    );
    const replies = await Promise.all(tokens.map((asToken) => book(id, asToken)));
    expect(replies.filter(({ code }) => code === '1')).toHaveLength(2);
    const refusal = replies.find(({ code }) => code === '0');
    expect(refusal).toMatchObject({
      message: expect.stringContaining('约满'),
      data: { field: 'openClassId' },
    });
    expect((await list()).records[0]).toMatchObject({ bookedCount: 2, capacity: 2 });
    expect(await enter(id)).toMatchObject({ code: '0' });
  });

  test('can be neither made nor cancelled after the class', async () => {
    const id = await add();
    await book(id);
    await later(200);
    expect(await cancel(id)).toMatchObject({ code: '0', data: { field: 'openClassId' } });
    const late = await app.tokenOf(await app.addUser(company));
    expect(await book(id, late)).toMatchObject({ code: '0' });
  });

  test('requires a log-in', async () => {
    const id = await add();
    const replies = await Promise.all([
      app.call(openClass.book, { openClassId: id }),
      app.call(openClass.cancel, { openClassId: id }),
      app.call(openClass.enter, { openClassId: id }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});

describe('entering the live room', () => {
  test('is possible from ten minutes before the start until the end, and nothing else reveals its address', async () => {
    const id = await add();
    expect(await enter(id)).toMatchObject({ code: '0', message: expect.stringContaining('10 分钟') });
    await later(110);
    expect((await enter(id)).data).toEqual({ openClassId: id, roomUrl: 'https://live.example/room/1' });
    // Entering also books a place.
    expect((await detail(id, token)).data.openClass).toMatchObject({
      state: 'now',
      bookedFlag: 1,
      bookedCount: 1,
    });
    await later(70);
    expect(await enter(id)).toMatchObject({ code: '0', message: expect.stringContaining('结束') });
    expect(JSON.stringify([await list({}, token), await detail(id, token)])).not.toContain('live.example');
  });

  test('is refused if the school has set no address', async () => {
    const id = await add({ inHours: 0, roomUrl: '' });
    expect(await enter(id)).toMatchObject({ code: '0', message: expect.stringContaining('直播间') });
  });
});

test('openClass.detail returns the follow-up course, and the recording after the class', async () => {
  const id = await add({ description: '**先猜**后算', outcomes: ['看懂'] });
  const { data } = await detail(id);
  expect(data).toMatchObject({
    outcomes: ['看懂'],
    course: { commodityId: course.commodityId },
    openClass: { replay: null },
  });
  expect(data.description).toContain('<strong>先猜</strong>');
  await later(200);
  expect((await detail(id)).data.openClass.replay).toEqual({
    commodityId: course.commodityId,
    courseId: course.courseId,
    lessonId: course.lessonIds[0],
  });
  for (const unknown of ['0', 'x', '99999999'])
    expect(await detail(unknown)).toMatchObject({ code: '0', data: { field: 'openClassId' } });
});

test('an open class is hidden from other companies and from other schools of the company', async () => {
  const elsewhere = await add({ schoolId: (await app.addSchool(company, 'branch')).id });
  expect((await list({}, token)).total).toBe(0);
  expect(await book(elsewhere)).toMatchObject({ code: '0' });

  const { company: other } = await app.addCompany('other.localhost');
  const stranger = await app.tokenOf(await app.addUser(other));
  const id = await add();
  const there = { host: 'other.localhost', token: stranger };
  expect((await app.data(openClass.list, {}, there)).total).toBe(0);
  const input = { openClassId: id };
  const replies = await Promise.all([
    app.call(openClass.detail, input, there),
    app.call(openClass.book, input, there),
    app.call(openClass.cancel, input, there),
    app.call(openClass.enter, input, there),
  ]);
  expect(replies.map(({ body }) => body.code)).toEqual(['0', '0', '0', '0']);
});

test('a student who booked is reminded once, half an hour before the class', async () => {
  const id = await add({ name: '极限试听' });
  await book(id);
  expect(await remindOfOpenClasses(app.parts)).toBe(0);
  await later(91);
  const late = await app.addUser(company);
  await book(id, await app.tokenOf(late));
  expect(await remindOfOpenClasses(app.parts)).toBe(1);
  expect(await remindOfOpenClasses(app.parts)).toBe(0);
  const { body } = await app.call(message.page, {}, { token });
  expect(body.data.records).toMatchObject([
    { kind: 'course', title: '您预约的公开课快开始了', link: `#/openCourse/${id}` },
  ]);
  expect(body.data.records[0].contentHtml).toContain('29 分钟');
});

test('the timetable shows a student only the open classes they have booked', async () => {
  const [second, first] = [
    await add({ name: '第二节', inHours: 5 }),
    await add({ name: '第一节', inHours: 2 }),
  ];
  await add({ name: '没有预约', inHours: 3 });
  await add({ name: '下个月', inHours: 40 * 24 });
  for (const id of [second, first]) await book(id);
  const now = app.clock.now().getTime();
  const span = (days: number) => ({
    from: new Date(now).toISOString(),
    to: new Date(now + days * 86_400_000).toISOString(),
  });
  const booked = async (as: string, days = 7) =>
    (await app.data(timetable, span(days), { token: as })).openClasses.map(
      ({ name }: openClass.OpenClassCard) => name,
    );
  expect(await booked(token)).toEqual(['第一节', '第二节']);
  expect(await booked(await app.tokenOf(await app.addUser(company)))).toEqual([]);
  await app.call(openClass.cancel, { openClassId: first }, { token });
  expect(await booked(token)).toEqual(['第二节']);
});
