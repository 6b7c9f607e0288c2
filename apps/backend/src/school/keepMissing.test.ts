import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../test/openTestApp.ts';
import { runCommand } from '../../test/runCommand.ts';
import { openSchoolFolder, type SchoolFolder } from '../../test/schoolFolder.ts';
import { EXIT } from '../commands/program.ts';
import { categories, commodities, courses, lessons } from '../modules/catalogue/index.ts';

let folder: SchoolFolder;
const app = await openTestApp();
const { db } = app.parts.connection;
await app.addCompany('localhost');
const first = await openSchoolFolder(app);
await first.write({
  'categories.csv': 'key,name\nmath,数学\nmusic,音乐\n',
  'courses.csv': 'key,name,category,price,outcomes\nC1,代数,math,99,会解方程\nC2,几何,math,199,\n',
  'chapters.csv': 'course,key,name\nC1,1,集合\n',
  'lessons.csv':
    'course,key,chapter,name,kind,url,starts,ends,room,classroom\n' +
    'C1,1,1,第一讲,直播,https://live.example/1,2027-01-09 19:30,2027-01-09 20:30,cc,大班课\n',
});
expect(await runCommand('apply', '.')).toMatchObject({ code: EXIT.done, err: '' });
beforeEach(async () => {
  folder = await openSchoolFolder(app);
});

test('with --keep-missing an existing row needs its key and the changed columns alone', async () => {
  await folder.write({
    'courses.csv': 'key,price\nC1,129\n',
    'lessons.csv': 'course,key,ends\nC1,1,2027-01-09 21:00\n',
  });
  const done = await runCommand('apply', '.', '--keep-missing');
  expect(done).toMatchObject({ code: EXIT.done, err: '' });
  expect(done.out).toContain('  ~ C1: price 99 → 129\n');
  const rows = await db
    .select({ name: courses.name, priceCents: commodities.priceCents, outcomes: courses.outcomes })
    .from(commodities)
    .innerJoin(courses, eq(commodities.courseId, courses.id))
    .orderBy(asc(courses.id));
  expect(rows).toEqual([
    { name: '代数', priceCents: 12_900, outcomes: ['会解方程'] },
    { name: '几何', priceCents: 19_900, outcomes: [] },
  ]);
  const [lesson] = await db.select().from(lessons);
  expect(lesson).toMatchObject({
    name: '第一讲',
    kind: 'live',
    liveCompanyType: 'cc',
    liveClassType: 'LIVE_BIG_CLASS_ROOM',
    liveEndsAt: new Date('2027-01-09T13:00:00Z'),
  });
});

test('with --keep-missing a new row without required columns is reported by cell', async () => {
  await folder.write({ 'courses.csv': 'price,key\n59,C1\n59,C9\n' });
  const { code, err } = await runCommand('apply', '.', '--keep-missing');
  expect(code).toBe(EXIT.failed);
  expect(err).toContain(
    'courses.csv!B3: “C9” is new, and a new row needs “名称” (name), “分类” (category); add them',
  );
  expect(err).not.toContain('has no column');
  expect(err).not.toContain('!B2');
});

test('without --keep-missing all required columns are needed, and key columns always', async () => {
  await folder.write({ 'courses.csv': 'key,price\nC1,59\n' });
  expect((await runCommand('check', '.')).err).toContain(
    'courses.csv!A1: the first row (key, price) has no column “名称” (name)',
  );
  await folder.write({ 'courses.csv': 'price\n59\n' });
  const { err } = await runCommand('check', '.', '--keep-missing');
  expect(err).toContain('has no column “编号” (key); add it');
  expect(err).not.toContain('名称');
});

test('with --keep-missing an update that makes a row invalid is reported', async () => {
  await folder.write({ 'lessons.csv': 'course,key,ends\nC1,1,2027-01-09 19:00\n' });
  expect((await runCommand('check', '.', '--keep-missing')).err).toContain(
    'lessons.csv!C2: it ends before it starts',
  );
  await folder.write({ 'lessons.csv': 'course,key,room\nC1,1,\n' });
  expect((await runCommand('check', '.', '--keep-missing')).err).toContain(
    'a room on this site has no type; leave it empty, or name the platform',
  );
});

test('with --keep-missing a changed row keeps its position, and a new one is appended', async () => {
  await folder.write({ 'categories.csv': 'key,name\nart,美术\nmusic,乐理\n' });
  expect((await runCommand('apply', '.', '--keep-missing')).code).toBe(EXIT.done);
  const rows = await db.select().from(categories).orderBy(asc(categories.position), asc(categories.id));
  expect(rows.map(({ name }) => name)).toEqual(['数学', '乐理', '美术']);
});
