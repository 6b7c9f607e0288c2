import type { Endpoint } from '@lectern/sdk';
import * as login from '@lectern/sdk/endpoints/login';
import { page as messagePage } from '@lectern/sdk/endpoints/message';
import * as setting from '@lectern/sdk/endpoints/setting';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { arrayContains, eq } from 'drizzle-orm';
import { openTestApp } from '../../../test/openTestApp.ts';
import { encrypted } from '../../../test/logIn.ts';
import { meanwhile } from '../../../test/meanwhile.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { endSessionsOf } from '../../platform/auth/sessions.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { type Company, companies } from '../../platform/database/tables/companies.tables.ts';
import { type User, users } from '../../platform/database/tables/users.tables.ts';
import { captchaProvider } from '../../providers/captcha/captchaProvider.ts';
import { mailProvider } from '../../providers/mail/mailProvider.ts';
import { smsProvider } from '../../providers/sms/smsProvider.ts';
import { thirdUsers } from '../login/third/third.tables.ts';

const OLD = 'Lectern2026';
let student: User;
let token: string;
let tokenOfNameless: string;
/** The last code sent to each number or address. */
const codes = new Map<string, string>();

const app = await openTestApp({
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
const { db } = app.parts.connection;
const company = await companyAt('localhost');

async function companyAt(host: string): Promise<Company> {
  const [found] = await db
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
  const [row] = await db.select().from(users).where(eq(users.id, student.id));
  return row;
};

async function proof(): Promise<string> {
  const { body } = await call(setting.verifyIdentity, { way: 'password', password: await sealed(OLD) });
  return body.data.verifyToken;
}

describe('the account', () => {
  test('shows a masked number and the bound third-party accounts', async () => {
    await db
      .insert(thirdUsers)
      .values({
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

  test('reports that no SMS can be sent without an SMS provider', async () => {
    const has = vi.spyOn(app.parts.services, 'has').mockImplementation((key) => key.name === 'mail');
    const { body } = await call(setting.accountInfo, {});
    has.mockRestore();
    expect(body.data).toMatchObject({ smsFlag: 0, mailFlag: 1 });
  });

  test('changes its number only with a proof of identity and a code to the new number', async () => {
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

  test('refuses a number in use before it sends an SMS', async () => {
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
    await db.delete(users).where(eq(users.id, other.id));
  });

  test('binds an address by the code sent to it, regardless of letter case', async () => {
    const email = `Study${count}@example.com`;
    await call(setting.sendSms, { codeType: 'BIND_EMAIL', email, ...solved() });
    const again = { codeType: 'BIND_EMAIL', email: email.toUpperCase() } as const;
    expect((await call(setting.sendSms, again)).body.message).toMatch(/^验证码刚刚发过/);
    const code = codes.get(email) ?? '';
    expect((await call(setting.bindEmail, { email, code, verifyToken: await proof() })).body.code).toBe('1');
    expect((await call(setting.accountInfo, {})).body.data.email).toMatch(/^S\*{3}\d@example\.com$/);
    expect((await call(setting.checkEmail, { email: email.toLowerCase() })).body.message).toBe('邮箱已绑定');
  });

  test.each<[string, (name: string, proof: object) => Promise<{ body: { code: string } }>]>([
    ['an address', (name, proof) => call(setting.checkEmail, { email: `${name}@example.com`, ...proof })],
    ['a user name', (username, proof) => call(setting.checkUsername, { username, ...proof })],
    [
      'a user name to bind',
      (username, proof) => app.call(setting.bindUsername, { username, ...proof }, { token: tokenOfNameless }),
    ],
  ])('asks for the challenge after 20 checks of %s', async (_, check) => {
    const nameless = await app.addUser(company);
    tokenOfNameless = await app.tokenOf(nameless);
    const taken = student.username ?? '';
    for (let time = 0; time < 20; time += 1) expect((await check(taken, {})).body.code).not.toBe('600');
    expect((await check(taken, {})).body.code).toBe('600');
    expect((await check(taken, solved())).body.code).not.toBe('600');
  });

  test('accepts a challenge ticket once, even with different idempotency keys', async () => {
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

  test('accepts a code to the bound number as proof of identity once', async () => {
    await call(setting.sendSms, { codeType: 'VERIFY_IDENTITY', ...solved() });
    const code = codes.get(student.mobile ?? '') ?? '';
    expect((await call(setting.verifyIdentity, { way: 'mobile', code })).body.code).toBe('1');
    expect((await call(setting.verifyIdentity, { way: 'mobile', code })).body.code).toBe('0');
  });

  test('rejects an expired proof of identity, and one of another session', async () => {
    const verifyToken = await proof();
    const elsewhere = await app.tokenOf(student);
    const unbind = () =>
      app.call(setting.unbindThirdParty, { type: 'qq', verifyToken }, { token: elsewhere });
    expect((await unbind()).body.code).toBe('0');
    app.clock.advance(11 * 60_000);
    expect((await call(setting.unbindThirdParty, { type: 'qq', verifyToken })).body.code).toBe('0');
  });

  test('refuses to unbind the last way to log in', async () => {
    const withoutPassword = await app.addUser(company);
    await db
      .insert(thirdUsers)
      .values({
        publicId: `bare${count}`,
        companyId: company.id,
        type: 'weixin',
        externalId: `bare${count}`,
        userId: withoutPassword.id,
      });
    const { body } = await app.call(
      setting.unbindThirdParty,
      { type: 'weixin' },
      { token: await app.tokenOf(withoutPassword) },
    );
    expect(body).toMatchObject({ code: '0', message: '解绑后将无法登录，请先绑定手机号或设置密码' });
  });

  test('accepts a user name once, even with concurrent requests', async () => {
    const nameless = await app.addUser(company, { mobile: `1370000${count + 1000}` });
    const asNameless = { token: await app.tokenOf(nameless) };
    expect(
      (await app.call(setting.bindUsername, { username: student.username ?? '' }, asNameless)).body.message,
    ).toBe('用户名已绑定');
    const replies = await Promise.all(
      ['fresh', 'another'].map((name) =>
        app.call(setting.bindUsername, { username: `${name}_${count}` }, asNameless),
      ),
    );
    expect(replies.map(({ body }) => body.code).toSorted()).toEqual(['0', '1']);
    const later = await app.call(setting.bindUsername, { username: 'another_one' }, asNameless);
    expect(later.body.message).toBe('用户名只能设置一次');
  });
});

describe('the password', () => {
  test('changes with the old password, ends all sessions and returns a new token', async () => {
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

  test('changes by a code to the bound number, and ends a forced change', async () => {
    await db.update(users).set({ mustChangePassword: true }).where(eq(users.id, student.id));
    await call(setting.sendPasswordSms, solved());
    const { body } = await call(setting.updatePassword, {
      smsCode: codes.get(student.mobile ?? '') ?? '',
      password: await sealed('Another2026'),
    });
    expect(body.code).toBe('1');
    expect((await userNow())?.mustChangePassword).toBe(false);
  });

  test('is required of an account without one, and can be set by a code', async () => {
    await db
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

  const ended = (tx: Queryable) => endSessionsOf(tx, app.clock, student.id, 'passwordChanged');

  test('is not changed by a session that ends meanwhile', async () => {
    const input = { oldPassword: await sealed(OLD), password: await sealed('Another2026') };
    const { status } = await meanwhile(app, student.id, () => call(setting.updatePassword, input), ended);
    expect(status).toBe(401);
    expect((await userNow())?.passwordHash).toBe(student.passwordHash);
  });

  test('is changed by one of two concurrent requests, and the other gets 401', async () => {
    const inputs = await Promise.all(
      ['Another2026', 'Yet another 26'].map(async (password) => ({
        oldPassword: await sealed(OLD),
        password: await sealed(password),
      })),
    );
    const replies = await Promise.all(inputs.map((input) => call(setting.updatePassword, input)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  test('invalidates the session’s log-in code when it changes', async () => {
    const input = { account: student.username ?? '', password: await sealed(OLD), type: 1 } as const;
    const { token: opened } = await app.data(login.password, input);
    token = opened.token;
    await call(setting.updatePassword, {
      oldPassword: await sealed(OLD),
      password: await sealed('Another2026'),
    });
    expect((await app.call(login.byCacheCode, { code: opened.code })).body.code).toBe('0');
  });

  test('stops a session from binding a number if it changes meanwhile', async () => {
    const verifyToken = await proof();
    const mobile = '13900000077';
    await call(setting.sendSms, { codeType: 'BIND_MOBILE', mobile, ...solved() });
    const input = { mobile, smsCode: codes.get(mobile) ?? '', verifyToken };
    const { status } = await meanwhile(app, student.id, () => call(setting.bindMobile, input), ended);
    expect(status).toBe(401);
    expect((await userNow())?.mobile).toBe(student.mobile);
  });

  test.each([
    ['the old one is wrong', 'Wrong2026!', 'Another2026', '原密码不正确'],
    ['the new one is the same', OLD, OLD, '新密码不能与原密码相同'],
    ['the new one is too short', OLD, 'short', '密码需要 8 到 64 个字符'],
    ['the new one is too common', OLD, '12345678', '这个密码太常见，容易被猜中，请换一个'],
  ])('is not changed if %s', async (_, oldPassword, password, message) => {
    const { body } = await call(setting.updatePassword, {
      oldPassword: await sealed(oldPassword),
      password: await sealed(password),
    });
    expect(body).toMatchObject({ code: '0', message });
  });
});
