import * as message from '@lectern/sdk/endpoints/message';
import * as endpoints from '@lectern/sdk/endpoints/teachers';
import { beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../../../test/createTestApp.ts';
import { openTestApp } from '../../../test/openTestApp.ts';
import { writeTable } from '../../platform/commands/table.ts';
import { acceptApplication, declineApplication, listApplications } from './applications.service.ts';

const WRITTEN: endpoints.TeacherApplyIn = {
  name: '林晓彤',
  mobile: '13800000077',
  subject: '高中化学',
  years: 6,
  introduction: '在县中教过六年化学，习惯先让学生做实验再讲原理。',
};

let host: string;
let token: string;
let other: string;

const app = await openTestApp();
const { db } = app.parts.connection;

let hosts = 0;
beforeEach(async () => {
  hosts += 1;
  host = `teach${hosts}.example`;
  const { company } = await app.addCompany(host);
  token = await app.tokenOf(await app.addUser(company));
  other = await app.tokenOf(await app.addUser(company));
});

const call: TestApp['call'] = (endpoint, input, options = {}) =>
  app.call(endpoint, input, { host, token, ...options });
const apply = async (more: Partial<endpoints.TeacherApplyIn> = {}) =>
  (await call(endpoints.apply, { ...WRITTEN, ...more })).body;
const own = async (as = token) =>
  (await call(endpoints.application, {}, { token: as })).body.data.application;
const decide = (how: typeof acceptApplication) =>
  db.transaction(async (tx) => how(tx, (await own())?.id ?? '', app.clock.now()));
const decline = () => decide((tx, id, now) => declineApplication(tx, id, '请写清楚教过的年级。', now));
const schoolMessages = async () =>
  (await call(message.page, { kind: 'school', pageNo: 1, pageSize: 20 })).body.data.records;

test('a teacher application is stored once per student, and hidden from others', async () => {
  expect(await own()).toBeNull();
  expect(await apply()).toMatchObject({
    code: '1',
    data: { ...WRITTEN, state: 'waiting', reason: '', teacherId: '' },
  });
  expect(await apply({ years: 7 })).toMatchObject({ data: { years: 7 } });
  expect(await own()).toMatchObject({ years: 7, state: 'waiting' });
  expect(await own(other)).toBeNull();
  const anonymous = await app.call(endpoints.apply, WRITTEN, { host });
  expect(anonymous.status).toBe(401);
  const csv = writeTable(await db.transaction((tx) => listApplications(tx)));
  expect(csv.split('\n').filter((line) => line.includes('13800000077'))).toHaveLength(1);
});

test.each([
  ['name', { name: '   ' }],
  ['subject', { subject: ' ' }],
  ['introduction', { introduction: `短${' '.repeat(30)}` }],
] as const)('a teacher application requires %s', async (field, more) => {
  expect(await apply(more)).toMatchObject({ code: '0', data: { field } });
  expect(await own()).toBeNull();
});

test('a teacher application rejects an invalid number and more than 60 years with 400', async () => {
  expect((await call(endpoints.apply, { ...WRITTEN, mobile: '12800000000' })).status).toBe(400);
  expect((await call(endpoints.apply, { ...WRITTEN, years: 61 })).status).toBe(400);
});

test('an accepted application creates a teacher, notifies the student, and can no longer be changed', async () => {
  await apply();
  await decide(acceptApplication);
  const application = await own();
  expect(application?.state).toBe('accepted');
  const { body } = await call(endpoints.detail, { id: application?.teacherId ?? '' });
  expect(body.data).toMatchObject({
    name: '林晓彤',
    title: '高中化学 · 教龄 6 年',
    introduction: WRITTEN.introduction,
  });
  expect(await schoolMessages()).toMatchObject([{ title: '欢迎加入教师团队', link: '#/teacherLoginIn' }]);
  expect(await apply()).toMatchObject({ code: '0', data: { field: 'state' } });
  await expect(decline()).rejects.toThrow('already accepted');
});

test('a declined application can be corrected and sent again', async () => {
  expect(await apply()).toMatchObject({ code: '1' });
  await decline();
  expect(await own()).toMatchObject({ state: 'declined', reason: '请写清楚教过的年级。' });
  expect((await schoolMessages())[0]?.contentHtml).toContain('请写清楚教过的年级。');
  await apply({ introduction: '教过高一到高三的化学，一共六年，最近三年带毕业班。' });
  expect(await own()).toMatchObject({ state: 'waiting', reason: '' });
});
