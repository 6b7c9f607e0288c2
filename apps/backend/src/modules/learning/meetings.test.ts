import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { lesson as lessonCall } from '@lectern/sdk/endpoints/learning';
import { zoomPassword } from '@lectern/sdk/endpoints/other';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openFolder } from '../../../test/openFolder.ts';
import { addAgreement } from '../../../test/subjects/agreements.ts';
import { openTestApp } from '../../../test/openTestApp.ts';
import { addCourse, type CatalogueCourse, giveCourse } from '../../../test/subjects/catalogue.ts';
import { writeTable } from '../../platform/commands/table.ts';
import { resealAll } from '../../keys/resealing.ts';
import { unseal } from '../../platform/auth/sealing.ts';
import { lessonMeetings } from './learning.tables.ts';
import {
  listMeetings,
  type NewMeeting,
  readMeetings,
  removeMeeting,
  setMeetings,
} from './setMeetings.service.ts';

const SCHOOL = join(import.meta.dirname, '../../commands/main.ts');
const HOUR_MS = 3_600_000;
const START = '2026-03-02T01:00:00.000Z';
const MEETING = {
  meetingNo: '812 3456 7890',
  password: 'ellipse-26',
  joinUrl: 'https://zoom.example/j/81234567890',
};

let course: CatalogueCourse;
let token: string;
let lessonId: string;

const app = await openTestApp();
const { db } = app.parts.connection;
const { company } = await app.addCompany('localhost');

beforeEach(async () => {
  app.clock.set(START);
  const live = { kind: 'live' as const, durationSeconds: 3600, liveStartsAt: new Date(START) };
  course = await addCourse(app, company.id, { lessons: [live, {}] });
  lessonId = course.lessonIds[0] ?? '';
  token = await newStudent();
});

async function newStudent(): Promise<string> {
  const user = await app.addUser(company);
  await giveCourse(app, user, course.commodityId);
  return app.tokenOf(user);
}

const set = (more: Partial<NewMeeting> = {}) =>
  db.transaction((tx) =>
    setMeetings(tx, app.parts.config, company.id, [
      { course: course.courseId, lesson: 1, ...MEETING, ...more },
    ]),
  );
const ask = (as = token) => app.body(zoomPassword, { lessonId }, { token: as });
const play = (as = token) => app.data(lessonCall, { classTypeId: course.courseId, lessonId }, { token: as });

test('a student reads the meeting of a current lesson, whose password is stored encrypted', async () => {
  await set();
  expect((await ask()).data).toEqual(MEETING);
  expect(await play()).toMatchObject({ item: { meetFlag: 1 }, linkUrl: MEETING.joinUrl });
  const [row] = await db.select().from(lessonMeetings).where(eq(lessonMeetings.lessonId, lessonId));
  expect(JSON.stringify(row)).not.toContain(MEETING.password);
  expect(writeTable(await listMeetings(db))).toContain(`${lessonId}\t${MEETING.meetingNo}\t`);
  expect(writeTable(await listMeetings(db))).not.toContain(MEETING.password);
});

test.each([
  ['before the lesson', -HOUR_MS],
  ['after the lesson', 2 * HOUR_MS],
])('zoomPassword is refused %s', async (_, ms) => {
  await set();
  app.clock.advance(ms);
  expect(await ask()).toEqual({ code: '0', message: '现在不是上课时间', data: { field: 'lessonId' } });
});

test('zoomPassword is refused without the course or before the gates of the lesson are passed', async () => {
  await set();
  const stranger = await app.tokenOf(await app.addUser(company));
  expect(await ask(stranger)).toMatchObject({ code: '0', message: '还不能学习这节课' });
  expect((await app.call(zoomPassword, { lessonId })).status).toBe(401);
  const { company: other } = await app.addCompany('elsewhere.example');
  const elsewhere = await app.tokenOf(await app.addUser(other));
  const there = await app.call(zoomPassword, { lessonId }, { token: elsewhere, host: 'elsewhere.example' });
  expect(there.body.code).toBe('0');

  await addAgreement(app, company.id, { targetId: course.courseId });
  const refused = await ask();
  expect(refused).toMatchObject({ code: '0', data: { gate: 'agreement' } });
  expect(JSON.stringify(refused) + JSON.stringify(await play())).not.toContain(MEETING.password);
  expect(await play()).toMatchObject({ linkUrl: '', gate: { gate: 'agreement' } });
});

test('zoomPassword reports that a lesson has no meeting, also after the meeting was removed', async () => {
  expect(await ask()).toMatchObject({ code: '0', message: '这节课没有会议室' });
  await set();
  await set({ password: 'changed' });
  expect((await ask()).data.password).toBe('changed');
  await removeMeeting(db, lessonId);
  expect(await ask()).toMatchObject({ code: '0', message: '这节课没有会议室' });
  const after = await play();
  expect(after).toMatchObject({ item: { meetFlag: 0 } });
  expect(after.linkUrl).not.toContain('zoom');
  await expect(removeMeeting(db, lessonId)).rejects.toThrow('has no meeting');
});

test('resealAll encrypts a meeting’s password with the new secret', async () => {
  await set();
  const before = app.parts.config;
  const config = {
    ...before,
    secret: 'another secret for tests, 32 characters',
    earlierSecrets: [before.secret ?? ''],
  };
  let sealed = '';
  const resealed = db.transaction(async (tx) => {
    await resealAll(tx, config);
    const [row] = await tx.select().from(lessonMeetings).where(eq(lessonMeetings.lessonId, lessonId));
    sealed = row?.passwordSealed ?? '';
    tx.rollback();
  });
  await expect(resealed).rejects.toThrow();
  expect(unseal({ ...config, earlierSecrets: [] }, 'meeting', sealed)).toBe(MEETING.password);
});

test('the command “meetings set” reads the meetings from a file', async () => {
  const folder = await openFolder();
  const file = join(folder, 'meetings.json');
  await writeFile(file, JSON.stringify([{ course: course.courseId, lesson: 1, ...MEETING }]));
  const env = {
    ...process.env,
    LECTERN_MODE: 'test',
    DATABASE_URL: app.databaseUrl,
    LECTERN_DATA: folder,
    LECTERN_SECRET: app.parts.config.secret ?? '',
  };
  const args = ['--conditions=source', SCHOOL, 'meetings', 'set', file, '--host=localhost'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  expect(stdout).toBe('1 meeting set\n');
  expect((await ask()).data).toEqual(MEETING);
});

test.each<[string, Partial<NewMeeting>, string]>([
  ['a lesson that is not live', { lesson: 2 }, 'is not live'],
  ['an unknown lesson', { lesson: 9 }, 'has no lesson 9'],
  ['an unknown course', { course: '没有的课' }, 'no course “没有的课”'],
])('setMeetings rejects %s', async (_, more, message) => {
  await expect(set(more)).rejects.toThrow(message);
});

test('readMeetings accepts only https addresses', () => {
  const entry = { course: 'x', lesson: 1, ...MEETING };
  expect(readMeetings(JSON.stringify([entry]))).toEqual([entry]);
  expect(() => readMeetings(JSON.stringify([{ ...entry, joinUrl: 'javascript:alert(1)' }]))).toThrow(
    'joinUrl',
  );
});
