// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { cacheWriter, clearCache, readCache } from './cache.ts';
import { loadable, loadInto, type LoadStatus } from './loadable.ts';
import { replacePorts } from './ports.ts';
import { endSession, session } from './session/session.store.ts';

let now = 0;
beforeEach(() => {
  now = 0;
  replacePorts({ now: () => now });
  Object.assign(session, { token: 'a', userId: '1', companyId: '1001', schoolId: '1' });
  clearCache();
});

it.each([
  ['another student', () => Object.assign(session, { token: 'b', userId: '2' })],
  ['a visitor', () => endSession()],
  ['another school', () => Object.assign(session, { schoolId: '2' })],
  ['another company', () => Object.assign(session, { companyId: '1002' })],
  ['a reader after five minutes', () => void (now = 5 * 60_000)],
  ['a student who has changed something', () => clearCache()],
])('the cache returns nothing to %s', (_, happen) => {
  cacheWriter('orders 1')({ total: 1 });
  expect(readCache('orders 1')).toEqual({ total: 1 });
  happen();
  expect(readCache('orders 1')).toBeUndefined();
});

it('the cache returns nothing to a student who comes back after a log-out', () => {
  cacheWriter('orders 1')({ total: 1 });
  session.token = 'b';
  session.token = 'a';
  expect(readCache('orders 1')).toBeUndefined();
});

it('a reply requested for one student is not cached after a change of student', () => {
  const write = cacheWriter('orders 1');
  session.token = 'b';
  write({ total: 1 });
  session.token = 'a';
  expect(readCache('orders 1')).toBeUndefined();
});

it('the cache keeps forty entries and evicts the oldest', () => {
  for (let page = 1; page <= 41; page += 1) cacheWriter(`news ${page}`)({ page });
  cacheWriter('news 3')({ page: 'again' });
  cacheWriter('news 42')({ page: 42 });
  expect([1, 2, 3, 42].map((page) => readCache(`news ${page}`))).toEqual([
    undefined,
    undefined,
    { page: 'again' },
    { page: 42 },
  ]);
});

it('a load shows the cached value at once, and the new one once it has arrived', async () => {
  const replies: Promise<{ title: string }>[] = [];
  const [state, load] = loadable(async (_id: number) => replies.shift(), { name: 'news' });
  replies.push(Promise.resolve({ title: 'one' }), Promise.resolve({ title: 'two' }));
  await load(1);
  await load(2);
  const newer = Promise.withResolvers<{ title: string }>();
  replies.push(newer.promise);
  const loading = load(1);
  expect(state).toEqual({ status: 'loading', value: { title: 'one' } });
  newer.resolve({ title: 'one, mended' });
  await loading;
  expect(state).toEqual({ status: 'ready', value: { title: 'one, mended' } });
});

it('a load does not replace shown rows by older cached ones, and caches nothing missing', async () => {
  const state = { status: 'idle' as const, rows: [1, 2] };
  const { load } = loadInto<{ status: LoadStatus; rows: number[] }>(state);
  await load(async () => ({ rows: [1, 2] }), 'orders');
  state.rows = [2];
  const ask = vi.fn(async () => ({ rows: [2], status: 'missing' as const }));
  const loading = load(ask, 'orders');
  expect(state.rows).toEqual([2]);
  await loading;
  expect(readCache('orders')).toEqual({ rows: [1, 2] });
});
