import { checkGlobalLogin, currentUser, lastLearning, schoolBySuffix } from '@lectern/sdk/endpoints/shell';
import * as sso from '@lectern/sdk/endpoints/sso';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { PASSWORD_DEMAND } from '../../platform/http/passwordGate.ts';

const SECOND = 'second.localhost';

const app = await openTestApp({ seed: 'core' });
const north = (await app.data(schoolBySuffix, { suffix: 'north' }, { host: SECOND })).id;

const locationOf = async (url: string) =>
  (await app.server.inject({ url, headers: { host: SECOND, cookie: `schoolId=${north}` } })).headers.location;

describe('a school with a log-in on another site', () => {
  it('returns its address, and the company’s other schools have none', async () => {
    const options = { host: SECOND, schoolId: north };
    expect(await app.data(checkGlobalLogin, {}, options)).toEqual({
      openFlag: 1,
      thirdLoginUrl: `http://${SECOND}/sandbox/sso`,
    });
    expect(await app.data(checkGlobalLogin, {}, { host: SECOND })).toBe(false);
  });

  it('redirects there for a token, and back with a code that is exchanged once', async () => {
    const callback = `http://${SECOND}/?a=1#/cart`;
    const there = await locationOf(`/upgrade/token?callback=${encodeURIComponent(callback)}`);
    expect(there).toBe(`http://${SECOND}/sandbox/sso?callback=${encodeURIComponent(callback)}`);
    const back = await app.server.inject({
      method: 'POST',
      url: '/sandbox/sso',
      headers: { host: SECOND },
      // Letter case is ignored, as at the log-in.
      payload: { callback, username: 'Student' },
    });
    const address = new URL(String(back.headers.location));
    expect([address.hash, address.searchParams.get('a')]).toEqual(['#/cart', '1']);
    const code = address.searchParams.get('code') ?? '';
    const token = (await app.data(sso.tokenByCode, { code }, { host: SECOND })).access_token;
    expect(await app.data(sso.userByToken, { access_token: token }, { host: SECOND })).toMatchObject({
      username: 'student',
      mobile: '13800000003',
    });
    expect((await app.call(sso.tokenByCode, { code }, { host: SECOND })).body.code).toBe('0');
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    'javascript:alert(1)',
    '/\\elsewhere.example',
  ])('never redirects to %s', async (callback) => {
    const there = await locationOf(`/upgrade/token?callback=${encodeURIComponent(callback)}`);
    expect(new URL(String(there)).searchParams.get('callback')).toBe(`http://${SECOND}/`);
    const back = await app.server.inject({
      method: 'POST',
      url: '/sandbox/sso',
      headers: { host: SECOND },
      payload: { callback, username: '' },
    });
    expect(back.headers.location).toBe(`http://${SECOND}/`);
  });
});

describe('a student who must change the password', () => {
  it('can read their account and log out, but cannot study', async () => {
    const token = await app.tokenOf(await app.userNamed('firstlogin'));
    expect((await app.data(currentUser, {}, { token })).changePasswordConfig).toBe(1);
    expect(await app.body(lastLearning, {}, { token })).toMatchObject({
      code: '0',
      message: PASSWORD_DEMAND,
    });
    expect((await app.call(sso.logout, {}, { token })).body.code).toBe('1');
  });
});
