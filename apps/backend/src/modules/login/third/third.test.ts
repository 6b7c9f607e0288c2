import * as login from '@lectern/sdk/endpoints/login';
import { currentUser, thirdUser } from '@lectern/sdk/endpoints/shell';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../../test/openTestApp.ts';
import { encrypted, sentCode } from '../../../../test/logIn.ts';
import { attemptCounts } from '../../../platform/database/tables/attempts.tables.ts';
import { users } from '../../../platform/database/tables/users.tables.ts';
import { deleteUnbound } from './third.service.ts';
import { thirdUsers } from './third.tables.ts';

const PASSWORD = 'Lectern2026';
const HOUR_MS = 3_600_000;

const app = await openTestApp({ seed: 'core' });
const { db } = app.parts.connection;
beforeEach(async () => {
  await db.delete(thirdUsers);
  await db.delete(attemptCounts);
});

interface Way {
  readonly redirectUrl: string;
  readonly state: string;
  readonly cookie: string;
}

/** Starts a log-in like the login box, and returns its redirect address, state and cookie. */
async function begin(type: login.ThirdLoginType = 'weixin'): Promise<Way> {
  const { body, headers } = await app.call(login.thirdLoginStart, { type });
  const url = new URL(body.data.url);
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  return {
    redirectUrl: url.searchParams.get('redirect_uri') ?? '',
    state: url.searchParams.get('state') ?? '',
    cookie,
  };
}

async function decide(way: Way, decision: string, type = 'weixin'): Promise<string> {
  const reply = await app.server.inject({
    method: 'POST',
    url: `/sandbox/third/${type}/decide`,
    headers: { host: 'localhost' },
    payload: { redirect_uri: way.redirectUrl, state: way.state, decision, person: 'a' },
  });
  return String(reply.headers.location);
}

/** Returns from the platform, and returns the message of the page to the login box. */
async function comeBack(address: string, cookie: string): Promise<Record<string, string>> {
  const { pathname, search } = new URL(address);
  const { body } = await app.server.inject({
    url: pathname + search,
    headers: { host: 'localhost', cookie },
  });
  return JSON.parse(/postMessage\((\{.*?\})\)/.exec(body)?.[1] ?? '{}');
}

async function approve(type: login.ThirdLoginType = 'weixin'): Promise<Record<string, string>> {
  const way = await begin(type);
  return comeBack(await decide(way, 'approve', type), way.cookie);
}

const logIn = async (more: Partial<login.PasswordIn>) =>
  app.body(login.password, {
    account: 'student',
    password: await encrypted(app, PASSWORD),
    type: 1,
    ...more,
  });

describe('a log-in with a third-party account', () => {
  it('is bound to the student’s account once, and needs no further log-in after that', async () => {
    const first = await approve();
    expect(first).toMatchObject({ kind: 'bind' });
    expect(await app.data(thirdUser, { id: first['id'] ?? '' })).toMatchObject({
      type: 'weixin',
      nickName: '小桥',
      boundFlag: 0,
    });
    expect((await logIn({ thirdCacheCode: first['thirdCacheCode'] ?? '' })).code).toBe('1');

    const second = await approve();
    expect(second).toMatchObject({ kind: 'code' });
    const { body } = await app.call(login.byCacheCode, { code: second['code'] ?? '' });
    expect(body.data.flag).toBe(0);
    expect((await app.data(currentUser, {}, { token: body.data.token.token })).nickName).toBe('林晓彤');
  });

  it('is deleted after an hour if nobody binds it', async () => {
    await approve();
    await deleteUnbound(db, app.clock.now());
    expect(await db.$count(thirdUsers)).toBe(1);
    await deleteUnbound(db, new Date(app.clock.now().getTime() + HOUR_MS));
    expect(await db.$count(thirdUsers)).toBe(0);
  });

  it('is bound by registration and by log-in with SMS', async () => {
    const { thirdCacheCode = '' } = await approve('qq');
    const mobile = '13700000031';
    const input = {
      username: 'fresh_one',
      mobile,
      smsCode: await sentCode(app, mobile),
      password: await encrypted(app, 'Fresh words 1'),
      thirdCacheCode,
    };
    const made = await app.body(login.register, input);
    expect(made.code).toBe('1');
    expect(await approve('qq')).toMatchObject({ kind: 'code' });
    expect((await app.data(login.byCacheCode, { code: made.data.code })).flag).toBe(1);
    const again = await approve('weibo');
    const smsCode = await sentCode(app, '13800000005');
    expect(
      (
        await app.call(login.mobileSms, {
          mobile: '13800000005',
          smsCode,
          thirdCacheCode: again['thirdCacheCode'] ?? '',
        })
      ).body.code,
    ).toBe('1');
    expect(await approve('weibo')).toMatchObject({ kind: 'code' });
  });

  it('is not bound if either account is already bound to another', async () => {
    const { thirdCacheCode = '' } = await approve();
    await logIn({ thirdCacheCode });
    expect(await logIn({ account: 'emma', thirdCacheCode })).toMatchObject({
      code: '0',
      message: '这个微信账号已绑定别的账号',
    });
    await db.update(thirdUsers).set({ externalId: 'other' }).where(eq(thirdUsers.externalId, 'sandbox-a'));
    const other = await approve();
    expect(await logIn({ thirdCacheCode: other['thirdCacheCode'] ?? '' })).toMatchObject({
      code: '0',
      message: '您的账号已绑定另一个微信账号',
    });
  });

  it('refuses a denied, expired or forged authorisation', async () => {
    const denied = await begin();
    expect(await comeBack(await decide(denied, 'deny'), denied.cookie)).toMatchObject({
      kind: 'denied',
      state: denied.state,
    });
    const late = await begin();
    expect(await comeBack(await decide(late, 'expire'), late.cookie)).toMatchObject({ kind: 'expired' });
    expect(await logIn({ thirdCacheCode: 'a.zzzzzzzz.b' })).toMatchObject({
      code: '0',
      message: '第三方账号的授权已失效，请重新登录',
    });
  });

  it('is completed once, in the browser and on the platform where it began', async () => {
    const way = await begin();
    const back = await decide(way, 'approve');
    expect(await comeBack(back, 'thirdLogin=somebody-else')).toMatchObject({ kind: 'expired' });
    expect(await comeBack(back.replace('/weixin', '/qq'), way.cookie)).toMatchObject({ kind: 'expired' });
    expect(await comeBack(back, way.cookie)).toMatchObject({ kind: 'bind' });
    expect(await comeBack(back, way.cookie)).toMatchObject({ kind: 'expired' });
  });

  it('starts only on platforms that the school has enabled', async () => {
    expect(await app.body(login.thirdLoginStart, { type: 'weixinwork' })).toMatchObject({
      code: '0',
      message: '学校没有开通这种登录方式',
    });
    expect((await app.call(login.ddQrCode, {})).body.code).toBe('0');
    const data = await app.data(login.ddQrCode, {}, { host: 'second.localhost' });
    expect(data).toMatchObject({
      clientId: 'sandbox-dingtalk',
      respionseType: 'code',
      redirectUrl: 'http://second.localhost/third/login/callback/dingtalk',
    });
  });

  it('rejects a redirect address outside the school with 400', async () => {
    const reply = await app.server.inject({
      url: '/sandbox/third/weixin/authorise?state=s&redirect_uri=https%3A%2F%2Felsewhere.example%2F',
      headers: { host: 'localhost' },
    });
    expect(reply.statusCode).toBe(400);
  });
});

describe('a log-in by face', () => {
  const demand = async () => {
    const body = await logIn({ account: 'facecheck', remeberMe: 1 });
    expect(body).toMatchObject({ code: login.FACE_REQUIRED });
    return body.data as { loginToken: string; orderNo: string; url: string };
  };
  const look = ({ orderNo }: { orderNo: string }, how: 'pass' | 'fail') =>
    app.server.inject({
      method: 'POST',
      url: `/sandbox/face/${orderNo}/${how}`,
      headers: { host: 'localhost' },
      payload: {},
    });
  const finish = ({ loginToken, orderNo }: { loginToken: string; orderNo: string }) =>
    app.body(login.byFace, { loginToken, orderNo });

  it('succeeds once after the student is recognised', async () => {
    const order = await demand();
    expect(await finish(order)).toMatchObject({ code: '0', message: '人脸识别还没有完成' });
    const back = await look(order, 'pass');
    expect(back.headers.location).toBe('http://localhost/#/join/face');
    expect(await finish({ ...order, loginToken: 'guessed' })).toMatchObject({
      code: '0',
      message: '人脸识别已过期，请重新登录',
    });
    expect(await finish(order)).toMatchObject({ code: '1', data: { user: { mobile: '13800000008' } } });
    expect(await finish(order)).toMatchObject({ code: '0', message: '人脸识别已过期，请重新登录' });
  });

  it('is required after a log-in with a third-party account too', async () => {
    const { thirdCacheCode = '' } = await approve();
    const bound = await logIn({ account: 'facecheck', thirdCacheCode });
    expect(bound.code).toBe(login.FACE_REQUIRED);
    const { code = '' } = await approve();
    expect(await app.body(login.byCacheCode, { code })).toMatchObject({ code: login.FACE_REQUIRED });
  });

  it('is refused if the password was changed meanwhile', async () => {
    const order = await demand();
    await look(order, 'pass');
    const { passwordHash } = await app.userNamed('facecheck');
    const own = eq(users.username, 'facecheck');
    await db.update(users).set({ passwordHash: 'another' }).where(own);
    expect(await finish(order)).toMatchObject({ code: '0', message: '人脸识别已过期，请重新登录' });
    await db.update(users).set({ passwordHash }).where(own);
    expect((await finish(order)).code).toBe('1');
  });

  it('is refused after failed recognition, and after eleven minutes', async () => {
    const order = await demand();
    await look(order, 'fail');
    expect(await finish(order)).toMatchObject({ code: '0', message: '人脸识别没有通过，请重新登录' });
    const late = await demand();
    await look(late, 'pass');
    const before = app.clock.now();
    app.clock.advance(11 * 60_000);
    expect((await finish(late)).code).toBe('0');
    app.clock.set(before);
  });
});
