import { access, readdir, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Endpoint } from '@lectern/sdk';
import { upload as homeworkUpload } from '@lectern/sdk/endpoints/homework';
import { spaceSize } from '@lectern/sdk/endpoints/resource';
import { headPortrait } from '@lectern/sdk/endpoints/setting';
import * as upload from '@lectern/sdk/endpoints/upload';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { listen } from '../../../test/listen.ts';
import { meanwhile } from '../../../test/meanwhile.ts';
import { openTestApp } from '../../../test/openTestApp.ts';
import { addressOf } from '../../platform/http/route.ts';
import { eraseStudent } from '../ownData/index.ts';
import { ABANDONED_MS, AT_ONCE, removeAbandoned } from './abandoned.service.ts';
import { fileStore, isFileKey, newFileKey } from '../../platform/files/fileStore.ts';
import { pathOfKey } from '../../platform/files/folderFileStore.ts';
import { detectContentType } from './fileKinds.ts';
import { storeBytes } from './keepFile.service.ts';
import { MAX_OPEN } from './parts.service.ts';
import { folderPartStore, PART_BYTES, partStore } from './partStore.ts';
import { insertFileRecord } from './records.service.ts';
import { PICTURE_LIMIT } from './upload.routes.ts';
import { storedFiles } from './upload.tables.ts';
import { uploadSessions } from './uploadParts.tables.ts';
import { type WriteBytes, writeBytes } from '../../platform/files/wholeFile.ts';
import { PICTURE_SPACE } from './space.ts';
import { PIXEL } from '../../../test/picture.ts';

let token: string;
let statements: string[] = [];

const app = await openTestApp({ onStatement: (text) => statements.push(text) });
const { db } = app.parts.connection;
const { company } = await app.addCompany('localhost');
const student = await app.addUser(company);
token = await app.tokenOf(student);

const call = <In extends object, Out>(endpoint: Endpoint<In, Out>, input: NoInfer<In>, as = token) =>
  app.call(endpoint, input, { token: as });
const uploadToken = async (as = token): Promise<string> =>
  (await call(upload.token, { origin: 'http://localhost' }, as)).body.data.uptoken;

let count = 0;
function newKey(extension: string): string {
  count += 1;
  return `${student.companyId}/2026-03-02/coldatatypefile/00000000-0000-4000-8000-${String(count).padStart(12, '0')}.${extension}`;
}

const textOf = (size: number): Uint8Array<ArrayBuffer> => new Uint8Array(size).fill(65);

async function begin(extension: string, size: number, as = token, key?: string) {
  const input = { extension, size, ...(key !== undefined && { key }) };
  return (await call(upload.begin, { uptoken: await uploadToken(as), ...input }, as)).body;
}

async function send(session: string, index: number, bytes: Uint8Array<ArrayBuffer>) {
  return (
    await call(upload.sendPart, {
      uptoken: await uploadToken(),
      session,
      index: String(index),
      file: new File([bytes], 'part'),
    })
  ).body;
}

const finish = async (session: string) =>
  (await call(upload.finish, { uptoken: await uploadToken(), session })).body;

async function store(extension: string, bytes: Uint8Array<ArrayBuffer>) {
  const { session } = (await begin(extension, bytes.byteLength)).data;
  for (let index = 0; index * PART_BYTES < bytes.byteLength; index += 1) {
    await send(session, index, bytes.slice(index * PART_BYTES, (index + 1) * PART_BYTES));
  }
  return finish(session);
}

describe('an upload in parts', () => {
  test.each([1, PART_BYTES, PART_BYTES + 3])('stores %i bytes unchanged', async (size) => {
    const { code, data } = await store('txt', textOf(size));
    expect({ code, data }).toEqual({ code: '1', data: { key: data.key, url: `/files/${data.key}`, size } });
    const file = await app.server.inject({ url: data.url, headers: { host: 'localhost' } });
    expect(file.headers).toMatchObject({
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
    });
    expect(file.rawPayload.equals(Buffer.from(textOf(size)))).toBe(true);
  });

  test('resumes where it stopped, and ignores a repeated part or finish', async () => {
    const size = PART_BYTES + 1;
    const { session, key } = (await begin('txt', size)).data;
    expect((await send(session, 0, textOf(PART_BYTES))).data).toEqual({ received: 1 });
    expect((await begin('txt', size, token, key)).data).toEqual({ session, key, received: 1 });
    expect((await send(session, 0, textOf(PART_BYTES))).data).toEqual({ received: 1 });
    expect((await finish(session)).code).toBe('-601');
    await send(session, 1, textOf(1));
    const done = await finish(session);
    expect(done.code).toBe('1');
    expect(await finish(session)).toEqual(done);
  });

  test('leaves no file behind if its session is deleted while it is assembled', async () => {
    const { session, key } = (await begin('txt', 3)).data;
    await send(session, 0, textOf(3));
    const ended = await meanwhile(
      app,
      (tx) => tx.delete(uploadSessions).where(eq(uploadSessions.id, session)),
      () => finish(session),
      async () => undefined,
    );
    expect(ended.code).toBe('-601');
    expect(await app.parts.services.get(fileStore).open(key)).toBeUndefined();
  });

  test('keeps no signature picture of a student who is erased meanwhile', async () => {
    const gone = await app.addUser(company);
    const as = await app.tokenOf(gone);
    const refused = await meanwhile(
      app,
      gone.id,
      () => call(upload.signImage, { file: new File([PIXEL], 'a.png') }, as),
      (tx) => eraseStudent(tx, app.clock, gone.id),
    );
    expect(refused.body).toMatchObject({ code: '0', message: '这个账号已停用，请联系学校' });
    expect(await db.$count(storedFiles, eq(storedFiles.userId, gone.id))).toBe(0);
  });

  test('rejects unknown extensions, and bytes that do not match the extension', async () => {
    expect((await store('pdf', textOf(10))).code).toBe('-601');
    expect((await store('txt', Uint8Array.from([0, 1, 2]))).code).toBe('-601');
    expect((await store('pdf', Uint8Array.from(Buffer.from('%PDF-1.7\n%%EOF')))).code).toBe('1');
    expect((await begin('exe', 1)).code).toBe('-601');
    expect(await detectContentType(textOf(3), 'constructor')).toBeUndefined();
  });

  test.each([
    ['out of order', 1, 1],
    ['of the wrong size', 0, 5],
  ])('rejects a part %s', async (_, index, size) => {
    const { session } = (await begin('txt', PART_BYTES + 1)).data;
    expect((await send(session, index, textOf(size))).code).toBe('-601');
  });

  test('gets its key from the server, and resumes only the student’s own upload of the same size', async () => {
    const other = await app.tokenOf(await app.addUser(company));
    const { data } = await begin('txt', 3);
    expect(data.key.startsWith(`${company.id}/${app.clock.now().toISOString().slice(0, 10)}/`)).toBe(true);
    expect((await begin('txt', 3, token, data.key)).data).toEqual(data);
    const asked = [
      await begin('txt', 3, other, data.key),
      await begin('txt', 4, token, data.key),
      await begin('txt', 3, token, newKey('txt')),
    ];
    for (const { code, data: begun } of asked) {
      expect(code).toBe('1');
      expect([data.key, newKey('txt')]).not.toContain(begun.key);
      expect(begun.session).not.toBe(data.session);
    }
    const ofOther = { uptoken: await uploadToken(other), session: data.session };
    expect((await call(upload.finish, ofOther, other)).body.code).toBe('-601');
  });

  test('is assembled once by fifty concurrent requests', async () => {
    const { session, key } = (await begin('txt', 3)).data;
    await send(session, 0, textOf(3));
    const replies = await Promise.all(Array.from({ length: 50 }, () => finish(session)));
    for (const { code } of replies) expect(['1', '503']).toContain(code);
    expect(await finish(session)).toMatchObject({ code: '1', data: { key, size: 3 } });
    const file = await app.server.inject({ url: `/files/${key}`, headers: { host: 'localhost' } });
    expect(file.body).toBe('AAA');
  });

  test('stores one file per part and one whole file, however many are sent concurrently', async () => {
    const parts = app.parts.services.get(partStore);
    const assemble = vi.spyOn(parts, 'assemble');
    const { session } = (await begin('txt', PART_BYTES + 1)).data;
    const others = Array.from({ length: 8 }, (_, index) => new Uint8Array(PART_BYTES).fill(65 + index));
    const sent = await Promise.all(others.map((bytes) => send(session, 0, bytes)));
    expect(sent.map(({ code }) => code)).toEqual(others.map(() => '1'));
    expect(await readdir(join(app.parts.config.dataDir, 'uploads', session))).toHaveLength(1);
    await send(session, 1, textOf(1));
    for (const { code } of await Promise.all(others.map(() => finish(session)))) expect(code).toBe('1');
    expect(assemble).toHaveBeenCalledTimes(1);
    assemble.mockRestore();
  });

  test('never replaces a stored file', async () => {
    const files = app.parts.services.get(fileStore);
    const { data } = await store('txt', textOf(3));
    await expect(files.put(data.key, textOf(9))).rejects.toMatchObject({ code: 'EEXIST' });
    expect((await app.server.inject({ url: data.url, headers: { host: 'localhost' } })).body).toBe('AAA');
  });

  test('is refused if a part is missing on this disk, which ends its session and frees its space', async () => {
    const usedSize = async () => (await call(spaceSize, {})).body.data.usedSize;
    const before = await usedSize();
    const { session } = (await begin('txt', PART_BYTES + 1)).data;
    await send(session, 0, textOf(PART_BYTES));
    await send(session, 1, textOf(1));
    expect(await usedSize()).toBe(before + PART_BYTES + 1);
    await rm(join(app.parts.config.dataDir, 'uploads', session), { recursive: true });
    expect((await finish(session)).code).toBe('-601');
    expect(await usedSize()).toBe(before);
    expect((await send(session, 0, textOf(PART_BYTES))).data).toMatchObject({ field: 'session' });
  });

  test('is refused if a part is damaged in transit or on the disk', async () => {
    const { session } = (await begin('txt', 3)).data;
    const file = new File(['AAA'], 'part');
    const part = { session, index: '0', file, digest: 'x'.repeat(43) };
    const refusal = await call(upload.sendPart, { uptoken: await uploadToken(), ...part });
    expect(refusal.body).toMatchObject({ code: '-601', data: { field: 'digest' } });
    await send(session, 0, textOf(3));
    const folder = join(app.parts.config.dataDir, 'uploads', session);
    for (const name of await readdir(folder)) await writeFile(join(folder, name), 'AAB');
    expect((await finish(session)).code).toBe('-601');
  });

  test('replies 503 while the disk is full, and stores the right bytes afterwards', async () => {
    let room = 1000;
    const isFull: WriteBytes = async (file, bytes, position) => {
      const taken = await writeBytes(file, bytes.subarray(0, room), position);
      room -= taken;
      return taken;
    };
    const { services, config } = app.parts;
    const originalStore = services.get(partStore);
    services.provide(partStore, folderPartStore(config.dataDir, isFull));
    const { session } = (await begin('txt', 5000)).data;
    const part = { session, index: '0', file: new File([textOf(5000)], 'part') };
    const refusal = await call(upload.sendPart, { uptoken: await uploadToken(), ...part });
    expect([refusal.status, refusal.headers['retry-after']]).toEqual([503, '2']);
    expect((await finish(session)).code).toBe('-601');
    services.provide(partStore, originalStore);
    await send(session, 0, textOf(5000));
    const { data } = await finish(session);
    const file = await app.server.inject({ url: data.url, headers: { host: 'localhost' } });
    expect(file.rawPayload.equals(Buffer.from(textOf(5000)))).toBe(true);
  });

  test('is refused with its own message for an empty file', async () => {
    expect(await begin('txt', 0)).toMatchObject({ code: '-601', message: '这个文件是空的，请换一个' });
  });

  test('rejects a picture with too many pixels', async () => {
    expect((await store('png', PIXEL)).code).toBe('1');
    const huge = Uint8Array.from(PIXEL);
    new DataView(huge.buffer).setUint32(16, 60_000);
    new DataView(huge.buffer).setUint32(20, 60_000);
    expect((await store('png', huge)).code).toBe('-601');
    expect((await call(upload.signImage, { file: new File([huge], 'a.png') })).body).toMatchObject({
      code: '-601',
      message: '图片的像素太多，请缩小后再上传',
    });
  });

  test('requires a token that is valid once', async () => {
    const uptoken = await uploadToken();
    const twice = () => call(upload.begin, { uptoken, extension: 'txt', size: 1 });
    expect((await twice()).body.code).toBe('1');
    expect((await twice()).body.code).toBe('-601');
    const longer = { uptoken: `${uptoken}.more`, extension: 'txt', size: 1 } as const;
    expect((await call(upload.begin, longer)).body.code).toBe('-601');
  });
});

describe('the space of a student', () => {
  const spaceOf = async (as: string) => (await call(spaceSize, {}, as)).body.data;

  test('is reserved when an upload begins, even by fifty at once', async () => {
    const as = await app.tokenOf(await app.addUser(company, { profile: { totalSpace: 1000 } }));
    const replies = await Promise.all(Array.from({ length: 50 }, () => begin('txt', 300, as)));
    const codes = replies.map(({ code }) => code);
    expect(codes.filter((code) => code === '1')).toHaveLength(3);
    expect(codes.filter((code) => code === '-603')).toHaveLength(47);
    expect(await spaceOf(as)).toEqual({ usedSize: 900, totalSize: 1000 });
  });

  test('allows a limited number of open uploads, even for fifty at once', async () => {
    const as = await app.tokenOf(await app.addUser(company));
    const replies = await Promise.all(Array.from({ length: 50 }, () => begin('txt', 1, as)));
    expect(replies.filter(({ code }) => code === '1')).toHaveLength(MAX_OPEN);
    expect(await spaceOf(as)).toMatchObject({ usedSize: MAX_OPEN });
  });

  test('is used by pictures, even by ten at once, but not by files of the school', async () => {
    const owner = await app.addUser(company, { profile: { totalSpace: 2 * PIXEL.byteLength + 1 } });
    const as = await app.tokenOf(owner);
    const file = new File([PIXEL], 'a.png');
    const sign = () => call(upload.signImage, { file }, as);
    const ofOwner = { companyId: company.id, userId: owner.id };
    // Uses up the additional space for pictures.
    await db
      .insert(storedFiles)
      .values({
        ...ofOwner,
        key: `${company.id}/taken`,
        size: PICTURE_SPACE,
        contentType: 'image/png',
        digest: '',
        purpose: 'signature',
        createdAt: app.clock.now(),
      });
    await storeBytes(
      db,
      app.parts.services.get(fileStore),
      { ...ofOwner, now: app.clock.now() },
      textOf(500),
      { extension: 'txt', contentType: 'text/plain' },
    );
    expect((await sign()).body.code).toBe('1');
    const replies = await Promise.all(Array.from({ length: 10 }, sign));
    expect(replies.filter(({ body }) => body.code === '1')).toHaveLength(1);
    expect((await call(headPortrait, { file }, as)).body).toMatchObject({
      code: '-603',
      message: '空间不足，无法上传',
      data: { field: 'file' },
    });
    expect(await spaceOf(as)).toMatchObject({ usedSize: PICTURE_SPACE + 2 * PIXEL.byteLength });
    expect(await db.$count(storedFiles, eq(storedFiles.userId, owner.id))).toBe(4);
    const folder = join(app.parts.config.dataDir, 'files');
    const onDisk = await readdir(folder, { recursive: true });
    const stored = await db.select({ key: storedFiles.key }).from(storedFiles);
    expect(onDisk.filter((name) => name.endsWith('.png')).toSorted()).toEqual(
      stored.flatMap(({ key }) => (key.endsWith('.png') ? [key] : [])).toSorted(),
    );
  });

  test('counts older files that the student uploaded, but not those possibly uploaded by the school', async () => {
    const owner = await app.addUser(company);
    const addOld = async (size: number) => {
      const createdAt = app.clock.now();
      const key = newFileKey(company.id, 'pdf', createdAt);
      const ofOwner = { companyId: company.id, userId: owner.id };
      await db
        .insert(storedFiles)
        .values({ ...ofOwner, key, size, contentType: 'application/pdf', digest: '', createdAt });
      return { key, ofOwner, now: createdAt };
    };
    await addOld(30);
    const { key, ofOwner, now } = await addOld(7);
    await insertFileRecord(db, ofOwner, {
      key,
      fileName: key,
      fileCategory: 'pdf',
      uploadType: 'homework',
      now,
    });
    // A finished upload without a record.
    const unrecorded = await addOld(3);
    const finished = { ...unrecorded.ofOwner, key: unrecorded.key, size: 3, createdAt: now };
    await db.insert(uploadSessions).values({ ...finished, touchedAt: now, finishedAt: now });
    expect(await spaceOf(await app.tokenOf(owner))).toMatchObject({ usedSize: 10 });
  });

  test('is read in one statement, so that an upload finishing meanwhile is counted', async () => {
    statements = [];
    await spaceOf(token);
    expect(statements.filter((text) => /stored_files|upload_sessions/.test(text))).toHaveLength(1);
  });

  test('is protected by a rate limit for pictures, with 429', async () => {
    const as = await app.tokenOf(await app.addUser(company));
    const sign = () => call(upload.signImage, { file: new File(['no picture'], 'a.png') }, as);
    // The first call counts for the network, since the session is not known yet.
    for (let times = 0; times <= PICTURE_LIMIT.max; times += 1) expect((await sign()).body.code).toBe('-601');
    expect((await sign()).status).toBe(429);
  });

  test('is freed from uploads that were never finished or recorded', async () => {
    const owner = await app.addUser(company);
    const as = await app.tokenOf(owner);
    await begin('txt', 7, as);
    const { session, key } = (await begin('txt', 3, as)).data;
    const part = { session, index: '0', file: new File(['AAA'], 'part') };
    await call(upload.sendPart, { uptoken: await uploadToken(as), ...part }, as);
    await call(upload.finish, { uptoken: await uploadToken(as), session }, as);
    await removeAbandoned(app.parts);
    expect(await spaceOf(as)).toMatchObject({ usedSize: 10 });
    app.clock.advance(ABANDONED_MS + 1);
    await removeAbandoned(app.parts);
    // The session has expired after a day.
    token = await app.tokenOf(student);
    expect(await spaceOf(await app.tokenOf(owner))).toMatchObject({ usedSize: 0 });
    await expect(access(pathOfKey(app.parts.config.dataDir, key))).rejects.toThrow();
  });
});

describe('abandoned uploads', () => {
  test('are deleted in batches, and skipped while they are locked', async () => {
    const touchedAt = new Date(app.clock.now().getTime() - ABANDONED_MS - 1);
    const { id: userId } = await app.addUser(company);
    const owned = { companyId: company.id, userId, size: 1, createdAt: touchedAt, touchedAt };
    const keys = Array.from({ length: AT_ONCE + 1 }, (_, index) => `${company.id}/abandoned-${index}`);
    await db.insert(uploadSessions).values(keys.map((key) => ({ ...owned, key })));
    const left = () => db.$count(uploadSessions, eq(uploadSessions.userId, userId));
    expect(await removeAbandoned(app.parts)).toBe('more');
    expect(await left()).toBe(1);
    await app.parts.reserved.transaction(async (tx) => {
      await tx.select().from(uploadSessions).where(eq(uploadSessions.userId, userId)).for('update');
      expect(await removeAbandoned(app.parts)).toBeUndefined();
    });
    expect(await left()).toBe(1);
    await removeAbandoned(app.parts);
    expect(await left()).toBe(0);
  });
});

describe('a stored file', () => {
  const read = (url: string, headers = {}) =>
    app.server.inject({ url, headers: { host: 'localhost', ...headers } });

  test('is sent with its length on disk, whatever the recorded one', async () => {
    const { data } = await store('txt', textOf(5));
    const path = pathOfKey(app.parts.config.dataDir, data.key);
    for (const text of ['AAAAAAAA', 'AA']) {
      await writeFile(path, text);
      const reply = await read(data.url);
      expect([reply.headers['content-length'], reply.body]).toEqual([String(text.length), text]);
      expect((await read(data.url, { range: 'bytes=1-' })).headers['content-range']).toBe(
        `bytes 1-${text.length - 1}/${text.length}`,
      );
    }
  });

  test('replies 404 if it is missing on the disk', async () => {
    const { data } = await store('txt', textOf(5));
    await rm(pathOfKey(app.parts.config.dataDir, data.key));
    for (const url of [data.url, `/student/downLoad?ids=${encodeURIComponent(data.key)}`]) {
      const reply = await read(url);
      expect([reply.statusCode, reply.json().code]).toEqual([404, '404']);
    }
  });

  test.each([
    '1/2026-02-31/coldatatypefile/00000000-0000-4000-8000-000000000001.txt',
    '1/2026-13-01/coldatatypefile/00000000-0000-4000-8000-000000000001.txt',
    `1/2026-02-03/coldatatypefile/${'-'.repeat(36)}.txt`,
  ])('cannot have the key %s', (key) => expect(isFileKey(key)).toBe(false));
});

describe('a truncated multipart body', () => {
  test.each([upload.sendPart, upload.signImage, headPortrait, homeworkUpload])(
    'is rejected with 400 at $id',
    async (endpoint) => {
      const reply = await app.server.inject({
        method: endpoint.method ?? 'POST',
        url: addressOf(endpoint),
        headers: {
          host: 'localhost',
          authorization: token,
          'content-type': 'multipart/form-data; boundary=cut',
        },
        payload: '--cut\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nAAAA',
      });
      expect([reply.statusCode, reply.json().code]).toEqual([400, '400']);
    },
  );
});

test('a ninth concurrent form of a student gets 429, until the others are disconnected', async () => {
  const { hostname, port } = new URL(await listen(app));
  const head = '--cut\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nAAAA';
  const lines: Socket[] = [];
  const answerTo = (): Promise<string> =>
    new Promise((resolve, reject) => {
      const line = connect(Number(port), hostname, () =>
        line.write(
          `POST ${addressOf(homeworkUpload)} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${token}\r\n` +
            `Content-Type: multipart/form-data; boundary=cut\r\nContent-Length: 1000\r\n\r\n${head}`,
        ),
      );
      lines.push(line.once('error', reject).once('data', (bytes) => resolve(String(bytes))));
    });
  expect(await Promise.race(Array.from({ length: 9 }, answerTo))).toContain(' 429 ');
  const form = { homeworkId: '1', file: new File(['no picture'], 'a.png') };
  expect((await call(homeworkUpload, form)).status).toBe(429);
  lines.forEach((line) => line.destroy());
  await expect.poll(async () => (await call(homeworkUpload, form)).status).toBe(200);
});

describe('a file record', () => {
  /** The record data of a text of three bytes. */
  const noteOf = (sourcePath: string, more: Partial<upload.UploadedFile> = {}): upload.UploadedFile => ({
    fileName: '笔记.txt',
    fileType: 'txt',
    sourcePath,
    sourceSize: 3,
    fileCategory: 'docs',
    uploadType: 'note',
    deductionSpaceFlag: 1,
    ...more,
  });

  test('is created once, for an existing file', async () => {
    const { data } = await store('txt', textOf(3));
    const { key } = data;
    const record = noteOf(key, { fileName: '作业.txt', uploadType: 'homework', deductionSpaceFlag: 0 });
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

  test('restores the file name on download, for its own company only', async () => {
    const { key } = (await store('txt', textOf(3))).data;
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

  test.each([
    ['x.hta', 'hta', 'x.hta.txt'],
    ['x.txt', 'hta', 'x.txt'],
    ['a";filename="b.hta', 'x";"', 'a ;filename= b.hta.txt'],
    ['坏\uD83D\u202E了', '中文', '坏了.txt'],
    ['???', '?', 'file.txt'],
  ])('gives the download of %j the extension of its content', async (fileName, fileType, name) => {
    const { key } = (await store('txt', textOf(3))).data;
    const record = noteOf(key, { fileName, fileType });
    expect((await call(upload.saveAttachment, record)).body.code).toBe('1');
    const url = `/student/downLoad?ids=${encodeURIComponent(key)}`;
    const reply = await app.server.inject({ url, headers: { host: 'localhost' } });
    const last = key.slice(key.lastIndexOf('/') + 1);
    expect([reply.statusCode, reply.headers['content-disposition']]).toEqual([
      200,
      `attachment; filename="${last}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    ]);
  });

  test('is created for uploads only, not for other pictures or unfinished uploads', async () => {
    const marked = await storeBytes(
      db,
      app.parts.services.get(fileStore),
      { companyId: company.id, userId: student.id, now: app.clock.now() },
      PIXEL,
      { extension: 'png', contentType: 'image/png' },
    );
    const { key: drawn } = (await call(upload.signImage, { file: new File([PIXEL], 'a.png') })).body.data;
    const { session, key: begun } = (await begin('png', PIXEL.byteLength)).data;
    for (const key of [marked.key, drawn, begun]) {
      const record = noteOf(key, {
        fileName: '签名.png',
        fileType: 'png',
        sourceSize: PIXEL.byteLength,
        fileCategory: 'image',
        uploadType: 'resource',
      });
      expect((await call(upload.saveAttachment, record)).body).toMatchObject({
        code: '-601',
        data: { field: 'sourcePath' },
      });
    }
    await send(session, 0, PIXEL);
    expect((await finish(session)).code).toBe('1');
  });

  test('takes no space in addition to its file', async () => {
    const key = (await store('txt', textOf(3))).data.key;
    const space = async () => (await call(spaceSize, {})).body.data.usedSize;
    const before = await space();
    expect((await call(upload.saveAttachment, noteOf(key))).body.code).toBe('1');
    expect(await space()).toBe(before);
  });
});
