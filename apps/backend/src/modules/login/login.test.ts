import * as login from '@lectern/sdk/endpoints/login';
import * as message from '@lectern/sdk/endpoints/message';
import * as sso from '@lectern/sdk/endpoints/sso';
import { detail } from '@lectern/sdk/endpoints/setting';
import { currentUser } from '@lectern/sdk/endpoints/shell';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callOn } from '../../../test/createTestApp.ts';
import { openTestApp } from '../../../test/openTestApp.ts';
import { encrypted, encryptWith, lastCode, sentCode, solvePuzzle } from '../../../test/logIn.ts';
import { buildApp } from '../../app.ts';
import { seal } from '../../platform/auth/sealing.ts';
import { createSessionCleanup, LIFETIME } from '../../platform/auth/sessions.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import { attemptCounts } from '../../platform/database/tables/attempts.tables.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { sessions, users } from '../../platform/database/tables/users.tables.ts';
import { smsProvider } from '../../providers/sms/smsProvider.ts';
import { smsCodes } from '../verification/verification.tables.ts';
import { passwordKeys } from './login.tables.ts';
import { untilWaiting } from '../../../test/meanwhile.ts';

const SECOND = { host: 'second.localhost' };
const PASSWORD = 'Lectern2026';
const MOBILE = '13800000001';

const app = await openTestApp({ seed: 'core' });
const { db } = app.parts.connection;
beforeEach(async () => {
  await db.delete(attemptCounts);
  await db.delete(smsCodes);
});

async function logIn(
  account: string,
  password = PASSWORD,
  more: Partial<login.PasswordIn> = {},
  options = {},
) {
  const input: login.PasswordIn = {
    account,
    password: await encrypted(app, password, options),
    type: 1,
    ...more,
  };
  return app.call(login.password, input, options);
}

async function sessionStatus(token: string, options = {}): Promise<number> {
  return (await app.call(currentUser, {}, { token, ...options })).status;
}

describe('login.config', () => {
  it('returns a lasting key for each company and a fresh nonce for each call', async () => {
    const [one, other, second] = await Promise.all([
      app.call(login.config, {}),
      app.call(login.config, {}),
      app.call(login.config, {}, SECOND),
    ]);
    expect(one?.body.data.publicKey).toContain('BEGIN PUBLIC KEY');
    expect(one?.body.data.publicKey).toBe(other?.body.data.publicKey);
    expect(one?.body.data.publicKey).not.toBe(second?.body.data.publicKey);
    expect(one?.body.data.nonce).not.toBe(other?.body.data.nonce);
    expect(one?.body.data).toMatchObject({
      webVerifyCodeLogin: 1,
      smsFlag: 1,
      captchaScript: '/sandbox/captcha.js',
      thirdLoginFlag: 1,
      wechatLogin: 1,
      ddLoginFlag: 0,
    });
  });

  it('offers no log-in by SMS code without an SMS provider', async () => {
    const has = vi
      .spyOn(app.parts.services, 'has')
      .mockImplementation((key) => key.name !== smsProvider.name);
    const { body } = await app.call(login.config, {});
    has.mockRestore();
    expect(body.data).toMatchObject({ webVerifyCodeLogin: 0, smsFlag: 0 });
  });
});

describe('a changed secret', () => {
  it('generates one new password key, and asks to send a password again that used the old key', async () => {
    const sent = await encrypted(app, PASSWORD);
    const before = (await app.data(login.config, {})).publicKey;
    const privateKeySealed = seal(
      { ...app.parts.config, secret: 'the secret before, 32 characters or more' },
      'password-key',
      'a key',
    );
    await db.update(passwordKeys).set({ privateKeySealed });
    expect(await app.body(login.password, { account: 'student', password: sent, type: 1 })).toMatchObject({
      code: '0',
      message: '密码没有安全送达，请重试',
    });
    const [one, other] = await Promise.all([app.call(login.config, {}), app.call(login.config, {})]);
    expect(one?.body.data.publicKey).toBe(other?.body.data.publicKey);
    expect(one?.body.data.publicKey).not.toBe(before);
    expect((await logIn('student')).body.code).toBe('1');
  });
});

describe('an earlier secret', () => {
  it('still decrypts the password key, and accepts SMS codes sent with it', async () => {
    const { clock, databaseUrl, parts } = app;
    const sent = await encrypted(app, PASSWORD);
    const { secret = '' } = parts.config;
    const config = {
      ...parts.config,
      secret: 'the secret after, 32 characters or more',
      earlierSecrets: [secret],
    };
    const next = await buildApp({ config, databaseUrl, clock });
    const { publicKey } = await app.data(login.config, {});
    expect((await callOn(next, login.config, {})).body.data.publicKey).toBe(publicKey);
    const input = { account: 'student', password: sent, type: 1 } as const;
    expect((await callOn(next, login.password, input)).body.code).toBe('1');
    const mobile = '13800000007';
    const smsCode = await sentCode(app, mobile);
    expect((await callOn(next, login.mobileSms, { mobile, smsCode })).body.code).toBe('1');
    await next.server.close();
  });
});

describe('log-in by password', () => {
  it.each(['student', ' Student ', 'ＳＴＵＤＥＮＴ', MOBILE])(
    'finds the account by "%s"',
    async (account) => {
      const { body } = await logIn(account);
      expect(body).toMatchObject({
        code: '1',
        data: { flag: 0, user: { mobile: '13800000001' }, redirectConfig: '', companyMessageReach: 0 },
      });
      expect(await sessionStatus(body.data.token.token)).toBe(200);
    },
  );

  it('ends a session after half a day without use, a remembered one after 30 days', async () => {
    const short = (await logIn('newcomer')).body.data.token.token;
    const long = (await logIn('newcomer', PASSWORD, { remeberMe: 1 })).body.data.token.token;
    const before = app.clock.now();
    app.clock.advance(13 * 3600_000);
    expect([await sessionStatus(short), await sessionStatus(long)]).toEqual([401, 200]);
    const days = 30 * 24 * 3600_000;
    app.clock.advance(days - 1);
    expect(await sessionStatus(long)).toBe(200);
    app.clock.advance(days);
    expect(await sessionStatus(long)).toBe(401);
    app.clock.set(before);
  });

  it('replies the same to a wrong password, an unknown account and an account without a password', async () => {
    const [company] = await db.select().from(companies).limit(1);
    if (company === undefined) throw new Error('The demonstration has no company');
    await app.addUser(company, { username: 'nopassword' });
    const replies = [];
    for (const account of ['student', 'nobody', 'nopassword'])
      replies.push((await logIn(account, 'wrong one')).body);
    expect(replies[0]).toMatchObject({ code: '0', message: '账号或密码不正确' });
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  });

  it('rejects students and sessions of another company', async () => {
    expect((await logIn('newcomer', PASSWORD, {}, SECOND)).body.code).toBe('0');
    const { token } = (await logIn('newcomer')).body.data.token;
    expect(await sessionStatus(token, SECOND)).toBe(401);
  });

  it('reveals that an account is disabled only to its correct password', async () => {
    await db.update(users).set({ status: 'disabled' }).where(eq(users.username, 'returner'));
    expect((await logIn('returner')).body.message).toBe('这个账号已停用，请联系学校');
    expect((await logIn('returner', 'wrong')).body.message).toBe('账号或密码不正确');
    await db.update(users).set({ status: 'active' }).where(eq(users.username, 'returner'));
  });

  it('accepts an encrypted password once', async () => {
    const password = await encrypted(app, PASSWORD);
    const input = { account: 'student', password, type: 1 as const };
    expect((await app.call(login.password, input)).body.code).toBe('1');
    expect(await app.body(login.password, input)).toMatchObject({
      code: '0',
      message: '密码没有安全送达，请重试',
    });
  });

  it('rejects a nonce that is expired, forged, missing or of another company', async () => {
    const { publicKey, nonce } = await app.data(login.config, {});
    const second = await app.data(login.config, {}, SECOND);
    const encoded = Buffer.from(PASSWORD).toString('base64url');
    const [random, expiry, signature] = nonce.split('.');
    const later = (Number.parseInt(expiry, 36) + 3600_000).toString(36);
    const attempts = [
      `${random}.${later}.${signature}:${encoded}`,
      `${second.nonce}:${encoded}`,
      encoded,
      PASSWORD,
      '',
    ].map((plain) => encryptWith(publicKey, plain));
    attempts.push('rubbish', Buffer.alloc(256, 7).toString('base64'));
    for (const [index, password] of attempts.entries()) {
      const reply = await app.call(login.password, { account: `other${index}`, password, type: 1 });
      expect(reply.body.message).toBe('密码没有安全送达，请重试');
    }
    const password = await encrypted(app, PASSWORD);
    const before = app.clock.now();
    app.clock.advance(11 * 60_000);
    expect((await app.call(login.password, { account: 'student', password, type: 1 })).body.code).toBe('0');
    app.clock.set(before);
  });

  it('asks for the challenge after three failures, and resets the count after a success', async () => {
    for (let count = 0; count < 3; count += 1) expect((await logIn('member', 'wrong')).body.code).toBe('0');
    expect((await logIn('member')).body.code).toBe('600');
    const ticket = await solvePuzzle(app);
    expect((await logIn('member', PASSWORD, ticket)).body.code).toBe('1');
    expect((await logIn('member', 'wrong')).body.code).toBe('0');
  });

  it('asks for the challenge after three failures with an unknown account', async () => {
    for (let count = 0; count < 3; count += 1) await logIn('ghost', 'wrong');
    expect((await logIn('ghost')).body.code).toBe('600');
  });

  it('counts failures that have different idempotency keys', async () => {
    for (let count = 0; count < 3; count += 1) {
      const reply = await logIn('firstlogin', 'wrong', {}, { idempotencyKey: `guess-number-${count}` });
      expect(reply.body.code).toBe('0');
    }
    expect((await logIn('firstlogin', 'wrong', {}, { idempotencyKey: 'guess-number-3' })).body.code).toBe(
      '600',
    );
  });

  it('counts concurrent failures one by one', async () => {
    const ciphers = await Promise.all(Array.from({ length: 14 }, () => encrypted(app, 'wrong')));
    const replies = await Promise.all(
      ciphers.map((password) => app.call(login.password, { account: 'member', password, type: 1 })),
    );
    expect(replies.filter(({ body }) => body.code === '0')).toHaveLength(3);
    expect((await logIn('member')).body.code).toBe('600');
  });

  it('accepts a solved challenge once, and no forged one', async () => {
    for (let count = 0; count < 3; count += 1) await logIn('member', 'wrong');
    const ticket = await solvePuzzle(app);
    expect((await logIn('member', 'wrong', ticket)).body.code).toBe('0');
    expect((await logIn('member', PASSWORD, ticket)).body.code).toBe('600');
    expect((await logIn('member', PASSWORD, { ticket: 'made-up', randstr: 'x' })).body.code).toBe('600');
  });
});

describe('a published demo password in production', () => {
  it('opens no account, even if the demo content was seeded into the database before', async () => {
    const { clock, databaseUrl, parts } = app;
    const production = await buildApp({
      config: { ...parts.config, mode: 'production' },
      databaseUrl,
      clock,
    });
    const input = { account: 'student', password: await encrypted(app, PASSWORD), type: 1 } as const;
    const reply = await callOn(production, login.password, input);
    expect(reply.body).toMatchObject({ code: '0', message: '账号或密码不正确' });
    await production.server.close();
  });
});

describe('the one-device rule', () => {
  it('ends earlier sessions with 409 where the company has it', async () => {
    const first = (await logIn('student', PASSWORD, {}, SECOND)).body.data.token.token;
    const second = (await logIn('student', PASSWORD, {}, SECOND)).body.data.token.token;
    const kicked = await app.call(currentUser, {}, { token: first, ...SECOND });
    expect([kicked.status, kicked.body.message]).toEqual([409, '您的账号已在别处登录，被迫下线']);
    expect(await sessionStatus(second, SECOND)).toBe(200);
    const left = await app.call(sso.forcedLogout, {}, { token: first, ...SECOND });
    expect(left.body).toMatchObject({ code: '1', data: { loginSchoolPath: '' } });
  });

  it('leaves one session after two concurrent log-ins', async () => {
    // Uses a reserved connection, since the log-ins occupy all others.
    const { reserved: db } = app.parts;
    const { promise: bothWait, resolve: letGo } = Promise.withResolvers<void>();
    const tenant = await app.parts.tenants.byHost(SECOND.host);
    const [student] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.companyId, tenant?.company.id ?? ''), eq(users.username, 'student')));
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
    const held = db.transaction(async (tx) => {
      await lockUser(tx, student?.id ?? '');
      hold();
      await bothWait;
    });
    await isHeld;
    const logIns = [1, 2].map(() => logIn('student', PASSWORD, {}, SECOND));
    await untilWaiting(db, 2);
    letGo();
    const [replies] = await Promise.all([Promise.all(logIns), held]);
    const statuses = await Promise.all(
      replies.map(({ body }) => sessionStatus(body.data.token.token, SECOND)),
    );
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  it('keeps earlier sessions where the company does not have it', async () => {
    const first = (await logIn('student')).body.data.token.token;
    await logIn('student');
    expect(await sessionStatus(first)).toBe(200);
  });
});

describe('SMS codes', () => {
  it('are sent after the challenge, at most once a minute', async () => {
    expect((await app.call(login.sendSms, { mobile: MOBILE })).body.code).toBe('600');
    expect(await lastCode(app, MOBILE)).toBe('');
    const sent = await app.call(login.sendSms, { mobile: MOBILE, ...(await solvePuzzle(app)) });
    expect(sent.body).toMatchObject({ code: '1', data: { retryAfterSeconds: 60 } });
    app.clock.advance(20_000);
    const again = await app.call(login.sendSms, { mobile: MOBILE });
    expect(again.body).toMatchObject({
      code: '0',
      message: '验证码刚刚发过，请 40 秒后再试',
      data: { retryAfterSeconds: 40 },
    });
    app.clock.advance(41_000);
    expect((await app.call(login.sendSms, { mobile: MOBILE })).body.code).toBe('600');
  });

  it('are sent once for concurrent requests', async () => {
    const tickets = [await solvePuzzle(app), await solvePuzzle(app), await solvePuzzle(app)];
    const replies = await Promise.all(
      tickets.map((ticket) => app.call(login.sendSms, { mobile: '13800000002', ...ticket })),
    );
    expect(replies.filter((reply) => reply.body.code === '1')).toHaveLength(1);
  });

  it('are limited to ten a day', async () => {
    for (let count = 0; count < 10; count += 1) {
      expect(
        (await app.call(login.sendSms, { mobile: '13800000005', ...(await solvePuzzle(app)) })).body.code,
      ).toBe('1');
      app.clock.advance(61_000);
    }
    const allowance = await app.call(login.checkLimitAndMobile, { mobile: '13800000005' });
    expect(allowance.body).toMatchObject({ code: '0', message: '今天获取验证码的次数已用完，请明天再试' });
  });

  it('are reported with the number left today and the seconds until the next', async () => {
    await sentCode(app, '13800000006');
    app.clock.advance(10_000);
    const reply = await app.call(login.checkLimitAndMobile, { mobile: '13800000006' });
    expect(reply.body.data).toEqual({ retryAfterSeconds: 50, remainingToday: 9 });
  });

  it('do not count when the carrier rejects them', async () => {
    const [busy, dead] = ['13900000001', '13900000002'];
    expect((await app.call(login.sendSms, { mobile: busy, ...(await solvePuzzle(app)) })).body.message).toBe(
      '短信没有发出去，请稍后再试',
    );
    expect((await app.call(login.sendSms, { mobile: dead, ...(await solvePuzzle(app)) })).body.message).toBe(
      '这个号码收不到短信，请换一个',
    );
    expect(await app.data(login.checkLimitAndMobile, { mobile: busy })).toEqual({
      retryAfterSeconds: 0,
      remainingToday: 10,
    });
  });

  it('are refused with 400 for an invalid mobile number', async () => {
    for (const mobile of ['12800000001', '1380000000', '138000000011', 'abc']) {
      const reply = await app.call(login.sendSms, { mobile });
      expect([reply.status, reply.body.path]).toEqual([400, 'mobile']);
    }
  });

  it('log in, once', async () => {
    const smsCode = await sentCode(app, MOBILE);
    const { body } = await app.call(login.mobileSms, { mobile: MOBILE, smsCode });
    expect(body.code).toBe('1');
    expect(await sessionStatus(body.data.token.token)).toBe(200);
    expect(await app.body(login.mobileSms, { mobile: MOBILE, smsCode })).toMatchObject({
      code: '0',
      message: '验证码不正确或已过期',
    });
  });

  it('log in once when used three times at the same moment', async () => {
    const smsCode = await sentCode(app, MOBILE);
    const replies = await Promise.all(
      [1, 2, 3].map(() => app.call(login.mobileSms, { mobile: MOBILE, smsCode })),
    );
    expect(replies.filter((reply) => reply.body.code === '1')).toHaveLength(1);
  });

  it('are invalid for another number or company, after five minutes and after five wrong tries', async () => {
    const smsCode = await sentCode(app, MOBILE);
    expect((await app.call(login.mobileSms, { mobile: '13800000002', smsCode })).body.code).toBe('0');
    expect((await app.call(login.mobileSms, { mobile: MOBILE, smsCode }, SECOND)).body.code).toBe('0');
    const wrong = smsCode === '000000' ? '000001' : '000000';
    const type = async (code: string, solved = {}) =>
      (await app.call(login.mobileSms, { mobile: MOBILE, smsCode: code, ...solved })).body.code;
    for (let count = 0; count < 3; count += 1) expect(await type(wrong)).toBe('0');
    expect(await type(smsCode)).toBe('600');
    for (let count = 0; count < 2; count += 1) expect(await type(wrong, await solvePuzzle(app))).toBe('0');
    expect(await type(smsCode, await solvePuzzle(app))).toBe('0');

    const other = await sentCode(app, '13800000004');
    app.clock.advance(5 * 60_000 + 1000);
    expect((await app.call(login.mobileSms, { mobile: '13800000004', smsCode: other })).body.code).toBe('0');
  });

  it('are stored without a readable code or number', async () => {
    const smsCode = await sentCode(app, MOBILE);
    const storedCodes = JSON.stringify(await db.select().from(smsCodes));
    expect(storedCodes).not.toContain(smsCode);
    expect(storedCodes).not.toContain(MOBILE);
  });

  it('offer registration to a number without an account, and remain valid for it', async () => {
    const mobile = '13700000001';
    const smsCode = await sentCode(app, mobile);
    const reply = await app.call(login.mobileSms, { mobile, smsCode });
    expect(reply.body).toMatchObject({
      code: '0',
      message: '这个手机号还没有注册',
      data: { registerFlag: 1 },
    });
    const made = await app.call(login.register, {
      mobile,
      smsCode,
      username: 'walker_1',
      password: await encrypted(app, 'Walking far'),
    });
    expect(made.body.code).toBe('1');
  });

  it('reset a password, end every session and notify the student', async () => {
    const token = (await logIn('newcomer')).body.data.token.token;
    const mobile = '13800000002';
    const smsCode = await sentCode(app, mobile);
    for (const [password, message] of [
      ['short', '密码需要 8 到 64 个字符'],
      ['12345678', '这个密码太常见，容易被猜中，请换一个'],
      [mobile, '密码和账号一样，别人一猜就中，请换一个'],
    ] as const) {
      const input = { mobile, smsCode, password: await encrypted(app, password) };
      expect(await app.body(login.resetPassword, input)).toMatchObject({
        message,
        data: { field: 'password' },
      });
    }
    const done = await app.call(login.resetPassword, {
      mobile,
      smsCode,
      password: await encrypted(app, '新的密码 🦊 1'),
    });
    expect(done.body.code).toBe('1');
    expect(await sessionStatus(token)).toBe(401);
    expect((await logIn('newcomer')).body.code).toBe('0');
    const again = await logIn('newcomer', '新的密码 🦊 1');
    expect(again.body.code).toBe('1');
    const { body } = await app.call(message.page, {}, { token: again.body.data.token.token });
    expect(body.data.records[0]).toMatchObject({ title: '您的登录密码已修改' });
  });
});

describe('registration', () => {
  it('creates an account, and returns a code that logs in once', async () => {
    const mobile = '13700000010';
    const smsCode = await sentCode(app, mobile);
    const made = await app.call(login.register, {
      mobile,
      smsCode,
      username: 'Reader_10',
      password: await encrypted(app, 'Long enough 10'),
    });
    const { code } = made.body.data;
    const entered = await app.call(login.byCacheCode, { code });
    expect(entered.body).toMatchObject({ code: '1', data: { flag: 1, user: { id: made.body.data.userId } } });
    expect(await sessionStatus(entered.body.data.token.token)).toBe(200);
    expect((await app.call(login.byCacheCode, { code })).body.code).toBe('0');
    expect((await logIn('reader_10', 'Long enough 10')).body.code).toBe('1');
  });

  it('stores the student’s region in the profile', async () => {
    const mobile = '13700000015';
    const region = { province: '江苏省', city: '苏州市', county: '姑苏区' };
    const made = await app.body(login.register, {
      mobile,
      smsCode: await sentCode(app, mobile),
      username: 'Reader_15',
      password: await encrypted(app, 'Long enough 15'),
      ...region,
    });
    const { data } = await app.body(login.byCacheCode, { code: made.data.code });
    expect(await app.data(detail, {}, { token: data.token.token })).toMatchObject(region);
  });

  it('reports the first missing field', async () => {
    const password = await encrypted(app, 'Long enough');
    const ask = async (input: Omit<login.RegisterIn, 'password'>) =>
      (await app.call(login.register, { password, ...input })).body.message;
    expect(await ask({})).toBe('请输入用户名');
    expect(await ask({ username: 'someone' })).toBe('请输入手机号');
    expect(await ask({ username: 'someone', mobile: '13700000011' })).toBe('请输入验证码');
    expect(await ask({ username: 'someone', mobile: '13700000011', smsCode: '123456' })).toBe(
      '验证码不正确或已过期',
    );
  });

  it('refuses user names and numbers that are taken', async () => {
    const check = (names: login.CheckAccountIn) => app.body(login.checkAccount, names);
    expect(await check({ username: 'sTuDeNt' })).toMatchObject({ code: '0', message: '用户名已绑定' });
    expect(await check({ mobile: MOBILE })).toMatchObject({ code: '0', message: '手机号已绑定' });
    expect(await check({ username: 'free_name', mobile: '13700000012' })).toMatchObject({
      code: '1',
      data: null,
    });
    const smsCode = await sentCode(app, MOBILE);
    const reply = await app.call(login.register, {
      mobile: MOBILE,
      smsCode,
      username: 'another1',
      password: await encrypted(app, 'Long enough'),
    });
    expect(reply.body).toMatchObject({ code: '0', message: '手机号已绑定', data: { field: 'mobile' } });
  });

  it('gives a user name to one of two concurrent registrations', async () => {
    const numbers = ['13700000013', '13700000014'];
    const inputs = [];
    for (const mobile of numbers) {
      inputs.push({
        mobile,
        smsCode: await sentCode(app, mobile),
        username: 'wanted_name',
        password: await encrypted(app, 'Long enough'),
      });
    }
    const replies = await Promise.all(inputs.map((input) => app.call(login.register, input)));
    expect(replies.map((reply) => reply.body.code).toSorted()).toEqual(['0', '1']);
    expect(replies.find((reply) => reply.body.code === '0')?.body.message).toBe('用户名已绑定');
  });

  it('asks for the challenge after one address has checked 20 names', async () => {
    for (let count = 0; count < 20; count += 1)
      await app.call(login.checkAccount, { username: `probe${count}` });
    expect((await app.call(login.checkAccount, { username: 'probe20' })).body.code).toBe('600');
    expect(
      (await app.call(login.checkAccount, { username: 'probe20', ...(await solvePuzzle(app)) })).body.code,
    ).toBe('1');
  });

  it('refuses a common password', async () => {
    const mobile = '13700000011';
    const smsCode = await sentCode(app, mobile);
    const password = await encrypted(app, 'Password1');
    expect(
      await app.body(login.register, { username: 'Reader_11', mobile, smsCode, password }),
    ).toMatchObject({ code: '0', data: { field: 'password', reason: 'passwordCommon' } });
  });

  it('rejects invalid user names with 400', async () => {
    for (const username of ['1abc', 'abc', 'a'.repeat(21), 'with space', '用户名称']) {
      expect((await app.call(login.checkAccount, { username })).status).toBe(400);
    }
  });
});

describe('sessions', () => {
  it('move to another page by their code, which ends the first session', async () => {
    const { token, code } = (await logIn('student')).body.data.token;
    const moved = await app.call(sso.tokenByCode, { code });
    expect(await sessionStatus(token)).toBe(401);
    expect(await sessionStatus(moved.body.data.access_token)).toBe(200);
    const owner = await app.call(sso.userByToken, { access_token: moved.body.data.access_token });
    expect(owner.body.data).toMatchObject({ username: 'student', nickName: '林晓彤' });
  });

  it('cannot be moved after two minutes, after a log-out, or to another company', async () => {
    const old = (await logIn('student')).body.data.token;
    expect((await app.call(sso.tokenByCode, { code: old.code }, SECOND)).body.code).toBe('0');
    app.clock.advance(121_000);
    expect((await app.call(sso.tokenByCode, { code: old.code })).body.code).toBe('0');
    const left = (await logIn('student')).body.data.token;
    await app.call(login.logout, {}, { token: left.token });
    expect((await app.call(sso.tokenByCode, { code: left.code })).body.code).toBe('0');
    expect((await app.call(sso.userByToken, { access_token: left.token })).body.code).toBe('0');
  });

  it('end at a log-out, which is idempotent', async () => {
    const { token } = (await logIn('student')).body.data.token;
    expect(await app.body(login.logout, {}, { token })).toMatchObject({
      code: '1',
      data: { loginSchoolPath: '' },
    });
    expect(await sessionStatus(token)).toBe(401);
    expect((await app.call(login.logout, {}, { token })).body.code).toBe('1');
  });

  it('are deleted a day after they expired, and no sooner', async () => {
    const { companyId } = await app.userNamed('newcomer');
    const user = await app.addUser({ id: companyId });
    await app.tokenOf(user);
    const deletable = app.clock.now().getTime() + (LIFETIME.short + 24 * 3600) * 1000;
    const forget = createSessionCleanup();
    const counts: number[] = [];
    for (const time of [deletable, deletable + 1]) {
      await forget(db, new Date(time));
      counts.push(await db.$count(sessions, eq(sessions.userId, user.id)));
    }
    expect(counts).toEqual([1, 0]);
  });

  it('redirect from the old log-in addresses to pages of the site', async () => {
    const upgrade = await app.server.inject({
      url: '/upgrade/token?callback=http%3A%2F%2Flocalhost%2F%23%2Fa%3Fb',
      headers: { host: 'localhost' },
    });
    expect([upgrade.statusCode, upgrade.headers.location]).toEqual([
      302,
      '/#/join/login?backUrl=http%3A%2F%2Flocalhost%2F%23%2Fa%3Fb',
    ]);
    const forget = await app.server.inject({
      url: '/login/forget?method=phone',
      headers: { host: 'localhost' },
    });
    expect(forget.headers.location).toBe('/#/join/forget');
  });
});
