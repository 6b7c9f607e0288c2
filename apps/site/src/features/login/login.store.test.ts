// @vitest-environment jsdom
import { ApiError } from '@lectern/sdk';
import { CaptchaError } from '@lectern/sdk/captcha';
import type * as crypto from '@lectern/sdk/crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answer, told } from '../../boot/playedSchool.fixture.ts';
import { replacePorts } from '../../ports.ts';
import { session, startSession } from '../../session/session.store.ts';
import { replaceToken } from '../../session/tokenChange.ts';
import { shell } from '../../shell/shell.store.ts';
import { emptyShell } from '../../shell/emptyShell.ts';
import { logInFor } from './logInFor.ts';
import { onLoggedIn, onLoggedOut } from './loggedIn.ts';
import * as store from './login.store.ts';
import * as remembered from './remembered.ts';
import { handleSessionError } from './sessionErrors.ts';

const seen = vi.hoisted(() => ({
  solved: [] as string[],
  isOpenable: false,
  inert: [] as string[],
}));

vi.mock('../../boot/client.ts', () => import('../../boot/playedSchool.fixture.ts'));
vi.mock('./challenge.ts', () => ({
  solveAbove: async () => {
    const ticket = seen.solved.shift();
    if (ticket === undefined) throw new CaptchaError('closed');
    return { ticket, randstr: 'r' };
  },
}));
vi.mock('@lectern/sdk/crypto', async (original) => ({
  ...(await original<typeof crypto>()),
  encryptPassword: async (password: string, { nonce }: { nonce: string }) => `${nonce}<${password}>`,
}));
vi.mock('../../shell/toast.ts', () => import('../../boot/playedSchool.fixture.ts'));
vi.mock('./LoginBox.tsx', () => ({ LoginBox: () => null }));
vi.mock('./presence.ts', () => ({ beginPresence: async () => undefined, stopPresence: () => undefined }));

const refusal = (code: string, message = '', data?: unknown) =>
  new ApiError({ kind: code === '600' ? 'captcha' : 'business', endpoint: 'login.x', code, message, data });
const refuse = (error: unknown) => () => {
  throw error;
};
const REPLY = { flag: 0, user: { id: '7', schoolId: '1', companyId: '1', mobile: '138****0001' }, token: { token: 'new', code: 'c' }, redirectConfig: '' };
const callsOf = (id: string) => told.calls.filter(([called]) => called === id).map(([, input]) => input);

let kept: Map<string, string>;
let left: string[];
let restore: () => void;
beforeEach(() => {
  kept = new Map();
  left = [];
  let nonce = 0;
  told.answers = new Map<string, Answer>([
    ['login.config', () => ({ webVerifyCodeLogin: 1, publicKey: 'key', nonce: `n${(nonce += 1)}`, captchaScript: '/c.js', captchaAppId: 'a' })],
    ['shell.registerConfig', () => ({ closeFlag: 0, usernameFlag: 1, mobileFlag: 1 })],
    ['login.provCityCountyFlag', () => ({ provCityCountyFlag: 0 })],
    ['login.password', () => REPLY],
    ['login.mobileSms', () => REPLY],
    ['login.byCacheCode', () => REPLY],
    ['login.sendSms', () => ({ retryAfterSeconds: 60 })],
    ['login.checkAccount', () => null],
    ['login.register', () => ({ userId: '7', code: 'once' })],
    ['login.byFace', () => REPLY],
    ['login.mergeUnlogged', () => ({ mergedCount: 1 })],
    ['sso.forcedLogout', () => ({ loginSchoolPath: '' })],
  ]);
  told.calls = [];
  seen.solved = [];
  told.toasts = [];
  seen.inert = [];
  seen.isOpenable = false;
  location.hash = '#/home/choice';
  store.resetLogin();
  Object.assign(session, { token: '', userId: '', companyId: '', phone: '', schoolId: '' });
  shell.current = emptyShell;
  restore = replacePorts({
    now: () => 1_000_000,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    leave: (address) => void left.push(address),
    open: () => seen.isOpenable,
    openInert: (html) => {
      seen.inert.push(html);
      return seen.isOpenable;
    },
  });
});
afterEach(() => restore());

const typed = { account: '　Student ', password: 'secret' };

describe('opening', () => {
  test('shows the phone code first where the school has it', async () => {
    await store.prepareLogin('login', 'box');
    expect(store.loginState.machine).toMatchObject({ step: 'ready', task: 'sms' });
  });

  test('leads to registration only where it is open', async () => {
    told.answers.set('shell.registerConfig', () => ({ closeFlag: 1 }));
    await store.prepareLogin('register', 'box');
    expect(store.loginState.machine.task).toBe('sms');
  });

  test.each([
    ['where the school wants it', { thirdLoginFlag: 1, wechatWorkRegLogin: 1 }, ['weixinwork']],
    ['not where it does without', { thirdLoginFlag: 1, wechatWorkRegLogin: 0 }, []],
    ['not where no platform is let in', { thirdLoginFlag: 0, wechatWorkRegLogin: 1 }, []],
  ])('lets a registration begin at WeCom %s', async (_, config, platforms) => {
    told.answers.set('login.config', () => config);
    await store.prepareLogin('register', 'box');
    expect(store.loginState.options?.thirdRegister).toEqual(platforms);
  });

  test('works without the register config, and fails without its own', async () => {
    told.answers.set('shell.registerConfig', refuse(new Error('gone')));
    await store.prepareLogin('login', 'box');
    expect(store.loginState).toMatchObject({ machine: { step: 'ready' }, options: { canRegister: false } });
    store.resetLogin();
    told.answers.set('login.config', refuse(new Error('gone')));
    await store.prepareLogin('login', 'box');
    expect(store.loginState.machine.step).toBe('failed');
  });
});

describe('a log-in for something', () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  let done: string[];
  beforeEach(async () => {
    done = [];
    await logInFor(() => void done.push(session.token));
    await settled();
    expect(store.loginState.machine.step).toBe('ready');
  });

  test('does it once, as the student, when they have logged in, and not again at the next log-in', async () => {
    await store.submitPassword(typed);
    await settled();
    expect(done).toEqual(['new']);
    await store.prepareLogin('login', 'box');
    await store.submitPassword(typed);
    await settled();
    expect(done).toEqual(['new']);
  });

  test('forgets it when the box is closed', async () => {
    store.closeBox();
    await settled();
    await store.prepareLogin('login', 'box');
    await store.submitPassword(typed);
    await settled();
    expect(done).toEqual([]);
  });

  test('waits over a refused password, and over the challenge', async () => {
    told.answers.set('login.password', refuse(refusal('0', '账号或密码不正确')));
    await store.submitPassword(typed);
    await settled();
    expect(done).toEqual([]);
    seen.solved = ['t1'];
    told.answers.set('login.password', ({ ticket }) => {
      if (ticket === undefined) throw refusal('600');
      return REPLY;
    });
    await store.submitPassword(typed);
    await settled();
    expect(done).toEqual(['new']);
  });

  test('forgets it where the log-in leads to another page, or goes on on its own', async () => {
    told.answers.set('login.password', () => ({ ...REPLY, redirectConfig: '#/shoppingcart' }));
    await store.submitPassword(typed);
    await settled();
    expect(location.hash).toBe('#/shoppingcart');
    await logInFor(() => void done.push('again'));
    await store.prepareLogin('login', 'page');
    await settled();
    told.answers.set('login.password', () => REPLY);
    await store.submitPassword(typed);
    await settled();
    expect(done).toEqual([]);
  });
});

describe('logging in', () => {
  beforeEach(() => store.prepareLogin('login', 'box'));

  test('trims the account, takes a fresh nonce, keeps the session and remembers the account', async () => {
    const heard: string[] = [];
    const stop = onLoggedIn(({ userId }) => void heard.push(`${userId} ${session.token}`));
    store.remember(true);
    expect(await store.submitPassword(typed)).toBe(true);
    stop();
    expect(callsOf('login.password')).toEqual([{ account: 'Student', password: 'n2<secret>', remeberMe: 1, type: 1 }]);
    expect(session).toMatchObject({ token: 'new', userId: '7', phone: '138****0001' });
    expect(kept.get('token')).toBe('new');
    expect(remembered.rememberedAccount()).toBe('Student');
    expect(heard).toEqual(['7 new']);
    expect(store.loginState.machine.step).toBe('closed');
    expect(location.hash).toBe('#/home/choice');
  });

  test('a hook that fails does not stop the student', async () => {
    const stop = onLoggedIn(() => Promise.reject(new Error('cart')));
    expect(await store.submitPassword(typed)).toBe(true);
    stop();
  });

  test('repeats after the challenge with its ticket and another nonce', async () => {
    seen.solved = ['t1'];
    told.answers.set('login.password', ({ ticket }) => {
      if (ticket === undefined) throw refusal('600');
      return REPLY;
    });
    expect(await store.submitPassword(typed)).toBe(true);
    const [first, second] = callsOf('login.password');
    expect([first?.['password'], second?.['password'], second?.['ticket']]).toEqual(['n2<secret>', 'n3<secret>', 't1']);
  });

  test('says so when the challenge was closed', async () => {
    told.answers.set('login.password', refuse(refusal('600')));
    expect(await store.submitPassword(typed)).toBe(false);
    expect(store.loginState).toMatchObject({ machine: { step: 'ready' }, problem: { situation: 'challengeFailed' } });
  });

  test.each([
    [refusal('0', '账号或密码不正确', { field: 'password' }), { field: 'password', words: '账号或密码不正确' }],
    [refusal('0'), { situation: 'loginWordless' }],
    [new ApiError({ kind: 'network', endpoint: 'x' }), { situation: 'offline' }],
    [new TypeError('odd'), { situation: 'loginWordless' }],
  ])('tells of a refusal (%#)', async (error, problem) => {
    told.answers.set('login.password', refuse(error));
    await store.submitPassword(typed);
    expect(store.loginState.problem).toMatchObject(problem);
    expect(session.token).toBe('');
  });

  test('does not take a reply without a token for a log-in', async () => {
    told.answers.set('login.password', () => ({ user: null }));
    expect(await store.submitPassword(typed)).toBe(false);
    expect(store.loginState.problem).toMatchObject({ situation: 'loginWordless' });
  });

  test('keeps what a face check goes on with, and leads there', async () => {
    const demand = { loginToken: 'lt', orderNo: 'on', url: 'https://face.example/check' };
    told.answers.set('login.password', refuse(refusal('120030002', '', demand)));
    await store.submitPassword(typed);
    expect(JSON.parse(kept.get('faceLogin') ?? '')).toEqual({ loginToken: 'lt', orderNo: 'on' });
    expect(left).toEqual([demand.url]);
  });

  test('goes on after the face check with what was kept, once', async () => {
    expect(await store.submitFace()).toBe(false);
    kept.set('faceLogin', JSON.stringify({ loginToken: 'lt', orderNo: 'on' }));
    expect(await store.submitFace()).toBe(true);
    expect(callsOf('login.byFace')).toEqual([{ loginToken: 'lt', orderNo: 'on' }]);
    expect([session.token, kept.has('faceLogin')]).toEqual(['new', false]);
  });

  test('gives the visitor’s exercise to the student, and tries again later when that fails', async () => {
    kept.set('clientId', 'device');
    kept.set('unLoginRecordId', '12');
    told.answers.set('login.mergeUnlogged', refuse(new Error('down')));
    await store.submitPassword(typed);
    expect(kept.get('unLoginRecordId')).toBe('12');
    told.answers.set('login.mergeUnlogged', () => ({ mergedCount: 1 }));
    await store.prepareLogin('login', 'box');
    await store.submitPassword(typed);
    expect(callsOf('login.mergeUnlogged')).toEqual([{ clientId: 'device', unLoginRecordId: '12' }, { clientId: 'device', unLoginRecordId: '12' }]);
    expect(kept.has('unLoginRecordId')).toBe(false);
  });

  test('offers to remember in every company but the one with the number 4', () => {
    expect(remembered.canRemember()).toBe(true);
    session.companyId = '4';
    expect(remembered.canRemember()).toBe(false);
  });

  test('the tick of "remember me" goes along from one way to log in to the other', async () => {
    store.remember(true);
    store.chooseTask('password');
    store.chooseTask('sms');
    await store.submitSms({ mobile: '13800000001', smsCode: '123456' });
    expect(callsOf('login.mobileSms')).toMatchObject([{ remeberMe: 1 }]);
  });

  test.each([
    ['where an account is remembered', 'Student', '1', true],
    ['nowhere else', undefined, '1', false],
    ['in the company that remembers nobody', 'Student', '4', false],
  ])('the box begins with the tick set %s', async (_, account, companyId, isRemembered) => {
    store.resetLogin({ isRemembered: !isRemembered });
    session.companyId = companyId;
    if (account !== undefined) remembered.rememberAccount(account, true);
    await store.prepareLogin('login', 'box');
    expect(store.loginState.isRemembered).toBe(isRemembered);
  });

  test('a second press while one is under way makes no second call', async () => {
    await Promise.all([store.submitPassword(typed), store.submitPassword(typed)]);
    expect(callsOf('login.password')).toHaveLength(1);
  });
});

describe('the SMS button', () => {
  beforeEach(() => store.prepareLogin('login', 'box'));

  test('rests for a minute after an SMS', async () => {
    seen.solved = ['t1'];
    told.answers.set('login.sendSms', ({ ticket }) => {
      if (ticket === undefined) throw refusal('600');
      return { retryAfterSeconds: 60 };
    });
    await store.sendCode('13800000001');
    expect(store.loginState).toMatchObject({ resendAt: 1_060_000, mobile: '13800000001', machine: { step: 'ready' } });
  });

  test('says what the server says, and rests as long as it asks', async () => {
    told.answers.set('login.sendSms', refuse(refusal('0', '请 40 秒后再试', { retryAfterSeconds: 40 })));
    await store.sendCode('13800000001');
    expect(told.toasts).toEqual(['请 40 秒后再试']);
    expect(store.loginState.resendAt).toBe(1_040_000);
  });

  test('says so when the server answers nothing that can be read', async () => {
    told.answers.set('login.sendSms', refuse(new ApiError({ kind: 'malformed', endpoint: 'x' })));
    await store.sendCode('13800000001');
    expect(told.toasts).toEqual(['短信验证码发送异常']);
    expect(store.loginState.resendAt).toBeNull();
  });
});

describe('registering', () => {
  const form = { username: 'reader_1', mobile: '13700000001', smsCode: '123456', password: 'long enough', province: '', city: '', county: '', inviteCode: '', isAgreed: true };
  beforeEach(() => store.prepareLogin('register', 'page'));

  test('checks the names, sends what was asked for, and logs in by itself', async () => {
    expect(await store.submitRegister(form)).toBe(true);
    expect(callsOf('login.checkAccount')).toEqual([{ username: 'reader_1', mobile: '13700000001' }]);
    expect(callsOf('login.register')).toEqual([
      { username: 'reader_1', mobile: '13700000001', smsCode: '123456', password: 'n2<long enough>' },
    ]);
    expect(callsOf('login.byCacheCode')).toEqual([{ code: 'once' }]);
    expect(told.toasts).toEqual(['注册成功']);
    expect(session.token).toBe('new');
  });

  test('names who invited them, and forgets it with the account', async () => {
    store.loginState.inviteCode = 'QHTX2026';
    await store.submitRegister({ ...form, inviteCode: ' QHTX2026 ' });
    expect(callsOf('login.register')).toMatchObject([{ inviteCode: 'QHTX2026' }]);
    expect(store.loginState.inviteCode).toBe('');
  });

  test('stops at a name that is taken', async () => {
    told.answers.set('login.checkAccount', refuse(refusal('0', '用户名已绑定', { field: 'username' })));
    expect(await store.submitRegister(form)).toBe(false);
    expect(callsOf('login.register')).toEqual([]);
    expect(store.loginState.problem).toMatchObject({ field: 'username', words: '用户名已绑定' });
  });
});

describe('sessions that end by themselves', () => {
  const ended = (endpoint: string) => new ApiError({ kind: 'session-ended', endpoint, code: '401' });
  const refuseWith = (error: ApiError, token = 'old') => handleSessionError(error, { token });
  let leftCount: number;
  let stop: () => void;
  beforeEach(() => {
    leftCount = 0;
    stop = onLoggedOut(() => void (leftCount += 1));
    startSession({ token: 'old', userId: '7', companyId: '1', phone: '' });
    kept.set('theme', 'dark');
  });
  afterEach(() => stop());

  test('401 on a page in use keeps the page and opens the box over it, once', async () => {
    refuseWith(ended('answering.save'));
    refuseWith(ended('answering.save'));
    await vi.waitFor(() => expect(store.loginState).toMatchObject({ isExpired: true, machine: { step: 'ready' } }));
    expect(session.token).toBe('old');
    expect(kept.has('token')).toBe(false);
    expect(callsOf('login.config')).toHaveLength(1);
    await store.submitPassword(typed);
    expect(session.token).toBe('new');
    expect(leftCount).toBe(0);
  });

  test.each(['session-ended', 'kicked'] as const)('%s of a log-in before this one changes nothing', (kind) => {
    refuseWith(new ApiError({ kind, endpoint: 'answering.save' }), 'the one before');
    expect([session.token, kept.get('token'), store.loginState.machine.step]).toEqual(['old', 'old', 'closed']);
  });

  test('401 to the token that is being replaced waits for the other one, however long that takes', async () => {
    const looks: (() => void)[] = [];
    const restoreWait = replacePorts({ wait: () => new Promise((resolve) => void looks.push(resolve)) });
    const reply = Promise.withResolvers<string>();
    const replaced = replaceToken(() => reply.promise);
    refuseWith(ended('answering.save'));
    await vi.waitFor(() => expect(looks).toHaveLength(1));
    looks.shift()?.();
    await vi.waitFor(() => expect(looks).toHaveLength(1));
    reply.resolve('after the change');
    await replaced;
    looks.shift()?.();
    await new Promise((resolve) => void setTimeout(resolve));
    restoreWait();
    expect([session.token, kept.get('token'), store.loginState.machine.step]).toEqual(['after the change', 'after the change', 'closed']);
  });

  test('401 counts after all where the token was not replaced', async () => {
    const reply = Promise.withResolvers<string>();
    const replaced = replaceToken(() => reply.promise);
    refuseWith(ended('answering.save'));
    reply.reject(new Error('the line is dead'));
    await expect(replaced).rejects.toThrow('dead');
    await vi.waitFor(() => expect(store.loginState.isExpired).toBe(true));
  });

  test('closing that box logs out', async () => {
    refuseWith(ended('answering.save'));
    await vi.waitFor(() => expect(store.loginState.machine.step).toBe('ready'));
    store.closeBox();
    expect(session.token).toBe('');
    expect(leftCount).toBe(1);
  });

  test('401 while the page opens only shows the visitor’s side', () => {
    refuseWith(ended('shell.currentUser'));
    expect(session.token).toBe('');
    expect(told.toasts).toEqual(['登录已过期，请重新登录']);
    expect(store.loginState.machine.step).toBe('closed');
  });

  test('401 at a school with a log-in page of its own leads to /upgrade/token', () => {
    shell.current = { ...emptyShell, hasLoginPage: true };
    refuseWith(ended('answering.save'));
    expect(left).toEqual([`/upgrade/token?callback=${encodeURIComponent(`${location.origin}/#/home/choice`)}`]);
  });

  test('409 warns, tells the server, clears what is stored and leaves', async () => {
    told.answers.set('sso.forcedLogout', () => ({ loginSchoolPath: '#/home/index/beijing' }));
    refuseWith(new ApiError({ kind: 'kicked', endpoint: 'x', code: '409' }));
    await vi.waitFor(() => expect(location.hash).toBe('#/home/index/beijing'));
    expect(told.toasts).toEqual(['您的账号已在别处登录，被迫下线']);
    expect([session.token, kept.get('token'), kept.get('userInfo'), kept.get('theme')]).toEqual(['', undefined, undefined, undefined]);
    expect(leftCount).toBe(1);
  });

  test('409 never leads to another site', async () => {
    told.answers.set('sso.forcedLogout', () => ({ loginSchoolPath: 'https://elsewhere.example/' }));
    refuseWith(new ApiError({ kind: 'kicked', endpoint: 'x', code: '409' }));
    await vi.waitFor(() => expect(location.hash).toBe('#/home/index'));
    expect(left).toEqual([]);
  });

  test('403 of a firewall shows its page where it can do nothing', () => {
    seen.isOpenable = true;
    refuseWith(new ApiError({ kind: 'intercepted', endpoint: 'x', code: '403', data: '<script>alert(1)</script>' }));
    expect(seen.inert).toEqual(['<script>alert(1)</script>']);
    expect(told.toasts).toEqual([]);
    seen.isOpenable = false;
    refuseWith(new ApiError({ kind: 'intercepted', endpoint: 'x', code: '403', data: 'x' }));
    expect(told.toasts).toEqual(['窗口无法打开，请检查你的浏览器设置。']);
  });

  test('550 shows the message and keeps the details; a blocked window is told of', () => {
    refuseWith(new ApiError({ kind: 'blocked', endpoint: 'x', code: '550', message: '访问受限', data: { rule: 1 } }));
    expect(told.toasts).toEqual(['访问受限', '窗口无法打开，请检查你的浏览器设置。']);
    expect(kept.get('hostInterception')).toBe('{"rule":1}');
  });
});

test('closing the box on a page that needs a student leads to the site’s root', async () => {
  location.hash = '#/trainingPlan';
  await store.prepareLogin('login', 'box');
  store.closeBox();
  expect(location.hash).toBe('#/home/index');
});
