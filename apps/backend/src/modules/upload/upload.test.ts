import type { Endpoint } from '@lectern/sdk';
import { spaceSize } from '@lectern/sdk/endpoints/resource';
import * as upload from '@lectern/sdk/endpoints/upload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp.ts';
import type { Company } from '../../database/tables/companies.tables.ts';
import type { User } from '../../database/tables/users.tables.ts';
import { PART_BYTES } from './partStore.ts';
import { storedFiles } from './upload.tables.ts';

let app: TestApp;
let company: Company;
let student: User;
let token: string;

beforeAll(async () => {
  app = await createTestApp();
  ({ company } = await app.addCompany('localhost'));
  student = await app.addUser(company);
  token = await app.tokenOf(student);
});
afterAll(() => app.close());

const call = <In extends object, Out>(endpoint: Endpoint<In, Out>, input: NoInfer<In>, as = token) =>
  app.call(endpoint, input, { token: as });
const leave = async (as = token): Promise<string> =>
  (await call(upload.token, { origin: 'http://localhost' }, as)).body.data.uptoken;

let count = 0;
function newKey(extension: string, companyId = student.companyId): string {
  count += 1;
  return `${companyId}/2026-03-02/coldatatypefile/00000000-0000-4000-8000-${String(count).padStart(12, '0')}.${extension}`;
}

const textOf = (size: number): Uint8Array<ArrayBuffer> => new Uint8Array(size).fill(65);

async function begin(key: string, size: number, as = token) {
  return (await call(upload.begin, { uptoken: await leave(as), key, size }, as)).body;
}

async function send(session: string, index: number, bytes: Uint8Array<ArrayBuffer>) {
  return (
    await call(upload.sendPart, {
      uptoken: await leave(),
      session,
      index: String(index),
      file: new File([bytes], 'part'),
    })
  ).body;
}

const finish = async (session: string) =>
  (await call(upload.finish, { uptoken: await leave(), session })).body;

async function store(key: string, bytes: Uint8Array<ArrayBuffer>) {
  const { session } = (await begin(key, bytes.byteLength)).data;
  for (let index = 0; index * PART_BYTES < bytes.byteLength; index += 1) {
    await send(session, index, bytes.slice(index * PART_BYTES, (index + 1) * PART_BYTES));
  }
  return finish(session);
}

describe('a file in parts', () => {
  test.each([0, 1, PART_BYTES, PART_BYTES + 3])('of %i bytes comes out as it went in', async (size) => {
    const key = newKey('txt');
    const { code, data } = await store(key, textOf(size));
    expect({ code, data }).toEqual({ code: '1', data: { key, url: `/files/${key}`, size } });
    const file = await app.server.inject({ url: data.url, headers: { host: 'localhost' } });
    expect(file.headers).toMatchObject({
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
    });
    expect(file.rawPayload.equals(Buffer.from(textOf(size)))).toBe(true);
  });

  test('goes on where it stopped, and a part or an end that comes twice changes nothing', async () => {
    const key = newKey('txt');
    const size = PART_BYTES + 1;
    const { session } = (await begin(key, size)).data;
    expect((await send(session, 0, textOf(PART_BYTES))).data).toEqual({ received: 1 });
    expect((await begin(key, size)).data).toEqual({ session, received: 1 });
    expect((await send(session, 0, textOf(PART_BYTES))).data).toEqual({ received: 1 });
    expect((await finish(session)).code).toBe('-601');
    await send(session, 1, textOf(1));
    const done = await finish(session);
    expect(done.code).toBe('1');
    expect(await finish(session)).toEqual(done);
  });

  test('is judged by its bytes', async () => {
    expect((await store(newKey('pdf'), textOf(10))).code).toBe('-601');
    expect((await store(newKey('txt'), Uint8Array.from([0, 1, 2]))).code).toBe('-601');
    expect((await store(newKey('pdf'), Uint8Array.from(Buffer.from('%PDF-1.7\n%%EOF')))).code).toBe('1');
    expect((await begin(newKey('exe'), 1)).code).toBe('-601');
  });

  test.each([
    ['out of order', 1, 1],
    ['of another size', 0, 5],
  ])('takes no part %s', async (_, index, size) => {
    const { session } = (await begin(newKey('txt'), PART_BYTES + 1)).data;
    expect((await send(session, index, textOf(size))).code).toBe('-601');
  });

  test('belongs to its student and company, and each leave is good once', async () => {
    const other = await app.tokenOf(await app.addUser((await app.addCompany('other.localhost')).company));
    const key = newKey('txt');
    await begin(key, 1);
    expect((await begin(newKey('txt', '999'), 1)).code).toBe('-601');
    expect(
      (
        await app.call(
          upload.begin,
          { uptoken: 'made up', key, size: 1 },
          { token: other, host: 'other.localhost' },
        )
      ).body.code,
    ).toBe('-601');
    const uptoken = await leave();
    const twice = () => call(upload.begin, { uptoken, key: newKey('txt'), size: 1 });
    expect((await twice()).body.code).toBe('1');
    expect((await twice()).body.code).toBe('-601');
  });
});

describe('a record', () => {
  test('is kept once, for what is there', async () => {
    const key = newKey('txt');
    const { data } = await store(key, textOf(3));
    const record: upload.UploadedFile = {
      fileName: '作业.txt',
      fileType: 'txt',
      sourcePath: key,
      sourceSize: 3,
      fileCategory: 'docs',
      uploadType: 'homework',
      deductionSpaceFlag: 0,
    };
    const saved = (await call(upload.saveAttachment, record)).body;
    expect(saved).toMatchObject({ code: '1', data: { url: data.url } });
    expect((await call(upload.saveAttachment, record)).body.code).toBe('-602');
    expect((await call(upload.saveAttachment, { ...record, sourcePath: newKey('txt') })).body.code).toBe(
      '-601',
    );
    const { resourceId } = saved.data;
    expect((await call(upload.downloadCheck, { type: 'xiazai', resourceId })).body.code).toBe('1');
    expect((await call(upload.downloadCheck, { type: 'xiazai', resourceId: '999999' })).body).toMatchObject({
      code: '0',
      message: '没有下载这个文件的权限',
    });
  });

  test('gives the file its name back when it is downloaded, at its own school alone', async () => {
    const key = newKey('txt');
    await store(key, textOf(3));
    const download = (ids: string, host = 'localhost') =>
      app.server.inject({ url: `/student/downLoad?ids=${encodeURIComponent(ids)}`, headers: { host } });
    const last = key.slice(key.lastIndexOf('/') + 1);
    expect((await download(key)).headers['content-disposition']).toBe(
      `attachment; filename="${last}"; filename*=UTF-8''${last}`,
    );
    await call(upload.saveAttachment, {
      fileName: "读后感 '1'.txt",
      fileType: 'txt',
      sourcePath: key,
      sourceSize: 3,
      fileCategory: 'docs',
      uploadType: 'homework',
      deductionSpaceFlag: 0,
    });
    const file = await download(key);
    expect(file.statusCode).toBe(200);
    expect(file.body).toBe('AAA');
    expect(file.headers).toMatchObject({
      'content-disposition': `attachment; filename="${last}"; filename*=UTF-8''%E8%AF%BB%E5%90%8E%E6%84%9F%20%271%27.txt`,
      'x-content-type-options': 'nosniff',
    });
    await app.addCompany('neighbour.localhost');
    expect((await download(key, 'neighbour.localhost')).statusCode).toBe(404);
    for (const [ids, status] of [
      ['', 400],
      ['../../etc/passwd', 404],
      [newKey('txt'), 404],
    ] as const)
      expect((await download(ids)).statusCode).toBe(status);
  });

  test('takes its size off the space only where it is said so, and never more than there is', async () => {
    const owner = await app.addUser(company, { profile: { totalSpace: 10 } });
    const own = await app.tokenOf(owner);
    const space = async () => (await call(spaceSize, {}, own)).body.data;
    const keep = async (size: number, deductionSpaceFlag: 0 | 1) => {
      const key = newKey('txt');
      await app.parts.connection.db.insert(storedFiles).values({
        key,
        companyId: owner.companyId,
        userId: owner.id,
        contentType: 'text/plain',
        size,
        digest: '',
        createdAt: app.clock.now(),
      });
      const record: upload.UploadedFile = {
        fileName: '笔记.txt',
        fileType: 'txt',
        sourcePath: key,
        sourceSize: size,
        fileCategory: 'docs',
        uploadType: 'note',
        deductionSpaceFlag,
      };
      return (await call(upload.saveAttachment, record, own)).body;
    };
    expect((await keep(100, 0)).code).toBe('1');
    expect(await space()).toEqual({ usedSize: 0, totalSize: 10 });
    const replies = await Promise.all([keep(6, 1), keep(6, 1), keep(6, 1)]);
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['-603', '-603', '1']);
    expect(replies.find(({ code }) => code === '-603')).toMatchObject({
      message: '空间不足，无法上传',
      data: { field: 'sourceSize' },
    });
    expect(await space()).toEqual({ usedSize: 6, totalSize: 10 });
    expect((await call(spaceSize, {})).body.data).toEqual({ usedSize: 0, totalSize: 1024 ** 3 });
  });
});
