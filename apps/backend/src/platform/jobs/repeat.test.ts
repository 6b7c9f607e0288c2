import fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppParts } from '../http/requestContext.ts';
import { runJobs } from './repeat.ts';

const EVERY_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a job with more to do runs again after a pause, and otherwise at its interval', async () => {
  const app = fastify();
  const run = vi
    .fn<() => Promise<void | 'more'>>()
    .mockResolvedValue(undefined)
    .mockResolvedValueOnce('more')
    .mockResolvedValueOnce('more');
  runJobs(app, { config: { mode: 'production' } } as AppParts, [{ name: 'read', everyMs: EVERY_MS, run }]);
  await app.ready();
  await vi.advanceTimersByTimeAsync(EVERY_MS + 1000);
  expect(run).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(EVERY_MS - 2000);
  expect(run).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(2000);
  expect(run).toHaveBeenCalledTimes(4);
  await app.close();
});

test('a failed job runs again at its interval', async () => {
  const app = fastify();
  const run = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('away'));
  runJobs(app, { config: { mode: 'production' } } as AppParts, [{ name: 'read', everyMs: EVERY_MS, run }]);
  await app.ready();
  await vi.advanceTimersByTimeAsync(2 * EVERY_MS + 1000);
  expect(run).toHaveBeenCalledTimes(2);
  await app.close();
});
