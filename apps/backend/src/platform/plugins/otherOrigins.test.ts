import { arrayContains } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { listen } from '../../../test/listen.ts';
import { openRaw } from '../../../test/servers/rawSocket.ts';
import { companies } from '../database/tables/companies.tables.ts';

const LISTED = 'https://app.school.example';
const STRANGER = 'https://evil.example';
const CALL = '/s/api/saas-business/v1/front/login/config';
const PICTURE = '/media/drawn/logo/steps/red.svg';

const app = await openTestApp({ seed: true });
await app.parts.connection.db
  .update(companies)
  .set({ origins: [LISTED] })
  .where(arrayContains(companies.hosts, ['localhost']));
app.parts.tenants.forget();

const request = (headers: Readonly<Record<string, string>>, url = CALL, method: 'GET' | 'OPTIONS' = 'GET') =>
  app.server.inject({ method, url, headers: { host: 'localhost', ...headers } });

const corsHeadersOf = ({
  headers,
}: Pick<Awaited<ReturnType<typeof request>>, 'headers'>): readonly string[] =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

test('a listed origin may call with credentials, and read the exposed headers', async () => {
  const reply = await request({ origin: LISTED });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'access-control-allow-origin': LISTED,
    'access-control-allow-credentials': 'true',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(reply.headers.vary).toMatch(/\bOrigin\b/);
  const exposed = String(reply.headers['access-control-expose-headers']).split(', ');
  expect(exposed).toEqual(expect.arrayContaining(['Retry-After', 'X-Request-Id', 'action']));
});

test.each(['POST', 'PUT', 'DELETE'])('a preflight request of a listed origin allows %s', async (method) => {
  const names = 'authorization,content-type,idempotency-key,schoolid,companyid,memory,system_os,platform';
  const reply = await request(
    {
      origin: LISTED,
      'access-control-request-method': method,
      'access-control-request-headers': `${names},app_version`,
    },
    '/s/api/saas-business/v1/upload/annex/parts',
    'OPTIONS',
  );
  expect(reply.statusCode).toBe(204);
  expect(reply.headers['access-control-allow-origin']).toBe(LISTED);
  expect(String(reply.headers['access-control-allow-methods'])).toContain(method);
  const allowed = String(reply.headers['access-control-allow-headers']).toLowerCase().split(', ');
  expect(allowed).toEqual(expect.arrayContaining([...names.split(','), 'app_version']));
});

test('error replies may be read by a listed origin', async () => {
  const missing = await request({ origin: LISTED }, '/s/api/nowhere');
  const invalid = await request({ origin: LISTED }, `${CALL}?surprise=1`);
  expect([missing.statusCode, invalid.statusCode]).toEqual([404, 400]);
  for (const reply of [missing, invalid]) {
    expect(reply.headers['access-control-allow-origin']).toBe(LISTED);
    expect(reply.headers['x-request-id']).toBeTruthy();
  }
});

test.each([
  ['an unlisted origin', STRANGER, 'localhost'],
  ['the origin null', 'null', 'localhost'],
  ['a listed name with a suffix', `${LISTED}.evil.example`, 'localhost'],
  ['a listed name over http', LISTED.replace('https', 'http'), 'localhost'],
  ['a listed name at another port', `${LISTED}:8443`, 'localhost'],
  ["another company's", LISTED, 'second.localhost'],
])('%s gets no CORS headers, neither on a call nor on its preflight request', async (_, origin, host) => {
  const call = await request({ origin, host });
  const preflight = await request({ origin, host, 'access-control-request-method': 'POST' }, CALL, 'OPTIONS');
  expect(preflight.statusCode).toBe(404);
  for (const reply of [call, preflight]) {
    expect(corsHeadersOf(reply)).toEqual([]);
    expect(reply.headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(reply.headers.vary).toMatch(/\bOrigin\b/);
  }
});

test('pictures may be embedded by pages of listed origins alone', async () => {
  const policyOf = async (referer: string) => {
    const { statusCode, headers } = await request({ referer }, PICTURE);
    expect(statusCode).toBe(200);
    return headers['cross-origin-resource-policy'];
  };
  expect(await policyOf(`${LISTED}/`)).toBe('cross-origin');
  expect(await policyOf(`${STRANGER}/`)).toBe('same-origin');
  expect(await policyOf('http://localhost/')).toBe('same-origin');
});

test('sockets open for pages of listed origins alone', async () => {
  const origin = (await listen(app)).replace('127.0.0.1', 'localhost');
  for (const path of ['/websocket', '/presence']) {
    const socket = await openRaw(origin, path, LISTED);
    socket.close();
    await expect(openRaw(origin, path, STRANGER)).rejects.toThrow('refused');
  }
});
