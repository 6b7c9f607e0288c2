import type { Endpoint } from '@lectern/sdk';
import { spaceSize } from '@lectern/sdk/endpoints/resource';
import * as setting from '@lectern/sdk/endpoints/setting';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { refuseWrites } from '../../../test/refuseWrites.ts';
import { idempotentReplies } from '../../platform/database/tables/idempotency.tables.ts';
import { type User, users } from '../../platform/database/tables/users.tables.ts';
import { storedFiles } from '../upload/upload.tables.ts';
import { PIXEL } from '../../../test/picture.ts';

let student: User;
let token: string;

const app = await openTestApp({ seed: 'core' });
const { db } = app.parts.connection;

beforeEach(async () => {
  const { companyId } = await app.userNamed('student');
  student = await app.addUser({ id: companyId });
  token = await app.tokenOf(student);
});

const call = <In extends object, Out>(endpoint: Endpoint<In, Out>, input: NoInfer<In>) =>
  app.call(endpoint, input, { token });

describe('the portrait', () => {
  test('is stored under a random key, and served with its own content type and nosniff', async () => {
    const { body } = await call(setting.headPortrait, {
      file: new File([PIXEL], 'me.png', { type: 'image/png' }),
    });
    const { headPicMax } = body.data;
    expect(headPicMax).toMatch(/^\/files\/\d+\/\d{4}-\d{2}-\d{2}\/coldatatypefile\/[0-9a-f-]{36}\.png$/);
    const file = await app.server.inject({ url: headPicMax, headers: { host: 'localhost' } });
    expect(file.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    expect(file.rawPayload).toEqual(PIXEL);
    expect((await call(setting.accountInfo, {})).body.data.headPicMax).toBe(headPicMax);
  });

  test('replaces the previous one and its bytes, and keeps one of three concurrent uploads', async () => {
    const give = async () =>
      (await call(setting.headPortrait, { file: new File([PIXEL], 'me.png') })).body.data;
    const open = (url: string) => app.server.inject({ url, headers: { host: 'localhost' } });
    const { headPicMax: first } = await give();
    const urls = (await Promise.all([give(), give(), give()])).map(({ headPicMax }) => headPicMax);
    const shown: string = (await call(setting.accountInfo, {})).body.data.headPicMax;
    expect(urls).toContain(shown);
    for (const url of [first, ...urls]) expect((await open(url)).statusCode).toBe(url === shown ? 200 : 404);
    expect((await call(spaceSize, {})).body.data.usedSize).toBe(PIXEL.byteLength);
  });

  test('remains readable if recording the idempotent reply fails', async () => {
    const file = new File([PIXEL], 'me.png');
    await call(setting.headPortrait, { file });
    const takeAgain = await refuseWrites(db, idempotentReplies, { on: 'update' });
    await app.call(setting.headPortrait, { file }, { token, idempotencyKey: 'key-of-a-portrait' });
    await takeAgain();
    const { headPicMax } = (await call(setting.accountInfo, {})).body.data;
    const { statusCode } = await app.server.inject({ url: headPicMax, headers: { host: 'localhost' } });
    expect(statusCode).toBe(200);
  });

  test('takes no space if the account cannot be updated, and the next one deletes leftovers', async () => {
    const file = new File([PIXEL], 'me.png');
    const usedSize = async () => (await call(spaceSize, {})).body.data.usedSize;
    await db
      .insert(storedFiles)
      .values({
        key: `${student.companyId}/left`,
        companyId: student.companyId,
        userId: student.id,
        size: 5,
        contentType: 'image/png',
        digest: '',
        purpose: 'portrait',
        createdAt: app.clock.now(),
      });
    const takeAgain = await refuseWrites(db, users, { on: 'update' });
    expect((await call(setting.headPortrait, { file })).status).toBe(500);
    await takeAgain();
    expect(await usedSize()).toBe(5);
    await call(setting.headPortrait, { file });
    expect(await usedSize()).toBe(PIXEL.byteLength);
  });

  test('is not accepted as a signature for agreements', async () => {
    const { headPicMax } = (await call(setting.headPortrait, { file: new File([PIXEL], 'me.png') })).body
      .data;
    const key = headPicMax.slice('/files/'.length);
    expect((await call(setting.saveSignSource, { key })).body).toMatchObject({ data: { field: 'key' } });
  });

  test('is validated by its bytes and size, not by its name', async () => {
    const page = new File(['<svg onload=alert(1)>'], 'me.png', { type: 'image/png' });
    expect((await call(setting.headPortrait, { file: page })).body).toMatchObject({
      code: '-601',
      message: '图片只能上传JPG/PNG格式',
    });
    const large = new File([new Uint8Array(5 * 1024 * 1024)], 'me.png', { type: 'image/png' });
    expect((await call(setting.headPortrait, { file: large })).body).toMatchObject({
      code: '-600',
      message: '图片大小不能超过5MB!',
    });
  });

  test.each([
    '/files/../secret',
    '/files/1/2026-01-01/coldatatypefile/none.png',
    '/files/%2e%2e/%2e%2e/etc/passwd',
  ])('is not served at %s', async (url) => {
    expect((await app.server.inject({ url, headers: { host: 'localhost' } })).statusCode).toBe(404);
  });
});
