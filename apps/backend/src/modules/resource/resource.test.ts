import type { Endpoint } from '@lectern/sdk';
import * as resource from '@lectern/sdk/endpoints/resource';
import * as upload from '@lectern/sdk/endpoints/upload';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { writeTable } from '../../platform/commands/table.ts';
import type { User } from '../../platform/database/tables/users.tables.ts';
import { memberships } from '../account/account.tables.ts';
import { categories } from '../catalogue/catalogue.tables.ts';
import { storeBytes, insertStudentRecord, SHARED_UPLOAD, uploadSessions } from '../upload/index.ts';
import { fileStore } from '../../platform/files/fileStore.ts';
import { resources } from './resource.tables.ts';
import { listForSchool, settleForSchool } from './review.service.ts';
import { addLevel } from '../../../test/subjects/memberships.ts';
import { PIXEL } from '../../../test/picture.ts';

const START = '2026-03-02T01:00:00.000Z';
const WAV = Buffer.concat([
  Buffer.from('RIFF'),
  Buffer.from([36, 0, 0, 0]),
  Buffer.from('WAVEfmt '),
  Buffer.alloc(28),
]);

let student: User;
let token: string;
let other: string;

const app = await openTestApp();
const { db } = app.parts.connection;
const { company } = await app.addCompany('localhost');
const [row] = await db
  .insert(categories)
  .values({ companyId: company.id, name: '高中同步', nameEn: 'Senior high', position: 0 })
  .returning();
const subjectId = row?.id ?? '';

beforeEach(async () => {
  app.clock.set(START);
  await db.delete(resources);
  student = await app.addUser(company, { name: '林晓彤' });
  token = await app.tokenOf(student);
  other = await app.tokenOf(await app.addUser(company));
});

const call = async <In extends object, Out>(
  endpoint: Endpoint<In, Out>,
  input: NoInfer<In>,
  as: string | undefined = token,
  host = 'localhost',
) => await app.body(endpoint, input, { host, ...(as !== '' && { token: as }) });

/** Stores bytes as an upload in parts does, and creates their record. */
async function uploaded(
  bytes: Uint8Array,
  extension: string,
  contentType: string,
  as = { user: student, token },
  fileType = extension,
): Promise<string> {
  const file = await storeBytes(
    db,
    app.parts.services.get(fileStore),
    { companyId: company.id, userId: as.user.id, now: app.clock.now() },
    bytes,
    { extension, contentType },
    'upload',
  );
  const now = app.clock.now();
  await db
    .insert(uploadSessions)
    .values({
      companyId: company.id,
      userId: as.user.id,
      key: file.key,
      size: file.size,
      createdAt: now,
      touchedAt: now,
      finishedAt: now,
    });
  const record: upload.UploadedFile = {
    fileName: `原名.${extension}`,
    fileType,
    sourcePath: file.key,
    sourceSize: file.size,
    fileCategory: 'docs',
    uploadType: 'resource',
    deductionSpaceFlag: 1,
  };
  return (await call(upload.saveAttachment, record, as.token)).data.resourceId;
}

const newText = (words = '笔记') => uploaded(Buffer.from(words), 'txt', 'text/plain');
const shareOne = async (id: string, more: Partial<resource.ShareIn> = {}, fileName = '一份笔记') =>
  call(resource.share, { files: [{ resourceId: id, fileName }], ...more });

async function shared(more: Partial<resource.ShareIn> = {}, fileName?: string): Promise<string> {
  const id = await newText();
  expect((await shareOne(id, more, fileName)).code).toBe('1');
  return id;
}

const names = async (input: resource.ResourceListIn = {}): Promise<string[]> =>
  (await call(resource.list, input, other)).data.records.map((one: resource.Resource) => one.fileName);
const open = (url: string, headers = {}) =>
  app.server.inject({ url, headers: { host: 'localhost', ...headers } });

describe('a shared file', () => {
  test('is listed for everybody at the school, with its detected type and a cleaned name', async () => {
    const id = await uploaded(PIXEL, 'png', 'image/png');
    expect(await names()).toEqual([]);
    expect(await shareOne(id, { subjectId, summary: ' 打印出来 ' }, ' ../导图\u202E /一 ')).toEqual({
      code: '1',
      message: '',
      data: { ids: [id], state: 'shown' },
    });
    await shareOne(id, {}, '再来一次');
    const { records, total } = (await call(resource.list, {}, '')).data;
    expect(total).toBe(1);
    expect(records[0]).toEqual({
      resourceId: id,
      fileName: '导图 一',
      fileType: 'png',
      fileCategory: 'image',
      sourceSize: PIXEL.byteLength,
      subjectId,
      subjectName: '高中同步',
      subjectNameEn: 'Senior high',
      summary: '打印出来',
      ownerName: '林**',
      isOwn: false,
      uploadedAt: START,
      viewCount: 0,
      downloadCount: 0,
      vipFlag: 0,
      previewFlag: 1,
      state: 'shown',
    });
    expect((await call(resource.detail, { id })).data).toMatchObject({ isOwn: true });
    const options = (await call(resource.loadOption, {}, '')).data;
    expect(options).toEqual({
      categories: [{ fileCategory: 'image', count: 1 }],
      subjects: [{ subjectId, subjectName: '高中同步', subjectNameEn: 'Senior high', count: 1 }],
    });
  });

  test('is filtered, searched, sorted and paged', async () => {
    const first = await shared({ subjectId }, '导数 讲义');
    app.clock.advance(1_000);
    await shared({ summary: '导数的图' }, '100%_图');
    await call(resource.download, { id: first }, other);
    expect(await names()).toEqual(['100%_图', '导数 讲义']);
    expect(await names({ order: 'popular' })).toEqual(['导数 讲义', '100%_图']);
    expect(await names({ subjectId })).toEqual(['导数 讲义']);
    expect(await names({ subjectId: "1' or true" })).toEqual([]);
    expect(await names({ fileCategory: 'pdf' })).toEqual([]);
    expect(await names({ keyword: '导数 图' })).toEqual(['100%_图']);
    expect(await names({ keyword: '0%_' })).toEqual(['100%_图']);
    for (const pageNo of [1, 2, 3])
      expect((await call(resource.list, { keyword: '导数', pageNo, pageSize: 1 })).data.total).toBe(2);
    expect(await names({ pageNo: 2, pageSize: 1 })).toEqual(['导数 讲义']);
    expect((await app.call(resource.list, { pageSize: 101 })).status).toBe(400);
  });

  test('is found regardless of letter case, in any language', async () => {
    await shared({}, 'Physik ÜBUNG');
    app.clock.advance(1_000);
    await shared({}, '函数 ФИЗИКА pdf');
    expect(await names({ keyword: 'PHYSIK übung' })).toEqual(['Physik ÜBUNG']);
    expect(await names({ keyword: '函数 физика PDF' })).toEqual(['函数 ФИЗИКА pdf']);
    expect(await names({ keyword: 'übungen' })).toEqual([]);
  });

  test('is hidden from other schools and companies', async () => {
    const id = await shared();
    const there = await app.addSchool(company, `b${id}`);
    expect((await app.data(resource.list, {}, { schoolId: there.id })).total).toBe(0);
    const { company: elsewhere } = await app.addCompany(`h${id}.test`);
    const stranger = await app.tokenOf(await app.addUser(elsewhere));
    const replies = [
      await call(resource.detail, { id }, stranger, `h${id}.test`),
      await call(resource.view, { id }, stranger, `h${id}.test`),
      await call(resource.download, { id }, stranger, `h${id}.test`),
    ];
    expect(replies.map(({ code, data: { field } }) => [code, field])).toEqual([
      ['0', 'id'],
      ['0', 'id'],
      ['0', 'id'],
    ]);
    const { url } = (await call(resource.download, { id })).data;
    expect((await open(url, { host: `h${id}.test` })).statusCode).toBe(403);
  });

  test('is visible to its owner only until it is approved, if the school reviews files', async () => {
    await app.configure(company, { resourceReview: true });
    const id = await shared();
    await app.configure(company, {});
    expect(await names()).toEqual([]);
    expect((await call(resource.detail, { id }, other)).code).toBe('0');
    expect((await call(resource.list, { ownFlag: 1 })).data.records).toMatchObject([
      { resourceId: id, state: 'pending' },
    ]);
    expect((await call(resource.view, { id })).code).toBe('1');
    expect(writeTable(await listForSchool(db))).toMatch(
      new RegExp(`^${id}\\tpending\\t一份笔记.txt\\t林晓彤\\t[^\\t]+\\t/files/`),
    );
    await settleForSchool(db, id, 'shown');
    expect(await names()).toEqual(['一份笔记']);
    const { url } = (await call(resource.download, { id }, other)).data;
    await settleForSchool(db, id, 'refused');
    expect([await names(), (await open(url)).statusCode]).toEqual([[], 404]);
    await expect(settleForSchool(db, '999999', 'shown')).rejects.toThrow('no student file');
  });
});

describe('sharing and deleting files', () => {
  test('accepts only the student’s own uploads, with a known subject and a valid name', async () => {
    const id = await newText();
    expect(await call(resource.share, { files: [{ resourceId: id, fileName: '一' }] }, other)).toMatchObject({
      code: '0',
      data: { field: 'files' },
    });
    expect(await shareOne('x')).toMatchObject({ code: '0', data: { field: 'files' } });
    expect(await shareOne(id, { subjectId: '999' })).toMatchObject({
      code: '0',
      data: { field: 'subjectId' },
    });
    expect(await shareOne(id, {}, '\u200B/')).toMatchObject({ code: '0', data: { field: 'fileName' } });
    expect((await app.call(resource.share, { files: [] }, { token })).status).toBe(400);
    expect((await app.call(resource.share, { files: [{ resourceId: id, fileName: '一' }] })).status).toBe(
      401,
    );
    expect(await names()).toEqual([]);
  });

  test('deletes the bytes and frees the space of the student’s own files only', async () => {
    const [id, unshared] = [await shared(), await newText('没有分享')];
    const { url } = (await call(resource.download, { id }, other)).data;
    expect((await call(resource.remove, { ids: [id, unshared] }, other)).data).toEqual({ removedCount: 0 });
    expect((await call(resource.spaceSize, {})).data.usedSize).toBeGreaterThan(0);
    expect((await call(resource.batchRemoveVideo, { ids: [id] })).data).toEqual({ removedCount: 0 });
    expect((await call(resource.remove, { ids: [id, unshared, 'x'] })).data).toEqual({ removedCount: 2 });
    expect((await call(resource.remove, { ids: [id] })).data).toEqual({ removedCount: 0 });
    expect((await call(resource.spaceSize, {})).data.usedSize).toBe(0);
    expect((await open(url)).statusCode).toBe(404);
    expect(await names()).toEqual([]);
  });

  test('frees the space of files uploaded a day ago and never shared', async () => {
    await Promise.all([newText('忘了的'), shared()]);
    app.clock.advance(86_400_001);
    token = await app.tokenOf(student);
    await newText('刚刚的');
    await shared();
    expect((await call(resource.spaceSize, {})).data.usedSize).toBe(
      2 * Buffer.byteLength('笔记') + Buffer.byteLength('刚刚的'),
    );
  });

  test('keeps the bytes of a signature when a record of it is deleted', async () => {
    const { key } = await storeBytes(
      db,
      app.parts.services.get(fileStore),
      { companyId: company.id, userId: student.id, now: app.clock.now() },
      PIXEL,
      { extension: 'png', contentType: 'image/png' },
      'signature',
    );
    const id = await insertStudentRecord(db, student, {
      key,
      fileName: '签名.png',
      fileCategory: 'image',
      uploadType: SHARED_UPLOAD,
      now: app.clock.now(),
    });
    expect((await call(resource.remove, { ids: [id] })).data).toEqual({ removedCount: 1 });
    expect((await open(`/files/${key}`)).statusCode).toBe(200);
  });

  test('deletes a video by its own endpoint', async () => {
    const id = await uploaded(Buffer.from('film'), 'mp4', 'video/mp4');
    expect((await call(resource.batchRemoveVideo, { ids: [id] })).data).toEqual({ removedCount: 1 });
  });
});

describe('the bytes of a shared file', () => {
  test.each(['hta', '";x="', '中文'])(
    'are downloaded with the extension of their content, although %j was claimed',
    async (fileType) => {
      const id = await uploaded(Buffer.from('笔记'), 'txt', 'text/plain', undefined, fileType);
      await shareOne(id);
      // Like rows written when the server still trusted the browser's extension.
      await db.update(resources).set({ extension: fileType });
      expect((await call(resource.detail, { id }, other)).data.fileType).toBe('txt');
      const file = await open((await call(resource.download, { id }, other)).data.url);
      expect([file.statusCode, file.headers['content-disposition']]).toEqual([
        200,
        `attachment; filename="file.txt"; filename*=UTF-8''${encodeURIComponent('一份笔记.txt')}`,
      ]);
    },
  );

  test('are downloaded under the file’s name, at a signed address that expires after ten minutes', async () => {
    const id = await shared({}, '导数’s 讲义');
    const { url } = (await call(resource.download, { id }, other)).data;
    const file = await open(url);
    expect(file.statusCode).toBe(200);
    expect(file.body).toBe('笔记');
    expect(file.headers).toMatchObject({
      'content-disposition': `attachment; filename="file.txt"; filename*=UTF-8''${encodeURIComponent('导数’s 讲义.txt')}`,
      'x-content-type-options': 'nosniff',
      'content-type': 'text/plain; charset=utf-8',
    });
    expect(file.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await open(url.replace('/save/', '/show/'))).statusCode).toBe(403);
    expect((await open(url.replace(`/${id}/`, '/999999/'))).statusCode).toBe(403);
    app.clock.advance(10 * 60_000);
    expect((await open(url)).statusCode).toBe(403);
    expect((await call(resource.detail, { id })).data).toMatchObject({ downloadCount: 1 });
  });

  test('are previewed inline and in ranges, each kind by its own endpoint', async () => {
    const [text, sound] = [await shared(), await uploaded(WAV, 'wav', 'audio/wav')];
    await shareOne(sound, {}, '听力');
    const { url } = (await call(resource.audioPreview, { id: sound }, other)).data;
    const part = await open(url, { range: 'bytes=0-3' });
    expect([
      part.statusCode,
      part.body,
      part.headers['content-disposition']?.toString().split(';')[0],
    ]).toEqual([206, 'RIFF', 'inline']);
    for (const [endpoint, id] of [
      [resource.view, sound],
      [resource.videoPreview, sound],
      [resource.audioPreview, text],
    ] as const) {
      expect(await call(endpoint, { id }, other)).toMatchObject({ code: '0', data: { field: 'id' } });
    }
    for (const _ of [1, 2]) expect((await call(resource.view, { id: text }, other)).code).toBe('1');
    expect((await call(resource.view, { id: text })).code).toBe('1');
    expect((await call(resource.detail, { id: text })).data).toMatchObject({ viewCount: 1 });
  });

  test('have no preview if they are a document', async () => {
    const id = await uploaded(Buffer.from('PK'), 'docx', 'application/zip');
    await shareOne(id);
    expect((await call(resource.detail, { id })).data).toMatchObject({
      fileCategory: 'docs',
      previewFlag: 0,
    });
    expect((await call(resource.view, { id }, other)).code).toBe('0');
  });

  test('are restricted to members and the owner if the file is marked for members', async () => {
    const id = await shared();
    await db.update(resources).set({ isForMembers: true }).where(eq(resources.id, id));
    const member = await app.addUser(company);
    const asMember = await app.tokenOf(member);
    await db
      .insert(memberships)
      .values({
        companyId: company.id,
        userId: member.id,
        levelId: await addLevel(app, company.id),
        startsAt: new Date('2026-01-01'),
        endsAt: new Date('2027-01-01'),
      });
    expect((await call(resource.vipFlag, {}, other)).data).toEqual({ vipFlag: 0 });
    expect((await call(resource.vipFlag, {}, asMember)).data).toEqual({ vipFlag: 1 });
    for (const endpoint of [resource.view, resource.download]) {
      expect(await call(endpoint, { id }, other)).toMatchObject({
        code: '0',
        message: '这份资料只对会员开放',
        data: { field: 'vipFlag' },
      });
      expect((await call(endpoint, { id }, asMember)).code).toBe('1');
      expect((await call(endpoint, { id })).code).toBe('1');
    }
  });
});
