import { describe, expect, test } from 'vitest';
import { readFrameLogin, readFrameMessage } from './frameLogin.ts';

const ORIGIN = 'https://school.example';
const config = {
  redirectUrl: `${ORIGIN}/third/login/callback/dingtalk`,
  clientId: 'app',
  scope: 'openid',
  respionseType: 'code',
  state: 's1',
  prompt: 'consent',
  frameUrl: '',
};

describe('readFrameLogin', () => {
  test('builds the address of the frame', () => {
    const login = readFrameLogin(config, ORIGIN);
    expect(login?.origin).toBe('https://login.dingtalk.com');
    expect(Object.fromEntries(new URL(login?.url ?? '').searchParams)).toEqual({
      client_id: 'app',
      redirect_uri: config.redirectUrl,
      response_type: 'code',
      scope: 'openid',
      state: 's1',
      prompt: 'consent',
      iframe: 'true',
    });
  });

  test.each([
    ['nothing', undefined],
    ['no client', { ...config, clientId: '' }],
    ['no state', { ...config, state: null }],
    ['a way to another site', { ...config, redirectUrl: 'https://elsewhere.example/x' }],
    ['a script for a frame', { ...config, frameUrl: 'javascript:alert(1)' }],
  ])('takes %s for no config', (_, reply) => {
    expect(readFrameLogin(reply, ORIGIN)).toBeUndefined();
  });
});

describe('readFrameMessage', () => {
  const login = readFrameLogin(config, ORIGIN);
  if (login === undefined) throw new Error('the config is whole');
  const frame = { postMessage: () => undefined } as unknown as Window;
  const good = JSON.stringify({ success: true, redirectUrl: `${config.redirectUrl}?authCode=a1&state=s1` });
  const read = (some: Partial<{ origin: string; source: Window | null; data: unknown }>) =>
    readFrameMessage({ origin: login.origin, source: frame, data: good, ...some }, { login, window: frame });

  test('takes the code to the page that the school named', () => {
    expect(read({})).toEqual({ kind: 'agreed', next: `${config.redirectUrl}?authCode=a1&state=s1` });
    const elsewhere = JSON.stringify({ success: true, redirectUrl: 'https://elsewhere.example/?authCode=a1&state=s1' });
    expect(read({ data: elsewhere })).toEqual({ kind: 'agreed', next: `${config.redirectUrl}?authCode=a1&state=s1` });
  });

  test('tells the provider’s words', () => {
    expect(read({ data: JSON.stringify({ success: false, errorMsg: '用户取消了授权' }) })).toEqual({ kind: 'failed', words: '用户取消了授权' });
  });

  test.each([
    ['another origin', { origin: 'https://login.dingtalk.com.elsewhere.example' }],
    ['the origin with another scheme', { origin: 'http://login.dingtalk.com' }],
    ['another window', { source: {} as Window }],
    ['no window', { source: null }],
    ['an object', { data: { success: true, redirectUrl: `${config.redirectUrl}?authCode=a1&state=s1` } }],
    ['no JSON', { data: '{' }],
    ['nothing', { data: 'null' }],
    ['another state', { data: JSON.stringify({ success: true, redirectUrl: `${config.redirectUrl}?authCode=a1&state=s2` }) }],
    ['no code', { data: JSON.stringify({ success: true, redirectUrl: `${config.redirectUrl}?state=s1` }) }],
    ['no success', { data: JSON.stringify({ success: 'yes', redirectUrl: `${config.redirectUrl}?authCode=a1&state=s1` }) }],
  ])('does not hear %s', (_, some) => {
    expect(read(some)).toBeUndefined();
  });
});
