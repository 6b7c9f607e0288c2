import { readFile } from 'node:fs/promises';
import * as homework from '@lectern/sdk/endpoints/homework';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../../test/openTestApp.ts';
import { addHomework, type HomeworkOptions } from '../../../../test/subjects/homework.ts';
import { addCourse, type CatalogueCourse, giveCourse } from '../../../../test/subjects/catalogue.ts';
import { readConfig } from '../../../platform/config/config.ts';
import type { User } from '../../../platform/database/tables/users.tables.ts';
import { Services } from '../../../platform/http/services.ts';
import { sandboxVideosKey } from '../../../providers/video/sandboxVideos.ts';
import { videoProvider } from '../../../providers/video/videoProvider.ts';
import { homeworks } from '../homework.tables.ts';
import { homeworkModule } from '../index.ts';
import { homeworkVideos } from './video.tables.ts';
import { videoTypesOf } from './videos.ts';
import { VIDEO_NOTICES } from './videoNotices.ts';

const MP4 = new URL('../../../../assets/video/demonstration/video.mp4', import.meta.url);
const PART = 300_000;

let course: CatalogueCourse;
let user: User;
let token: string;

const app = await openTestApp();
const { db } = app.parts.connection;
const { company } = await app.addCompany('localhost');
const bytes = new Uint8Array(await readFile(MP4));

async function newStudent(): Promise<User> {
  const student = await app.addUser(company);
  await giveCourse(app, student, course.commodityId);
  return student;
}

beforeEach(async () => {
  app.clock.set('2026-03-02T01:00:00.000Z');
  course = await addCourse(app, company.id);
  user = await newStudent();
  token = await app.tokenOf(user);
});

const add = (options?: HomeworkOptions) =>
  addHomework(app, company.id, course, { fileTypes: ['png', 'mp4'], maxBytes: 1_000_000, ...options });
const authorize = (homeworkId: string, more: Partial<homework.VideoAuthorizationIn> = {}, as = token) =>
  app.body(
    homework.videoAuthorization,
    { homeworkId, fileName: '讲解.mp4', sourceSize: bytes.byteLength, ...more },
    { token: as },
  );
test('thirty simultaneous authorisations start 20 uploads, the limit of one homework', async () => {
  const homeworkId = await add();
  const replies = await Promise.all(Array.from({ length: 30 }, () => authorize(homeworkId)));
  expect(replies.filter(({ code }) => code === '1')).toHaveLength(20);
  expect(await db.$count(homeworkVideos, eq(homeworkVideos.homeworkId, homeworkId))).toBe(20);
});

const resume = (videoId: string, homeworkId: string, as = token) =>
  app.body(homework.videoResumeSign, { videoId, homeworkId }, { token: as });
const success = (videoId: string, homeworkId: string, as = token) =>
  app.body(homework.videoSuccess, { videoId, homeworkId }, { token: as });
const handIn = (homeworkId: string, fileIds: string[], as = token) =>
  app.body(homework.save, { homeworkId, content: '', fileIds, submitFlag: 1 }, { token: as });

/** Sends a part as a page does, and returns the HTTP status. */
async function send(
  { uploadUrl, fields }: homework.VideoAuthorization,
  start: number,
  video = bytes,
): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const part = video.slice(start, start + PART);
  form.append('file', new Blob([part]), 'part');
  const body = new Response(form);
  const range = `bytes ${start}-${start + part.byteLength - 1}/${video.byteLength}`;
  const headers = {
    host: 'localhost',
    'content-type': body.headers.get('content-type') ?? '',
    'content-range': range,
  };
  return (
    await app.server.inject({
      method: 'POST',
      url: uploadUrl,
      headers,
      payload: Buffer.from(await body.arrayBuffer()),
    })
  ).statusCode;
}

/** Uploads a whole video to the provider. */
async function put(homeworkId: string, video = bytes): Promise<string> {
  const { data } = await authorize(homeworkId, { sourceSize: video.byteLength });
  for (let start = 0; start < video.byteLength; start += PART)
    expect(await send(data, start, video)).toBe(200);
  return data.videoId;
}

const notify = (body: string, signature: string) =>
  app.server.inject({
    method: 'POST',
    url: VIDEO_NOTICES,
    payload: body,
    headers: { host: 'localhost', 'content-type': 'application/json', 'x-video-signature': signature },
  });
const deliver = () =>
  app.parts.services
    .get(sandboxVideosKey)
    .deliverDue(async (body, signature) => (await notify(body, signature)).statusCode);

describe('a homework video', () => {
  test('is uploaded to the provider in parts, processed, handed in and played', async () => {
    const id = await add();
    const { data: authorization } = await authorize(id);
    expect(authorization).toMatchObject({ provider: 'sandbox', expiresAt: '2026-03-02T01:10:00.000Z' });
    expect(await success(authorization.videoId, id)).toEqual({
      code: '0',
      message: '视频还没有传完',
      data: { field: 'videoId' },
    });
    expect(await send(authorization, PART)).toBe(409);
    expect(await send(authorization, 0)).toBe(200);
    expect(await send(authorization, 0)).toBe(200);
    expect((await handIn(id, [authorization.videoId])).message).toBe('讲解.mp4：视频还没有传完');
    expect(await send(authorization, PART)).toBe(200);
    const file = {
      fileId: authorization.videoId,
      fileName: '讲解.mp4',
      fileType: 'mp4',
      sourceSize: bytes.byteLength,
    };
    expect((await success(authorization.videoId, id)).data).toEqual({
      ...file,
      url: '',
      videoState: 'processing',
    });
    app.clock.advance(2_000);
    const { data: ready } = await success(authorization.videoId, id);
    expect(ready).toEqual({
      ...file,
      url: expect.stringMatching(/^\/sandbox\/video\/[0-9a-f-]{36}$/),
      videoState: 'ready',
    });
    expect((await success(authorization.videoId, id)).data).toEqual(ready);
    expect((await handIn(id, [authorization.videoId])).data.state).toBe('submitted');
    expect(await app.data(homework.detail, { homeworkId: id }, { token })).toMatchObject({
      files: [ready],
      videoTypes: ['mp4'],
    });
    const seen = await app.server.inject({
      url: ready.url,
      headers: { host: 'localhost', range: 'bytes=10-19' },
    });
    expect([
      seen.statusCode,
      seen.headers['content-type'],
      Buffer.compare(seen.rawPayload, Buffer.from(bytes.slice(10, 20))),
    ]).toEqual([206, 'video/mp4', 0]);
  });

  test('resumes where it was interrupted, with a new authorisation after the old one expired', async () => {
    const id = await add();
    const { data: authorization } = await authorize(id);
    await send(authorization, 0);
    app.clock.advance(10 * 60_000);
    expect(await send(authorization, PART)).toBe(403);
    const { data: fresh } = await resume(authorization.videoId, id);
    expect(fresh).toMatchObject({
      videoId: authorization.videoId,
      uploadedSize: PART,
      expiresAt: '2026-03-02T01:20:00.000Z',
    });
    expect(await send({ ...fresh, fields: { ...fresh.fields, expires: '9999999999999' } }, PART)).toBe(403);
    expect(await send(fresh, PART)).toBe(200);
    expect((await success(authorization.videoId, id)).data.videoState).toBe('processing');
  });

  test('fails when the file is no video, and cannot be handed in', async () => {
    const id = await add();
    const videoId = await put(id, new TextEncoder().encode('这不是视频'));
    app.clock.advance(2_000);
    expect((await success(videoId, id)).data).toMatchObject({ videoState: 'failed', url: '' });
    expect((await handIn(id, [videoId])).message).toBe('讲解.mp4：视频无法播放，请换一个');
    expect((await resume(videoId, id)).data).toEqual({ field: 'videoId' });
  });

  test('belongs to one student, one school and one homework', async () => {
    const id = await add();
    const videoId = await put(id);
    const other = await app.tokenOf(await newStudent());
    const missing = { code: '0', message: '没有找到这个视频，请重新上传' };
    expect(await resume(videoId, id, other)).toMatchObject(missing);
    expect(await success(videoId, id, other)).toMatchObject(missing);
    expect((await handIn(id, [videoId], other)).message).toBe('没有找到上传的文件，请重新上传');
    const sibling = await add();
    expect(await success(videoId, sibling)).toMatchObject(missing);
    expect(await resume(videoId, sibling)).toMatchObject(missing);
    expect((await handIn(sibling, [videoId])).message).toBe('没有找到上传的文件，请重新上传');
    const elsewhere = await app.addCompany('elsewhere.example');
    const stranger = await app.tokenOf(await app.addUser(elsewhere.company));
    expect((await authorize(id, {}, stranger)).code).not.toBe('1');
    expect((await resume('v999999', id)).data).toEqual({ field: 'videoId' });
    expect((await resume('1; drop', id)).data).toEqual({ field: 'videoId' });
  });

  test('requires an accepted type and size, an open homework and fewer than 20 earlier uploads', async () => {
    const id = await add();
    expect(await authorize(id, { fileName: 'a.exe' })).toMatchObject({
      code: '-601',
      data: { field: 'fileName' },
    });
    expect(await authorize(id, { fileName: 'a.png' })).toMatchObject({ code: '-601' });
    expect(await authorize(id, { sourceSize: 1_000_001 })).toMatchObject({
      code: '-600',
      data: { field: 'sourceSize' },
    });
    expect(await authorize(await add({ fileTypes: ['png'] }))).toMatchObject({ code: '-601' });
    expect(await authorize(await add({ hours: [-2, -1] }))).toMatchObject({
      code: '0',
      message: '作业已经截止',
      data: { field: 'homeworkId' },
    });
    for (let count = 0; count < 20; count += 1) await authorize(id);
    expect(await authorize(id)).toMatchObject({ code: '0', message: '一份作业最多上传 20 次视频' });
  });

  test('cannot be resumed after the deadline of the homework', async () => {
    const id = await add();
    const { data: authorization } = await authorize(id);
    await db.update(homeworks).set({ dueAt: app.clock.now() }).where(eq(homeworks.id, id));
    expect(await resume(authorization.videoId, id)).toMatchObject({ code: '0', message: '作业已经截止' });
  });
});

describe('the provider’s notice', () => {
  test('is accepted only with its signature, may arrive twice, and never changes a settled state', async () => {
    const id = await add();
    const videoId = await put(id);
    const stateOf = async () =>
      (
        await db
          .select()
          .from(homeworkVideos)
          .where(eq(homeworkVideos.id, videoId.slice(1)))
      )[0];
    const name = (await stateOf())?.name ?? '';
    const forged = JSON.stringify({ name, state: 'ready', url: 'https://evil.example/' });
    expect((await notify(forged, 'A'.repeat(43))).statusCode).toBe(403);
    expect((await notify('{', '')).statusCode).toBe(403);
    expect(await stateOf()).toMatchObject({ state: 'uploading', url: '' });
    await deliver();
    expect(await stateOf()).toMatchObject({ state: 'uploading' });
    app.clock.advance(2_000);
    const sandbox = app.parts.services.get(sandboxVideosKey);
    const notices: [string, string][] = [];
    await sandbox.deliverDue(async (...notice) => {
      notices.push(notice);
      throw new Error('The connection is down');
    });
    expect(await stateOf()).toMatchObject({ state: 'uploading' });
    app.clock.advance(2_000);
    await deliver();
    const settled = await stateOf();
    expect(settled).toMatchObject({ state: 'ready', url: `/sandbox/video/${name}` });
    for (const [body, signature] of notices) expect((await notify(body, signature)).statusCode).toBe(200);
    expect(await stateOf()).toEqual(settled);
  });
});

test('the sandbox of the video provider is not registered in production', async () => {
  const services = new Services();
  const config = { ...readConfig({ LECTERN_MODE: 'production' }, '/'), secret: 's'.repeat(32) };
  await homeworkModule.setup?.({ ...app.parts, config, services });
  expect(services.has(videoProvider)).toBe(false);
  expect(videoTypesOf({ fileTypes: ['mp4'] }, services)).toEqual([]);
});
