// @vitest-environment node
import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { isApiError } from './client/errors/errors.ts';
import { amount, text } from './client/readers.ts';
import { createLectern, type Lectern, type LecternOptions } from './createLectern.ts';
import { list } from './endpoints/catalogue/index.ts';
import { config, mobileSms, password } from './endpoints/login/index.ts';
import { currentUser } from './endpoints/shell/index.ts';
import { areaNames } from '../tools/described.ts';
import { areas } from './methods/areas.ts';
import { mockRoute, refuseWith, routesFetch } from './testing/answer.ts';

const ORIGIN = 'https://school.example';
const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
/** Decrypts a ciphertext; returns anything else unchanged. */
const opened = (text = ''): string =>
  text.length < 300
    ? text
    : privateDecrypt(
        { key: privateKey, padding: constants.RSA_PKCS1_PADDING },
        Buffer.from(text, 'base64'),
      ).toString();

const loginReply = (token: string) => ({
  flag: 0,
  user: { id: '7', schoolId: '1', companyId: '1', mobile: '13800138000' },
  token: { token, code: '' },
  redirectConfig: '',
  companyMessageReach: 0,
});

/** A school of five courses whose tokens expire after a number of calls. */
function school({
  callsOfALogin = 100,
  ...options
}: Partial<LecternOptions> & { callsOfALogin?: number } = {}) {
  const requests: string[] = [];
  let logins = 0;
  let left = 0;
  let nonces = 0;
  const enter = (as: string) => {
    requests.push(as);
    logins += 1;
    left = callsOfALogin;
    return loginReply(`token-${logins}`);
  };
  const fetch = routesFetch([
    mockRoute(config, () => ({ publicKey, nonce: `n${(nonces += 1)}` })),
    mockRoute(password, (input) =>
      enter(`${text(input.account)} ${text(input.type)} ${opened(text(input.password))}`),
    ),
    mockRoute(mobileSms, () => enter('sms')),
    mockRoute(currentUser, () => {
      if (left <= 0) throw refuseWith(401);
      left -= 1;
      return { userId: '7' };
    }),
    mockRoute(list, (input) => {
      const [pageNo, pageSize] = [amount(input.pageNo, 1), amount(input.pageSize, 20)];
      requests.push(`page ${pageNo}`);
      const all = ['a', 'b', 'c', 'd', 'e'].map((courseName) => ({ courseName }));
      return { total: all.length, records: all.slice((pageNo - 1) * pageSize, pageNo * pageSize) };
    }),
  ]);
  return { lectern: createLectern({ origin: ORIGIN, fetch, ...options }), asked: requests };
}

describe('createLectern', () => {
  it('offers every area under its name', async () => {
    expect(Object.keys(areas)).toEqual(await areaNames());
    for (const [name, load] of Object.entries(areas)) expect(Object.keys(await load()), name).not.toEqual([]);
    expectTypeOf<Lectern>().toHaveProperty('proxyExam');
    expectTypeOf<Lectern['cart']>().toHaveProperty('createOrder');
  });

  it('resolves calls by name and rejects an unknown name', async () => {
    const { lectern } = school();
    await lectern.login.mobileSms({ mobile: '13800138000', smsCode: '123456' });
    const user = await lectern.shell.currentUser();
    expectTypeOf(user.userId).toEqualTypeOf<string | undefined>();
    expect(user.userId).toBe('7');
    const typo: unknown = Reflect.get(lectern.cart, 'ad');
    await expect(typeof typo === 'function' ? typo({}) : undefined).rejects.toThrow(
      'There is no call cart.ad',
    );
    expect(await Promise.resolve(lectern.cart)).toBe(lectern.cart);
    expect(['add' in lectern.cart, 'then' in lectern.cart]).toEqual([true, false]);
  });

  it('encrypts a password with the server’s nonce and starts the session', async () => {
    const { lectern, asked } = school();
    await lectern.login.password({ account: 'emma', password: '密码 🦊' });
    const [, nonce, encoded = ''] = /^emma 1 (n\d+):(.*)$/.exec(asked[0] ?? '') ?? [];
    expect([nonce, Buffer.from(encoded, 'base64url').toString()]).toEqual(['n1', '密码 🦊']);
    expect(lectern.session.current).toMatchObject({ token: 'token-1', userId: '7' });
  });

  it('offers the call with an already encrypted password as passwordEncrypted', async () => {
    const { lectern, asked } = school();
    await lectern.login.passwordEncrypted({ account: 'emma', password: 'as it is', type: 1 });
    expect(asked).toEqual(['emma 1 as it is']);
    expectTypeOf(lectern.login.passwordEncrypted).parameter(0).toHaveProperty('type').toEqualTypeOf<1>();
  });

  it('iterates over pages or entries and fetches only the pages it needs', async () => {
    const { lectern, asked } = school();
    const names: (string | undefined)[] = [];
    for await (const { courseName } of lectern.catalogue.list.each({ pageSize: 2 })) names.push(courseName);
    expect([names.join(''), asked]).toEqual(['abcde', ['page 1', 'page 2', 'page 3']]);
    asked.splice(0);
    for await (const { records } of lectern.catalogue.list.pages({ pageSize: 2, pageNo: 2 })) {
      expect(records.map(({ courseName }) => courseName)).toEqual(['c', 'd']);
      break;
    }
    expect(asked).toEqual(['page 2']);
    expect('pages' in lectern.cart.add && Reflect.get(lectern.cart, 'add')).toBeTypeOf('function');
    expectTypeOf(lectern.cart.add).not.toHaveProperty('pages');
  });

  it('stops iterating over pages when the signal aborts', async () => {
    const { lectern } = school();
    const abort = new AbortController();
    const walk = async () => {
      for await (const _ of lectern.catalogue.list.pages({ pageSize: 1 }, { signal: abort.signal }))
        abort.abort();
    };
    await expect(walk()).rejects.toMatchObject({ kind: 'aborted' });
  });
});

describe('an expired log-in', () => {
  it('is renewed once for all concurrent calls, which are then repeated', async () => {
    const renew = vi.fn(({ login }: Lectern) =>
      login.mobileSms({ mobile: '13800138000', smsCode: '123456' }),
    );
    const { lectern } = school({ callsOfALogin: 1, renew });
    await lectern.login.mobileSms({ mobile: '13800138000', smsCode: '123456' });
    await lectern.shell.currentUser();
    // The token expires after one call, and both calls find that out at once.
    const both = await Promise.allSettled([lectern.shell.currentUser(), lectern.shell.currentUser()]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(lectern.session.current.token).toBe('token-2');
  });

  it('ends in session-ended when the renewal fails, without a deadlock', async () => {
    const { lectern } = school({ callsOfALogin: 0, renew: async ({ shell }) => shell.currentUser() });
    await lectern.login.mobileSms({ mobile: '13800138000', smsCode: '123456' });
    await expect(lectern.shell.currentUser()).rejects.toMatchObject({ kind: 'session-ended', code: '401' });
    await expect(lectern.shell.currentUser()).rejects.toMatchObject({ kind: 'session-ended' });
  });

  it('ends the session and calls onSessionError once where no renewal is configured', async () => {
    const listener = vi.fn();
    const { lectern } = school({ callsOfALogin: 0, onSessionError: listener });
    await lectern.login.mobileSms({ mobile: '13800138000', smsCode: '123456' });
    await expect(lectern.shell.currentUser()).rejects.toMatchObject({ code: '401' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(lectern.session.current.token).toBe('');
  });
});

describe('error handling', () => {
  const replies = (...all: readonly Response[]) => {
    const left = [...all];
    return vi.fn(async () => left.shift() ?? new Response('{"code":"1","data":{}}'));
  };
  const busy = (status: number, seconds: string) =>
    new Response(JSON.stringify({ code: String(status), message: '操作太频繁' }), {
      status,
      headers: { 'Retry-After': seconds, 'X-Request-Id': 'r-1' },
    });
  /** A clock whose delays end immediately and are recorded. */
  const quick = (waits: number[] = []) => ({
    now: () => 0,
    after: (milliseconds: number, action: () => void) => {
      if (milliseconds >= 60_000) return () => undefined;
      waits.push(milliseconds);
      queueMicrotask(action);
      return () => undefined;
    },
    random: () => 0,
  });

  it.each([429, 503])('retries after %i once the Retry-After time has passed', async (status) => {
    const waits: number[] = [];
    const fetch = replies(busy(status, '7'));
    const lectern = createLectern({ origin: ORIGIN, fetch, clock: quick(waits) });
    await lectern.shell.currentUser();
    expect([fetch.mock.calls.length, waits]).toEqual([2, [7000]]);
  });

  it('retries a write after 429, but after 503 only with an idempotency key', async () => {
    const order = { commodityIds: ['1'], totalCents: 1 };
    const often = replies(busy(429, '1'));
    await createLectern({ origin: ORIGIN, fetch: often, clock: quick() }).login.sendSms({
      mobile: '13800138000',
    });
    expect(often).toHaveBeenCalledTimes(2);
    const lost = replies(busy(503, '1'));
    const lectern = createLectern({ origin: ORIGIN, fetch: lost, clock: quick() });
    await expect(lectern.login.sendSms({ mobile: '13800138000' })).rejects.toMatchObject({ status: 503 });
    expect(lost).toHaveBeenCalledTimes(1);
    const once = replies(busy(503, '1'));
    await createLectern({ origin: ORIGIN, fetch: once, clock: quick() }).cart.createOrder(order);
    expect(once).toHaveBeenCalledTimes(2);
  });

  it('throws the error with retryAfter when the wait exceeds the limit', async () => {
    const lectern = createLectern({ origin: ORIGIN, fetch: replies(busy(429, '90')), clock: quick() });
    const error: unknown = await lectern.shell.currentUser().catch((thrown: unknown) => thrown);
    expect(isApiError(error, 'http')).toBe(true);
    expect(error).toMatchObject({ status: 429, code: '429', requestId: 'r-1', retryAfter: 90 });
  });

  it('gives a refusal its status and request id, and a network failure no status', async () => {
    const refused = new Response('{"code":"0","message":"不行"}', { headers: { 'X-Request-Id': 'r-2' } });
    const lectern = createLectern({ origin: ORIGIN, fetch: replies(refused), clock: quick() });
    await expect(lectern.shell.currentUser()).rejects.toMatchObject({
      kind: 'business',
      status: 200,
      requestId: 'r-2',
      retryAfter: 0,
    });
    const lost = createLectern({
      origin: ORIGIN,
      fetch: () => Promise.reject(new TypeError('lost')),
      clock: quick(),
    });
    await expect(lost.shell.currentUser()).rejects.toMatchObject({ kind: 'network', status: undefined });
  });

  it('accepts a timeout for a single call', async () => {
    const never = () => new Promise<Response>(() => undefined);
    const fetch: typeof globalThis.fetch = (_, init) =>
      new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        void never().then(resolve);
      });
    const lectern = createLectern({ origin: ORIGIN, fetch });
    await expect(lectern.shell.currentUser({}, { timeoutMs: 20 })).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('calls onRequest on every attempt, so that it can add trace headers, and onCall once', async () => {
    const sent: unknown[] = [];
    const calls: unknown[] = [];
    const fetch = vi.fn(async (_: unknown, init?: RequestInit) => {
      sent.push(new Headers(init?.headers).get('traceparent'));
      return sent.length === 1
        ? busy(503, '1')
        : new Response('{"code":"1","data":{}}', { headers: { 'X-Request-Id': 'r-3' } });
    });
    const lectern = createLectern({
      origin: `${ORIGIN}/`,
      fetch,
      clock: quick(),
      onRequest: ({ headers, attempt, endpoint }) => void (headers['traceparent'] = `${endpoint} ${attempt}`),
      onCall: ({ endpoint, outcome, attempts, status, requestId }) =>
        calls.push([endpoint, outcome, attempts, status, requestId]),
    });
    await lectern.shell.currentUser();
    expect(sent).toEqual(['shell.currentUser 1', 'shell.currentUser 2']);
    expect(calls).toEqual([['shell.currentUser', 'ok', 2, 200, 'r-3']]);
    // A trailing slash of the origin does not appear in the URL.
    expect(String(fetch.mock.calls[0]?.[0])).toMatch(/^https:\/\/school\.example\/s\/api\//);
  });
});
