// @vitest-environment jsdom
import { ApiError } from '@lectern/sdk';
import { CaptchaError } from '@lectern/sdk/captcha';
import type * as crypto from '@lectern/sdk/crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeSchool } from '../../shared/testing/school.fixture.ts';
import { replacePorts } from '../../shared/ports.ts';
import { session } from '../../shared/session/session.store.ts';
import { onLoggedIn } from './session/loggedIn.ts';
import * as store from './login.store.ts';
import { browser, callsOf, playLogin, refusal, refuse, REPLY, typed } from './login.fixture.ts';
import * as remembered from './onDevice/remembered.ts';
import { smsWaits } from './onDevice/smsCountdown.ts';

/** Tickets of the challenges that are solved; any further challenge is cancelled. */
const seen = vi.hoisted(() => ({ solved: [] as string[] }));

vi.mock('../../shared/client/client.ts', () => import('../../shared/testing/school.fixture.ts'));
vi.mock('./challenge.ts', () => ({
  solveAboveDialog: async () => {
    const ticket = seen.solved.shift();
    if (ticket === undefined) throw new CaptchaError('closed');
    return { ticket, randstr: 'r' };
  },
}));
vi.mock('@lectern/sdk/crypto', async (original) => ({
  ...(await original<typeof crypto>()),
  encryptPassword: async (password: string, { nonce }: { nonce: string }) => `${nonce}<${password}>`,
}));
vi.mock('../../shared/overlays/toast.ts', () => import('../../shared/testing/school.fixture.ts'));
vi.mock('./box/LoginBox.tsx', () => ({ LoginBox: () => null }));
vi.mock('./session/presence.ts', () => ({
  beginPresence: async () => undefined,
  stopPresence: () => undefined,
}));

let restore: () => void;
beforeEach(() => {
  seen.solved = [];
  restore = playLogin();
});
afterEach(() => restore());

describe('opening the login box', () => {
  test('shows the SMS code first if the school offers it', async () => {
    await store.prepareLogin('login', 'box');
    expect(store.loginState.machine).toMatchObject({ step: 'ready', task: 'sms' });
  });

  test('shows the log-in instead of a closed registration', async () => {
    fakeSchool.answers.set('shell.registerConfig', () => ({ closeFlag: 1 }));
    await store.prepareLogin('register', 'box');
    expect(store.loginState.machine.task).toBe('sms');
  });

  test.each([
    ['if the school enables it', { thirdLoginFlag: 1, wechatWorkRegLogin: 1 }, ['weixinwork']],
    ['but not if the school disables it', { thirdLoginFlag: 1, wechatWorkRegLogin: 0 }, []],
    ['but not if log-in by other platforms is off', { thirdLoginFlag: 0, wechatWorkRegLogin: 1 }, []],
  ])('offers registration with WeCom %s', async (_, config, platforms) => {
    fakeSchool.answers.set('login.config', () => config);
    await store.prepareLogin('register', 'box');
    expect(store.loginState.options?.thirdRegister).toEqual(platforms);
  });

  test.each([
    [{}, 'forgot'],
    [{ webVerifyCodeLogin: 0, smsFlag: 1 }, 'forgot'],
    [{ webVerifyCodeLogin: 0, smsFlag: 0 }, 'password'],
  ])('offers to reset a password only if the school sends codes: %j', async (config, task) => {
    fakeSchool.answers.set('login.config', () => config);
    await store.prepareLogin('forgot', 'page');
    expect(store.loginState.machine.task).toBe(task);
  });

  test('works without the registration settings, but fails without the login settings', async () => {
    fakeSchool.answers.set('shell.registerConfig', refuse(new Error('gone')));
    await store.prepareLogin('login', 'box');
    expect(store.loginState).toMatchObject({ machine: { step: 'ready' }, options: { canRegister: false } });
    store.resetLogin();
    fakeSchool.answers.set('login.config', refuse(new Error('gone')));
    await store.prepareLogin('login', 'box');
    expect(store.loginState.machine.step).toBe('failed');
  });
});

describe('logging in', () => {
  beforeEach(() => store.prepareLogin('login', 'box'));

  test('trims the account, uses a fresh nonce, stores the session and remembers the account', async () => {
    const received: string[] = [];
    const stop = onLoggedIn(({ userId }) => void received.push(`${userId} ${session.token}`));
    store.remember(true);
    expect(await store.submitPassword(typed)).toBe(true);
    stop();
    expect(callsOf('login.password')).toEqual([
      { account: 'Student', password: 'n2<secret>', remeberMe: 1, type: 1 },
    ]);
    expect(session).toMatchObject({ token: 'new', userId: '7', phone: '13800000001' });
    expect(browser.stored.get('token')).toBe('new');
    expect(remembered.rememberedAccount()).toBe('Student');
    expect(received).toEqual(['7 new']);
    expect(store.loginState.machine.step).toBe('closed');
    expect(location.hash).toBe('#/home/choice');
  });

  test('succeeds although a log-in hook fails', async () => {
    const stop = onLoggedIn(() => Promise.reject(new Error('cart')));
    expect(await store.submitPassword(typed)).toBe(true);
    stop();
  });

  test('retries after a challenge with its ticket and a new nonce', async () => {
    seen.solved = ['t1'];
    fakeSchool.answers.set('login.password', ({ ticket }) => {
      if (ticket === undefined) throw refusal('600');
      return REPLY;
    });
    expect(await store.submitPassword(typed)).toBe(true);
    const [first, second] = callsOf('login.password');
    expect([first?.['password'], second?.['password'], second?.['ticket']]).toEqual([
      'n2<secret>',
      'n3<secret>',
      't1',
    ]);
  });

  test('reports that the challenge was closed', async () => {
    fakeSchool.answers.set('login.password', refuse(refusal('600')));
    expect(await store.submitPassword(typed)).toBe(false);
    expect(store.loginState).toMatchObject({
      machine: { step: 'ready' },
      problem: { situation: 'challengeFailed' },
    });
  });

  test.each([
    [
      refusal('0', '账号或密码不正确', { field: 'password' }),
      { field: 'password', message: '账号或密码不正确' },
    ],
    [refusal('0'), { situation: 'loginWithoutMessage' }],
    [new ApiError({ kind: 'network', endpoint: 'x' }), { situation: 'offline' }],
    [new TypeError('odd'), { situation: 'loginWithoutMessage' }],
  ])('reports a refusal without starting a session (%#)', async (error, problem) => {
    fakeSchool.answers.set('login.password', refuse(error));
    await store.submitPassword(typed);
    expect(store.loginState.problem).toMatchObject(problem);
    expect(session.token).toBe('');
  });

  test('fails on a reply without a token', async () => {
    fakeSchool.answers.set('login.password', () => ({ user: null }));
    expect(await store.submitPassword(typed)).toBe(false);
    expect(store.loginState.problem).toMatchObject({ situation: 'loginWithoutMessage' });
  });

  test('stores what a face check needs to continue, and redirects to it', async () => {
    const demand = { loginToken: 'lt', orderNo: 'on', url: 'https://face.example/check' };
    fakeSchool.answers.set('login.password', refuse(refusal('120030002', '', demand)));
    await store.submitPassword(typed);
    expect(JSON.parse(browser.stored.get('faceLogin') ?? '')).toEqual({
      loginToken: 'lt',
      orderNo: 'on',
      account: 'Student',
      isRemembered: false,
      backUrl: '#/home/choice',
    });
    expect(browser.leftFor).toEqual([demand.url]);
  });

  test('does not redirect to a face check whose address disguises another host', async () => {
    const demand = { loginToken: 'lt', orderNo: 'on', url: 'https://school.example@evil.example/' };
    fakeSchool.answers.set('login.password', refuse(refusal('120030002', '', demand)));
    await store.submitPassword(typed);
    expect([browser.leftFor, browser.stored.has('faceLogin')]).toEqual([[], false]);
  });

  test('stores the login page’s return address for a face check', async () => {
    const demand = { loginToken: 'lt', orderNo: 'on', url: 'https://face.example/check' };
    fakeSchool.answers.set('login.password', refuse(refusal('120030002', '', demand)));
    location.hash = `#/join/login?backUrl=${encodeURIComponent('#/news?page=2')}`;
    await store.submitPassword(typed);
    expect(JSON.parse(browser.stored.get('faceLogin') ?? '')).toMatchObject({ backUrl: '#/news?page=2' });
  });

  test('continues after a face check with the stored data, once', async () => {
    expect(await store.submitFace()).toBe(false);
    const stored = { loginToken: 'lt', orderNo: 'on', account: 'Student', isRemembered: true };
    browser.stored.set('faceLogin', JSON.stringify(stored));
    expect(await store.submitFace()).toBe(true);
    expect(callsOf('login.byFace')).toEqual([{ loginToken: 'lt', orderNo: 'on' }]);
    expect([session.token, browser.stored.has('faceLogin')]).toEqual(['new', false]);
    expect(remembered.rememberedAccount()).toBe('Student');
  });

  test('keeps “remember me” and the password form after a failed face check', async () => {
    store.chooseTask('sms');
    const stored = { loginToken: 'lt', orderNo: 'on', account: 'Student', isRemembered: true };
    browser.stored.set('faceLogin', JSON.stringify(stored));
    fakeSchool.answers.set('login.byFace', refuse(refusal('0', '人脸识别没有通过，请重新登录')));
    expect(await store.submitFace()).toBe(false);
    expect(store.loginState).toMatchObject({ isRemembered: true, machine: { task: 'password' } });
    expect(remembered.rememberedAccount()).toBe('');
  });

  test.each([
    ['password', () => store.submitPassword(typed)],
    ['SMS code', () => store.submitSms({ mobile: '13800000001', smsCode: '123456' })],
    ['a one-time code', () => store.submitCode('once')],
  ])('with %s sets the device cookie for two years before the request', async (_, submit) => {
    const before = fakeSchool.calls.length;
    const setCookie = (name: string, value: string, days: number) =>
      void fakeSchool.calls.push(['cookie', { name, value, days }]);
    const stop = replacePorts({ setCookie });
    await submit();
    const cookie = { name: 'deviceId', value: browser.stored.get('clientId'), days: 730 };
    expect(fakeSchool.calls[before]).toEqual(['cookie', cookie]);
    stop();
  });

  test('merges the visitor’s exercise into the account, and retries at the next log-in if that fails', async () => {
    browser.stored.set('clientId', 'device');
    browser.stored.set('unLoginRecordId', '12');
    fakeSchool.answers.set('login.mergeUnlogged', refuse(new Error('down')));
    await store.submitPassword(typed);
    expect(browser.stored.get('unLoginRecordId')).toBe('12');
    fakeSchool.answers.set('login.mergeUnlogged', () => ({ mergedCount: 1 }));
    await store.prepareLogin('login', 'box');
    await store.submitPassword(typed);
    expect(callsOf('login.mergeUnlogged')).toEqual([
      { clientId: 'device', unLoginRecordId: '12' },
      { clientId: 'device', unLoginRecordId: '12' },
    ]);
    expect(browser.stored.has('unLoginRecordId')).toBe(false);
  });

  test('offers “remember me” in every company except number 4', () => {
    expect(remembered.canRemember()).toBe(true);
    session.companyId = '4';
    expect(remembered.canRemember()).toBe(false);
  });

  test('keeps “remember me” ticked when switching between ways to log in', async () => {
    store.remember(true);
    store.chooseTask('password');
    store.chooseTask('sms');
    await store.submitSms({ mobile: '13800000001', smsCode: '123456' });
    expect(callsOf('login.mobileSms')).toMatchObject([{ remeberMe: 1 }]);
  });

  test.each([
    ['if an account is remembered', 'Student', '1', true],
    ['but not without a remembered account', undefined, '1', false],
    ['but not in company 4', 'Student', '4', false],
  ])('ticks “remember me” at first %s', async (_, account, companyId, isRemembered) => {
    store.resetLogin({ isRemembered: !isRemembered });
    session.companyId = companyId;
    if (account !== undefined) remembered.rememberAccount(account, true);
    await store.prepareLogin('login', 'box');
    expect(store.loginState.isRemembered).toBe(isRemembered);
  });

  test('pressed twice at once sends one request', async () => {
    await Promise.all([store.submitPassword(typed), store.submitPassword(typed)]);
    expect(callsOf('login.password')).toHaveLength(1);
  });
});

describe('the SMS button', () => {
  beforeEach(() => store.prepareLogin('login', 'box'));

  test('is disabled for a minute after an SMS', async () => {
    seen.solved = ['t1'];
    fakeSchool.answers.set('login.sendSms', ({ ticket }) => {
      if (ticket === undefined) throw refusal('600');
      return { retryAfterSeconds: 60 };
    });
    await store.sendCode('13800000001');
    expect(store.loginState).toMatchObject({ mobile: '13800000001', machine: { step: 'ready' } });
    expect(smsWaits.until).toEqual({ 13800000001: 1_060_000 });
  });

  test('shows the server’s refusal and is disabled for the time it names', async () => {
    fakeSchool.answers.set(
      'login.sendSms',
      refuse(refusal('0', '请 40 秒后再试', { retryAfterSeconds: 40 })),
    );
    await store.sendCode('13800000001');
    expect(fakeSchool.toasts).toEqual(['请 40 秒后再试']);
    expect(smsWaits.until).toEqual({ 13800000001: 1_040_000 });
  });

  test('shows a general message and stays enabled if the reply cannot be read', async () => {
    fakeSchool.answers.set('login.sendSms', refuse(new ApiError({ kind: 'malformed', endpoint: 'x' })));
    await store.sendCode('13800000001');
    expect(fakeSchool.toasts).toEqual(['短信验证码发送异常']);
    expect(smsWaits.until).toEqual({});
  });
});

describe('registering', () => {
  const form = {
    username: 'reader_1',
    mobile: '13700000001',
    smsCode: '123456',
    password: 'long enough',
    province: '',
    city: '',
    county: '',
    inviteCode: '',
    isAgreed: true,
  };
  beforeEach(() => store.prepareLogin('register', 'page'));

  test('checks the names, sends the requested fields and logs in', async () => {
    expect(await store.submitRegister(form)).toBe(true);
    expect(callsOf('login.checkAccount')).toEqual([{ username: 'reader_1', mobile: '13700000001' }]);
    expect(callsOf('login.register')).toEqual([
      { username: 'reader_1', mobile: '13700000001', smsCode: '123456', password: 'n2<long enough>' },
    ]);
    expect(callsOf('login.byCacheCode')).toEqual([{ code: 'once' }]);
    expect(fakeSchool.toasts).toEqual(['注册成功']);
    expect(session.token).toBe('new');
  });

  test('sends the invitation code, then clears it', async () => {
    store.loginState.inviteCode = 'QHTX2026';
    await store.submitRegister({ ...form, inviteCode: ' QHTX2026 ' });
    expect(callsOf('login.register')).toMatchObject([{ inviteCode: 'QHTX2026' }]);
    expect(store.loginState.inviteCode).toBe('');
  });

  test('stops if the user name is taken', async () => {
    fakeSchool.answers.set('login.checkAccount', refuse(refusal('0', '用户名已绑定', { field: 'username' })));
    expect(await store.submitRegister(form)).toBe(false);
    expect(callsOf('login.register')).toEqual([]);
    expect(store.loginState.problem).toMatchObject({ field: 'username', message: '用户名已绑定' });
  });
});

test('closing the login box on a page for students leads to the home page', async () => {
  location.hash = '#/trainingPlan';
  await store.prepareLogin('login', 'box');
  store.closeBox();
  expect(location.hash).toBe('#/home/index');
});
