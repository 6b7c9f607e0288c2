// @vitest-environment jsdom
import { ApiError } from '@lectern/sdk';
import type * as crypto from '@lectern/sdk/crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeSchool } from '../../../shared/testing/school.fixture.ts';
import { ports, replacePorts } from '../../../shared/ports.ts';
import { writeTabDraft } from '../../../shared/forms/tabDraft.ts';
import { session, startSession } from '../../../shared/session/session.store.ts';
import { beginWork } from '../../../shared/session/work.ts';
import { replaceToken } from '../../../shared/session/tokenChange.ts';
import { emptyShell } from '../../../shared/school/emptyShell.ts';
import { shell } from '../../../shared/school/shell.store.ts';
import { startLogin } from './startLogin.ts';
import { onLoggedOut } from '../session/loggedIn.ts';
import * as store from '../login.store.ts';
import { browser, callsOf, playLogin, settled, typed } from '../login.fixture.ts';
import { handleSessionError } from './sessionErrors.ts';

/** Whether the browser opens windows, what was shown in them, and the current time. */
const seen = { isOpenable: false, inert: [] as string[], opened: [] as string[], now: 0 };

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));
vi.mock('@lectern/sdk/crypto', async (original) => ({
  ...(await original<typeof crypto>()),
  encryptPassword: async (password: string, { nonce }: { nonce: string }) => `${nonce}<${password}>`,
}));
vi.mock('../../../shared/overlays/toast.ts', () => import('../../../shared/testing/school.fixture.ts'));
vi.mock('../box/LoginBox.tsx', () => ({ LoginBox: () => null }));
vi.mock('../session/presence.ts', () => ({
  beginPresence: async () => undefined,
  stopPresence: () => undefined,
}));

const ended = (endpoint: string) => new ApiError({ kind: 'session-ended', endpoint, code: '401' });
const refuseWith = (error: ApiError, token = 'old') => handleSessionError(error, { token });
let logOutCount: number;
let stop: () => void;
let restore: () => void;
beforeEach(() => {
  // Each test starts long after the previous one, outside its burst.
  Object.assign(seen, { isOpenable: false, inert: [], opened: [], now: seen.now + 60_000 });
  restore = playLogin({
    now: () => seen.now,
    open: (address) => {
      seen.opened.push(address);
      return seen.isOpenable;
    },
    openSandboxed: (html) => {
      seen.inert.push(html);
      return Promise.resolve(seen.isOpenable);
    },
  });
  fakeSchool.answers.set('sso.forcedLogout', () => ({ loginSchoolPath: '' }));
  logOutCount = 0;
  stop = onLoggedOut(() => void (logOutCount += 1));
  startSession({ token: 'old', userId: '7', companyId: '1', phone: '' });
  browser.stored.set('theme', 'dark');
});
afterEach(() => {
  stop();
  restore();
});

test('401 on a page in use keeps the page and opens the login box over it once', async () => {
  refuseWith(ended('answering.save'));
  refuseWith(ended('answering.save'));
  await vi.waitFor(() =>
    expect(store.loginState).toMatchObject({ isExpired: true, machine: { step: 'ready' } }),
  );
  expect(session.token).toBe('old');
  expect(browser.stored.has('token')).toBe(false);
  expect(callsOf('login.config')).toHaveLength(1);
  await store.submitPassword(typed);
  expect(session.token).toBe('new');
  expect(logOutCount).toBe(0);
});

test.each(['session-ended', 'kicked'] as const)('a %s error for a previous token is ignored', (kind) => {
  refuseWith(new ApiError({ kind, endpoint: 'answering.save' }), 'the one before');
  expect([session.token, browser.stored.get('token'), store.loginState.machine.step]).toEqual([
    'old',
    'old',
    'closed',
  ]);
});

test('401 for a token that is being replaced waits for the replacement, however long that takes', async () => {
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
  await settled();
  restoreWait();
  expect([session.token, browser.stored.get('token'), store.loginState.machine.step]).toEqual([
    'after the change',
    'after the change',
    'closed',
  ]);
});

test('401 ends the session if replacing the token failed', async () => {
  const reply = Promise.withResolvers<string>();
  const replaced = replaceToken(() => reply.promise);
  refuseWith(ended('answering.save'));
  reply.reject(new Error('the connection is dead'));
  await expect(replaced).rejects.toThrow('dead');
  await vi.waitFor(() => expect(store.loginState.isExpired).toBe(true));
});

test('closing the login box after 401 logs out', async () => {
  refuseWith(ended('answering.save'));
  await vi.waitFor(() => expect(store.loginState.machine.step).toBe('ready'));
  store.closeBox();
  expect(session.token).toBe('');
  expect(logOutCount).toBe(1);
});

test('401 while the page loads shows a toast and the page for visitors', () => {
  refuseWith(ended('shell.currentUser'));
  expect(session.token).toBe('');
  expect(fakeSchool.toasts).toEqual(['登录已过期，请重新登录']);
  expect(store.loginState.machine.step).toBe('closed');
});

test('401 at a school with its own login page redirects to /upgrade/token', () => {
  shell.current = { ...emptyShell, hasLoginPage: true };
  refuseWith(ended('answering.save'));
  expect(browser.leftFor).toEqual([
    `/upgrade/token?callback=${encodeURIComponent(`${location.origin}/#/home/choice`)}`,
  ]);
});

test('401 during an exercise opens the login box, even at a school with its own login page', async () => {
  shell.current = { ...emptyShell, hasLoginPage: true };
  const end = beginWork({ yieldToOtherDevice: () => true });
  refuseWith(ended('shell.currentUser'));
  await vi.waitFor(() =>
    expect(store.loginState).toMatchObject({ isExpired: true, surface: 'box', machine: { step: 'ready' } }),
  );
  end();
  expect([session.token, browser.leftFor, location.hash]).toEqual(['old', [], '#/home/choice']);
});

test('logging in during an exercise opens the login box, even at a school with its own login page', async () => {
  shell.current = { ...emptyShell, hasLoginPage: true };
  const end = beginWork({ yieldToOtherDevice: () => true });
  await startLogin('login');
  end();
  expect([store.loginState.surface, browser.leftFor, location.hash]).toEqual(['box', [], '#/home/choice']);
});

test('a burst of 409 replies shows one toast and sends one forced log-out', async () => {
  const kicked = () => refuseWith(new ApiError({ kind: 'kicked', endpoint: 'x', code: '409' }));
  for (const _ of [1, 2, 3]) kicked();
  await vi.waitFor(() => expect(session.token).toBe(''));
  kicked();
  await settled();
  expect(callsOf('sso.forcedLogout')).toHaveLength(1);
  expect(fakeSchool.toasts).toEqual(['您的账号已在别处登录，被迫下线']);
});

test.each([
  ['blocked', () => seen.opened.length],
  ['intercepted', () => seen.inert.length],
] as const)('a burst of %s replies opens one window, a later one another', (kind, windows) => {
  const refused = () => refuseWith(new ApiError({ kind, endpoint: 'x', message: '访问受限', data: 'x' }));
  for (const _ of [1, 2, 3]) refused();
  const burstToastCount = fakeSchool.toasts.length;
  expect(windows()).toBe(1);
  seen.now += 4_000;
  refused();
  seen.now += 4_000;
  refused();
  expect([windows(), fakeSchool.toasts.length]).toEqual([1, burstToastCount]);
  seen.now += 60_000;
  refused();
  expect([windows(), fakeSchool.toasts.length]).toEqual([2, 2 * burstToastCount]);
});

test('409 shows a toast, notifies the server, clears the stored data and leaves the page', async () => {
  fakeSchool.answers.set('sso.forcedLogout', () => ({ loginSchoolPath: '#/home/index/beijing' }));
  writeTabDraft('person', { name: '顾言希' });
  refuseWith(new ApiError({ kind: 'kicked', endpoint: 'x', code: '409' }));
  await vi.waitFor(() => expect(location.hash).toBe('#/home/index/beijing'));
  expect(fakeSchool.toasts).toEqual(['您的账号已在别处登录，被迫下线']);
  expect([
    session.token,
    browser.stored.get('token'),
    browser.stored.get('userInfo'),
    browser.stored.get('theme'),
  ]).toEqual(['', undefined, undefined, undefined]);
  expect(ports.tabStorage.getItem('drafts')).toBeNull();
  expect(logOutCount).toBe(1);
});

test('409 never redirects to another site', async () => {
  fakeSchool.answers.set('sso.forcedLogout', () => ({ loginSchoolPath: 'https://elsewhere.example/' }));
  refuseWith(new ApiError({ kind: 'kicked', endpoint: 'x', code: '409' }));
  await vi.waitFor(() => expect(location.hash).toBe('#/home/index'));
  expect(browser.leftFor).toEqual([]);
});

test('403 of a firewall shows its page sandboxed, or a toast if windows are blocked', async () => {
  seen.isOpenable = true;
  refuseWith(
    new ApiError({ kind: 'intercepted', endpoint: 'x', code: '403', data: '<script>alert(1)</script>' }),
  );
  expect(seen.inert).toEqual(['<script>alert(1)</script>']);
  expect(fakeSchool.toasts).toEqual([]);
  Object.assign(seen, { isOpenable: false, now: seen.now + 60_000 });
  refuseWith(new ApiError({ kind: 'intercepted', endpoint: 'x', code: '403', data: 'x' }));
  await vi.waitFor(() => expect(fakeSchool.toasts).toEqual(['窗口无法打开，请检查你的浏览器设置。']));
});

test('550 shows its message and stores its details, and a blocked window shows a toast', () => {
  refuseWith(
    new ApiError({ kind: 'blocked', endpoint: 'x', code: '550', message: '访问受限', data: { rule: 1 } }),
  );
  expect(fakeSchool.toasts).toEqual(['访问受限', '窗口无法打开，请检查你的浏览器设置。']);
  expect(browser.stored.get('hostInterception')).toBe('{"rule":1}');
});
