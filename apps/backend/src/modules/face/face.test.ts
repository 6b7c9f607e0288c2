import * as face from '@lectern/sdk/endpoints/face';
import { saveBase } from '@lectern/sdk/endpoints/setting';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import type { User } from '../../platform/database/tables/users.tables.ts';
import { findProfile, type ProfileChange, writeProfile } from '../studentInfo/index.ts';
import { faceGate } from './faceGate.ts';

const identity: face.UpdateIdentityIn = {
  name: '林晓彤',
  identityTypeCode: 'ID_IDCARD',
  identityId: '11010519491231002X',
};

let student: User;
let token: string;

const app = await openTestApp({ seed: 'core' });
const { db } = app.parts.connection;
const { companyId } = await app.userNamed('newcomer');

beforeEach(async () => {
  student = await app.addUser({ id: companyId }, { name: '林晓彤' });
  token = await app.tokenOf(student);
});

const statusOf = async (endpoint: typeof face.commonCheck): Promise<number> =>
  (await app.data(endpoint, {}, { token })).status;
const resultOf = async (orderNo: string, as = token): Promise<number> =>
  (await app.data(face.result, { orderNo }, { token: as })).status;

async function begin(): Promise<string> {
  await app.call(face.updateIdentity, identity, { token });
  return (await app.data(face.commonVerifyUrl, {}, { token })).orderNo;
}

/** Lets the sandbox's camera pass or fail a check. */
async function answerCamera(orderNo: string, how: 'pass' | 'fail'): Promise<void> {
  const reply = await app.server.inject({
    method: 'POST',
    url: `/sandbox/face/${orderNo}/${how}`,
    headers: { host: 'localhost' },
  });
  expect(reply.statusCode).toBe(303);
}

describe('a face check', () => {
  test('requires name and identity number first, and shows the number masked', async () => {
    expect(await statusOf(face.commonCheck)).toBe(2);
    expect(await app.body(face.commonVerifyUrl, {}, { token })).toMatchObject({
      code: '0',
      data: { field: 'name' },
    });
    await app.call(face.updateIdentity, identity, { token });
    expect(await statusOf(face.commonCheck)).toBe(1);
    expect(await app.data(face.personalData, {}, { token })).toEqual({
      name: '林晓彤',
      identityTypeCode: 'ID_IDCARD',
      identityId: '110***********002X',
      identityUnreadableFlag: 0,
      verifiedFlag: 0,
    });
  });

  test('stores an identity number without a type as an ID card number', async () => {
    const alone = { name: identity.name, identityId: '11010519491231002X' };
    expect((await app.call(face.updateIdentity, alone, { token })).body.code).toBe('1');
    expect((await app.data(face.personalData, {}, { token })).identityTypeCode).toBe('ID_IDCARD');
  });

  test('does not take the passport number on file for an ID card number', async () => {
    const passport = { identityTypeCode: 'ID_PASSPORT', identityId: 'E12345678' } as const;
    await app.call(saveBase, passport, { token });
    expect(await app.body(face.updateIdentity, { name: identity.name }, { token })).toMatchObject({
      code: '0',
      message: '请输入正确的证件号码',
      data: { field: 'identityId' },
    });
    expect((await app.data(face.personalData, {}, { token })).identityTypeCode).toBe('ID_PASSPORT');
    expect((await app.call(face.updateIdentity, identity, { token })).body.code).toBe('1');
  });

  test('stores a corrected identity number after it failed, and leaves it unverified', async () => {
    const orderNo = await begin();
    await answerCamera(orderNo, 'fail');
    expect(await resultOf(orderNo)).toBe(2);
    const corrected = { ...identity, identityId: '440524188001010014' };
    expect((await app.call(face.updateIdentity, corrected, { token })).body.code).toBe('1');
    expect(await app.data(face.personalData, {}, { token })).toMatchObject({
      identityId: '440***********0014',
      verifiedFlag: 0,
    });
  });

  test('is pending until the camera answers, and then locks name and number', async () => {
    const orderNo = await begin();
    expect(await resultOf(orderNo)).toBe(0);
    await answerCamera(orderNo, 'pass');
    expect(await resultOf(orderNo)).toBe(1);
    for (const other of [{ name: '别人' }, { identityId: '440524188001010014' }])
      expect(await app.body(face.updateIdentity, { ...identity, ...other }, { token })).toMatchObject({
        code: '0',
        data: { field: 'name' },
      });
    expect((await app.data(face.personalData, {}, { token })).verifiedFlag).toBe(1);
  });

  test('can be repeated after it failed', async () => {
    const orderNo = await begin();
    await answerCamera(orderNo, 'fail');
    expect(await resultOf(orderNo)).toBe(2);
    const again = await begin();
    await answerCamera(again, 'pass');
    expect(await resultOf(again)).toBe(1);
  });

  test('starts at most 20 times within its lifetime, even in parallel, and again afterwards', async () => {
    await app.call(face.updateIdentity, identity, { token });
    const start = () => app.body(face.commonVerifyUrl, {}, { token });
    const replies = await Promise.all(Array.from({ length: 25 }, start));
    expect(replies.filter(({ code }) => code === '1')).toHaveLength(20);
    expect(await start()).toMatchObject({ code: '0', message: '操作太频繁，请稍后再试' });
    app.clock.advance(11 * 60_000);
    expect((await start()).code).toBe('1');
  });

  test('reports its result only to its own student, and expires', async () => {
    const orderNo = await begin();
    await answerCamera(orderNo, 'pass');
    expect(await resultOf(orderNo, await app.tokenOf(await app.userNamed('newcomer')))).toBe(2);
    app.clock.advance(11 * 60_000);
    expect(await resultOf(orderNo)).toBe(2);
  });

  test('is accepted once by an exam, only from its own student and not if begun too early', async () => {
    const orderNo = await begin();
    const use = (userId: string, since = new Date(0)) =>
      app.parts.services.get(faceGate).use(db, { companyId, userId, orderNo, now: app.clock.now(), since });
    expect(await use(student.id)).toBe(false);
    await answerCamera(orderNo, 'pass');
    expect(await use((await app.userNamed('newcomer')).id)).toBe(false);
    // A recognition started before it was requested does not count.
    expect(await use(student.id, new Date(app.clock.now().getTime() + 1))).toBe(false);
    expect(await use(student.id, app.clock.now())).toBe(true);
    expect(await use(student.id)).toBe(false);
  });

  test('verifies only the identity it began with, not one written since', async () => {
    const orderNo = await begin();
    await answerCamera(orderNo, 'pass');
    const other = { ...identity, name: '别的人', identityId: '440524188001010014' };
    expect((await app.call(face.updateIdentity, other, { token })).body.code).toBe('1');
    expect(await resultOf(orderNo)).toBe(2);
    const claim = { companyId, userId: student.id, orderNo, now: app.clock.now() };
    expect(await app.parts.services.get(faceGate).use(db, claim)).toBe(false);
    expect((await app.data(face.personalData, {}, { token })).verifiedFlag).toBe(0);
  });

  test('locks the verified name and number against a concurrent change, but not the other fields', async () => {
    const orderNo = await begin();
    await answerCamera(orderNo, 'pass');
    expect(await resultOf(orderNo)).toBe(1);
    const write = (change: ProfileChange) => writeProfile(db, student, change, app.clock.now());
    await expect(write({ name: '别的人' })).rejects.toMatchObject({ code: '0', data: { field: 'name' } });
    await expect(write({ identityIdSealed: null })).rejects.toMatchObject({ code: '0' });
    await write({ sex: 'FEMALE' });
    expect(await findProfile(db, student.id)).toMatchObject({
      name: identity.name,
      identityIdSealed: expect.any(String),
      sex: 'FEMALE',
    });
  });

  test('is not required before a lesson where the school does not want it', async () => {
    const { body } = await app.call(face.lessonStatus, { classTypeId: '1', lessonId: '1' }, { token });
    expect(body.data.status).toBe(0);
  });

  test.each(['Emma', '一二三四五六', ''])('rejects the name “%s” with 400', async (name) => {
    expect((await app.call(face.updateIdentity, { ...identity, name }, { token })).status).toBe(400);
  });
});
