import { setTimeout as pause } from 'node:timers/promises';

/** Rejects when work takes too long; the work itself is not cancelled. */
export async function withTimeout<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const late = new AbortController();
  try {
    return await Promise.race([
      work,
      pause(ms, undefined, { signal: late.signal, ref: false }).then(() => {
        throw new Error(`No answer within ${ms} ms`);
      }),
    ]);
  } finally {
    late.abort();
  }
}
