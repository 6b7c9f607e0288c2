// @vitest-environment jsdom
import { CaptchaError } from '@lectern/sdk/captcha';
import type * as crypto from '@lectern/sdk/crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeSchool } from '../../../shared/testing/school.fixture.ts';
import { session } from '../../../shared/session/session.store.ts';
import { logInFor } from './logInFor.ts';
import * as store from '../login.store.ts';
import { playLogin, refusal, refuse, REPLY, settled, typed } from '../login.fixture.ts';

/** Tickets of the challenges that are solved; any further challenge is cancelled. */
const seen = vi.hoisted(() => ({ solved: [] as string[] }));

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));
vi.mock('../challenge.ts', () => ({
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
vi.mock('../../../shared/overlays/toast.ts', () => import('../../../shared/testing/school.fixture.ts'));
vi.mock('../box/LoginBox.tsx', () => ({ LoginBox: () => null }));
vi.mock('../session/presence.ts', () => ({
  beginPresence: async () => undefined,
  stopPresence: () => undefined,
}));

let done: string[];
let restore: () => void;
beforeEach(async () => {
  seen.solved = [];
  restore = playLogin();
  done = [];
  await logInFor(() => void done.push(session.token));
  await settled();
  expect(store.loginState.machine.step).toBe('ready');
});
afterEach(() => restore());

test('the action runs once, as the student, after the log-in, and not at the next log-in', async () => {
  await store.submitPassword(typed);
  await settled();
  expect(done).toEqual(['new']);
  await store.prepareLogin('login', 'box');
  await store.submitPassword(typed);
  await settled();
  expect(done).toEqual(['new']);
});

test('the action is dropped when the login box is closed', async () => {
  store.closeBox();
  await settled();
  await store.prepareLogin('login', 'box');
  await store.submitPassword(typed);
  await settled();
  expect(done).toEqual([]);
});

test('the action waits through a refused password and a challenge', async () => {
  fakeSchool.answers.set('login.password', refuse(refusal('0', '账号或密码不正确')));
  await store.submitPassword(typed);
  await settled();
  expect(done).toEqual([]);
  seen.solved = ['t1'];
  fakeSchool.answers.set('login.password', ({ ticket }) => {
    if (ticket === undefined) throw refusal('600');
    return REPLY;
  });
  await store.submitPassword(typed);
  await settled();
  expect(done).toEqual(['new']);
});

test('the action is dropped if the log-in redirects elsewhere or happens on the login page', async () => {
  fakeSchool.answers.set('login.password', () => ({ ...REPLY, redirectConfig: '#/shoppingcart' }));
  await store.submitPassword(typed);
  await settled();
  expect(location.hash).toBe('#/shoppingcart');
  await logInFor(() => void done.push('again'));
  await store.prepareLogin('login', 'page');
  await settled();
  fakeSchool.answers.set('login.password', () => REPLY);
  await store.submitPassword(typed);
  await settled();
  expect(done).toEqual([]);
});
