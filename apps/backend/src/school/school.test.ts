import { readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { detail, list } from '@lectern/sdk/endpoints/catalogue';
import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../test/openTestApp.ts';
import { EXIT } from '../commands/program.ts';
import { runCommand } from '../../test/runCommand.ts';
import { openSchoolFolder, type SchoolFolder } from '../../test/schoolFolder.ts';
import { lessonProgress } from '../modules/learning/learning.tables.ts';
import { homeworks } from '../modules/homework/homework.tables.ts';
import { courses, enrolments, lessons } from '../modules/catalogue/index.ts';
import { fileUrl } from '../modules/upload/index.ts';
import { users } from '../platform/database/tables/users.tables.ts';

let folder: SchoolFolder;
const app = await openTestApp();
const { db } = app.parts.connection;
await app.addCompany('localhost');
beforeEach(async () => {
  folder = await openSchoolFolder(app);
});

/** The smallest valid picture. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

/** First bytes of an MP4 file, by which its type is detected. */
const FILM = Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex');

const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:02.000\n开始上课\n';

const SCHOOL = {
  'categories.csv': 'key,name,parent,icon\nmath,数学,,数学\nalgebra,代数,math,\n',
  'teachers.csv': 'key,name,title\nT1,张老师,特级教师\n',
  'courses.csv':
    'key,name,category,teacher,kind,price,listPrice,validDays,cover\n' +
    'C1,高一代数,algebra,T1,录播,99.50,199,365,files/cover.png\nC2,答疑,math,,live,0,,,\n',
  'courses/C1.description.md': '## 内容\n\n**函数** $x^2$ <script>alert(1)</script>\n',
  'chapters.csv': 'course,key,name\nC1,1,集合\nC1,2,函数\nC2,1,答疑\n',
  'lessons.csv':
    'course,key,chapter,name,kind,minutes,isPreview,video,captions,videoParts,starts,ends\n' +
    'C1,1,1,元素,,45.5,是,files/film.mp4,"files/film.zh.vtt\nfiles/film.en.vtt","0:00 开场 | Opening\n3:20 例题",,\n' +
    'C1,2,2,定义域,,40,否,demonstration,,,,\n' +
    'C2,1,1,第一次,直播,60,,,,,2027-01-09 19:30,2027-01-09 20:30\n',
  'classes.csv': 'key,name,parent\nG1,高一,\n1B,（2）班,G1\n',
  'students.csv':
    'key,name,mobile,class,firstPassword\n2026001,王小明,13900000001,1B,Qh-58213-xy\n2026002,李红,,1B,Qh-77213-xy\n',
  'enrolments.csv': 'student,course\n2026001,C1\n',
  'files/cover.png': PICTURE,
  'files/film.mp4': FILM,
  'files/film.zh.vtt': CAPTIONS,
  'files/film.en.vtt': CAPTIONS,
};

const cardOf = async (name: string) => {
  const { records } = await app.data(list, { courseName: name });
  return records[0];
};

async function expectRoundTrip(): Promise<void> {
  for (const target of ['school.xlsx', 'written']) {
    expect(await runCommand('export', target, '--replace')).toMatchObject({ code: EXIT.done, err: '' });
    const again = await runCommand('check', target, '--json');
    expect(again).toMatchObject({ code: EXIT.done, err: '' });
    for (const table of JSON.parse(again.out).tables)
      expect(table, target).toMatchObject({ created: [], changed: [], gone: [] });
  }
}

test('a folder is checked, applied, applied again without changes, and exported unchanged', async () => {
  await folder.write(SCHOOL);
  const planned = await runCommand('check', '.');
  expect(planned).toMatchObject({ code: EXIT.done, err: '' });
  expect(planned.out).toContain('课程 (Courses): 2 new\n  + C1\n  + C2\n');
  expect(await cardOf('代数')).toBeUndefined();

  const done = await runCommand('apply', '.');
  expect(done).toMatchObject({ code: EXIT.done, err: '' });
  const card = await cardOf('代数');
  expect(card).toMatchObject({
    courseName: '高一代数',
    teacherName: '张老师',
    priceCents: 9950,
    listPriceCents: 19_900,
    lessonCount: 2,
    studentCount: 1,
  });
  const page = await app.data(detail, { commodityId: card.commodityId, targetId: card.courseId });
  expect(page.description).toContain('<strong>函数</strong>');
  expect(page.description).toContain('<math');
  expect(page.description).not.toContain('<script');
  expect((await app.server.inject({ url: card.cover, headers: { host: 'localhost' } })).rawPayload).toEqual(
    PICTURE,
  );
  const [student] = await db.select().from(users).where(eq(users.username, '2026001'));
  expect(student).toMatchObject({ mobile: '13900000001', mustChangePassword: true });
  expect(student?.passwordHash).toMatch(/^\$argon2id\$/);
  const [first] = await db.select().from(lessons).where(eq(lessons.name, '元素'));
  const media = join(app.parts.config.dataDir, 'video', first?.videoKey ?? '');
  expect(await readFile(join(media, 'video.mp4'))).toEqual(FILM);
  expect(JSON.parse(await readFile(join(media, 'media.json'), 'utf8'))).toMatchObject({
    durationSeconds: 2730,
  });
  expect(first).toMatchObject({
    captions: [
      { language: 'zh', fileName: 'film.zh.vtt' },
      { language: 'en', fileName: 'film.en.vtt' },
    ],
    videoParts: [
      { seconds: 0, name: '开场', nameEn: 'Opening' },
      { seconds: 200, name: '例题', nameEn: '' },
    ],
  });
  const captions = await app.server.inject({
    url: fileUrl(first?.captions[0]?.key ?? ''),
    headers: { host: 'localhost' },
  });
  expect([captions.headers['content-type'], captions.body]).toEqual(['text/vtt', CAPTIONS]);
  const [right] = await db.select().from(enrolments);
  expect(Math.round((Number(right?.expiresAt) - Date.now()) / 86_400_000)).toBe(365);

  expect((await runCommand('apply', '.')).out).toContain('Nothing to change.');
  await expectRoundTrip();
});

test('apply unpublishes what students already have, and removes the rest', async () => {
  const [algebra] = await db.select().from(courses).where(eq(courses.sourceKey, 'C1'));
  const [lesson] = await db
    .select()
    .from(lessons)
    .where(and(eq(lessons.courseId, algebra!.id), eq(lessons.sourceKey, '1')));
  const [student] = await db.select().from(users).where(eq(users.username, '2026001'));
  await db
    .insert(lessonProgress)
    .values({
      companyId: algebra!.companyId,
      userId: student!.id,
      lessonId: lesson!.id,
      courseId: algebra!.id,
      positionAt: new Date(),
      openedAt: new Date(),
    });

  await folder.write({
    ...SCHOOL,
    'courses.csv': 'key,name,category,kind,price\nC2,每周答疑,math,live,9.9\n',
    'lessons.csv':
      'course,key,chapter,name,kind,starts,ends\nC2,1,1,第一次,直播,2027-01-09 19:30,2027-01-09 20:30\n',
    'teachers.csv': 'key,name\nT2,李老师\n',
    'students.csv': 'key,name\n2026003,新同学\n',
  });
  const planned = await runCommand('check', '.');
  expect(planned.out).toContain('  ~ C2: name 答疑 → 每周答疑; price 0 → 9.9\n');
  expect(planned.out).toContain('  - C1: unpublished; students who have it keep it\n');
  expect(planned.out).toContain('  - C1 / 1: not in the file; kept (students who studied it: 1)\n');
  expect(planned.out).toContain('  - C1 / 2: removed\n');
  expect(planned.out).toContain('  - T1: not in the file; kept (courses: 1)\n');
  expect((await runCommand('apply', '.')).code).toBe(EXIT.done);
  expect(await cardOf('高一代数')).toBeUndefined();
  expect(await db.$count(enrolments)).toBe(1);
  expect(await db.$count(lessons, eq(lessons.courseId, algebra!.id))).toBe(1);
  expect(await db.$count(users)).toBe(3);
  expect((await runCommand('apply', '.')).out).toContain('Nothing to change.');
});

test('all errors are reported at once, each by cell with advice, and nothing is written', async () => {
  await folder.write({
    'courses.csv':
      'key,name,category,price,colour,level,published\nX1,甲,algebre,,blue,9,2026-02-31\nX1,乙,algebra,free,,,\n',
    'lessons.csv':
      'course,key,chapter,name,kind,video,captions,videoParts\nC2,9,7,直播课,直播,../../etc,,\n' +
      'C2,10,1,没有,,files/none.mp4,files/cover.png,\nC2,11,1,没有语言,,demonstration,files/film.vtt,\n' +
      'C2,12,1,没有次序,,demonstration,,"3:20 例题\n0:00 开场"\nC2,13,1,没有视频,,,,0:00 开场\n',
    'files/film.vtt': CAPTIONS,
    'students.csv':
      'key,name,mobile,firstPassword\n8,甲,123,\n9,乙,13900000001,12345678\n10,丙,13900000009,\n11,丁,13900000009,\n',
    'categories.csv': 'key,name,parent\nalgebra,代数,loop\nloop,圈,algebra\n',
    'teachers.csv': 'key,name,portrait\nT3,王,files/../teachers.csv\nT4,赵,files/none.png\n',
  });
  const { code, err } = await runCommand('apply', '.');
  expect(code).toBe(EXIT.failed);
  for (const mistake of [
    'courses.csv!D2: the price is missing; write 0 for free',
    'courses.csv!E1: there is no column “colour”; rename or remove it.',
    'courses.csv!F2: “9” does not fit; write a whole number from 1 to 5',
    'courses.csv!G2: “2026-02-31” is no time; write it as 2026-03-09 19:30',
    'courses.csv!A3: “X1” is already the key of row 2',
    'courses.csv!D3: “free” is no price; write yuan such as 99 or 99.50',
    'courses.csv!C2: there is no category “algebre” in categories.csv; add it there, or name another, or did you mean “algebra”?',
    'lessons.csv!C2: there is no chapter “7” in the school',
    'lessons.csv!F2: “../../etc” is no video; write files/….mp4, its name in the media store, or its number at a vendor',
    'lessons.csv!F3: there is no file files/none.mp4 beside it',
    'lessons.csv!G4: “film.vtt” does not say its language; name it ….zh.vtt or ….en.vtt',
    'lessons.csv!H5: “0:00 开场” does not come after the part before it; put them in order',
    'lessons.csv!H6: there is no video; write it, or leave its parts out',
    'students.csv!C2: “123” does not fit; write the 11 digits of a mobile number',
    'students.csv!C3: “2026001” has the same mobile',
    'students.csv!D3: This password is too common',
    'students.csv!C5: row 4 has the same mobile',
    'categories.csv!C2: the row is its own ancestor',
    'teachers.csv!C2: there is no file files/../teachers.csv beside it',
    'teachers.csv!C3: there is no file files/none.png beside it',
    'Nothing was changed.',
  ])
    expect(err).toContain(mistake);
  const forPrograms = await runCommand('check', '.', '--json');
  expect(forPrograms).toMatchObject({ code: EXIT.failed, err: '' });
  expect(JSON.parse(forPrograms.out)).toMatchObject({ mistakes: expect.any(Array), tables: [] });
  expect(err).not.toContain('12345678');
  expect(await db.$count(courses)).toBe(2);
});

test('a title above the first row, or that row again below, is reported as such', async () => {
  await folder.write({
    'students.csv': '新生名单,\n学号,姓名\n20,甲\n21,乙\n',
    'categories.csv': 'key,name\n,新\n,旧\n编号,名称\n',
  });
  const { err } = await runCommand('check', '.');
  expect(err).toContain('第一行（新生名单）缺少列 “学号” (key)；第 2 行像是表头，请删去它上面的行');
  expect(err).not.toContain('已经是第');
  expect(err).toContain('categories.csv!A4：这一行重复了表头，请删去');
});

test('a student number typed in full width is stored as the log-in reads it', async () => {
  await folder.write({ 'students.csv': 'key,name\n２０２６９０１,丁\n' });
  expect((await runCommand('check', '.', '--keep-missing')).out).toContain('+ 2026901\n');
});

const SHEET = Buffer.from('%PDF-1.4\n% an exercise\n');
const HOMEWORK = 'key,course,lesson,name,taskFiles,opens\n';

test('homework files are imported with their names, exported with them, and stored once', async () => {
  await folder.write({
    'homework.csv': `${HOMEWORK}H1,C2,1,练习,"files/第一讲 练习.pdf\nfiles/词表.txt",2027-01-09 08:00\n`,
    'homework/H1.task.md': '做完三题。\n',
    'files/第一讲 练习.pdf': SHEET,
    'files/词表.txt': '一二三\n',
  });
  expect(await runCommand('apply', '.')).toMatchObject({ code: EXIT.done, err: '' });
  const [given] = await db.select().from(homeworks);
  expect(given?.taskFiles).toEqual([
    { key: expect.stringMatching(/\.pdf$/), fileName: '第一讲 练习.pdf', size: SHEET.length },
    { key: expect.stringMatching(/\.txt$/), fileName: '词表.txt', size: 10 },
  ]);
  expect((await runCommand('apply', '.')).out).toContain('Nothing to change.');
  await expectRoundTrip();
  const fileNames = await readdir(join(folder.path, 'written', 'files'), { recursive: true });
  const [exercise = ''] = fileNames.filter((name) => name.endsWith('第一讲 练习.pdf'));
  expect(await readFile(join(folder.path, 'written', 'files', exercise))).toEqual(SHEET);

  await folder.write({
    'homework.csv': `${HOMEWORK}H1,C2,1,练习,"files/词表.txt\nfiles/第一讲 练习.pdf",2027-01-09 08:00\n`,
  });
  expect((await runCommand('apply', '.')).out).toContain('taskFiles');
  const [turned] = await db.select().from(homeworks);
  expect(turned?.taskFiles).toEqual(given?.taskFiles.toReversed());
});

test('a stored file with an unsafe name is exported inside the folder', async () => {
  await folder.write({
    'homework.csv': `${HOMEWORK}H1,C2,1,练习,files/词表.txt,2027-01-09 08:00\n`,
    'homework/H1.task.md': '做完三题。\n',
    'files/词表.txt': '一二三\n',
  });
  expect(await runCommand('apply', '.')).toMatchObject({ code: EXIT.done, err: '' });
  const [given] = await db.select().from(homeworks);
  const address = fileUrl(given?.taskFiles[0]?.key ?? '');
  const names = ['../../../out.txt', 'a/out.html', '..'];
  await folder.write({
    'homework.csv': `${HOMEWORK}${names.map((name, at) => `H${at + 1},C2,1,练习,${address}#${name},2027-01-09 08:00\n`).join('')}`,
    'homework/H2.task.md': '做完三题。\n',
    'homework/H3.task.md': '做完三题。\n',
  });
  expect(await runCommand('apply', '.')).toMatchObject({ code: EXIT.done, err: '' });
  expect(await db.select().from(homeworks).orderBy(asc(homeworks.key))).toMatchObject(
    ['out.txt', 'a out.html.txt', 'file.txt'].map((fileName) => ({ taskFiles: [{ fileName }] })),
  );
  await expectRoundTrip();
  expect(await readdir(folder.path)).not.toContain('out.txt');
});

test('a long text may be in its row or its file, and a missing one is reported by file', async () => {
  const head = `${HOMEWORK.trim()},task\n`;
  const rows = 'H1,C2,1,练习,,2027-01-09 08:00,\nH2,C2,1,阅读,,2027-01-09 08:00,读两页。\n';
  await folder.write({
    'homework.csv': `${head}${rows}H3,C2,1,抄写,,2027-01-09 08:00,\n`,
    'homework/H1.task.md': '做完三题。\n',
  });
  expect((await runCommand('check', '.')).err).toBe(
    'homework/H3.task.md: the task is missing; write the task\n' +
      '1 mistake. Correct them and check again.\nNothing was changed.\n',
  );
  await folder.write({ 'homework.csv': `${head}${rows}` });
  expect(await runCommand('apply', '.')).toMatchObject({ code: EXIT.done, err: '' });
  const set = await db.select().from(homeworks).orderBy(asc(homeworks.key));
  expect(set).toMatchObject([{ task: '做完三题。' }, { task: '读两页。' }]);
});

test('an invalid, external or disallowed file is reported by cell', async () => {
  await folder.write({ 'files/page.html': '<script>alert(1)</script>', 'files/fake.pdf': 'no document' });
  await symlink('/etc/hostname', join(folder.path, 'files', 'host.txt'));
  const tried = [
    'files/page.html',
    'files/fake.pdf',
    'files/host.txt',
    'files/../a.txt',
    '/files/none.pdf#a.pdf',
    'C:\\a.pdf',
  ];
  await folder.write({
    'homework.csv': `${HOMEWORK}${tried.map((name, at) => `N${at},C2,1,练习,${name},2027-01-09 08:00\n`).join('')}`,
    ...Object.fromEntries(tried.map((_, at) => [`homework/N${at}.task.md`, '做。\n'])),
  });
  const { code, err } = await runCommand('check', '.', '--keep-missing');
  expect(code).toBe(EXIT.failed);
  for (const mistake of [
    'homework.csv!E2: files/page.html is none of pdf,',
    'homework.csv!E3: files/fake.pdf is none of pdf,',
    'homework.csv!E4: there is no file files/host.txt beside it',
    'homework.csv!E5: there is no file files/../a.txt beside it',
    'homework.csv!E6: the school has no file /files/none.pdf#a.pdf',
    'homework.csv!E7: “C:\\a.pdf” is no file',
  ])
    expect(err).toContain(mistake);
});
