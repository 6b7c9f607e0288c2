import { ApiError } from '@lectern/sdk';
import { type Answer, fakeSchool } from '../../shared/testing/school.fixture.ts';
import { memoryStorage, type Ports, replacePorts } from '../../shared/ports.ts';
import { session } from '../../shared/session/session.store.ts';
import { emptyShell } from '../../shared/school/emptyShell.ts';
import { shell } from '../../shared/school/shell.store.ts';
import { resetLogin } from './login.store.ts';

/** The reply to a successful log-in. */
export const REPLY = {
  flag: 0,
  user: { id: '7', schoolId: '1', companyId: '1', mobile: '13800000001' },
  token: { token: 'new', code: 'c' },
  redirectConfig: '',
};

/** An account typed not quite as it was registered. */
export const typed = { account: '　Student ', password: 'secret' };

/** What the browser has stored, and the addresses that the page was left for; reset for each test. */
export const browser = { stored: new Map<string, string>(), leftFor: [] as string[] };

export const refusal = (code: string, message = '', data?: unknown) =>
  new ApiError({ kind: code === '600' ? 'captcha' : 'business', endpoint: 'login.x', code, message, data });

export const refuse =
  (error: unknown): Answer =>
  () => {
    throw error;
  };

/** Returns the inputs of all calls of an endpoint, in order. */
export const callsOf = (id: string) =>
  fakeSchool.calls.filter(([called]) => called === id).map(([, input]) => input);

/** Waits for store subscriptions, which run in the next task. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Simulates a visitor at a school that lets them in: nobody is logged in, nothing is stored, the dialog is
 * closed.
 * @returns the function that restores the ports.
 */
export function playLogin(ports: Partial<Ports> = {}): () => void {
  let nonce = 0;
  Object.assign(fakeSchool, { calls: [], toasts: [] });
  fakeSchool.answers = new Map<string, Answer>([
    [
      'login.config',
      () => ({
        webVerifyCodeLogin: 1,
        publicKey: 'key',
        nonce: `n${(nonce += 1)}`,
        captchaScript: '/c.js',
        captchaAppId: 'a',
      }),
    ],
    ['shell.registerConfig', () => ({ closeFlag: 0, usernameFlag: 1, mobileFlag: 1 })],
    ['login.provCityCountyFlag', () => ({ provCityCountyFlag: 0 })],
    ['login.password', () => REPLY],
    ['login.mobileSms', () => REPLY],
    ['login.byCacheCode', () => REPLY],
    ['login.byFace', () => REPLY],
    ['login.sendSms', () => ({ retryAfterSeconds: 60 })],
    ['login.checkAccount', () => null],
    ['login.register', () => ({ userId: '7', code: 'once' })],
    ['login.mergeUnlogged', () => ({ mergedCount: 1 })],
  ]);
  Object.assign(browser, { stored: new Map(), leftFor: [] });
  location.hash = '#/home/choice';
  resetLogin();
  Object.assign(session, { token: '', userId: '', companyId: '', phone: '', schoolId: '' });
  shell.current = emptyShell;
  return replacePorts({
    now: () => 1_000_000,
    storage: memoryStorage(browser.stored),
    leave: (address) => void browser.leftFor.push(address),
    ...ports,
  });
}
