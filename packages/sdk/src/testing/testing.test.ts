// @vitest-environment node
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../client/client.ts';
import type { Endpoint } from '../client/endpoint.ts';
import { text } from '../client/readers.ts';
import { insert } from '../endpoints/agreement/agreement.ts';
import { mobileSms, password } from '../endpoints/login/login.ts';
import { unreadCount } from '../endpoints/community/community.ts';
import { read } from '../endpoints/message/message.ts';
import { signImage } from '../endpoints/upload/upload.ts';
import { mock, mockRoute, refuse, refuseWith, routesFetch } from './index.ts';

const ORIGIN = 'https://school.example';
const codes = async (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);

describe('mock', () => {
  const server = setupServer();
  const client = createClient({ origin: ORIGIN });
  beforeAll(() => server.listen());
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  it('answers its own endpoint and leaves others to other handlers', async () => {
    server.use(
      mock(unreadCount, () => ({ count: 3 })),
      mock(read, (input) => ({ unRead: Number(text(input?.messageId)) })),
    );
    expect(await client.request(unreadCount, {})).toEqual({ count: 3 });
    expect(await client.request(read, { messageId: '17' })).toEqual({ unRead: 17 });
  });

  it('matches a path with a trailing slash, and not the paths below it', async () => {
    server.use(
      mock(password, () => {
        throw refuse('120030002', '', { url: 'https://face.example' });
      }),
      mock(mobileSms, () => {
        throw refuse('600');
      }),
    );
    const body = { account: 'a', password: 'p', type: 1 } as const;
    expect(await codes(client.request(password, body))).toMatchObject({
      code: '120030002',
      data: { url: 'https://face.example' },
    });
    expect(
      await codes(client.request(mobileSms, { mobile: '13800138000', smsCode: '123456' })),
    ).toMatchObject({ kind: 'captcha' });
  });

  it.each([
    [401, undefined, 'session-ended'],
    [403, 'waf', 'intercepted'],
    [409, undefined, 'kicked'],
    [550, undefined, 'blocked'],
  ])(
    'answers a refusal with status %i and action %s, which the client reports as %s',
    async (status, action, kind) => {
      server.use(
        mock(unreadCount, () => {
          throw refuseWith(status, 'm', { data: '<p>', ...(action !== undefined && { action }) });
        }),
      );
      expect(await codes(client.request(unreadCount, {}))).toMatchObject({
        kind,
        data: '<p>',
        code: String(status),
      });
    },
  );

  it('simulates a lost reply, with MSW and with routesFetch', async () => {
    const broken = () => {
      throw refuseWith(0);
    };
    server.use(mock(unreadCount, broken));
    const alone = createClient({ origin: ORIGIN, fetch: routesFetch([mockRoute(unreadCount, broken)]) });
    expect(await codes(client.request(unreadCount, {}))).toMatchObject({ kind: 'network' });
    expect(await codes(alone.request(unreadCount, {}))).toMatchObject({ kind: 'network' });
  });
});

describe('mockRoute', () => {
  it.each<[string, Endpoint<Record<string, unknown>>, Record<string, unknown>]>([
    [
      'path and query',
      { id: 'a.b', method: 'GET', path: '/a/{id}', reply: '*' },
      { id: 'x /?', page: '2', ids: ['a'] },
    ],
    [
      'a JSON body',
      { id: 'a.b', method: 'POST', path: '{origin}/a', query: ['q'], reply: '*' },
      { q: '1', n: 2, deep: { list: [null] } },
    ],
    [
      'a whole body',
      { id: 'a.b', method: 'POST', path: '/a', body: 'items', reply: '*' },
      { page: '1', items: [{ id: '1' }] },
    ],
    [
      'a form',
      { id: 'a.b', method: 'POST', path: '/a', send: 'form', reply: '*' },
      { sign: 'a b&c', list: [1] },
    ],
    [
      'a multipart form',
      { id: 'a.b', method: 'POST', path: '/a', send: 'multipart', envelope: 'bare', reply: '*' },
      { note: 'n' },
    ],
  ])('reads back the input that was sent as %s', async (_, endpoint, input) => {
    let seen: unknown;
    const route = mockRoute(endpoint, (given) => {
      seen = given;
      return { done: true };
    });
    expect(
      await createClient({ origin: ORIGIN, fetch: routesFetch([route]) }).request(endpoint, input),
    ).toEqual({ done: true });
    expect(seen).toEqual(input);
  });

  it('passes files on', async () => {
    let size = 0;
    const route = mockRoute(signImage, (input) => {
      const file: unknown = input?.file;
      size = file instanceof Blob ? file.size : -1;
      return { key: 'k', url: 'u' };
    });
    await createClient({ origin: ORIGIN, fetch: routesFetch([route]) }).request(signImage, {
      file: new Blob(['12345']),
    });
    expect(size).toBe(5);
  });

  it('answers 501 for a call without a route', async () => {
    const client = createClient({ origin: ORIGIN, fetch: routesFetch([]) });
    const call = client.request(insert, { productId: '1', potocolId: '1', type: 'course', signContent: 's' });
    expect(await codes(call)).toMatchObject({ kind: 'http', code: '501' });
  });
});
