import { ApiError } from '@lectern/sdk';
import { proxy } from 'valtio/vanilla';
import { describe, expect, test } from 'vitest';
import { createPartialLoader } from './partialLoader.ts';
import { loadable, loadInto, type LoadStatus } from './loadable.ts';
import { endSession, session } from './session/session.store.ts';

interface State {
  status: LoadStatus;
  rows: readonly number[];
}
const fresh = (): State => ({ status: 'idle', rows: [] });
const refuse =
  (kind: 'business' | 'network' | 'http', code = '0') =>
  () =>
    Promise.reject(new ApiError({ kind, endpoint: 'call', code }));

describe('loadInto', () => {
  test('keeps the current value while a newer one loads', async () => {
    const state = fresh();
    const { load } = loadInto(state);
    await load(async () => ({ rows: [1] }));
    const loading = load(async () => ({ rows: [2] }));
    expect(state).toEqual({ status: 'loading', rows: [1] });
    expect(await loading).toBe(true);
    expect(state).toEqual({ status: 'ready', rows: [2] });
  });

  test('drops the reply or failure of an overtaken call', async () => {
    const state = fresh();
    const { load } = loadInto(state);
    const early = Promise.withResolvers<Partial<State>>();
    const broken = Promise.withResolvers<Partial<State>>();
    const overtaken = [load(() => early.promise), load(() => broken.promise)];
    await load(async () => ({ rows: [3] }));
    early.resolve({ rows: [1] });
    broken.reject(new Error('offline'));
    expect(await Promise.all(overtaken)).toEqual([false, false]);
    expect(state).toEqual({ status: 'ready', rows: [3] });
  });

  test('keeps its value on failure, or takes the one that the store provides', async () => {
    const state = { ...fresh(), rows: [1] };
    expect(await loadInto(state).load(refuse('business'))).toBe(false);
    expect(state).toEqual({ status: 'failed', rows: [1] });
    await loadInto(state, () => ({ rows: [] })).load(refuse('network'));
    expect(state).toEqual({ status: 'failed', rows: [] });
  });
});

test('a loadable value is ready, missing or failed', async () => {
  const [state, load] = loadable((ask: () => Promise<{ name: string } | undefined>) => ask());
  await load(async () => ({ name: 'a' }));
  expect(state).toEqual({ status: 'ready', value: { name: 'a' } });
  await load(refuse('network'));
  expect(state).toEqual({ status: 'failed', value: { name: 'a' } });
  await load(refuse('business'));
  expect(state.status).toBe('missing');
  await load(async () => undefined);
  expect(state).toEqual({ status: 'missing', value: undefined });
  // An id in the address that no item can have.
  await load(refuse('http', '400'));
  expect(state.status).toBe('missing');
  await load(refuse('http', '500'));
  expect(state.status).toBe('failed');
});

test('a loadable value stays while it is loaded again, and disappears at once for other arguments', async () => {
  const [state, load] = loadable(async (id: string, page: number) => ({ id, page }), {
    isOf: (value, id) => value.id === id,
  });
  await load('a', 1);
  const newer = load('a', 2);
  expect(state).toEqual({ status: 'loading', value: { id: 'a', page: 1 } });
  await newer;
  const other = load('b', 1);
  expect(state).toEqual({ status: 'loading', value: undefined });
  await other;
  expect(state).toEqual({ status: 'ready', value: { id: 'b', page: 1 } });
});

describe('data loaded for a student', () => {
  const logIn = (userId: string) => Object.assign(session, { token: userId, userId });

  test('is not shown to the next student while theirs loads or fails to load', async () => {
    logIn('a');
    const state = proxy(fresh());
    const { load } = loadInto(state);
    await load(async () => ({ rows: [1] }), 'orders');
    logIn('b');
    const late = Promise.withResolvers<Partial<State>>();
    const loading = load(() => late.promise, 'orders');
    expect(state).toEqual({ status: 'loading', rows: [] });
    late.reject(new Error('offline'));
    await loading;
    expect(state).toEqual({ status: 'failed', rows: [] });
  });

  test('is cleared on log-out, and a late reply is dropped', async () => {
    logIn('a');
    const shown = proxy(fresh());
    const asked = proxy(fresh());
    await loadInto(shown).load(async () => ({ rows: [1] }));
    const late = Promise.withResolvers<Partial<State>>();
    const loading = loadInto(asked).load(() => late.promise);
    endSession();
    await Promise.resolve();
    expect(shown).toEqual({ status: 'idle', rows: [] });
    late.resolve({ rows: [1] });
    expect(await loading).toBe(false);
    expect(asked).toEqual({ status: 'idle', rows: [] });
  });

  test('by a partial loader is dropped for another student, as is its failure', async () => {
    logIn('a');
    const balance = proxy({ status: 'loading', cents: 0 });
    const load = createPartialLoader(balance, { status: 'failed' });
    const late = Promise.withResolvers<Partial<typeof balance>>();
    const loading = load(() => late.promise);
    logIn('b');
    await load(async () => ({ status: 'ready', cents: 5 }));
    late.reject(new Error('offline'));
    await loading;
    expect(balance).toEqual({ status: 'ready', cents: 5 });

    const lost = Promise.withResolvers<Partial<typeof balance>>();
    const losing = load(() => lost.promise);
    endSession();
    await Promise.resolve();
    lost.reject(new Error('offline'));
    await losing;
    expect(balance.status).toBe('ready');
  });

  test('is kept when the token changes, and a visitor’s when they log in', async () => {
    endSession();
    const state = proxy(fresh());
    const { load } = loadInto(state);
    await load(async () => ({ rows: [1] }));
    logIn('a');
    await Promise.resolve();
    expect(state.rows).toEqual([1]);
    await load(async () => ({ rows: [2] }));
    session.token = 'newer';
    await Promise.resolve();
    expect(state).toEqual({ status: 'ready', rows: [2] });
  });
});
