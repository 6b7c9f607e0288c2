import * as course from '@lectern/sdk/endpoints/course';
import * as message from '@lectern/sdk/endpoints/message';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { addCourse, type CatalogueCourse, giveCourse } from '../../../test/subjects/catalogue.ts';
import { type User, users } from '../../platform/database/tables/users.tables.ts';
import { enrolments, lessons } from '../catalogue/index.ts';
import { remindOfHomework } from '../homework/reminders.service.ts';
import { homeworks, homeworkWorks } from '../homework/homework.tables.ts';
import { remindOfLessons } from './reminders.service.ts';

const START = '2026-03-02T01:00:00.000Z';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let live: CatalogueCourse;
let user: User;
let token: string;

const app = await openTestApp();
const { db } = app.parts.connection;
const { company } = await app.addCompany('localhost');

const at = (fromStartMs: number) => new Date(Date.parse(START) + fromStartMs);

async function newStudent(): Promise<{ user: User; token: string }> {
  const student = await app.addUser(company);
  await giveCourse(app, student, live.commodityId);
  return { user: student, token: await app.tokenOf(student) };
}

beforeEach(async () => {
  app.clock.set(START);
  await db.delete(enrolments);
  live = await addCourse(app, company.id, {
    name: '极限, 入门；一',
    lessons: [
      {
        kind: 'live',
        name: '第一讲\n极限',
        nameEn: 'Limits',
        durationSeconds: 3600,
        liveStartsAt: at(2 * HOUR_MS),
      },
      { kind: 'live', name: '第二讲', durationSeconds: 3600, liveStartsAt: at(50 * HOUR_MS) },
    ],
  });
  ({ user, token } = await newStudent());
});

const renew = async (asToken = token) =>
  (await app.data(course.renewCalendar, {}, { token: asToken })).address;
const read = (address: string, headers: Record<string, string> = {}) =>
  app.server.inject({
    url: new URL(address).pathname + new URL(address).search,
    headers: { host: 'localhost', ...headers },
  });
/** Splits iCalendar text into lines, and unfolds them. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar', () => {
  test('has no address until the student creates one', async () => {
    expect(await app.data(course.calendar, {}, { token })).toEqual({ address: '' });
    const address = await renew();
    expect(await app.data(course.calendar, {}, { token })).toEqual({ address });
  });

  test('is readable at its address in either language, and answers 304 until it changes', async () => {
    const address = await renew();
    const reply = await read(address);
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const lines = linesOf(reply.body);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(lines).toContain('SUMMARY:第一讲\\n极限');
    expect(lines).toContain('DTSTART:20260302T030000Z');
    expect(lines).toContain('DTEND:20260302T040000Z');
    expect(lines.some((line) => line.startsWith('DESCRIPTION:极限\\, 入门；一'))).toBe(true);
    expect(linesOf((await read(`${address}?lang=en`)).body)).toContain('SUMMARY:Limits');

    const again = await read(address, { 'if-none-match': String(reply.headers['etag']) });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
    await db
      .update(lessons)
      .set({ liveStartsAt: at(3 * HOUR_MS) })
      .where(eq(lessons.id, live.lessonIds[0] ?? ''));
    const moved = await read(address, { 'if-none-match': String(reply.headers['etag']) });
    expect(linesOf(moved.body)).toContain('DTSTART:20260302T040000Z');
  });

  test('contains no lessons of other students or of a revoked course', async () => {
    const other = await newStudent();
    const address = await renew(other.token);
    await db
      .update(enrolments)
      .set({ revokedAt: app.clock.now() })
      .where(eq(enrolments.userId, other.user.id));
    expect((await read(address)).body).not.toContain('VEVENT');
  });

  test.each<[string, (address: string) => Promise<string> | string]>([
    ['that was replaced', async (address) => renew().then(() => address)],
    ['that was stopped', async (address) => app.call(course.stopCalendar, {}, { token }).then(() => address)],
    ['with another signature', (address) => address.replace(/\..{4}/, '.AAAA')],
    ['without a signature', (address) => address.replace(/\.[^.]+\.ics$/, '.ics')],
    [
      'of a disabled student',
      async (address) => {
        await db.update(users).set({ status: 'disabled' }).where(eq(users.id, user.id));
        return address;
      },
    ],
  ])('answers 404 at an address %s', async (_, changed) => {
    const address = await renew();
    expect((await read(address)).statusCode).toBe(200);
    expect((await read(await changed(address))).statusCode).toBe(404);
  });

  test('answers 404 at another company', async () => {
    await app.addCompany('other.localhost');
    const address = await renew();
    expect((await read(address, { host: 'other.localhost' })).statusCode).toBe(404);
  });

  test('exports one lesson as a file, but none of a course the student does not have', async () => {
    const [lessonId = ''] = live.lessonIds;
    const data = await app.data(course.lessonEvent, { lessonId, lang: 'en' }, { token });
    expect(data.fileName).toBe('Limits.ics');
    expect(linesOf(data.content).filter((line) => line.startsWith('SUMMARY'))).toEqual(['SUMMARY:Limits']);
    const stranger = await app.tokenOf(await app.addUser(company));
    expect(await app.body(course.lessonEvent, { lessonId }, { token: stranger })).toMatchObject({
      code: '0',
      data: { field: 'lessonId' },
    });
  });
});

const titles = async (): Promise<string[]> =>
  (await app.data(message.page, {}, { token })).records.map(({ title }: message.Message) => title);

/** Advances the clock, and logs in again. */
async function later(ms: number): Promise<void> {
  app.clock.advance(ms);
  token = await app.tokenOf(user);
}

describe('live lesson reminders', () => {
  test('are sent once per start time, shortly before it, even when two runs race', async () => {
    expect(await remindOfLessons(app.parts)).toBe(0);
    await later(100 * MINUTE_MS);
    const [one, other] = await Promise.all([remindOfLessons(app.parts), remindOfLessons(app.parts)]);
    expect(one + other).toBe(1);
    expect(await titles()).toEqual(['直播课快开始了']);
    await db
      .update(lessons)
      .set({ liveStartsAt: at(5 * HOUR_MS) })
      .where(eq(lessons.id, live.lessonIds[0] ?? ''));
    expect(await remindOfLessons(app.parts)).toBe(0);
    await later(190 * MINUTE_MS);
    expect(await remindOfLessons(app.parts)).toBe(1);
    expect(await titles()).toHaveLength(2);
  });

  test('are not sent to a student who switched them off', async () => {
    const others = [];
    for (let count = 0; count < 3; count++) others.push(await newStudent());
    const data = await app.data(message.setReminders, { lessonFlag: 0 }, { token });
    expect(data).toEqual({ lessonFlag: 0, homeworkFlag: 1, mobileFlag: 0 });
    expect(await app.data(message.reminders, {}, { token })).toEqual(data);
    await later(100 * MINUTE_MS);
    expect(await remindOfLessons(app.parts)).toBe(3);
    expect(await titles()).toEqual([]);
  });
});

describe('homework reminders', () => {
  const add = async (dueAt: Date | null) => {
    const [row] = await db
      .insert(homeworks)
      .values({
        companyId: company.id,
        lessonId: live.lessonIds[0] ?? '',
        courseId: live.courseId,
        key: `due-${live.courseId}-${dueAt?.getTime() ?? ''}`,
        name: '练习一',
        task: '写出定义',
        fileTypes: [],
        maxBytes: 1000,
        maxFiles: 0,
        totalScore: 10,
        opensAt: at(-HOUR_MS),
        dueAt,
        takesLate: false,
      })
      .returning();
    return row?.id ?? '';
  };

  test('are sent once, within a day of the deadline, to students who have not handed in', async () => {
    const homeworkId = await add(at(30 * HOUR_MS));
    await add(null);
    const done = await newStudent();
    await db
      .insert(homeworkWorks)
      .values({
        companyId: company.id,
        userId: done.user.id,
        homeworkId,
        state: 'submitted',
        savedAt: app.clock.now(),
        submittedAt: app.clock.now(),
      });
    const silent = await newStudent();
    await app.call(message.setReminders, { homeworkFlag: 0 }, { token: silent.token });
    expect(await remindOfHomework(app.parts)).toBe(0);
    await later(7 * HOUR_MS);
    expect(await remindOfHomework(app.parts)).toBe(1);
    expect(await remindOfHomework(app.parts)).toBe(0);
    expect(await titles()).toContain('作业快截止了');
  });
});
