import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as homework from '@lectern/sdk/endpoints/homework';
import * as message from '@lectern/sdk/endpoints/message';
import { spaceSize } from '@lectern/sdk/endpoints/resource';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { addFile } from '../../../test/subjects/files.ts';
import { openSchoolFolder } from '../../../test/schoolFolder.ts';
import { runCommand } from '../../../test/runCommand.ts';
import { addHomework, type HomeworkOptions } from '../../../test/subjects/homework.ts';
import { addCourse, type CatalogueCourse, giveCourse } from '../../../test/subjects/catalogue.ts';
import { refuseWrites } from '../../../test/refuseWrites.ts';
import type { User } from '../../platform/database/tables/users.tables.ts';
import { enrolments } from '../catalogue/students.tables.ts';
import { fileStore } from '../../platform/files/fileStore.ts';
import { storeBytes } from '../upload/index.ts';
import { storedFiles } from '../upload/upload.tables.ts';
import { fileRecords } from '../upload/uploadParts.tables.ts';
import { homeworks, homeworkWorks } from './homework.tables.ts';
import { type Grade, gradeWorks, type KeepMarked } from './marks.service.ts';
import { storeTaskFile } from './tasks/taskFiles.ts';

const HOUR_MS = 3_600_000;
const START = '2026-03-02T01:00:00.000Z';

let course: CatalogueCourse;
let user: User;
let token: string;

const app = await openTestApp();
const { db } = app.parts.connection;
const { company } = await app.addCompany('localhost');

async function newStudent(profile: User['profile'] = {}): Promise<User> {
  const student = await app.addUser(company, { profile });
  await giveCourse(app, student, course.commodityId);
  return student;
}

beforeEach(async () => {
  app.clock.set(START);
  course = await addCourse(app, company.id);
  user = await newStudent();
  token = await app.tokenOf(user);
});

const add = (options?: HomeworkOptions) => addHomework(app, company.id, course, options);
const list = (input: homework.HomeworkListIn = {}, as = token): Promise<homework.HomeworkPage> =>
  app.data(homework.list, input, { token: as });
const detail = (homeworkId: string, as = token) => app.body(homework.detail, { homeworkId }, { token: as });
const save = (homeworkId: string, more: Partial<homework.SaveHomeworkIn> = {}, as = token) =>
  app.body(
    homework.save,
    { homeworkId, content: '画好了', fileIds: [], submitFlag: 0, ...more },
    { token: as },
  );
const handIn = (homeworkId: string, more: Partial<homework.SaveHomeworkIn> = {}) =>
  save(homeworkId, { submitFlag: 1, ...more });
const put = (homeworkId: string, name: string, bytes: string, as = token) =>
  app.body(homework.upload, { homeworkId, file: new File([bytes], name) }, { token: as });

async function workId(homeworkId: string): Promise<string> {
  const [work] = await db
    .select()
    .from(homeworkWorks)
    .where(and(eq(homeworkWorks.homeworkId, homeworkId), eq(homeworkWorks.userId, user.id)));
  return work?.id ?? '';
}

const keepMarked: KeepMarked = async (name, { companyId, userId }) => [
  await storeTaskFile(
    db,
    {
      companyId,
      userId,
      files: app.parts.services.get(fileStore),
      folder: app.parts.config.dataDir,
      now: app.clock.now(),
    },
    name,
  ),
];

async function giveGrade(homeworkId: string, grade: Partial<Grade>): Promise<number> {
  const work = await workId(homeworkId);
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(homeworks).where(eq(homeworks.id, homeworkId));
    if (row === undefined) throw new Error('There is no such homework');
    return gradeWorks(
      tx,
      row,
      [{ workId: work, score: undefined, comment: '', ...grade }],
      app.clock.now(),
      keepMarked,
    );
  });
}

describe('the homework lists', () => {
  test('contain open homework of the student’s courses, soonest due first, then done and closed', async () => {
    const later = await add({ name: '以后交', hours: [-1, 9] });
    const soon = await add({ name: '快交', hours: [-1, 2] });
    const done = await add({ name: '已交' });
    await add({ name: '还没开放', hours: [1, 9] });
    await add({ name: '晚了', hours: [-9, -1] });
    const late = await add({ name: '可以晚交', hours: [-9, -2], takesLate: true });
    await handIn(done);
    expect((await list()).records.map(({ homeworkName, state }) => [homeworkName, state])).toEqual([
      ['可以晚交', 'waiting'],
      ['快交', 'waiting'],
      ['以后交', 'waiting'],
      ['已交', 'submitted'],
      ['晚了', 'closed'],
    ]);
    expect(await list({ state: 'waiting', pageNo: 2, pageSize: 2 })).toMatchObject({
      total: 3,
      records: [{ homeworkId: later }],
    });
    expect(await app.data(homework.finishPage, {}, { token })).toMatchObject({
      total: 1,
      records: [{ homeworkId: done }],
    });
    expect((await list({ classTypeId: course.courseId, lessonId: course.lessonIds[1] ?? '' })).total).toBe(0);
    expect((await list({ lessonId: 'x' })).total).toBe(0);
    expect([late, soon].every((id) => id !== '')).toBe(true);
  });

  test('are empty without the course, and keep the student’s work after the course was revoked', async () => {
    const begun = await add();
    const handedIn = await add();
    await add();
    await save(begun);
    await handIn(handedIn);
    const stranger = await app.tokenOf(await app.addUser(company));
    expect(await list({}, stranger)).toEqual({ total: 0, records: [] });
    expect(await detail(begun, stranger)).toEqual({
      code: '0',
      message: '没有找到这份作业',
      data: { field: 'homeworkId' },
    });
    expect((await save(begun, {}, stranger)).message).toBe('没有找到这份作业');
    await db.update(enrolments).set({ revokedAt: app.clock.now() }).where(eq(enrolments.userId, user.id));
    expect((await list()).records.map(({ homeworkId, state }) => [homeworkId, state])).toEqual([
      [handedIn, 'submitted'],
      [begun, 'closed'],
    ]);
    expect((await save(begun, { content: '新的' })).message).toBe('作业已经截止');
  });

  test('summarise homework by lesson', async () => {
    const done = await add();
    const open = await add({ hours: [-1, 3] });
    await add({ lessonIndex: 1, hours: [-9, -1] });
    await handIn(done);
    const dueAt = new Date(app.clock.now().getTime() + 3 * HOUR_MS).toISOString();
    const lessons = (input: homework.HomeworkLessonsIn = {}) => app.data(homework.lessons, input, { token });
    const first = {
      lessonId: course.lessonIds[0],
      lessonName: '第 1 课',
      classTypeId: course.courseId,
      courseName: '极限入门',
      homeworkCount: 2,
      doneCount: 1,
      nextDueAt: dueAt,
    };
    expect(await lessons()).toEqual({
      total: 2,
      records: [
        first,
        expect.objectContaining({
          lessonId: course.lessonIds[1],
          homeworkCount: 1,
          doneCount: 0,
          nextDueAt: null,
        }),
      ],
    });
    expect(await lessons({ openFlag: 1, classTypeId: course.courseId })).toEqual({
      total: 1,
      records: [first],
    });
    const counts = () => app.data(homework.lessonCounts, {}, { token });
    expect(await counts()).toEqual({ all: 2, open: 1, done: 0 });
    await handIn(open);
    expect(await counts()).toEqual({ all: 2, open: 0, done: 1 });
  });
});

describe('a student’s work', () => {
  test('is stored as typed, rendered as safe HTML, and handed in once', async () => {
    const id = await add({ task: '## 任务\n\n<script>alert(1)</script> $x^2$' });
    const before = (await detail(id)).data;
    expect(before).toMatchObject({
      homework: { state: 'waiting', submittedAt: null },
      content: '',
      savedAt: null,
      fileTypes: ['txt', 'png'],
      maxBytes: 1000,
      maxFiles: 2,
      takesLateFlag: 0,
    });
    expect(before.taskHtml).toContain('<h2>任务</h2>');
    expect(before.taskHtml).not.toContain('<script>');
    const content = '第一行\n<b>$a=5$</b>';
    const { data } = await save(id, { content });
    expect(data).toEqual({ homeworkId: id, state: 'draft', savedAt: app.clock.now().toISOString() });
    const stored = (await detail(id)).data;
    expect(stored).toMatchObject({ content, savedAt: data.savedAt, homework: { state: 'draft' } });
    expect(stored.contentHtml).not.toContain('<b>');
    expect(stored.contentHtml).toContain('<math');
    expect(await app.data(homework.preview, { homeworkId: id }, { token })).toEqual(stored);
    app.clock.advance(1000);
    expect((await handIn(id, { content })).data).toEqual({
      homeworkId: id,
      state: 'submitted',
      savedAt: data.savedAt,
    });
    expect((await handIn(id, { content })).data.state).toBe('submitted');
    expect(await handIn(id, { content: '改一改' })).toEqual({
      code: '0',
      message: '作业已经交了，等老师批改',
      data: { field: 'homeworkId' },
    });
    expect((await detail(id)).data).toMatchObject({
      content,
      homework: { state: 'submitted', submittedAt: app.clock.now().toISOString(), lateFlag: 0 },
    });
  });

  test('is handed in whole by one of three simultaneous requests', async () => {
    const id = await add();
    const replies = await Promise.all(['甲', '乙', '丙'].map((content) => handIn(id, { content })));
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['0', '0', '1']);
    const winner = ['甲', '乙', '丙'][replies.findIndex(({ code }) => code === '1')];
    expect((await detail(id)).data.content).toBe(winner);
  });

  test('is not overwritten by a page that knows only an older version', async () => {
    const id = await add();
    const first = (await save(id, { content: '手机上写的', savedAt: '' })).data.savedAt;
    expect(await save(id, { content: '电脑上写的', savedAt: '' })).toEqual({
      code: '0',
      message: '这份作业在别处改过了',
      data: { field: 'savedAt' },
    });
    const second = (await save(id, { content: '手机上又写的', savedAt: first })).data.savedAt;
    expect(second > first).toBe(true);
    // Repeated because its reply was lost.
    expect((await save(id, { content: '手机上又写的', savedAt: first })).data.savedAt).toBe(second);
    expect((await save(id, { content: '不管别处' })).code).toBe('1');
  });

  test('can be replaced until the deadline, keeping the earlier version, but not once it is marked', async () => {
    const due = new Date(app.clock.now().getTime() + 10 * HOUR_MS);
    const [id, marked] = [await add({ hours: [-1, 10] }), await add({ hours: [-1, 10] })];
    await save(id, { content: '第一稿', submitFlag: 1 });
    const first = (await detail(id)).data;
    expect(first).toMatchObject({ replaceableFlag: 1, replaced: [] });
    // Without naming what it replaces, a submission is refused; and a draft replaces nothing.
    expect((await save(id, { content: '第二稿', submitFlag: 1 })).message).toBe('作业已经交了，等老师批改');
    expect((await save(id, { content: '第二稿', savedAt: first.savedAt })).message).toBe(
      '作业已经交了，等老师批改',
    );
    app.clock.advance(HOUR_MS);
    const replaces = { content: '第二稿', submitFlag: 1 as const, savedAt: first.savedAt };
    expect((await save(id, replaces)).code).toBe('1');
    // Repeating it after a lost reply succeeds; another page must not overwrite it.
    expect((await save(id, replaces)).code).toBe('1');
    expect((await save(id, { ...replaces, content: '第三稿' })).data).toMatchObject({ field: 'savedAt' });
    expect((await detail(id)).data).toMatchObject({
      content: '第二稿',
      homework: { state: 'submitted', lateFlag: 0 },
      replaced: [{ contentHtml: expect.stringContaining('第一稿'), files: [], submittedAt: START }],
    });

    await save(marked, { submitFlag: 1 });
    const { savedAt } = (await detail(marked)).data;
    const [row] = await db.select().from(homeworks).where(eq(homeworks.id, marked));
    const [work] = await db.select().from(homeworkWorks).where(eq(homeworkWorks.homeworkId, marked));
    if (row === undefined || work === undefined) throw new Error('There is no work');
    await db.transaction((tx) =>
      gradeWorks(tx, row, [{ workId: work.id, score: 1, comment: '' }], app.clock.now(), keepMarked),
    );
    expect((await save(marked, { content: '再来', submitFlag: 1, savedAt })).message).toBe(
      '作业已经批改，不能再修改',
    );
    app.clock.set(due);
    const last = (await detail(id, await app.tokenOf(user))).data;
    expect(last.replaceableFlag).toBe(0);
    expect(
      (await save(id, { content: '晚了', submitFlag: 1, savedAt: last.savedAt }, await app.tokenOf(user)))
        .message,
    ).toBe('作业已经交了，等老师批改');
  });

  test('is rejected or accepted as late after the deadline, by the server’s clock', async () => {
    const strict = await add();
    const lenient = await add({ takesLate: true });
    const endless = await add({ hours: [-1, null] });
    await save(strict, { content: '写了一半' });
    app.clock.advance(HOUR_MS);
    expect((await handIn(strict)).message).toBe('作业已经截止');
    expect((await detail(strict)).data).toMatchObject({ content: '写了一半', homework: { state: 'closed' } });
    const can = (homeworkId: string) => app.data(homework.canSubmit, { homeworkId }, { token });
    expect(await can(strict)).toEqual({
      canSubmit: false,
      reason: '作业已经截止',
      serverTime: app.clock.now().toISOString(),
    });
    expect(await can(lenient)).toMatchObject({ canSubmit: true, reason: '' });
    expect((await handIn(lenient)).code).toBe('1');
    expect((await handIn(endless)).code).toBe('1');
    expect(
      (await list({ state: 'submitted' })).records
        .map(({ homeworkId, lateFlag }) => [homeworkId, lateFlag])
        .toSorted(),
    ).toEqual(
      [
        [lenient, 1],
        [endless, 0],
      ].toSorted(),
    );
  });

  test('requires text or files', async () => {
    const id = await add();
    expect(await handIn(id, { content: ' \n' })).toEqual({
      code: '0',
      message: '请先写点内容或上传文件',
      data: { field: 'content' },
    });
    const { fileId } = (await put(id, '图.txt', 'abc')).data;
    expect((await handIn(id, { content: '', fileIds: [fileId] })).data.state).toBe('submitted');
  });

  test('reports its working time, which only grows', async () => {
    const id = await add();
    const leave = (seconds: number) => app.call(homework.leaveNotify, { homeworkId: id, seconds }, { token });
    expect((await leave(9)).body.code).toBe('1');
    await save(id);
    for (const seconds of [90, 30]) await leave(seconds);
    expect((await detail(id)).data.workSeconds).toBe(90);
  });

  test.each<[string, object]>([
    ['content', { content: 7 }],
    ['fileIds', { fileIds: ['1', '1'] }],
    ['submitFlag', { submitFlag: true }],
    ['savedAt', { savedAt: 'now' }],
    ['userId', { userId: '1' }],
  ])('is rejected with 400 for an invalid %s, and nothing is saved', async (field, more) => {
    const id = await add();
    const reply = await app.call(
      homework.save,
      { homeworkId: id, content: '', fileIds: [], submitFlag: 0, ...more } as homework.SaveHomeworkIn,
      { token },
    );
    expect(reply.status).toBe(400);
    expect(JSON.stringify(reply.body)).toContain(field);
    expect((await list()).records).toMatchObject([{ state: 'waiting' }]);
  });
});

describe('homework files', () => {
  test('are returned with the work, in the order given', async () => {
    const id = await add();
    const one = (await put(id, '一.txt', 'abc')).data;
    const two = (await put(id, '二.TXT', 'defg')).data;
    expect(one).toEqual({
      fileId: expect.any(String),
      fileName: '一.txt',
      fileType: 'txt',
      sourceSize: 3,
      url: expect.stringMatching(/^\/files\//),
      videoState: null,
    });
    await save(id, { fileIds: [two.fileId, one.fileId] });
    expect((await detail(id)).data.files).toEqual([two, one]);
    expect((await app.server.inject({ url: one.url, headers: { host: 'localhost' } })).body).toBe('abc');
    expect((await app.data(spaceSize, {}, { token })).usedSize).toBe(7);
  });

  test('take no space when their record cannot be inserted', async () => {
    const id = await add({ fileTypes: ['txt'] });
    const stopRefusing = await refuseWrites(db, fileRecords, { on: 'insert' });
    expect((await put(id, 'a.txt', 'abc')).code).toBe('500');
    await stopRefusing();
    expect((await app.data(spaceSize, {}, { token })).usedSize).toBe(0);
  });

  test.each<[string, string, string, string]>([
    ['another type', 'a.pdf', '%PDF-1.7', '-601'],
    ['content that contradicts the extension', 'a.png', 'no picture', '-601'],
    ['no extension', 'a', 'abc', '-601'],
    ['too many bytes', 'a.txt', 'a'.repeat(1001), '-600'],
  ])('with %s are rejected', async (_, name, bytes, code) => {
    expect((await put(await add(), name, bytes)).code).toBe(code);
  });

  test('of other students, too many or of a type or size the homework rejects are not attached', async () => {
    const id = await add();
    const other = await newStudent();
    const otherToken = await app.tokenOf(other);
    const foreign = (await put(id, '别人的.txt', 'abc', otherToken)).data.fileId;
    expect(await save(id, { fileIds: [foreign] })).toEqual({
      code: '0',
      message: '没有找到上传的文件，请重新上传',
      data: { field: 'fileIds' },
    });
    const own: string[] = [];
    for (const name of ['1.txt', '2.txt', '3.txt']) own.push((await put(id, name, 'abc')).data.fileId);
    expect((await save(id, { fileIds: own })).message).toBe('最多上传 2 个文件');
    expect((await save(await add({ fileTypes: ['png'] }), { fileIds: own.slice(0, 1) })).message).toBe(
      '1.txt：这份作业不收这种文件',
    );
    expect((await save(await add({ maxBytes: 2 }), { fileIds: own.slice(0, 1) })).message).toBe(
      '1.txt：文件太大',
    );
    expect((await save(await add({ maxFiles: 0 }), { fileIds: own.slice(0, 1) })).message).toBe(
      '这份作业不收文件',
    );
    expect((await detail(id)).data.files).toEqual([]);
  });

  test('that the student could delete later are not attached', async () => {
    const id = await add({ fileTypes: ['txt'] });
    const shared = await addFile(app, user, '1.txt', 'text/plain', 'resource');
    expect((await handIn(id, { fileIds: [shared] })).data).toEqual({ field: 'fileIds' });
    const lasting = await addFile(app, user, '2.txt', 'text/plain', 'homework');
    expect((await handIn(id, { fileIds: [lasting] })).code).toBe('1');
  });

  test('are checked against the student’s free space before the upload', async () => {
    const owner = await app.tokenOf(await app.addUser(company, { profile: { totalSpace: 10 } }));
    const checked = (sourceSize: number) => app.data(homework.storageJudge, { sourceSize }, { token: owner });
    expect(await checked(10)).toEqual({ result: true, msg: '' });
    expect(await checked(11)).toEqual({ result: false, msg: '空间不足，无法上传' });
  });

  test('are not stored when no space is left', async () => {
    const owner = await newStudent({ totalSpace: 2 });
    const id = await add();
    const before = await db.$count(storedFiles);
    expect(await put(id, 'a.txt', 'abc', await app.tokenOf(owner))).toMatchObject({ code: '-603' });
    expect(await db.$count(storedFiles)).toBe(before);
  });

  test('are rejected once the work is handed in', async () => {
    const id = await add({ hours: [-1, null] });
    await handIn(id);
    expect(await put(id, 'a.txt', 'abc')).toMatchObject({ code: '0', message: '作业已经交了，等老师批改' });
  });
});

describe('a teacher', () => {
  test('marks work once, and the student is notified', async () => {
    const id = await add();
    await handIn(id);
    expect(await giveGrade(id, { score: 92.5, comment: '**很好**' })).toBe(1);
    expect(await giveGrade(id, { score: 92.5, comment: '**很好**' })).toBe(0);
    const { data } = await detail(id);
    expect(data).toMatchObject({
      homework: { state: 'marked', score: 92.5, totalScore: 100 },
      commentHtml: expect.stringContaining('<strong>很好</strong>'),
    });
    const { records } = await app.data(message.page, {}, { token });
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({ title: '作业批改好了', link: `#/personal/course/homework/${id}` });
    expect((await handIn(id, { content: '再来' })).message).toBe('作业已经批改，不能再修改');
  });

  test('sees each work with the student’s #id and name', async () => {
    await openSchoolFolder(app);
    const id = await add();
    await handIn(id);
    expect(JSON.parse((await runCommand('homework', 'works', id, '--json')).out)).toMatchObject([
      { work: await workId(id), student: `#${user.id}`, name: user.name },
    ]);
  });

  test('returns work, which may be corrected after the deadline without counting as late', async () => {
    const id = await add();
    await handIn(id);
    app.clock.advance(2 * HOUR_MS);
    await giveGrade(id, { comment: '补上第二步' });
    expect((await detail(id)).data).toMatchObject({
      homework: { state: 'returned', score: null },
      commentHtml: expect.stringContaining('补上第二步'),
    });
    expect((await save(id, { content: '补了' })).data.state).toBe('returned');
    expect((await handIn(id, { content: '补好了' })).data.state).toBe('submitted');
    expect((await list()).records).toMatchObject([{ state: 'submitted', lateFlag: 0 }]);
  });

  test('returns a marked file as a copy of its own, even when the student has an identical file', async () => {
    const id = await add();
    await handIn(id);
    const { services, connection, config } = app.parts;
    const own = await storeBytes(
      connection.db,
      services.get(fileStore),
      { companyId: company.id, userId: user.id, now: app.clock.now() },
      Buffer.from('一样的'),
      { extension: 'txt', contentType: 'text/plain' },
      'upload',
    );
    await writeFile(join(config.dataDir, '一样.txt'), '一样的');
    for (const times of [1, 0])
      expect(await giveGrade(id, { score: 1, markedFiles: ['一样.txt'] })).toBe(times);
    expect((await detail(id)).data.markedFiles[0].url).not.toContain(own.key);
  });

  test('returns marked files paired with the student’s own, and they stay with that version', async () => {
    const id = await add({ fileTypes: ['txt'], maxFiles: 2 });
    const own = [(await put(id, '一.txt', 'abc')).data, (await put(id, '二.txt', 'defg')).data];
    await handIn(id, { content: '第一稿', fileIds: own.map(({ fileId }) => fileId) });
    await writeFile(join(app.parts.config.dataDir, '二.TXT'), '再算一次');
    await writeFile(join(app.parts.config.dataDir, '评语.txt'), '总的来说不错');
    const markedFiles = ['二.TXT', '评语.txt'];
    expect(await giveGrade(id, { comment: '看第二页', markedFiles })).toBe(1);
    const given = [
      { fileName: '二.TXT', fileType: 'txt', originalId: own[1].fileId },
      { fileName: '评语.txt', originalId: null },
    ];
    const returned = (await detail(id)).data;
    expect(returned).toMatchObject({
      markedFiles: given,
      replaced: [
        {
          contentHtml: expect.stringContaining('第一稿'),
          files: own,
          commentHtml: expect.stringContaining('看第二页'),
          markedFiles: given,
        },
      ],
    });
    const { url } = returned.markedFiles[0];
    expect((await app.server.inject({ url, headers: { host: 'localhost' } })).body).toBe('再算一次');
    // They belong to the student, so erasing the student also erases these files.
    expect(
      await db.$count(
        storedFiles,
        and(eq(storedFiles.userId, user.id), eq(storedFiles.key, url.slice('/files/'.length))),
      ),
    ).toBe(1);

    await handIn(id, { content: '第二稿', fileIds: [own[1].fileId] });
    expect((await detail(id)).data).toMatchObject({ markedFiles: [], replaced: [{ markedFiles: given }] });
    expect(await giveGrade(id, { score: 90, markedFiles })).toBe(1);
    expect(await giveGrade(id, { score: 90, markedFiles })).toBe(0);
    // Without the column the files are kept; an empty list removes them.
    expect(await giveGrade(id, { score: 91 })).toBe(1);
    expect((await detail(id)).data.markedFiles).toHaveLength(2);
    expect(await giveGrade(id, { score: 91, markedFiles: [] })).toBe(1);
    expect((await detail(id)).data).toMatchObject({ markedFiles: [], replaced: [{ markedFiles: given }] });
  });

  test('marks nothing when a named marked file is missing', async () => {
    const id = await add();
    await handIn(id);
    await expect(giveGrade(id, { score: 9, markedFiles: ['没有.txt'] })).rejects.toThrow(
      'The file 没有.txt cannot be read',
    );
    expect((await detail(id)).data.homework.state).toBe('submitted');
  });

  test.each<[string, Partial<Grade>, string]>([
    ['more than the total score', { score: 101 }, '101 is more than 100'],
    ['a return without a comment', {}, 'say what to correct'],
    ['a mark to an unknown work', { workId: '999999', score: 1 }, 'this homework has no such work'],
  ])('cannot give %s', async (_, grade, message) => {
    const id = await add();
    await handIn(id);
    await expect(giveGrade(id, grade)).rejects.toThrow(message);
    expect((await detail(id)).data.homework.state).toBe('submitted');
  });

  test('cannot mark work that was not handed in', async () => {
    const id = await add();
    await save(id);
    await expect(giveGrade(id, { score: 1 })).rejects.toThrow('it is draft and not handed in');
  });
});
