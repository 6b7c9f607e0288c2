import { ApiError } from '@lectern/sdk';
import { describe, expect, test } from 'vitest';
import { loadable, loadInto, type LoadStatus } from './loadable.ts';

interface State {
  status: LoadStatus;
  rows: readonly number[];
}
const fresh = (): State => ({ status: 'idle', rows: [] });
const refuse = (kind: 'business' | 'network') => () =>
  Promise.reject(new ApiError({ kind, endpoint: 'call', code: '0' }));

describe('a state that is loaded into', () => {
  test('keeps what it shows while something newer is on its way', async () => {
    const state = fresh();
    const { load } = loadInto(state);
    await load(async () => ({ rows: [1] }));
    const loading = load(async () => ({ rows: [2] }));
    expect(state).toEqual({ status: 'loading', rows: [1] });
    expect(await loading).toBe(true);
    expect(state).toEqual({ status: 'ready', rows: [2] });
  });

  test('drops what a later call has overtaken, also its failure', async () => {
    const state = fresh();
    const { load } = loadInto(state);
    const early = Promise.withResolvers<Partial<State>>();
    const broken = Promise.withResolvers<Partial<State>>();
    const overtaken = [load(() => early.promise), load(() => broken.promise)];
    await load(async () => ({ rows: [3] }));
    early.resolve({ rows: [1] });
    broken.reject(new Error('line'));
    expect(await Promise.all(overtaken)).toEqual([false, false]);
    expect(state).toEqual({ status: 'ready', rows: [3] });
  });

  test('fails with what it shows, or becomes what the store says', async () => {
    const state = { ...fresh(), rows: [1] };
    expect(await loadInto(state).load(refuse('business'))).toBe(false);
    expect(state).toEqual({ status: 'failed', rows: [1] });
    await loadInto(state, () => ({ rows: [] })).load(refuse('network'));
    expect(state).toEqual({ status: 'failed', rows: [] });
  });
});

test('one thing is there, missing or failed', async () => {
  const { state, load } = loadable<{ name: string }>();
  await load(async () => ({ name: 'a' }));
  expect(state).toEqual({ status: 'ready', value: { name: 'a' } });
  await load(refuse('network'));
  expect(state).toEqual({ status: 'failed', value: { name: 'a' } });
  await load(refuse('business'));
  expect(state.status).toBe('missing');
  await load(async () => undefined);
  expect(state).toEqual({ status: 'missing', value: undefined });
});
