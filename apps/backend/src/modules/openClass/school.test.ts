import * as message from '@lectern/sdk/endpoints/message';
import * as openClass from '@lectern/sdk/endpoints/openClass';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { addCourse, type CatalogueCourse } from '../../../test/subjects/catalogue.ts';
import { writeTable } from '../../platform/commands/table.ts';
import type { Company } from '../../platform/database/tables/companies.tables.ts';
import { teachers } from '../catalogue/catalogue.tables.ts';
import { readOpenClasses } from './openClassFile.ts';
import { remindOfOpenClasses } from './reminders.service.ts';
import { openClasses } from './openClass.tables.ts';
import { cancelOpenClass, listOpenClasses, setOpenClasses } from './school.service.ts';

const ENTRY = {
  key: 'limits-1',
  name: '极限试听',
  subject: '数学',
  starts: '2026-03-09T19:30:00+08:00',
  ends: '2026-03-09T20:30:00+08:00',
};

let hosts = 0;
let host: string;
let company: Company;
let course: CatalogueCourse;
let token: string;

const app = await openTestApp();
const { db } = app.parts.connection;

beforeEach(async () => {
  hosts += 1;
  host = `classes${hosts}.example`;
  app.clock.set('2026-03-02T01:00:00.000Z');
  ({ company } = await app.addCompany(host));
  course = await addCourse(app, company.id, { name: '极限入门' });
  token = await app.tokenOf(await app.addUser(company));
});

const set = (...entries: readonly object[]) =>
  db.transaction((tx) =>
    setOpenClasses(tx, company.id, readOpenClasses(JSON.stringify(entries)), app.clock.now()),
  );
const cancel = (id: string) => db.transaction((tx) => cancelOpenClass(tx, id, '老师生病了', app.clock.now()));
const shown = async (): Promise<openClass.OpenClassCard[]> =>
  (await app.data(openClass.list, {}, { host })).records;
const messageTitles = async () =>
  (await app.data(message.page, {}, { host, token })).records.map(({ title }: message.Message) => title);
const bookFirst = async () => {
  const [first] = await shown();
  await app.call(openClass.book, { openClassId: first?.openClassId ?? '' }, { host, token });
  return first?.openClassId ?? '';
};

describe('a school’s list of open classes', () => {
  test('rejects a time without its zone', () => {
    expect(() => readOpenClasses(JSON.stringify([{ ...ENTRY, ends: '2026-03-09' }]))).toThrow(
      'Entry 1: “ends” must be a time with its zone, such as 2026-03-09T19:30:00+08:00',
    );
  });

  test('creates classes with their teacher, subject, places, course, recording and room', async () => {
    await db
      .insert(teachers)
      .values({ companyId: company.id, name: '顾明晖', sourceKey: 'T-01', position: 1 });
    await set(
      {
        ...ENTRY,
        teacher: '顾明晖',
        places: 2,
        course: '极限入门',
        replay: 2,
        summary: '一句话',
        room: 'https://live.example/1',
      },
      { ...ENTRY, key: 'limits-2', name: '第二节', teacher: 't-01' },
    );
    expect(await shown()).toMatchObject([
      {
        name: '极限试听',
        teacherName: '顾明晖',
        subjectName: '数学',
        capacity: 2,
        summary: '一句话',
        startsAt: '2026-03-09T11:30:00.000Z',
        bookedFlag: 0,
      },
      { name: '第二节', teacherName: '顾明晖', capacity: null },
    ]);
    expect(
      await db
        .select()
        .from(openClasses)
        .where(eq(openClasses.companyId, company.id))
        .orderBy(openClasses.id),
    ).toMatchObject([
      { courseId: course.courseId, replayLessonId: course.lessonIds[1], roomUrl: 'https://live.example/1' },
      { courseId: null, replayLessonId: null, roomUrl: '' },
    ]);
  });

  test('updates the class with the same key, keeps its bookings, and announces and reminds of a new time', async () => {
    await set(ENTRY);
    const id = await bookFirst();
    await set({ ...ENTRY, name: '极限试听（上）' });
    expect(await messageTitles()).toEqual([]);
    await set({ ...ENTRY, starts: '2026-03-02T09:20:00+08:00', ends: '2026-03-02T10:20:00+08:00' });
    await set({ ...ENTRY, starts: '2026-03-02T09:20:00+08:00', ends: '2026-03-02T10:20:00+08:00' });
    expect(await messageTitles()).toEqual(['您预约的公开课改时间了']);
    expect(await shown()).toMatchObject([
      { openClassId: id, name: '极限试听', bookedCount: 1, startsAt: '2026-03-02T01:20:00.000Z' },
    ]);
    expect(await remindOfOpenClasses(app.parts)).toBe(1);
  });

  test.each([
    [[{ ...ENTRY, ends: ENTRY.starts }], 'it ends before it starts'],
    [[{ ...ENTRY, replay: 1 }], '"replay" is a lesson of a course'],
    [[{ ...ENTRY, starts: 'tomorrow' }], 'Entry 1: “starts”'],
    [[{ ...ENTRY, room: 'javascript:alert(1)' }], 'Entry 1: “room”'],
    [[{ ...ENTRY, seats: 3 }], 'Entry 1: “seats”'],
    [[ENTRY, { ...ENTRY, key: 'other', subject: '天文' }], '“天文”: the school has none'],
    [[{ ...ENTRY, course: '极限入门', replay: 9 }], 'has no lesson 9'],
  ])('changes nothing if an entry is invalid (%#)', async (entries, message) => {
    await expect((async () => set(...entries))()).rejects.toThrow(message);
    expect(await shown()).toEqual([]);
  });
});

test('a cancelled class disappears, notifies those who booked it, and returns with its bookings when set again', async () => {
  await set(ENTRY);
  const id = await bookFirst();
  expect(writeTable(await listOpenClasses(db, app.clock.now()))).toContain(
    `${id}\tupcoming\t1\t2026-03-09 19:30:00\tlimits-1\t极限试听\t`,
  );
  expect(await cancel(id)).toBe(1);
  expect([await shown(), await messageTitles()]).toEqual([[], ['您预约的公开课取消了']]);
  await expect(cancel(id)).rejects.toThrow(`There is no open class ${id}`);
  expect(writeTable(await listOpenClasses(db, app.clock.now()))).toContain(`${id}\tcancelled\t1`);
  await set(ENTRY);
  expect(await shown()).toMatchObject([{ openClassId: id, bookedCount: 1 }]);
  app.clock.set('2026-03-10T01:00:00.000Z');
  await expect(cancel(id)).rejects.toThrow('is over');
  await expect(cancel('x')).rejects.toThrow('There is no open class x');
});
