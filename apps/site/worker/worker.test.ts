import * as account from '@lectern/sdk/endpoints/account';
import * as agreement from '@lectern/sdk/endpoints/agreement';
import * as answering from '@lectern/sdk/endpoints/answering';
import * as cart from '@lectern/sdk/endpoints/cart';
import * as exam from '@lectern/sdk/endpoints/exam';
import * as face from '@lectern/sdk/endpoints/face';
import * as login from '@lectern/sdk/endpoints/login';
import * as payment from '@lectern/sdk/endpoints/payment';
import * as setting from '@lectern/sdk/endpoints/setting';
import * as studentInfo from '@lectern/sdk/endpoints/studentInfo';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { memoryCaches } from './fakes.ts';
import type * as Code from './code.ts';
import { cachedCall, cachedCalls } from './cachedCalls.ts';
import type * as Pages from './page.ts';
import type * as Replies from './replies.ts';

const ORIGIN = 'https://school.example';
const COURSE = `${ORIGIN}/s/api/course/v1/commodity/detail/1/1`;
const ORDERS = `${ORIGIN}/s/api/saas-business/payOrder/findOrderList`;

const good = (data: unknown) => Response.json({ code: 1, data });

let caches: ReturnType<typeof memoryCaches>;
let network: ReturnType<typeof vi.fn<(asked: Request | string) => Promise<Response>>>;
let replies: typeof Replies;
let pages: typeof Pages;
let code: typeof Code;
let posted: unknown[];

beforeEach(async () => {
  caches = memoryCaches();
  posted = [];
  network = vi.fn<(asked: Request | string) => Promise<Response>>();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('location', new URL(`${ORIGIN}/sw.js`));
  const page = { postMessage: (message: unknown) => void posted.push(message) };
  vi.stubGlobal('self', { clients: { matchAll: () => Promise.resolve([page]) } });
  // Each worker starts without state.
  vi.resetModules();
  [replies, pages, code] = await Promise.all([
    import('./replies.ts'),
    import('./page.ts'),
    import('./code.ts'),
  ]);
});
afterEach(() => vi.unstubAllGlobals());

const goOffline = () => network.mockRejectedValue(new TypeError('Failed to fetch'));

/** Fakes a fetch event; `settled` waits for all work that the event keeps alive. */
function eventOf(request: Request) {
  const waiting: Promise<unknown>[] = [];
  const event = {
    request,
    preloadResponse: Promise.resolve(undefined),
    waitUntil: (work: Promise<unknown>) => void waiting.push(work),
  } as unknown as FetchEvent;
  return { event, settled: () => Promise.all(waiting) };
}

const asked = (url: string, token: string, init: RequestInit = {}) =>
  new Request(url, { ...init, headers: { Authorization: token, schoolId: '1', companyId: '1001' } });

async function ask(request: Request): Promise<string> {
  const call = cachedCall(request, new URL(request.url));
  if (call === undefined) return 'not the worker’s';
  const { event, settled } = eventOf(request);
  const reply = await replies.replyFor(event, call).catch(() => undefined);
  await settled();
  return (await reply?.text()) ?? 'failed';
}

async function open(address: string, mode = 'navigate'): Promise<Response | undefined> {
  const request = new Request(ORIGIN + address);
  Object.defineProperty(request, 'mode', { value: mode });
  if (!pages.isPage(request, new URL(request.url))) return undefined;
  const { event, settled } = eventOf(request);
  const reply = await pages.pageFor(event).catch(() => undefined);
  await settled();
  return reply;
}

test('only idempotent calls are cached', () => {
  expect(cachedCalls.filter(({ idempotent }) => idempotent !== true)).toEqual([]);
});

it.each([
  ['a log-in', login],
  ['a payment', payment],
  ['an exam', exam],
  ['answers', answering],
  ['a face', face],
  ['an agreement', agreement],
  ['the cart', cart],
  ['the student’s account', account],
  ['the student’s information', studentInfo],
  ['the settings', setting],
])('calls for %s are not cached', (_, area) => {
  const calls = new Set(cachedCalls.map(({ method, path }) => `${method} ${path}`));
  const own = Object.values(area).filter((call) => typeof call === 'object' && 'path' in call);
  expect(own.length).toBeGreaterThan(1);
  expect(own.filter(({ method, path }) => calls.has(`${method} ${path}`))).toEqual([]);
});

test('a cached reply is served offline, to the same student only', async () => {
  network.mockResolvedValue(good('a course'));
  expect(await ask(asked(COURSE, 'anna'))).toContain('a course');
  goOffline();
  expect(await ask(asked(COURSE, 'anna'))).toContain('a course');
  expect(posted).toEqual([{ shows: 'cached' }]);
  expect(await ask(asked(COURSE, ''))).toBe('failed');
  expect(await ask(asked(COURSE, 'bert'))).toBe('failed');
});

test('the network’s reply takes precedence and replaces the cached one', async () => {
  network.mockResolvedValueOnce(good('before')).mockResolvedValueOnce(good('now'));
  await ask(asked(COURSE, 'anna'));
  expect(await ask(asked(COURSE, 'anna'))).toContain('now');
  goOffline();
  expect(await ask(asked(COURSE, 'anna'))).toContain('now');
  network.mockResolvedValue(good('later'));
  await ask(asked(COURSE, 'anna'));
  expect(posted).toEqual([{ shows: 'cached' }, { shows: 'live' }]);
});

test('lists requested by POST are cached separately by body', async () => {
  const list = (pageNo: number) =>
    asked(ORDERS, 'anna', { method: 'POST', body: JSON.stringify({ pageNo }) });
  network.mockResolvedValueOnce(good('page one')).mockResolvedValueOnce(good('page two'));
  await ask(list(1));
  await ask(list(2));
  goOffline();
  expect([await ask(list(1)), await ask(list(2)), await ask(list(3))]).toEqual([
    expect.stringContaining('page one'),
    expect.stringContaining('page two'),
    'failed',
  ]);
});

test('a refusal does not replace a cached reply', async () => {
  network.mockResolvedValueOnce(good('a course')).mockResolvedValueOnce(Response.json({ code: 0 }));
  await ask(asked(COURSE, 'anna'));
  await ask(asked(COURSE, 'anna'));
  goOffline();
  expect(await ask(asked(COURSE, 'anna'))).toContain('a course');
});

const isCleared = async () => {
  goOffline();
  return (await ask(asked(COURSE, 'anna'))) === 'failed';
};

test('another student’s request clears the cached replies', async () => {
  network.mockImplementation(() => Promise.resolve(good('a course')));
  await ask(asked(COURSE, 'anna'));
  await ask(asked(COURSE, 'bert'));
  expect(await isCleared()).toBe(true);
});

it.each([401, 403, 409, 550])('a session ended by %i clears the cached replies', async (status) => {
  network.mockResolvedValueOnce(good('a course')).mockResolvedValueOnce(new Response('{}', { status }));
  await ask(asked(COURSE, 'anna'));
  await ask(asked(COURSE, 'anna'));
  expect(await isCleared()).toBe(true);
});

test('a reply in flight during a log-out is not cached', async () => {
  let answer: (reply: Response) => void = () => undefined;
  network.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const waiting = ask(asked(COURSE, 'anna'));
  await replies.clearReplies();
  answer(good('a course'));
  await waiting;
  expect(await isCleared()).toBe(true);
});

test('no cache key or cache name contains a token', async () => {
  network.mockResolvedValue(good('a course'));
  await ask(asked(COURSE, 'anna-token'));
  const names = [...caches.stores].flatMap(([name, entries]) => [name, ...entries.keys()]);
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => name.includes('anna'))).toEqual([]);
});

test('the site opens offline, and the path of a shared page redirects to its hash', async () => {
  network.mockImplementation(() => Promise.resolve(new Response('<html>')));
  await open('/');
  goOffline();
  expect(await (await open('/'))?.text()).toBe('<html>');
  expect((await open('/course/detail/1/1?from=chat'))?.headers.get('location')).toBe(
    `${ORIGIN}/#/course/detail/1/1?from=chat`,
  );
  expect(await open('/sandbox/outbox')).toBeUndefined();
});

test('a page whose address contains a token is not cached', async () => {
  network.mockImplementation(() => Promise.resolve(new Response('<html>')));
  await open('/?token=secret');
  expect([...caches.stores.values()].flatMap((entries) => [...entries.keys()])).toEqual([]);
});

test('a newer build replaces the cached one at once', async () => {
  network.mockResolvedValueOnce(new Response('one')).mockResolvedValueOnce(new Response('two'));
  await open('/');
  expect(await (await open('/'))?.text()).toBe('two');
  goOffline();
  expect(await (await open('/'))?.text()).toBe('two');
});

it.each([502, 504])('a proxy’s reply of %i falls back to the cached page', async (status) => {
  network.mockResolvedValueOnce(new Response('page')).mockResolvedValueOnce(new Response('', { status }));
  await open('/');
  expect(await (await open('/'))?.text()).toBe('page');
});

test('files of the build are fetched once, including those loaded before the worker', async () => {
  network.mockImplementation(() => Promise.resolve(new Response('code')));
  await code.cacheCode([
    `${ORIGIN}/assets/a.js`,
    `${ORIGIN}/s/api/x`,
    'https://elsewhere.example/assets/b.js',
  ]);
  expect(network).toHaveBeenCalledOnce();
  goOffline();
  const { event } = eventOf(new Request(`${ORIGIN}/assets/a.js`));
  expect(await (await code.codeFor(event)).text()).toBe('code');
});

it.each([
  ['a write with keepalive itself', true, 1],
  ['no write without keepalive itself', false, 0],
])('the worker sends %s', async (_what, keepalive, sent) => {
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal('self', {
    addEventListener: (kind: string, listener: (event: object) => void) => listeners.set(kind, listener),
  });
  await import('./sw.ts');
  network.mockResolvedValue(good(null));
  const request = new Request(`${ORIGIN}/s/api/question/v1/answering/disconnect`, {
    method: 'POST',
    keepalive,
  });
  const respondWith = vi.fn<(reply: Promise<Response>) => void>();
  listeners.get('fetch')?.({ request, respondWith });
  expect(network.mock.calls).toEqual(Array.from({ length: sent }, () => [request]));
  expect(respondWith).toHaveBeenCalledTimes(sent);
});
