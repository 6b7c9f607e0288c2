import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { detail, list } from '@lectern/sdk/endpoints/catalogue';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openFolder } from '../../../test/openFolder.ts';
import { openTestApp } from '../../../test/openTestApp.ts';
import { readAgreementTargetRows, readStudyDemands, agreementRows } from '../../modules/agreement/index.ts';
import { catalogueModule, lessons } from '../../modules/catalogue/index.ts';
import { fileStore } from '../../platform/files/fileStore.ts';
import { uploadModule } from '../../modules/upload/index.ts';
import { importCourses } from './courseImport.ts';

let folder: string;

const course = (title: string, links: readonly string[] = ['https://school.example/a']) =>
  `# ${title}\n\n## 课程简介\n\n- 所属大学：青禾大学\n- 课程难度：🌟🌟\n- 预计学时：20 小时\n\n介绍。\n\n## ` +
  `课程资源\n\n${links.map((url, index) => `- 第 ${index + 1} 讲：[看](${url})`).join('\n')}\n`;

async function write(files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

const importFolder = (from = folder) =>
  db.transaction((tx) =>
    importCourses(tx, companyId, from, {
      now: app.clock.now(),
      dataDir: app.parts.config.dataDir,
      store: () => Promise.resolve(app.parts.services.get(fileStore)),
    }),
  );
const listCourses = () => app.data(list, { pageSize: 60 });

const app = await openTestApp({ modules: [catalogueModule, uploadModule] });
const { db } = app.parts.connection;
const { id: companyId } = (await app.addCompany('localhost')).company;
beforeEach(async () => {
  folder = await openFolder();
});

test('importCourses creates courses, skips unchanged ones, and updates changed ones keeping the ids of unchanged lessons', async () => {
  await write({
    '编程/Rust/a.md': course('甲', ['https://school.example/1', 'https://school.example/2']),
    '编程/Rust/a.en.md': course('Alpha', ['https://school.example/1', 'https://school.example/2']),
    '数学/b.md': course('乙'),
    '数学/notes.md': '# 笔记\n\n不是课程。\n',
  });
  const first = await importFolder();
  expect(first).toMatchObject({
    created: ['数学/b', '编程/Rust/a'],
    updated: [],
    unchanged: 0,
    categories: 3,
    onlyChinese: 1,
  });
  expect(first.skipped.map(({ file }) => file)).toEqual(['数学/notes.md']);
  expect(await importFolder()).toMatchObject({ created: [], updated: [], unchanged: 2 });

  const [card] = (await app.data(list, { courseName: 'alpha' })).records;
  expect(card).toMatchObject({
    courseName: '甲',
    courseNameEn: 'Alpha',
    freeFlag: 1,
    lessonCount: 2,
    teacherName: '青禾大学',
  });
  const page = { commodityId: card.commodityId, targetId: card.courseId };
  const before = await app.data(detail, page);
  expect(before.categories.map(({ name }: { name: string }) => name)).toEqual(['编程', 'Rust']);

  await write({
    '编程/Rust/a.md': course('甲（新版）', ['https://school.example/2', 'https://school.example/3']),
  });
  expect(await importFolder()).toMatchObject({ updated: ['编程/Rust/a'], unchanged: 1 });
  const after = await app.data(detail, page);
  expect(after.course.courseName).toBe('甲（新版）');
  const lessonOf = (reply: typeof before, url: string) =>
    reply.chapters[0].lessons.find((lesson: { url: string }) => lesson.url === url)?.lessonId;
  expect(lessonOf(after, 'https://school.example/2')).toBe(lessonOf(before, 'https://school.example/2'));
  expect(lessonOf(after, 'https://school.example/1')).toBeUndefined();

  await rm(join(folder, '数学'), { recursive: true });
  expect((await importFolder()).orphaned).toEqual(['数学/b']);
  expect((await listCourses()).total).toBe(2);
});

test('importCourses sets price, face check, agreements and videos from the course file', async () => {
  const film = Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex');
  const sold = (price: string) =>
    course('付费课').replace('- 课程难度', `- 价格：${price}\n- 人脸识别：是\n- 协议：A1\n- 课程难度`) +
    '- 第一讲：files/one.mp4，2 分钟，试看，files/one.zh.vtt\n  - 0:00 开场\n  - 1:30 例题\n';
  await write({ '付费/p.md': sold('99'), 'files/one.mp4': film, 'files/one.zh.vtt': 'WEBVTT\n' });
  await expect(importFolder()).rejects.toThrow('付费/p.md:8: there is no agreement “A1” in the school');
  await agreementRows.save(db, companyId, undefined, { name: '协议', content: '同意', sourceKey: 'A1' });
  await importFolder();
  const [card] = (await app.data(list, { courseName: '付费课' })).records;
  expect(card).toMatchObject({ priceCents: 9900, freeFlag: 0, lessonCount: 2 });
  const { chapters } = (await app.call(detail, { commodityId: card.commodityId, targetId: card.courseId }))
    .body.data;
  expect(chapters[0].lessons[1]).toMatchObject({ name: '第一讲', durationSeconds: 120 });
  expect(await db.select().from(lessons).where(eq(lessons.name, '第一讲'))).toMatchObject([
    {
      captions: [{ language: 'zh', fileName: 'one.zh.vtt' }],
      videoParts: [{ name: '开场' }, { seconds: 90, name: '例题' }],
    },
  ]);
  expect(await readStudyDemands(db, companyId)).toMatchObject([{ hasFaceCheck: true, hasQuestions: false }]);
  expect(await readAgreementTargetRows(db, companyId)).toHaveLength(1);

  await write({ '付费/p.md': sold('89') });
  await importFolder();
  expect((await app.data(list, { courseName: '付费课' })).records[0].priceCents).toBe(8900);
  expect(await readAgreementTargetRows(db, companyId)).toHaveLength(1);
});

test('importCourses keeps the length, the preview and all names of a page, and names what it leaves out', async () => {
  const links = [
    '- 录像：https://school.example/v，12 分钟，试看',
    '- [讲义](notes.pdf)',
    '- 回看：https://school.example/v',
  ];
  await write({ '网页/w.md': `${course('网页课')}${links.join('\n')}\n`, '网页/courses.json': '[]' });
  const { skipped } = await importFolder();
  expect(skipped.map(({ file }) => file)).toEqual(['网页/courses.json', '网页/w.md:15']);
  expect(await db.select().from(lessons).where(eq(lessons.url, 'https://school.example/v'))).toMatchObject([
    { name: '录像、回看', kind: 'link', durationSeconds: 720, isPreview: true },
  ]);
});

test('importCourses reports the errors of all files together', async () => {
  const priced = (price: string) => course('丁').replace('- 课程难度', `- 价格：${price}\n- 课程难度`);
  await write({ '错/a.md': priced('free'), '错/b.md': priced('-1'), '错/c.md': course('丁') });
  await expect(importFolder()).rejects.toThrow(
    /错\/a\.md:6: “free” is no price[^\n]*\n错\/b\.md:6: “-1” is no price/,
  );
});

test.each([
  ['a broken course', { '坏/x.md': '# X\n\n## 简介\n\n- 课程难度：🌟\n' }, /坏\/x\.md:6: /],
  [
    'a file that is not UTF-8',
    { '坏/y.md': new Uint8Array([35, 32, 89, 10, 10, 0xff, 0xfe, 10]) },
    /坏\/y\.md:3: the text is not UTF-8/,
  ],
])('%s makes importCourses import nothing, and is reported by file and line', async (_, files, message) => {
  const { total } = await listCourses();
  await write({ '好/z.md': course('丙'), ...files });
  await expect(importFolder()).rejects.toThrow(message);
  expect((await listCourses()).total).toBe(total);
});

test('importCourses rejects a missing folder, one without courses, a file, and a course package', async () => {
  await expect(importFolder()).rejects.toThrow(/holds no course/);
  await rm(folder, { recursive: true });
  await expect(importFolder()).rejects.toThrow(/cannot be read/);
  await writeFile(folder, 'x');
  await expect(importFolder()).rejects.toThrow(/it is no folder/);
  await writeFile(`${folder}.imscc`, 'x');
  await expect(importFolder(`${folder}.imscc`)).rejects.toThrow(/a package of a course .* is not taken/);
  await rm(`${folder}.imscc`);
});
