import { rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as homework from '@lectern/sdk/endpoints/homework';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '../../../../test/openTestApp.ts';
import { addCourse, type CatalogueCourse, giveCourse } from '../../../../test/subjects/catalogue.ts';
import { fileStore } from '../../../platform/files/fileStore.ts';
import { courses } from '../../catalogue/catalogue.tables.ts';
import { readHomework } from './homeworkFile.ts';
import { setHomework } from './setHomework.service.ts';
import { storeTaskFile, namesAt } from './taskFiles.ts';

const START = '2026-03-02T01:00:00.000Z';

let course: CatalogueCourse;
let token: string;

const app = await openTestApp();
const { db } = app.parts.connection;
const { company } = await app.addCompany('localhost');

beforeEach(async () => {
  app.clock.set(START);
  course = await addCourse(app, company.id);
  const user = await app.addUser(company);
  await giveCourse(app, user, course.commodityId);
  token = await app.tokenOf(user);
  // Another course of the same name.
  await addCourse(app, company.id);
});

const entry = {
  key: 'ellipse',
  lesson: 2,
  name: '画椭圆',
  task: '画',
  opens: START,
  fileTypes: ['txt'],
  taskFiles: ['题目.txt'],
};
const set = (more: object = {}) =>
  db.transaction((tx) => {
    const fileContext = {
      companyId: company.id,
      files: app.parts.services.get(fileStore),
      folder: app.parts.config.dataDir,
      now: app.clock.now(),
    };
    const homework = readHomework(JSON.stringify([{ ...entry, course: course.courseId, ...more }]));
    return setHomework(tx, company.id, homework, (name) => storeTaskFile(tx, fileContext, name));
  });

test('setHomework stores homework with files, and updates it by its key', async () => {
  await writeFile(join(app.parts.config.dataDir, '题目.txt'), '题目');
  const [id = ''] = await set();
  await app.body(homework.save, { homeworkId: id, content: '画好了', fileIds: [], submitFlag: 0 }, { token });
  await db.update(courses).set({ sourceKey: 'C-01' }).where(eq(courses.id, course.courseId));
  expect(await set({ name: '画双曲线', course: 'c-01' })).toEqual([id]);
  const { data } = await app.body(homework.detail, { homeworkId: id }, { token });
  expect(data).toMatchObject({
    homework: { homeworkName: '画双曲线', lessonId: course.lessonIds[1], dueAt: null, state: 'draft' },
    content: '画好了',
  });
  expect(data.taskFiles).toMatchObject([{ fileName: '题目.txt', fileType: 'txt', sourceSize: 6 }]);
  expect((await app.server.inject({ url: data.taskFiles[0].url, headers: { host: 'localhost' } })).body).toBe(
    '题目',
  );
});

test.each<[string, object, string]>([
  ['an unknown lesson', { lesson: 9 }, 'has no lesson 9'],
  ['an unknown course', { course: '没有的课' }, 'no course “没有的课”'],
  ['an ambiguous course name', { course: '极限入门' }, 'name the course by its number'],
  ['an unsupported file type', { fileTypes: ['exe'] }, 'the kind exe'],
  ['a missing task file', { taskFiles: ['no.txt'] }, 'no.txt cannot be read'],
])('setHomework rejects %s', async (_, more, message) => {
  await expect(set(more)).rejects.toThrow(message);
});

test('setHomework rejects a course of another company, by name and by number', async () => {
  const other = await app.addCompany('other.localhost');
  const { courseId } = await addCourse(app, other.company.id, { name: '外校的课' });
  for (const named of ['外校的课', courseId])
    await expect(set({ course: named }), named).rejects.toThrow(`no course “${named}”`);
});

test('setHomework attaches no file outside the data folder, whether by path or by link', async () => {
  const { dataDir } = app.parts.config;
  const elsewhere = `${dataDir}.txt`;
  await writeFile(elsewhere, '别人的');
  onTestFinished(() => rm(elsewhere));
  await symlink(elsewhere, join(dataDir, 'link.txt'));
  for (const name of [`../${basename(elsewhere)}`, elsewhere, 'link.txt'])
    await expect(set({ taskFiles: [name] }), name).rejects.toThrow('cannot be read');
  expect(await namesAt(dataDir, '..')).toEqual(['..']);
});
