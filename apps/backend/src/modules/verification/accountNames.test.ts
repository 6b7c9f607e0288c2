import * as login from '@lectern/sdk/endpoints/login';
import * as setting from '@lectern/sdk/endpoints/setting';
import { sendPhoneChangeSms } from '@lectern/sdk/endpoints/studentInfo';
import { beforeEach, expect, test } from 'vitest';
import { encrypted } from '../../../test/logIn.ts';
import { openTestApp } from '../../../test/openTestApp.ts';
import { deepMerge } from '../../platform/company/index.ts';
import { attemptCounts } from '../../platform/database/tables/attempts.tables.ts';
import { captchaProvider } from '../../providers/captcha/captchaProvider.ts';
import { smsProvider } from '../../providers/sms/smsProvider.ts';

const TOO_MANY = /^试的次数太多了/;

const app = await openTestApp({
  seed: 'core',
  config: { mode: 'production', requestsPerMinute: 0 },
  onServices: (services) =>
    services.provide(smsProvider, { send: async () => undefined, notify: async () => undefined }),
});
const { db } = app.parts.connection;
const tenant = await app.parts.tenants.byHost('localhost');
if (tenant === undefined) throw new Error('The school is missing');
const { company } = tenant;
const known = await app.addUser(company, { username: 'somebody', mobile: '13700000001' });
const token = await app.tokenOf(await app.addUser(company, { mobile: '13700000002' }));
const mobile = known.mobile ?? '';

beforeEach(async () => {
  await db.delete(attemptCounts);
});

/** Simulates this number of checks within the hour. */
async function tryOut(count: number): Promise<void> {
  await app.call(setting.checkUsername, { username: 'somebody' }, { token });
  await app.call(login.checkAccount, { username: 'somebody' });
  await db.update(attemptCounts).set({ count });
}

const asks: readonly [string, () => Promise<{ body: { message: string } }>][] = [
  ['a user name', () => app.call(setting.checkUsername, { username: 'somebody' }, { token })],
  ['an address', () => app.call(setting.checkEmail, { email: 'a@b.example' }, { token })],
  ['a number', () => app.call(setting.checkMobile, { mobile }, { token })],
  ['a number to bind', () => app.call(setting.sendSms, { codeType: 'BIND_MOBILE', mobile }, { token })],
  [
    'a number to change to',
    () => app.call(sendPhoneChangeSms, { mobile, codeType: 'CHANGE_PHONE' }, { token }),
  ],
];

test.each(asks)('without a challenge, a student may check 100 accounts an hour by %s', async (_, ask) => {
  expect(app.parts.services.has(captchaProvider)).toBe(false);
  await tryOut(99);
  expect((await ask()).body.message).not.toMatch(TOO_MANY);
  expect((await ask()).body.message).toMatch(TOO_MANY);
});

test('without a challenge, a network may check or register 6000 accounts an hour', async () => {
  const register = async (username: string) => {
    const password = await encrypted(app, 'Seven evenings 7');
    return (await app.call(login.register, { domain: 'http://localhost', username, password })).body;
  };
  await app.configure(company, deepMerge(company.config, { register: { usernameFlag: 1, mobileFlag: 0 } }));
  await tryOut(5998);
  expect((await register('somebody')).message).toBe('用户名已绑定');
  expect((await register('just_come')).code).toBe('1');
  expect((await register('one_more')).message).toMatch(TOO_MANY);
  expect((await app.call(login.checkAccount, { mobile })).body.message).toMatch(TOO_MANY);
});
