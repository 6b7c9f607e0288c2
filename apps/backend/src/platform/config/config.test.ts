import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const read = (env: Readonly<Record<string, string>>) => readConfig(env, '/lectern');

describe('the mode of operation', () => {
  test.each([
    [{}, 'demonstration'],
    [{ HOST: '127.0.0.1' }, 'demonstration'],
    [{ HOST: '127.8.9.1' }, 'demonstration'],
    [{ HOST: '::1' }, 'demonstration'],
    [{ HOST: 'localhost' }, 'demonstration'],
    [{ HOST: '' }, 'demonstration'],
    [{ HOST: '0.0.0.0', LECTERN_MODE: 'demonstration' }, 'demonstration'],
    [{ BEHIND_PROXY: '1', LECTERN_MODE: 'demonstration' }, 'demonstration'],
    [{ NODE_ENV: 'development' }, 'demonstration'],
    [{ NODE_ENV: 'production' }, 'production'],
    [{ NODE_ENV: 'production', HOST: '0.0.0.0' }, 'production'],
    [{ NODE_ENV: 'production', LECTERN_MODE: '' }, 'production'],
    [{ LECTERN_MODE: 'production' }, 'production'],
  ])('with %j is %s', (env, mode) => {
    expect(read(env).mode).toBe(mode);
  });

  test.each([
    [{ HOST: '0.0.0.0' }, 'HOST is set'],
    [{ HOST: '192.168.1.7' }, 'HOST is set'],
    [{ HOST: '::' }, 'HOST is set'],
    [{ HOST: 'lectern.example' }, 'HOST is set'],
    [{ BEHIND_PROXY: '1' }, 'BEHIND_PROXY is set'],
    [{ NODE_ENV: 'production', LECTERN_MODE: 'demonstration' }, 'NODE_ENV is "production"'],
    [{ NODE_ENV: 'production', LECTERN_MODE: 'test' }, 'NODE_ENV is "production"'],
    [{ LECTERN_MODE: 'demo' }, 'must be one of demonstration, production, test'],
  ])('with %j is rejected', (env, message) => {
    expect(() => read(env)).toThrow(message);
  });
});

describe('BEHIND_PROXY', () => {
  test.each([
    [undefined, 0],
    ['', 0],
    ['0', 0],
    ['1', 1],
    [' 2 ', 2],
    ['10.0.0.7', ['10.0.0.7']],
    ['10.0.0.0/8, fd00::/8,loopback', ['10.0.0.0/8', 'fd00::/8', 'loopback']],
  ])('%j is read as the proxies %j', (text, proxies) => {
    const env = { LECTERN_MODE: 'production', ...(text !== undefined && { BEHIND_PROXY: text }) };
    expect(read(env).trustedProxies).toEqual(proxies);
  });

  test.each(['true', '-1', '11', '10.0.0.0/33', '10.0.0.7,', 'proxy.example', '10.0.0.7 10.0.0.8'])(
    '"%s" is rejected',
    (text) => {
      expect(() => read({ LECTERN_MODE: 'production', BEHIND_PROXY: text })).toThrow(/^BEHIND_PROXY/);
    },
  );
});

test('the API documentation is public by default, and in production only with API_DOCS=1', () => {
  const has = (env: Readonly<Record<string, string>>) => read(env).hasApiDocs;
  expect(has({})).toBe(true);
  expect(has({ API_DOCS: '0' })).toBe(false);
  expect(has({ LECTERN_MODE: 'production' })).toBe(false);
  expect(has({ LECTERN_MODE: 'production', API_DOCS: '1' })).toBe(true);
});
