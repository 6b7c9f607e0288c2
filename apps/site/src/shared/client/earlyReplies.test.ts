import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runEarlyRequests, earlyFetch } from './earlyReplies.ts';

const ADDRESS = 'https://school.example/s/api/order/list?pageNo=1';
const late = vi.fn(() => Promise.resolve(new Response('late')));
const early = () => Promise.resolve(new Response('early'));

/** Starts a page with one early reply; returns the function that requests it later. */
function begin(reply: Promise<Response>): (token?: string, schoolId?: string) => Promise<string> {
  vi.stubGlobal('lecternEarly', [[reply, 'GET', ADDRESS, undefined, 'token', '1', '1001']]);
  const ask = earlyFetch();
  return async (token = 'token', schoolId = '1') => {
    const headers = new Headers({ Authorization: token, schoolId, companyId: '1001' });
    return (await ask(ADDRESS, { method: 'GET', headers })).text();
  };
}

beforeEach(() => {
  vi.stubGlobal('fetch', late);
  vi.spyOn(performance, 'now').mockReturnValue(1000);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('an early reply is handed over once', async () => {
  const ask = begin(early());
  expect([await ask(), await ask()]).toEqual(['early', 'late']);
});

it.each([
  ['another student', 'other', '1'],
  ['a visitor', '', '1'],
  ['another school', 'token', '2'],
])('an early reply is not handed over to %s', async (_, token, school) => {
  expect(await begin(early())(token, school)).toBe('late');
});

it('an early reply is handed over although its address names further parameters after #', async () => {
  const ask = begin(early());
  vi.stubGlobal('lecternEarly', [[early(), 'GET', `${ADDRESS}#7#0`, undefined, 'token', '1', '1001']]);
  expect(await ask()).toBe('early');
});

it('a failed early request is sent again', async () => {
  expect(await begin(Promise.reject(new TypeError('Failed to fetch')))()).toBe('late');
});

it('an early reply is ignored once the page has been open for a while', async () => {
  const ask = begin(early());
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  expect(await ask()).toBe('late');
});

it('early replies for the next page are handed over, and those left by the previous page dropped', async () => {
  const ask = begin(early());
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  const next = [[Promise.resolve(new Response('next')), 'GET', ADDRESS, undefined, 'token', '1', '1001']];
  runEarlyRequests(() => vi.stubGlobal('lecternEarly', next));
  expect([await ask('other'), await ask(), await ask()]).toEqual(['late', 'next', 'late']);
  runEarlyRequests(() =>
    vi.stubGlobal('lecternEarly', [[early(), 'GET', ADDRESS, undefined, 'token', '1', '1001']]),
  );
  vi.spyOn(performance, 'now').mockReturnValue(90_000);
  expect(await ask()).toBe('late');
});

it('a request without an early reply is sent', async () => {
  expect(await (await earlyFetch()(ADDRESS)).text()).toBe('late');
});

it('an aborted signal rejects a request with an early reply', async () => {
  vi.stubGlobal('lecternEarly', [[early(), 'GET', ADDRESS, '', 'token', '1', '1001']]);
  const headers = { Authorization: 'token', schoolId: '1', companyId: '1001' };
  const reply = earlyFetch()(ADDRESS, { method: 'GET', headers, signal: AbortSignal.abort() });
  await expect(reply).rejects.toThrow();
});
