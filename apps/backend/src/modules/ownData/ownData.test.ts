import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { page as messagePage } from '@lectern/sdk/endpoints/message';
import * as setting from '@lectern/sdk/endpoints/setting';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp.ts';
import { bookMoney } from '../../../test/subjects/bookMoney.ts';
import { refuseWrites } from '../../../test/refuseWrites.ts';
import { addFile } from '../../../test/subjects/files.ts';
import { encrypted } from '../../../test/logIn.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { ownedRows, readReferences } from '../../platform/database/rows/ownedRows.ts';
import { type Company, companies } from '../../platform/database/tables/companies.tables.ts';
import { type User, users } from '../../platform/database/tables/users.tables.ts';
import { fileStore, newFileKey } from '../../platform/files/fileStore.ts';
import { pathOfKey } from '../../platform/files/folderFileStore.ts';
import { idempotentReplies } from '../../platform/database/tables/idempotency.tables.ts';
import { sandboxVideosKey } from '../../providers/video/sandboxVideos.ts';
import { examFaces } from '../answering/index.ts';
import { communityQuestions } from '../community/index.ts';
import { addOrder, passOrder } from '../face/index.ts';
import { faceOrders } from '../face/face.tables.ts';
import { homeworks } from '../homework/homework.tables.ts';
import { homeworkVideos } from '../homework/videos/video.tables.ts';
import { invoices } from '../invoice/invoice.tables.ts';
import { orders } from '../order/index.ts';
import { findProfile, readStudentRows } from '../studentInfo/index.ts';
import { fileUrl } from '../upload/index.ts';
import { withdrawals } from '../withdrawal/index.ts';
import { deleteExpiredArchives, makeArchives } from './archives.service.ts';
import { closeDueAccounts } from './closing.service.ts';
import { dataArchives } from './ownData.tables.ts';
import { readPersonalData } from './personalData.ts';
import { applyRetention } from './retention.service.ts';

const PASSWORD = 'Lectern2026';
const ID_NUMBER = '11010519491231002X';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let app: TestApp;
let company: Company;
let student: User;
let token: string;
let count = 0;
/** Errors logged by the jobs. */
const failures: unknown[] = [];

const log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: (fields: object) => void failures.push(fields),
};

beforeAll(async () => {
  app = await createTestApp({ seed: true });
  const member = await app.userNamed('member');
  const [found] = await app.parts.connection.db
    .select()
    .from(companies)
    .where(eq(companies.id, member.companyId));
  if (found === undefined) throw new Error('The demonstration has no company');
  company = found;
});
afterAll(async () => {
  expect(failures).toEqual([]);
  await app.close();
});

beforeEach(async () => {
  count += 1;
  student = await app.addUser(company, {
    username: `leaver_${count}`,
    name: `林小舟${count}`,
    mobile: `1377777${String(count).padStart(4, '0')}`,
    passwordHash: await hashPassword(PASSWORD, 'scrypt'),
  });
  token = await app.tokenOf(student);
});

const call: TestApp['call'] = (endpoint, input, options) => app.call(endpoint, input, { token, ...options });

async function proof(): Promise<string> {
  const { body } = await call(setting.verifyIdentity, {
    way: 'password',
    password: await encrypted(app, PASSWORD),
  });
  return body.data.verifyToken;
}
const fetchFile = (url: string) => app.server.inject({ url, headers: { host: 'localhost' } });
const ownData = async (): Promise<setting.OwnData> => (await call(setting.ownData, {})).body.data;
const titles = async (): Promise<string[]> =>
  (await call(messagePage, {})).body.data.records.map(({ title }: { title: string }) => title);
async function owner(userId: string): Promise<User> {
  const [row] = await app.parts.connection.db.select().from(users).where(eq(users.id, userId));
  if (row === undefined) throw new Error(`There is no account ${userId}`);
  return row;
}
const userNow = (): Promise<User> => owner(student.id);

/** Stores a picture for the student. */
async function picture(): Promise<string> {
  const key = newFileKey(company.id, 'png', app.clock.now());
  await addFile(app, student, key, 'image/png');
  await app.parts.services.get(fileStore).put(key, Buffer.from('png'));
  return key;
}

describe('an archive of a student’s data', () => {
  test('is made once in the background, announced, and downloaded at a signed address that expires after ten minutes', async () => {
    await call(setting.saveBase, { identityTypeCode: 'ID_IDCARD', identityId: ID_NUMBER });
    const key = await picture();
    expect((await call(setting.askArchive, {})).body).toMatchObject({
      code: '0',
      data: { field: 'verifyToken' },
    });
    const asked = await call(setting.askArchive, { verifyToken: await proof() });
    expect(asked.body.data.archive).toMatchObject({ state: 'making', url: '' });
    // A second request waits for the same archive.
    expect((await call(setting.askArchive, { verifyToken: await proof() })).body.code).toBe('1');
    await Promise.all([makeArchives(app.parts, log), makeArchives(app.parts, log)]);

    const { archive } = await ownData();
    expect(archive).toMatchObject({ state: 'ready', nextAt: expect.any(String) });
    expect((await titles()).filter((title) => title === '您的数据可以下载了')).toHaveLength(1);
    const fetched = await fetchFile(archive.url);
    expect(fetched.statusCode).toBe(200);
    expect(fetched.rawPayload).toHaveLength(archive.size);
    const entries = unzipSync(fetched.rawPayload);
    expect(Object.keys(entries)).toEqual(['data.json', `files/${key.split('/').at(-1)}`]);
    const text = strFromU8(entries['data.json'] ?? new Uint8Array());
    expect(JSON.parse(text)).toMatchObject({
      identityId: ID_NUMBER,
      tables: { users: [{ id: expect.anything() }] },
    });
    expect(text).not.toMatch(/hash|sealed|scrypt|argon2/);

    expect(
      (await fetchFile(archive.url.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')))).statusCode,
    ).toBe(403);
    expect((await fetchFile(archive.url.replace(student.id, '1'))).statusCode).toBe(403);
    app.clock.advance(10 * 60_000);
    expect((await fetchFile(archive.url)).statusCode).toBe(403);
    expect((await fetchFile((await ownData()).archive.url)).statusCode).toBe(200);
  });

  test('can be requested once a day, replaces the previous one, and is deleted after a week', async () => {
    const { db } = app.parts.connection;
    const keyNow = async (): Promise<string> => {
      const [row] = await db.select().from(dataArchives).where(eq(dataArchives.userId, student.id));
      return row?.archiveKey ?? '';
    };
    const isThere = (key: string): boolean => existsSync(pathOfKey(app.parts.config.dataDir, key));
    const ask = async () => (await call(setting.askArchive, { verifyToken: await proof() })).body;
    await ask();
    await makeArchives(app.parts, log);
    const first = await keyNow();
    expect(await ask()).toMatchObject({ code: '0', message: '一天只能导出一次，请明天再来' });
    app.clock.advance(DAY_MS);
    token = await app.tokenOf(student);
    expect(await ask()).toMatchObject({ code: '1', data: { archive: { state: 'making' } } });
    await makeArchives(app.parts, log);
    const second = await keyNow();
    expect([first, second].map(isThere)).toEqual([false, true]);
    app.clock.advance(7 * DAY_MS);
    await deleteExpiredArchives(app.parts);
    expect(isThere(second)).toBe(false);
    token = await app.tokenOf(student);
    expect((await ownData()).archive).toMatchObject({ state: 'none', url: '', nextAt: null });
  });

  test('can be downloaded only in the session that last proved the student’s identity', async () => {
    await call(setting.askArchive, { verifyToken: await proof() });
    await makeArchives(app.parts, log);
    const there = token;
    token = await app.tokenOf(student, 'another device');
    expect((await ownData()).archive).toMatchObject({ state: 'ready', url: '' });
    expect((await call(setting.askArchive, {})).body).toMatchObject({
      code: '0',
      data: { field: 'verifyToken' },
    });
    const { body } = await call(setting.askArchive, { verifyToken: await proof() });
    expect(body).toMatchObject({ code: '1', data: { archive: { state: 'ready' } } });
    expect((await fetchFile(body.data.archive.url)).statusCode).toBe(200);
    expect((await call(setting.askArchive, { verifyToken: await proof() })).body.code).toBe('0');
    token = there;
    expect((await ownData()).archive.url).toBe('');
  });

  const zips = async () =>
    (await readdir(app.parts.config.dataDir, { recursive: true })).filter((path) => path.includes('.zip'));

  test('leaves no file if it cannot be recorded', async () => {
    const before = await zips();
    await call(setting.askArchive, { verifyToken: await proof() });
    const allow = await refuseWrites(app.parts.connection.db, dataArchives, {
      on: 'update',
      where: `new.state = 'ready'`,
    });
    await makeArchives(app.parts, log);
    await allow();
    expect(failures.splice(0)).toHaveLength(1);
    expect((await ownData()).archive.state).toBe('failed');
    expect(await zips()).toEqual(before);
  });

  test('is made again an hour after its process died, and the earlier file is deleted', async () => {
    const before = await zips();
    await call(setting.askArchive, { verifyToken: await proof() });
    const { db } = app.parts.connection;
    const own = eq(dataArchives.userId, student.id);
    await makeArchives(app.parts, log);
    await db
      .update(dataArchives)
      .set({ state: 'waiting', startedAt: app.clock.now(), expiresAt: null })
      .where(own);
    const left = await zips();
    await makeArchives(app.parts, log);
    expect((await ownData()).archive.state).toBe('making');
    app.clock.advance(HOUR_MS);
    await makeArchives(app.parts, log);
    expect((await ownData()).archive.state).toBe('ready');
    const made = await zips();
    expect([left.length, made.length]).toEqual([before.length + 1, before.length + 1]);
    expect(made).not.toEqual(left);
  });
});

describe('closing an account', () => {
  const close = async (more: object = {}) =>
    (await call(setting.closeAccount, { verifyToken: await proof(), ...more })).body;

  test('takes effect after the school’s waiting period, unless the student takes it back', async () => {
    expect((await call(setting.closeAccount, {})).body).toMatchObject({ code: '0' });
    const { closing } = (await close()).data;
    expect(closing.closesAt).toBe(new Date(app.clock.now().getTime() + 15 * DAY_MS).toISOString());
    expect((await titles())[0]).toContain('注销');
    // Repeating the request changes nothing.
    app.clock.advance(HOUR_MS);
    expect((await close()).data.closing.closesAt).toBe(closing.closesAt);
    app.clock.advance(14 * DAY_MS);
    await closeDueAccounts(app.parts, log);
    token = await app.tokenOf(student);
    expect((await call(setting.keepAccount, {})).body.data.closing.closesAt).toBeNull();
    app.clock.advance(30 * DAY_MS);
    await closeDueAccounts(app.parts, log);
    expect(await userNow()).toMatchObject({ status: 'active', name: student.name });
  });

  test('erases personal data, files, videos and stored replies, and frees the mobile number', async () => {
    const { db } = app.parts.connection;
    await call(setting.saveBase, { identityTypeCode: 'ID_IDCARD', identityId: ID_NUMBER });
    const key = await picture();
    const now = app.clock.now();
    const own = { companyId: company.id, userId: student.id };
    await db
      .insert(withdrawals)
      .values({
        ...own,
        amountCents: 100,
        openid: '自己的话',
        state: 'paid',
        dueAt: now,
        createdAt: now,
        endedAt: now,
      });
    await db
      .insert(communityQuestions)
      .values({ ...own, title: '自己的话', content: '自己的话', askedAt: now, removedBy: 'owner' });
    const [homework] = await db.select().from(homeworks).limit(1);
    const videos = app.parts.services.get(sandboxVideosKey);
    const { name } = await videos.authorize({ fileName: '讲解.mp4', size: 9 });
    const video = {
      homeworkId: homework?.id ?? '',
      provider: 'sandbox' as const,
      name,
      fileName: '讲解.mp4',
      size: 9,
    };
    await db.insert(homeworkVideos).values({ ...own, ...video, createdAt: now });
    const reply = { endpoint: 'save', key: `k${count}`, inputHash: '', createdAt: now };
    await db.insert(idempotentReplies).values({ companyId: company.id, owner: student.id, ...reply });
    await close();
    app.clock.advance(15 * DAY_MS);
    await Promise.all([closeDueAccounts(app.parts, log), closeDueAccounts(app.parts, log)]);
    expect(await userNow()).toMatchObject({
      status: 'closed',
      name: '已注销用户',
      mobile: null,
      passwordHash: null,
    });
    expect(await findProfile(db, student.id)).toBeUndefined();
    expect(JSON.stringify(await readPersonalData(db, student.id))).not.toContain('自己的话');
    expect(await videos.find(name)).toBeUndefined();
    expect(await db.$count(idempotentReplies, eq(idempotentReplies.owner, student.id))).toBe(0);
    expect(existsSync(pathOfKey(app.parts.config.dataDir, key))).toBe(false);
    expect((await call(setting.ownData, {})).status).toBe(401);
    const listed = await readStudentRows(db, company.id);
    expect(listed.map(({ id }) => id)).not.toContain(student.id);
    // The number can be used by a new account.
    await app.addUser(company, { mobile: student.mobile });
  });

  test('keeps orders and posts without name or contacts, and keeps other students’ data', async () => {
    const { db } = app.parts.connection;
    const { tables, condition } = ownedRows(await readReferences(db), { table: 'users', column: 'user_id' });
    const rowsOf = async (userId: string) => {
      const counts: Record<string, number> = {};
      for (const table of tables)
        counts[table] = await db.$count(sql`${sql.identifier(table)}`, condition(table, userId));
      return counts;
    };
    const [invoice] = await db.select().from(invoices).where(eq(invoices.status, 'issued')).limit(1);
    if (invoice === undefined) throw new Error('The demonstration has no invoice');
    student = await owner(invoice.userId);
    const document = await picture();
    await db.update(invoices).set({ fileKey: document }).where(eq(invoices.id, invoice.id));
    const stays = await app.userNamed('emma');
    const before = await rowsOf(stays.id);
    for (const name of ['student', 'member', 'saver']) {
      student = await app.userNamed(name);
      token = await app.tokenOf(student);
      await db
        .update(orders)
        .set({ status: 'closed' })
        .where(sql`user_id = ${student.id} and status = 'waiting'`);
      expect(await close({ giveUpFlag: 1 }), name).toMatchObject({ code: '1' });
      const [bought, asked] = await Promise.all([
        db.$count(orders, eq(orders.userId, student.id)),
        db.$count(sql`community_questions`, sql`user_id = ${student.id}`),
      ]);
      app.clock.advance(15 * DAY_MS);
      await closeDueAccounts(app.parts, log);
      expect(await userNow(), name).toMatchObject({ status: 'closed' });
      expect(await db.$count(orders, eq(orders.userId, student.id))).toBe(bought);
      expect(await db.$count(sql`community_questions`, sql`user_id = ${student.id}`)).toBe(asked);
      // An invoice keeps the name on it.
      const { invoices: _, ...held } = await readPersonalData(db, student.id);
      const left = JSON.stringify(held);
      const contacts = await db.execute(
        sql`select 1 from invoices where user_id = ${student.id} and (email <> '' or title_type = 'personal' and phone <> '')`,
      );
      expect(contacts.rows, name).toEqual([]);
      for (const word of [student.name, student.mobile, student.email, student.username])
        if (word !== null) expect(left, name).not.toContain(`"${word}"`);
    }
    expect(await rowsOf(stays.id)).toEqual(before);
    expect(existsSync(pathOfKey(app.parts.config.dataDir, document))).toBe(true);
    expect((await fetchFile(fileUrl(document))).statusCode).toBe(200);
  });

  test('is refused until the balance is given up, and postponed while an order is waiting', async () => {
    const { db } = app.parts.connection;
    await bookMoney(app, student, 1200);
    expect(await close()).toMatchObject({ code: '0', data: { field: 'giveUpFlag' } });
    expect((await close({ giveUpFlag: 1 })).data.closing).toMatchObject({
      balanceCents: 1200,
      hindrances: [],
    });
    const [sample] = await db.select().from(orders).where(eq(orders.status, 'closed')).limit(1);
    if (sample === undefined) throw new Error('The demonstration has no order');
    const { id: _, ...order } = sample;
    await db
      .insert(orders)
      .values({ ...order, userId: student.id, orderNo: `W${count}`, status: 'waiting', endedAt: null });
    expect((await ownData()).closing.hindrances).toEqual(['order']);
    expect(await close({ giveUpFlag: 1 })).toMatchObject({
      code: '0',
      message: '还有待付款的订单，请先付款或取消',
    });
    app.clock.advance(15 * DAY_MS);
    await closeDueAccounts(app.parts, log);
    expect(await userNow()).toMatchObject({ status: 'active' });
    token = await app.tokenOf(student);
    expect(await titles()).toContain('账号暂时不能注销');
    await db.update(orders).set({ status: 'closed' }).where(eq(orders.userId, student.id));
    app.clock.advance(DAY_MS);
    await closeDueAccounts(app.parts, log);
    expect(await userNow()).toMatchObject({ status: 'closed' });
  });
});

test('ID numbers and face checks are deleted after the school’s retention period, and kept without one', async () => {
  const { db } = app.parts.connection;
  await call(setting.saveBase, { identityTypeCode: 'ID_IDCARD', identityId: ID_NUMBER });
  const at = app.clock.now();
  const { orderNo } = await addOrder(db, at, {
    companyId: company.id,
    userId: student.id,
    purpose: 'lesson',
  });
  await passOrder(db, at, orderNo);
  const facesLeft = () => db.$count(faceOrders, eq(faceOrders.userId, student.id));
  app.clock.advance(100 * DAY_MS);
  await applyRetention(app.parts);
  expect((await findProfile(db, student.id))?.identityIdSealed).not.toBeNull();
  expect(await facesLeft()).toBe(1);

  const rule = { ...company.config, privacy: { identityDays: 101, faceDays: 90 } };
  await db.update(companies).set({ config: rule }).where(eq(companies.id, company.id));
  await applyRetention(app.parts);
  expect((await findProfile(db, student.id))?.identityIdSealed).not.toBeNull();
  expect(await facesLeft()).toBe(0);
  expect(await db.$count(examFaces, eq(examFaces.companyId, company.id))).toBe(0);
  app.clock.advance(2 * DAY_MS);
  await applyRetention(app.parts);
  expect(await findProfile(db, student.id)).toMatchObject({
    identityIdSealed: null,
    identityTypeCode: 'ID_IDCARD',
  });
});
