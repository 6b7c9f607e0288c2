import { median } from '../statistics.ts';

/** Time of one call with and without the SDK, in ms. */
export interface Comparison {
  readonly oursMs: number;
  readonly plainMs: number;
  /** Median of the ratios of the individual batches. */
  readonly ratio: number;
}

/** Two implementations of the same task. */
export interface Race {
  readonly batches: number;
  readonly callsABatch: number;
  readonly ours: () => Promise<unknown>;
  readonly plain: () => Promise<unknown>;
}

async function timed(call: () => Promise<unknown>, calls: number): Promise<number> {
  const startedAt = performance.now();
  for (let count = 0; count < calls; count += 1) await call();
  return (performance.now() - startedAt) / calls;
}

/** Calls both alternately, one batch after the other. */
export async function compare({ batches, callsABatch, ours, plain }: Race): Promise<Comparison> {
  // Both are warmed up before they are timed.
  await timed(plain, callsABatch);
  await timed(ours, callsABatch);
  const times: { oursMs: number; plainMs: number }[] = [];
  for (let batch = 0; batch < batches; batch += 1) {
    // The order alternates, so that neither always runs after the other's garbage.
    const isOursFirst = batch % 2 === 0;
    const first = await timed(isOursFirst ? ours : plain, callsABatch);
    const second = await timed(isOursFirst ? plain : ours, callsABatch);
    times.push(isOursFirst ? { oursMs: first, plainMs: second } : { plainMs: first, oursMs: second });
  }
  return {
    oursMs: median(times.map(({ oursMs }) => oursMs)),
    plainMs: median(times.map(({ plainMs }) => plainMs)),
    ratio: median(times.map(({ oursMs, plainMs }) => oursMs / plainMs)),
  };
}
