import * as login from '@lectern/sdk/endpoints/login';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { type TestApp, type TestAppOptions } from '../../test/createTestApp.ts';
import { sentCode, solvePuzzle } from '../../test/logIn.ts';
import { sandboxPuzzles } from './captcha/sandboxCaptcha.tables.ts';
import type { TencentCaptchaSettings } from '../platform/config/providers.ts';
import { openTestApp } from '../../test/openTestApp.ts';

const tencent: TencentCaptchaSettings = {
  secretId: 'id',
  secretKey: 'secret',
  captchaAppId: '2000',
  appSecretKey: 'secret',
  script: 'https://captcha.example/a.js',
  scriptOrigins: ['https://captcha.example'],
  endpoint: 'http://127.0.0.1:9',
};

let app: TestApp;

async function open(config: TestAppOptions): Promise<void> {
  app = await openTestApp({ seed: 'core', ...config });
}

const get = (url: string, host = 'localhost') => app.server.inject({ url, headers: { host } });
const scriptSources = (policy: unknown) =>
  /script-src ([^;]*)/
    .exec(String(policy))?.[1]
    ?.split(' ')
    .filter((source) => !source.startsWith("'nonce-"));

it('the sandbox outbox shows each company its own SMS, as HTML and as JSON', async () => {
  await open({});
  const code = await sentCode(app, '13800000001');
  const page = await get('/sandbox/outbox');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('青禾学堂');
  expect((await get('/sandbox/outbox.json')).json()[0]).toMatchObject({ mobile: '13800000001', code });
  expect((await get('/sandbox/outbox.json?mobile=13800000002')).json()).toEqual([]);
  expect((await get('/sandbox/outbox.json', 'second.localhost')).json()).toEqual([]);
});

it('a sandbox puzzle is void after three wrong answers, and a malformed answer is rejected with 400', async () => {
  await open({});
  const puzzle = (
    await app.server.inject({ method: 'POST', url: '/sandbox/captcha/puzzle', payload: {} })
  ).json();
  const answer = async (x: number) =>
    (
      await app.server.inject({
        method: 'POST',
        url: '/sandbox/captcha/answer',
        payload: {
          id: puzzle.id,
          x,
          track: [
            { x: 0, t: 0 },
            { x, t: 200 },
            { x, t: 400 },
          ],
        },
      })
    ).json();
  expect([await answer(0), await answer(0), await answer(0), await answer(0)].map(({ ret }) => ret)).toEqual([
    1, 1, 2, 2,
  ]);
  const malformed = await app.server.inject({
    method: 'POST',
    url: '/sandbox/captcha/answer',
    payload: { id: puzzle.id, x: 'left' },
  });
  expect(malformed.statusCode).toBe(400);
});

it('a solved sandbox puzzle gives one ticket, even to answers at once', async () => {
  await open({});
  const { id } = (
    await app.server.inject({ method: 'POST', url: '/sandbox/captcha/puzzle', payload: {} })
  ).json();
  const [puzzle] = await app.parts.connection.db
    .select()
    .from(sandboxPuzzles)
    .where(eq(sandboxPuzzles.id, id));
  const x = puzzle?.gapX ?? 0;
  const track = [
    { x: 0, t: 0 },
    { x: x / 2, t: 180 },
    { x, t: 420 },
  ];
  const payload = { id, x, track };
  const answer = async () =>
    (await app.server.inject({ method: 'POST', url: '/sandbox/captcha/answer', payload })).json();
  const replies = await Promise.all([answer(), answer(), answer()]);
  expect(replies.filter(({ ticket }) => ticket !== undefined)).toHaveLength(1);
});

it('a sandbox captcha ticket is valid from its own address alone, and for five minutes', async () => {
  await open({});
  const elsewhere = await solvePuzzle(app);
  const other = await app.server.inject({
    method: 'POST',
    url: '/s/api/saas-business/v1/front/login/sendSms',
    headers: { host: 'localhost' },
    remoteAddress: '203.0.113.9',
    payload: { mobile: '13800000001', ...elsewhere },
  });
  expect(other.json().code).toBe('600');
  const late = await solvePuzzle(app);
  app.clock.advance(5 * 60_000 + 1000);
  expect((await app.call(login.sendSms, { mobile: '13800000001', ...late })).body.code).toBe('600');
});

it('the sandbox answers 404 in production, and nothing replaces missing providers', async () => {
  await open({ config: { mode: 'production' } });
  for (const url of [
    '/sandbox/outbox',
    '/sandbox/outbox.json',
    '/sandbox/captcha.js',
    '/sandbox/live-room.js',
    '/sandbox/live/one',
  ])
    expect((await get(url)).statusCode).toBe(404);
  expect(await app.data(login.config, {})).toMatchObject({ captchaScript: '', captchaAppId: '' });
  expect((await app.call(login.sendSms, { mobile: '13800000001' })).body.message).toBe(
    '学校还没有开通短信，请用密码登录',
  );
});

it('the security policy allows scripts of the configured captcha alone', async () => {
  await open({ config: { captcha: tencent } });
  expect(scriptSources((await get('/healthz')).headers['content-security-policy'])).toEqual([
    "'self'",
    'https://captcha.example',
  ]);
  expect(await app.data(login.config, {})).toMatchObject({
    captchaScript: tencent.script,
    captchaAppId: '2000',
  });
});

it('sending SMS is refused while the captcha is unreachable, and does not count against the limit', async () => {
  await open({ config: { captcha: tencent } });
  const reply = await app.call(login.sendSms, { mobile: '13800000001', ticket: 't', randstr: 'r' });
  expect(reply.body).toMatchObject({ code: '0', message: '安全验证暂时不可用，请稍后再试' });
  expect((await app.data(login.checkLimitAndMobile, { mobile: '13800000001' })).remainingToday).toBe(10);
});
