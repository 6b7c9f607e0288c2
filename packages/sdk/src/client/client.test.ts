// @vitest-environment node
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { type CallRecord, type ClientOptions, createClient, type Session } from './client.ts';
import type { Endpoint } from './endpoint.ts';
import { ApiError, type ApiErrorKind, isApiError } from './errors/errors.ts';
import { type ManualClock, manualClock } from './manualClock.fixture.ts';
import { signImage } from '../endpoints/upload/upload.ts';

const ORIGIN = 'https://school.example';
const get: Endpoint<{ id?: string }, { name: string }> = {
  id: 'shelf.read',
  method: 'GET',
  path: '/shelf',
  reply: '*',
  idempotent: true,
};
const unmarked: Endpoint<{ name?: string }, null> = {
  id: 'shelf.handIn',
  method: 'GET',
  path: '/shelf/handIn',
  reply: '*',
};
const post: Endpoint<{ name: string }, null> = {
  id: 'shelf.add',
  method: 'POST',
  path: '/shelf/add',
  ambient: ['domain', 'schoolId'],
  reply: '*',
};

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
  readonly headers: Headers;
  answer(value: unknown, status?: number, headers?: Record<string, string>): void;
  fail(): void;
}

/** Creates a client whose every response is given by the test. */
function shelf(options: Partial<ClientOptions> = {}) {
  const sent: Sent[] = [];
  const clock: ManualClock = manualClock();
  const records: CallRecord[] = [];
  const client = createClient({
    origin: ORIGIN,
    clock,
    onCall: (record) => records.push(record),
    fetch: (url, init = {}) =>
      new Promise((resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason), { once: true });
        sent.push({
          url: String(url),
          init,
          headers: new Headers(init.headers),
          answer: (value, status = 200, headers = {}) =>
            resolve(new Response(JSON.stringify(value), { status, headers })),
          fail: () => reject(new TypeError('fetch failed')),
        });
      }),
    ...options,
  });
  const last = async (): Promise<Sent> => {
    await clock.pass(0);
    const found = sent.at(-1);
    if (found === undefined) throw new Error('Nothing was sent');
    return found;
  };
  return { client, sent, clock, records, last };
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('The call did not fail');
}

describe('a request', () => {
  it('carries the platform headers, read from the session at the time of the call', async () => {
    let who: Session = {};
    const { client, last } = shelf({ session: () => who, systemOs: 'Windows', memory: '8' });
    const first = client.request(post, { name: 'x' });
    const before = await last();
    expect(Object.fromEntries(before.headers)).toMatchObject({
      memory: '8',
      authorization: '',
      schoolid: '',
      companyid: '',
      system_os: 'Windows',
      platform: 'pc',
      app_version: '8.1.3',
      'content-type': 'application/json',
    });
    before.answer({ code: '1' });
    await first;

    who = { token: 't', schoolId: '7', companyId: '3' };
    const second = client.request(post, { name: 'x' }, { idempotencyKey: 'k', keepalive: true });
    const after = await last();
    expect(after.url).toBe(`${ORIGIN}/s/api/shelf/add?domain=https%3A%2F%2Fschool.example&schoolId=7`);
    expect(after.init).toMatchObject({ method: 'POST', body: '{"name":"x"}', keepalive: true });
    expect(Object.fromEntries(after.headers)).toMatchObject({
      authorization: 't',
      schoolid: '7',
      companyid: '3',
      'idempotency-key': 'k',
    });
    after.answer({ code: '1' });
    await second;
  });

  it('has a header with the student’s id for the image upload only', async () => {
    const { client, last } = shelf({ session: () => ({ token: 't', userId: '12' }) });
    const upload = client.request(signImage, { file: new Blob(['x']) });
    const uploading = await last();
    expect(uploading.headers.get('userid')).toBe('12');
    uploading.answer({ code: '1' });
    await upload;
    const call = client.request(post, { name: 'x' });
    const adding = await last();
    expect(adding.headers.has('userid')).toBe(false);
    adding.answer({ code: '1' });
    await call;
  });

  it('resolves to the data of the reply', async () => {
    const { client, last } = shelf();
    const call = client.request(get, {});
    (await last()).answer({ code: '1', data: { name: 'Limits' } });
    expect(await call).toEqual({ name: 'Limits' });
  });

  it('leaves no timer running', async () => {
    const { client, last, clock } = shelf();
    const call = client.request(get, {});
    (await last()).answer({ code: '1' });
    await call;
    expect(clock.timers()).toBe(0);
  });

  it('throws a TypeError and sends nothing when a path parameter is missing', async () => {
    const { client, sent } = shelf();
    const endpoint: Endpoint<{ id?: string }> = { ...get, path: '/shelf/{id}' };
    await expect(client.request(endpoint, {})).rejects.toThrow(new TypeError('shelf.read: "id" is missing'));
    expect(sent).toHaveLength(0);
  });
});

describe('a failed request', () => {
  const replies: [ApiErrorKind, number, unknown, Record<string, string>][] = [
    ['http', 500, { message: 'm' }, {}],
    ['business', 200, { code: '0', message: 'm' }, {}],
    ['captcha', 200, { code: '600', message: 'm' }, {}],
    ['session-ended', 401, {}, {}],
    ['session-ended', 403, {}, {}],
    ['intercepted', 403, '<html>', { action: 'cc' }],
    ['intercepted', 403, '<html>', { action: 'waf' }],
    ['kicked', 409, {}, {}],
    ['blocked', 550, { message: 'm' }, {}],
    ['malformed', 200, { data: 1 }, {}],
  ];

  it.each(replies)('has the kind %s after status %i with %j %j', async (kind, status, body, headers) => {
    const onSessionError = vi.fn();
    const { client, last, sent, records } = shelf({ onSessionError });
    const failure = failureOf(client.request(get, {}));
    (await last()).answer(body, status, { ...headers, 'X-Request-Id': 'r1' });
    const error = await failure;
    expect(error).toMatchObject({ kind, status, requestId: 'r1', retryAfter: 0 });
    expect(sent).toHaveLength(1);
    const isOfSession = ['session-ended', 'intercepted', 'kicked', 'blocked'].includes(kind);
    expect(onSessionError.mock.calls).toEqual(isOfSession ? [[error, {}]] : []);
    expect(records).toEqual([
      {
        endpoint: 'shelf.read',
        milliseconds: 0,
        outcome: kind,
        code: error.code,
        attempts: 1,
        status,
        requestId: 'r1',
      },
    ]);
  });

  it('has the kind network and keeps the cause when no response arrives', async () => {
    const { client, last } = shelf();
    const failure = failureOf(client.request(post, { name: 'x' }));
    (await last()).fail();
    const error = await failure;
    expect([error.kind, error.code, error.endpoint, error.path]).toEqual([
      'network',
      '',
      'shelf.add',
      '/shelf/add',
    ]);
    expect(error.cause).toBeInstanceOf(Error);
  });

  it('is narrowed to its kind by isApiError, for the compiler too', () => {
    const lost: unknown = new ApiError({ kind: 'network', endpoint: 'shelf.add' });
    if (isApiError(lost, 'business')) expectTypeOf(lost.kind).toEqualTypeOf<'business'>();
    expect([isApiError(lost), isApiError(lost, 'network'), isApiError(lost, 'business')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('times out after 60 s and aborts the request', async () => {
    const { client, last, clock, records } = shelf();
    const failure = failureOf(client.request(post, { name: 'x' }));
    const { init } = await last();
    await clock.pass(59_999);
    expect(init.signal?.aborted).toBe(false);
    await clock.pass(1);
    expect((await failure).kind).toBe('timeout');
    expect(init.signal?.aborted).toBe(true);
    expect(records[0]).toMatchObject({ outcome: 'timeout', milliseconds: 60_000, attempts: 1 });
  });

  it('has the kind aborted when the caller aborts before or after sending', async () => {
    const { client, last, sent, clock } = shelf();
    const giveUp = new AbortController();
    const failure = failureOf(client.request(post, { name: 'x' }, { signal: giveUp.signal }));
    await last();
    giveUp.abort();
    expect((await failure).kind).toBe('aborted');
    expect((await failureOf(client.request(post, { name: 'x' }, { signal: giveUp.signal }))).kind).toBe(
      'aborted',
    );
    expect(sent).toHaveLength(1);
    expect(clock.timers()).toBe(0);
  });

  it('has the kind network when reading the body fails', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('cut')) });
    const { client } = shelf({ fetch: async () => new Response(body) });
    expect((await failureOf(client.request(post, { name: 'x' }))).kind).toBe('network');
  });

  it('a request works without AbortSignal.any and AbortSignal.timeout', async () => {
    const any = vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new TypeError('not a function');
    });
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      throw new TypeError('not a function');
    });
    const { client, last } = shelf();
    const call = client.request(get, {}, { signal: new AbortController().signal });
    (await last()).answer({ code: '1', data: { name: 'x' } });
    expect(await call).toEqual({ name: 'x' });
    any.mockRestore();
    timeout.mockRestore();
  });
});

describe('retries', () => {
  it('repeat an idempotent call after 150–300 ms and 300–600 ms, then give up', async () => {
    const { client, last, sent, clock, records } = shelf();
    const failure = failureOf(client.request(get, {}));
    (await last()).fail();
    await clock.pass(149);
    expect(sent).toHaveLength(1);
    await clock.pass(1);
    expect(sent).toHaveLength(2);
    (await last()).answer({}, 503);
    await clock.pass(300);
    expect(sent).toHaveLength(3);
    (await last()).answer({}, 502);
    expect(await failure).toMatchObject({ kind: 'http', code: '502' });
    expect(records).toMatchObject([{ attempts: 3, outcome: 'http' }]);
  });

  it('resolve to the reply of a later attempt', async () => {
    const { client, last, clock, records } = shelf();
    const call = client.request(get, {});
    (await last()).answer({}, 504);
    await clock.pass(300);
    (await last()).answer({ code: '1', data: { name: 'x' } });
    expect(await call).toEqual({ name: 'x' });
    expect(records).toMatchObject([{ attempts: 2, outcome: 'ok' }]);
  });

  it.each([400, 401, 404, 409, 429, 500, 550])('do not happen after status %i', async (status) => {
    const { client, last, clock, sent } = shelf();
    const failure = failureOf(client.request(get, {}));
    (await last()).answer({}, status);
    await failure;
    await clock.pass(10_000);
    expect(sent).toHaveLength(1);
  });

  it.each(['get', 'post'])('do not happen for a %s without idempotent or once', async (method) => {
    const { client, last, clock, sent } = shelf();
    const failure = failureOf(
      method === 'get' ? client.request(unmarked, {}) : client.request(post, { name: 'x' }),
    );
    (await last()).fail();
    expect((await failure).kind).toBe('network');
    await clock.pass(10_000);
    expect(sent).toHaveLength(1);
  });

  it('repeat a once-only call with the same idempotency key', async () => {
    const { client, last, clock, sent } = shelf();
    const call = client.request({ ...post, once: true }, { name: 'x' });
    (await last()).fail();
    await clock.pass(300);
    (await last()).answer({ code: '1', data: null });
    expect(await call).toBeNull();
    const later = client.request({ ...post, once: true }, { name: 'x' });
    (await last()).answer({ code: '1' });
    await later;
    const [first, again, other] = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[\x21-\x7e]{8,200}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('by the student have the key of the same call without an answer, until the server has answered it', async () => {
    let who: Session = { userId: '7', token: 'a' };
    const { client, last, clock, sent } = shelf({ session: () => who });
    const press = async (name: string, answer?: object) => {
      const call = client.request({ ...post, once: true }, { name }).catch((error: unknown) => error);
      for (let attempt = 1; attempt <= 3 && answer === undefined; attempt += 1) {
        (await last()).fail();
        await clock.pass(600);
      }
      if (answer !== undefined) (await last()).answer(answer);
      await call;
      return sent.at(-1)?.headers.get('idempotency-key');
    };
    const lost = await press('x');
    expect(await press('y', { code: '1' })).not.toBe(lost);
    // The session may end meanwhile; the student stays the same.
    who = { userId: '7', token: 'b' };
    expect(await press('x', { code: '1' })).toBe(lost);
    const later = await press('x');
    expect(later).not.toBe(lost);
    expect(await press('x', { code: '0' })).toBe(later);
    const refused = await press('x');
    expect(refused).not.toBe(later);
    who = { userId: '8', token: 'c' };
    expect(await press('x', { code: '1' })).not.toBe(refused);
  });

  it('do not happen on a platform without idempotency keys', async () => {
    const { client, last, clock, sent } = shelf({ hasIdempotencyKeys: false });
    const failure = failureOf(
      client.request({ ...post, once: true }, { name: 'x' }, { idempotencyKey: 'own' }),
    );
    const request = await last();
    expect(request.headers.get('idempotency-key')).toBe('own');
    request.fail();
    await failure;
    await clock.pass(10_000);
    expect(sent).toHaveLength(1);
  });

  it('wait for the time in Retry-After, and stop when it is too long', async () => {
    const { client, last, clock, sent } = shelf();
    const call = client.request(get, {});
    (await last()).answer({}, 503, { 'Retry-After': '2' });
    await clock.pass(1999);
    expect(sent).toHaveLength(1);
    await clock.pass(1);
    (await last()).answer({}, 503, { 'Retry-After': '60' });
    expect(await failureOf(call)).toMatchObject({ kind: 'http', code: '503' });
    expect(sent).toHaveLength(2);
  });

  it('stop when the caller aborts, also between two attempts', async () => {
    const { client, last, sent, clock } = shelf();
    const giveUp = new AbortController();
    const failure = failureOf(client.request(get, {}, { signal: giveUp.signal }));
    (await last()).fail();
    await clock.pass(10);
    giveUp.abort();
    expect((await failure).kind).toBe('aborted');
    await clock.pass(10_000);
    expect(sent).toHaveLength(1);
    expect(clock.timers()).toBe(0);
  });

  it('stay within the timeout of the call', async () => {
    const { client, last, clock } = shelf({ timeoutMs: 100 });
    const failure = failureOf(client.request(get, {}));
    (await last()).fail();
    await clock.pass(100);
    expect((await failure).kind).toBe('timeout');
  });
});

describe('identical reads in flight', () => {
  it('share one request', async () => {
    const { client, last, sent } = shelf();
    const calls = [
      client.request(get, { id: '1' }),
      client.request(get, { id: '1' }),
      client.request(get, { id: '2' }),
    ];
    await last();
    expect(sent).toHaveLength(2);
    for (const { url, answer } of sent) answer({ code: '1', data: { name: url.slice(-1) } });
    expect(await Promise.all(calls)).toEqual([{ name: '1' }, { name: '1' }, { name: '2' }]);
  });

  it('are sent again once the reply has arrived', async () => {
    const { client, last, sent } = shelf();
    for (const name of ['a', 'b']) {
      const call = client.request(get, {});
      (await last()).answer({ code: '1', data: { name } });
      expect(await call).toEqual({ name });
    }
    expect(sent).toHaveLength(2);
  });

  it('are not shared between users, schools or companies', async () => {
    let who: Session = { token: 'a', schoolId: '1' };
    const { client, last, sent } = shelf({ session: () => who });
    const calls = [client.request(get, {})];
    for (const next of [
      { token: 'b', schoolId: '1' },
      { token: 'a', schoolId: '2' },
      { token: 'a', schoolId: '1', companyId: '9' },
    ]) {
      who = next;
      calls.push(client.request(get, {}));
    }
    await last();
    expect(sent).toHaveLength(4);
    for (const { answer } of sent) answer({ code: '1' });
    await Promise.all(calls);
  });

  it('are not shared when the call is a write or not marked idempotent', async () => {
    const { client, last, sent } = shelf();
    const calls = [
      client.request(unmarked, {}),
      client.request(unmarked, {}),
      client.request(post, { name: 'x' }),
      client.request(post, { name: 'x' }),
    ];
    await last();
    expect(sent).toHaveLength(4);
    for (const { answer } of sent) answer({ code: '1' });
    await Promise.all(calls);
  });

  it.each([
    ['succeeded', 200],
    ['failed', 500],
  ])('are not joined by a read made after a write that %s', async (_, status) => {
    const { client, last, sent } = shelf();
    const before = client.request(get, {});
    const early = await last();
    const write = client.request(post, { name: 'x' }).catch(() => undefined);
    (await last()).answer({ code: '1' }, status);
    await write;
    const after = [client.request(get, {}), client.request(get, {})];
    const late = await last();
    expect(sent).toHaveLength(3);
    late.answer({ code: '1', data: { name: 'with x' } });
    early.answer({ code: '1', data: { name: 'without' } });
    expect(await before).toEqual({ name: 'without' });
    expect(await Promise.all(after)).toEqual([{ name: 'with x' }, { name: 'with x' }]);
  });

  it('continue for the other callers when one aborts, and stop with the last', async () => {
    const { client, last, sent } = shelf();
    const [first, second] = [new AbortController(), new AbortController()];
    const one = failureOf(client.request(get, {}, { signal: first.signal }));
    const two = client.request(get, {}, { signal: second.signal });
    const { init, answer } = await last();
    first.abort();
    expect((await one).kind).toBe('aborted');
    expect(init.signal?.aborted).toBe(false);
    answer({ code: '1', data: { name: 'x' } });
    expect(await two).toEqual({ name: 'x' });

    const three = failureOf(client.request(get, {}, { signal: second.signal }));
    const later = await last();
    second.abort();
    expect((await three).kind).toBe('aborted');
    expect(later.init.signal?.aborted).toBe(true);
    const four = client.request(get, {});
    (await last()).answer({ code: '1', data: { name: 'y' } });
    expect(await four).toEqual({ name: 'y' });
    expect(sent).toHaveLength(3);
  });

  it('pass the session they were sent with to the session handler', async () => {
    const onSessionError = vi.fn();
    let token = 'old';
    const { client, last } = shelf({ onSessionError, session: () => ({ token }) });
    const failure = failureOf(client.request(get, {}));
    const request = await last();
    token = 'new';
    request.answer({}, 401);
    expect(onSessionError.mock.calls).toEqual([[await failure, { token: 'old' }]]);
  });

  it('fail together and call the session handler once', async () => {
    const onSessionError = vi.fn();
    const { client, last } = shelf({ onSessionError });
    const failures = [failureOf(client.request(get, {})), failureOf(client.request(get, {}))];
    (await last()).answer({}, 401);
    const [one, two] = await Promise.all(failures);
    expect(one).toBe(two);
    expect(onSessionError).toHaveBeenCalledOnce();
  });
});

describe('a primed reply', () => {
  it('answers the first read of its address only', async () => {
    const { client, last, sent } = shelf();
    client.prime('/s/api/shelf?id=1', { name: 'here' });
    expect(await client.request(get, { id: '1' })).toEqual({ name: 'here' });
    expect(sent).toHaveLength(0);
    const call = client.request(get, { id: '1' });
    (await last()).answer({ code: '1', data: { name: 'anew' } });
    expect(await call).toEqual({ name: 'anew' });
  });

  it('never answers a write', async () => {
    const { client, last } = shelf();
    client.prime('/s/api/shelf/add?domain=https%3A%2F%2Fschool.example', 'here');
    const call = client.request(post, { name: 'x' });
    (await last()).answer({ code: '1', data: 'there' });
    expect(await call).toBe('there');
  });
});

describe('the call log', () => {
  it('contains no data of the student', async () => {
    const sms: Endpoint<{ name: string; mobile: string }> = {
      id: 'shelf.sms',
      method: 'POST',
      path: '/sms/{mobile}',
      reply: '*',
    };
    const { client, last, records } = shelf({ session: () => ({ token: 'secret-token' }) });
    const call = client.request(sms, { name: 'Ann', mobile: '13800138000' });
    (await last()).answer({ code: '0', message: '13800138000', data: 'Ann' });
    const error = await failureOf(call);
    expect(JSON.stringify(records)).toBe(
      '[{"endpoint":"shelf.sms","milliseconds":0,"outcome":"business","code":"0","attempts":1,"status":200,"requestId":""}]',
    );
    expect(error.path).toBe('/sms/{mobile}');
  });
});
