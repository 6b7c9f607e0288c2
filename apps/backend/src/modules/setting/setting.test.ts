import type { Endpoint } from '@lectern/sdk';
import { page as messagePage } from '@lectern/sdk/endpoints/message';
import { spaceSize } from '@lectern/sdk/endpoints/resource';
import * as setting from '@lectern/sdk/endpoints/setting';
import * as upload from '@lectern/sdk/endpoints/upload';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { arrayContains, eq, sql } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../../../test/createTestApp.ts';
import { encrypted } from '../../../test/logIn.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { seal } from '../../platform/auth/sealing.ts';
import { type Company, companies } from '../../platform/database/tables/companies.tables.ts';
import { type User, users } from '../../platform/database/tables/users.tables.ts';
import { captchaProvider } from '../../providers/captcha/captchaProvider.ts';
import { mailProvider } from '../../providers/mail/mailProvider.ts';
import { smsProvider } from '../../providers/sms/smsProvider.ts';
import { thirdUsers } from '../login/third.tables.ts';
import { studentProfiles } from '../studentInfo/studentInfo.tables.ts';
import { storedFiles } from '../upload/upload.tables.ts';

const OLD = 'Lectern2026';
let app: TestApp;
let company: Company;
let student: User;
let token: string;
let tokenOfNameless: string;
/** The last code that went to a number or address. */
const codes = new Map<string, string>();

beforeAll(async () => {
  app = await createTestApp({
    seed: 'core',
    onServices(services) {
      services.provide(smsProvider, {
        send: async ({ mobile, code }) => void codes.set(mobile, code),
        notify: async () => undefined,
      });
      services.provide(mailProvider, { send: async ({ address, code }) => void codes.set(address, code) });
      services.provide(captchaProvider, { ...services.get(captchaProvider), verify: async () => true });
    },
  });
  company = await companyAt('localhost');
});
afterAll(() => app.close());

async function companyAt(host: string): Promise<Company> {
  const [found] = await app.parts.connection.db
    .select()
    .from(companies)
    .where(arrayContains(companies.hosts, [host]));
  if (found === undefined) throw new Error(`There is no company at ${host}`);
  return found;
}

let count = 0;
beforeEach(async () => {
  count += 1;
  app.clock.advance(24 * 3600_000);
  student = await app.addUser(company, {
    username: `learner_${count}`,
    mobile: `1386666${String(count).padStart(4, '0')}`,
    passwordHash: await hashPassword(OLD, 'scrypt'),
  });
  token = await app.tokenOf(student);
});

const call = <In extends object, Out>(endpoint: Endpoint<In, Out>, input: NoInfer<In>) =>
  app.call(endpoint, input, { token });

const solved = () => ({ ticket: `ticket-${Math.random()}`, randstr: 'r' });

const sealed = (password: string): Promise<string> => encrypted(app, password);

const userNow = async (): Promise<User | undefined> => {
  const [row] = await app.parts.connection.db.select().from(users).where(eq(users.id, student.id));
  return row;
};

async function proof(): Promise<string> {
  const { body } = await call(setting.verifyIdentity, { way: 'password', password: await sealed(OLD) });
  return body.data.verifyToken;
}

describe('the account', () => {
  test('is presented with masked number and what it is bound to', async () => {
    await app.parts.connection.db.insert(thirdUsers).values({
      publicId: `p${count}`,
      companyId: company.id,
      type: 'dingtalk',
      externalId: `x${count}`,
      nickName: '小明',
      userId: student.id,
    });
    const { body } = await call(setting.accountInfo, {});
    expect(body.data).toMatchObject({
      mobile: expect.stringMatching(/^138\*{4}\d{4}$/),
      email: '',
      hasPassword: true,
      usernameFlag: 1,
    });
    expect(body.data.thirdParties).toContainEqual({ type: 'dd', bindFlag: 1, name: '小明' });
    expect(body.data).toMatchObject({ smsFlag: 1, mailFlag: 1 });
  });

  test('says by what no codes go out', async () => {
    const has = vi.spyOn(app.parts.services, 'has').mockImplementation((key) => key.name === 'mail');
    const { body } = await call(setting.accountInfo, {});
    has.mockRestore();
    expect(body.data).toMatchObject({ smsFlag: 0, mailFlag: 1 });
  });

  test('changes its number only after a proof and by a code to the new one', async () => {
    const mobile = '13912345678';
    expect((await call(setting.sendSms, { codeType: 'BIND_MOBILE', mobile })).body.code).toBe('600');
    expect((await call(setting.sendSms, { codeType: 'BIND_MOBILE', mobile, ...solved() })).body.code).toBe(
      '1',
    );
    const smsCode = codes.get(mobile) ?? '';
    expect((await call(setting.bindMobile, { mobile, smsCode })).body).toMatchObject({
      code: '0',
      data: { field: 'verifyToken' },
    });
    expect((await call(setting.bindMobile, { mobile, smsCode, verifyToken: await proof() })).body.code).toBe(
      '1',
    );
    expect((await userNow())?.mobile).toBe(mobile);
    expect((await call(messagePage, {})).body.data.records[0]).toMatchObject({
      title: '您的绑定手机号已修改',
    });
  });

  test('refuses a number that somebody has, before an SMS is sent', async () => {
    const other = await app.addUser(company, { mobile: '13700000000' });
    const { body } = await call(setting.sendSms, {
      codeType: 'BIND_MOBILE',
      mobile: other.mobile ?? '',
      ...solved(),
    });
    expect(body).toMatchObject({ code: '0', message: '手机号已绑定' });
    expect(codes.has('13700000000')).toBe(false);
    for (const input of [
      { codeType: 'BIND_MOBILE', mobile: other.mobile ?? '' },
      { codeType: 'BIND_EMAIL', email: 'free@example.com' },
    ] as const)
      expect((await call(setting.sendSms, input)).body.code).toBe('600');
    await app.parts.connection.db.delete(users).where(eq(users.id, other.id));
  });

  test('binds an address by the code in its mailbox, told in any case', async () => {
    const email = `Study${count}@example.com`;
    await call(setting.sendSms, { codeType: 'BIND_EMAIL', email, ...solved() });
    const code = codes.get(email) ?? '';
    expect((await call(setting.bindEmail, { email, code, verifyToken: await proof() })).body.code).toBe('1');
    expect((await call(setting.accountInfo, {})).body.data.email).toMatch(/^S\*{3}\d@example\.com$/);
    expect((await call(setting.checkEmail, { email: email.toLowerCase() })).body.message).toBe('邮箱已绑定');
  });

  test.each<[string, (name: string, proof: object) => Promise<{ body: { code: string } }>]>([
    ['an address', (name, proof) => call(setting.checkEmail, { email: `${name}@example.com`, ...proof })],
    ['a user name', (username, proof) => call(setting.checkUsername, { username, ...proof })],
    [
      'a user name that is to be set',
      (username, proof) => app.call(setting.bindUsername, { username, ...proof }, { token: tokenOfNameless }),
    ],
  ])('asks for the challenge where many are tried out: %s', async (_, check) => {
    const nameless = await app.addUser(company);
    tokenOfNameless = await app.tokenOf(nameless);
    const taken = student.username ?? '';
    for (let time = 0; time < 20; time += 1) expect((await check(taken, {})).body.code).not.toBe('600');
    expect((await check(taken, {})).body.code).toBe('600');
    expect((await check(taken, solved())).body.code).not.toBe('600');
  });

  test('takes the ticket of a challenge once, with an idempotency key as well', async () => {
    const other = await app.addUser(company, { mobile: '13700000001' });
    const ticket = solved();
    const check = async (idempotencyKey: string) =>
      (
        await app.call(
          setting.checkMobile,
          { mobile: other.mobile ?? '', ...ticket },
          { token, idempotencyKey },
        )
      ).body.code;
    expect([await check('key-first-1'), await check('key-second-2')]).toEqual(['0', '600']);
  });

  test('proves itself by a code to the bound number, once', async () => {
    await call(setting.sendSms, { codeType: 'VERIFY_IDENTITY', ...solved() });
    const code = codes.get(student.mobile ?? '') ?? '';
    expect((await call(setting.verifyIdentity, { way: 'mobile', code })).body.code).toBe('1');
    expect((await call(setting.verifyIdentity, { way: 'mobile', code })).body.code).toBe('0');
  });

  test('lets a proof expire, and takes none of another session', async () => {
    const verifyToken = await proof();
    const elsewhere = await app.tokenOf(student);
    const unbind = () =>
      app.call(setting.unbindThirdParty, { type: 'qq', verifyToken }, { token: elsewhere });
    expect((await unbind()).body.code).toBe('0');
    app.clock.advance(11 * 60_000);
    expect((await call(setting.unbindThirdParty, { type: 'qq', verifyToken })).body.code).toBe('0');
  });

  test('keeps one way to log in', async () => {
    const bare = await app.addUser(company);
    await app.parts.connection.db.insert(thirdUsers).values({
      publicId: `bare${count}`,
      companyId: company.id,
      type: 'weixin',
      externalId: `bare${count}`,
      userId: bare.id,
    });
    const { body } = await app.call(
      setting.unbindThirdParty,
      { type: 'weixin' },
      { token: await app.tokenOf(bare) },
    );
    expect(body).toMatchObject({ code: '0', message: '解绑后将无法登录，请先绑定手机号或设置密码' });
  });

  test('sets a user name once', async () => {
    const nameless = await app.addUser(company, { mobile: `1370000${count + 1000}` });
    const asNameless = { token: await app.tokenOf(nameless) };
    expect(
      (await app.call(setting.bindUsername, { username: student.username ?? '' }, asNameless)).body.message,
    ).toBe('用户名已绑定');
    expect((await app.call(setting.bindUsername, { username: `fresh_${count}` }, asNameless)).body.code).toBe(
      '1',
    );
    expect((await app.call(setting.bindUsername, { username: 'another_one' }, asNameless)).body.code).toBe(
      '0',
    );
  });
});

describe('the password', () => {
  test('changes with the old one, ends all other sessions and goes on with a new token', async () => {
    const elsewhere = await app.tokenOf(student);
    const { body } = await call(setting.updatePassword, {
      oldPassword: await sealed(OLD),
      password: await sealed('Another2026'),
    });
    expect(body.code).toBe('1');
    for (const ended of [token, elsewhere]) {
      expect((await app.call(setting.accountInfo, {}, { token: ended })).status).toBe(401);
    }
    expect((await app.call(setting.accountInfo, {}, { token: body.data.token })).status).toBe(200);
  });

  test('changes by a code to the bound number, and lifts a forced change', async () => {
    await app.parts.connection.db
      .update(users)
      .set({ mustChangePassword: true })
      .where(eq(users.id, student.id));
    await call(setting.sendPasswordSms, solved());
    const { body } = await call(setting.updatePassword, {
      smsCode: codes.get(student.mobile ?? '') ?? '',
      password: await sealed('Another2026'),
    });
    expect(body.code).toBe('1');
    expect((await userNow())?.mustChangePassword).toBe(false);
  });

  test('is demanded of an account that has none, and set by a code', async () => {
    await app.parts.connection.db
      .update(users)
      .set({ mustChangePassword: true, passwordHash: null })
      .where(eq(users.id, student.id));
    const demand = async () => (await call(setting.accountInfo, {})).body.data;
    expect(await demand()).toMatchObject({ changePasswordConfig: 2, hasPassword: false });
    expect((await call(setting.saveOther, { major: '数学' })).body).toMatchObject({
      code: '0',
      message: '根据相关要求，请修改您的密码后继续使用',
    });
    await call(setting.sendPasswordSms, solved());
    const { body } = await call(setting.updatePassword, {
      smsCode: codes.get(student.mobile ?? '') ?? '',
      password: await sealed('Another2026'),
    });
    token = body.data.token;
    expect(await demand()).toMatchObject({ changePasswordConfig: 0, hasPassword: true });
  });

  test.each([
    ['wrong', 'Wrong2026!', 'Another2026', '原密码不正确'],
    ['the same', OLD, OLD, '新密码不能与原密码相同'],
    ['too short', OLD, 'short', '密码需要 8 到 64 个字符'],
    ['usual', OLD, '12345678', '这个密码太常见，容易被猜中，请换一个'],
  ])('is refused when it is %s', async (_, oldPassword, password, message) => {
    const { body } = await call(setting.updatePassword, {
      oldPassword: await sealed(oldPassword),
      password: await sealed(password),
    });
    expect(body).toMatchObject({ code: '0', message });
  });
});

describe('the profile', () => {
  test('seals the ID number and shows only its ends', async () => {
    const identityId = '11010519491231002X';
    await call(setting.saveBase, {
      name: '王小明',
      identityTypeCode: 'ID_IDCARD',
      identityId,
      sex: 'MALE',
      birthday: '1999-12-31',
    });
    const { body } = await call(setting.detail, {});
    expect(body.data).toMatchObject({
      name: '王小明',
      identityId: '110***********002X',
      sex: 'MALE',
      birthday: '1999-12-31',
    });
    const [row] = await app.parts.connection.db
      .select()
      .from(studentProfiles)
      .where(eq(studentProfiles.userId, student.id));
    expect(JSON.stringify(row)).not.toContain(identityId);
    await call(setting.saveBase, { identityId: 'SRC', nickName: '小明' });
    expect((await call(setting.detail, {})).body.data).toMatchObject({
      identityId: '110***********002X',
      nickName: '小明',
    });
  });

  test('says of an ID number that cannot be opened that it is there, and keeps it', async () => {
    const identityIdSealed = seal(
      { ...app.parts.config, secret: 'the secret before, 32 characters or more' },
      'identity',
      '11010519491231002X',
    );
    await call(setting.saveBase, { name: '王小明' });
    await app.parts.connection.db
      .update(studentProfiles)
      .set({ identityIdSealed })
      .where(eq(studentProfiles.userId, student.id));
    expect((await call(setting.detail, {})).body.data).toMatchObject({
      name: '王小明',
      identityId: '********',
      identityUnreadableFlag: 1,
    });
    await call(setting.saveBase, { name: '王小亮', identityId: 'SRC' });
    const [row] = await app.parts.connection.db
      .select()
      .from(studentProfiles)
      .where(eq(studentProfiles.userId, student.id));
    expect(row).toMatchObject({ name: '王小亮', identityIdSealed });
    expect((await call(setting.saveBase, { identityTypeCode: 'ID_IDCARD' })).body).toMatchObject({
      code: '0',
      message: '原来的证件号码暂时读不出来，请重新填写',
      data: { field: 'identityId' },
    });
  });

  test('refuses a number that cannot be one, and a birthday that was never', async () => {
    const wrong = await call(setting.saveBase, {
      identityTypeCode: 'ID_IDCARD',
      identityId: '11010519991332002X',
    });
    expect(wrong.body).toMatchObject({ code: '0', data: { field: 'identityId' } });
    expect((await call(setting.saveBase, { birthday: '2023-02-31' })).status).toBe(400);
  });

  test('keeps what a face check has proved', async () => {
    await call(setting.saveBase, { name: '王小明' });
    await app.parts.connection.db
      .update(studentProfiles)
      .set({ faceVerifiedAt: app.clock.now() })
      .where(eq(studentProfiles.userId, student.id));
    expect((await call(setting.saveBase, { name: '别人' })).body).toMatchObject({
      code: '0',
      data: { field: 'name' },
    });
    expect((await call(setting.saveBase, { name: '王小明', sex: 'MALE' })).body.code).toBe('1');
  });

  test('saves each part without touching the others', async () => {
    await call(setting.saveContact, { qq: '10001', province: '浙江省', city: '杭州市', county: '西湖区' });
    await call(setting.saveOther, { educationCode: 'BECHELOR', major: '数学' });
    expect((await call(setting.detail, {})).body.data).toMatchObject({
      qq: '10001',
      county: '西湖区',
      educationCode: 'BECHELOR',
      major: '数学',
    });
  });
});

const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
);

describe('the picture', () => {
  test('is kept under a key that nobody guesses, and served as what it is', async () => {
    const { body } = await call(setting.headPortrait, {
      file: new File([PNG], 'me.png', { type: 'image/png' }),
    });
    const { headPicMax } = body.data;
    expect(headPicMax).toMatch(/^\/files\/\d+\/\d{4}-\d{2}-\d{2}\/coldatatypefile\/[0-9a-f-]{36}\.png$/);
    const file = await app.server.inject({ url: headPicMax, headers: { host: 'localhost' } });
    expect(file.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    expect(new Uint8Array(file.rawPayload)).toEqual(PNG);
    expect((await call(setting.accountInfo, {})).body.data.headPicMax).toBe(headPicMax);
  });

  test('goes with its bytes when another takes its place, which is one of those that came at once', async () => {
    const give = async () =>
      (await call(setting.headPortrait, { file: new File([PNG], 'me.png') })).body.data;
    const open = (url: string) => app.server.inject({ url, headers: { host: 'localhost' } });
    const { headPicMax: first } = await give();
    const urls = (await Promise.all([give(), give(), give()])).map(({ headPicMax }) => headPicMax);
    const shown: string = (await call(setting.accountInfo, {})).body.data.headPicMax;
    expect(urls).toContain(shown);
    for (const url of [first, ...urls]) expect((await open(url)).statusCode).toBe(url === shown ? 200 : 404);
    expect((await call(spaceSize, {})).body.data.usedSize).toBe(PNG.byteLength);
  });

  test('is shown with its bytes, also after a call whose end the database did not take', async () => {
    const file = new File([PNG], 'me.png');
    await call(setting.headPortrait, { file });
    const { db } = app.parts.connection;
    await db.execute(sql`create function refuse_reply() returns trigger language plpgsql
      as 'begin raise exception ''no room for a reply''; end'`);
    await db.execute(sql`create trigger refuse_reply before update on idempotent_replies
      for each row execute function refuse_reply()`);
    await app.call(setting.headPortrait, { file }, { token, idempotencyKey: 'key-of-a-portrait' });
    await db.execute(sql`drop function refuse_reply cascade`);
    const { headPicMax } = (await call(setting.accountInfo, {})).body.data;
    const { statusCode } = await app.server.inject({ url: headPicMax, headers: { host: 'localhost' } });
    expect(statusCode).toBe(200);
  });

  test('that the account does not take counts nowhere, and what was left of older ones goes with the next', async () => {
    const { db } = app.parts.connection;
    const file = new File([PNG], 'me.png');
    const usedSize = async () => (await call(spaceSize, {})).body.data.usedSize;
    await db.insert(storedFiles).values({
      key: `${company.id}/left`,
      companyId: company.id,
      userId: student.id,
      size: 5,
      contentType: 'image/png',
      digest: '',
      purpose: 'portrait',
      createdAt: app.clock.now(),
    });
    await db.execute(sql`create function refuse_account() returns trigger language plpgsql
      as 'begin raise exception ''no room for an account''; end'`);
    await db.execute(sql`create trigger refuse_account before update on users
      for each row execute function refuse_account()`);
    expect((await call(setting.headPortrait, { file })).status).toBe(500);
    await db.execute(sql`drop function refuse_account cascade`);
    expect(await usedSize()).toBe(5);
    await call(setting.headPortrait, { file });
    expect(await usedSize()).toBe(PNG.byteLength);
  });

  test('is no signature, and so is never missing under an agreement', async () => {
    const { headPicMax } = (await call(setting.headPortrait, { file: new File([PNG], 'me.png') })).body.data;
    const key = headPicMax.slice('/files/'.length);
    expect((await call(setting.saveSignSource, { key })).body).toMatchObject({ data: { field: 'key' } });
  });

  test('is checked by its bytes, not by its name', async () => {
    const page = new File(['<svg onload=alert(1)>'], 'me.png', { type: 'image/png' });
    expect((await call(setting.headPortrait, { file: page })).body).toMatchObject({
      code: '-601',
      message: '图片只能上传JPG/PNG格式',
    });
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' });
    expect((await call(setting.headPortrait, { file: large })).body).toMatchObject({
      code: '-600',
      message: '图片大小不能超过5MB!',
    });
  });

  test.each([
    '/files/../secret',
    '/files/1/2026-01-01/coldatatypefile/none.png',
    '/files/%2e%2e/%2e%2e/etc/passwd',
  ])('nothing lies at %s', async (url) => {
    expect((await app.server.inject({ url, headers: { host: 'localhost' } })).statusCode).toBe(404);
  });
});

describe("the school's own fields", () => {
  /** Uploads a file and puts it on record, as the uploader does. */
  async function record(
    extension: string,
    bytes: Uint8Array<ArrayBuffer>,
    as = token,
    uploadType = 'studentInfo',
  ): Promise<string> {
    const ask = async <In extends object, Out>(
      endpoint: Endpoint<In, Out>,
      input: NoInfer<In>,
    ): Promise<Out> => (await app.call(endpoint, input, { token: as })).body.data;
    const leave = async () => (await ask(upload.token, { origin: 'http://localhost' })).uptoken;
    const { session, key } = await ask(upload.begin, {
      uptoken: await leave(),
      extension,
      size: bytes.length,
    });
    await ask(upload.sendPart, {
      uptoken: await leave(),
      session,
      index: '0',
      file: new File([bytes], 'part'),
    });
    await ask(upload.finish, { uptoken: await leave(), session });
    const { resourceId } = await ask(upload.saveAttachment, {
      fileName: `文件.${extension}`,
      fileType: extension,
      sourcePath: key,
      sourceSize: bytes.length,
      fileCategory: extension === 'pdf' ? 'pdf' : 'image',
      uploadType,
      deductionSpaceFlag: 0,
    });
    return resourceId;
  }

  const PDF = Uint8Array.from(new TextEncoder().encode('%PDF-1.7\n%%EOF'));
  const grade = { fieldId: 'grade', fieldCode: 'grade', fieldValues: ['g1'] };
  const withCard = (resourceId: string) => ({
    fieldId: 'studentCard',
    fieldCode: 'studentCard',
    fieldValues: [],
    imageInfoList: [{ resourceId, fileName: 'what-the-client-says.png' }],
  });
  const withTranscript = (resourceId: string) => ({
    fieldId: 'transcript',
    fieldCode: 'transcript',
    fieldValues: [resourceId],
  });
  const save = (...values: setting.SaveRegisterIn['values']) =>
    call(setting.saveRegister, { values: [grade, ...values] });
  const fieldOf = async (id: string) => {
    const { data }: { data: setting.CustomFieldData } = (await call(setting.customFieldData, {})).body;
    return data.find(({ fieldId }) => fieldId === id);
  };

  test('keep pictures and attachments by their records, and stay when others are saved', async () => {
    const card = await record('png', PNG);
    const transcript = await record('pdf', PDF);
    expect((await save(withCard(card), withTranscript(transcript))).body.code).toBe('1');
    const told = {
      resourceId: card,
      fileName: '文件.png',
      url: expect.stringMatching(/^\/files\/\d+\/\d{4}-\d{2}-\d{2}\/.*\.png$/),
      sourceSize: PNG.length,
    };
    expect(await fieldOf('studentCard')).toMatchObject({
      fileImageValues: [told],
      dataValues: [{ resourceId: card, fieldValue: expect.stringMatching(/\.png$/) }],
    });
    expect(await fieldOf('transcript')).toMatchObject({
      value: '',
      fileImageValues: [{ resourceId: transcript, fileName: '文件.pdf' }],
    });
    expect((await save()).body.code).toBe('1');
    expect(await fieldOf('transcript')).toMatchObject({ fileImageValues: [{ resourceId: transcript }] });
    const shown = await app.server.inject({
      url: (await fieldOf('studentCard'))?.fileImageValues[0]?.url ?? '',
      headers: { host: 'localhost' },
    });
    expect(new Uint8Array(shown.rawPayload)).toEqual(PNG);
  });

  test('take no file of another student, none that may be taken back, was never uploaded, or is of another kind', async () => {
    const other = await app.tokenOf(await app.addUser(company));
    const refused = {
      code: '0',
      message: '学生证照片：没有找到上传的文件，请重新上传',
      data: { field: 'studentCard' },
    };
    expect((await save(withCard(await record('png', PNG, other)))).body).toMatchObject(refused);
    expect((await save(withCard(await record('png', PNG, token, 'resource')))).body).toMatchObject(refused);
    expect((await save(withCard('999999'))).body).toMatchObject(refused);
    expect((await save(withCard(await record('pdf', PDF)))).body.message).toBe(
      '学生证照片：图片只能上传JPG/PNG格式',
    );
    expect((await save(withTranscript(await record('png', PNG)))).body.message).toMatch(
      /^最近一次成绩单：只能上传 doc/,
    );
    expect((await fieldOf('studentCard'))?.fileImageValues).toEqual([]);
  });

  test.each([
    [{ ...grade, fieldValues: [] }, '年级：必填项，请输入相关信息', 'grade'],
    [
      { fieldId: 'school', fieldCode: 'school', fieldValues: ['学'.repeat(41)] },
      '所在中学：输入长度不超过40',
      'school',
    ],
    [{ ...grade, fieldValues: ['none'] }, '年级：请从选项中选择', 'grade'],
    [{ fieldId: 'none', fieldCode: 'none', fieldValues: [] }, '没有这个填写项', 'none'],
  ])('refuse %j in the words of the platform', async (value, message, field) => {
    expect((await save(value)).body).toMatchObject({ code: '0', message, data: { field } });
  });

  test('ask for digits where an answer reveals a year', async () => {
    const inLastYear = { ...grade, fieldValues: ['g3'] };
    const year = { fieldId: 'examYear', fieldCode: 'examYear', fieldValues: ['今年'] };
    const { body } = await call(setting.saveRegister, { values: [inLastYear, year] });
    expect(body).toMatchObject({
      code: '0',
      message: '参加高考的年份：只能输入数字',
      data: { field: 'examYear' },
    });
  });
});
