import { median } from '../statistics.ts';

/** Time of one call with and without the SDK, in ms. */
export interface Comparison {
  readonly oursMs: number;
  readonly bareMs: number;
  /** Median of the ratios of the individual batches. */
  readonly ratio: number;
}

/** Two implementations of the same task. */
export interface Race {
  readonly batches: number;
  readonly callsABatch: number;
  readonly ours: () => Promise<unknown>;
  readonly bare: () => Promise<unknown>;
}

async function timed(call: () => Promise<unknown>, calls: number): Promise<number> {
  const begun = performance.now();
  for (let count = 0; count < calls; count += 1) await call();
  return (performance.now() - begun) / calls;
}

/** Calls both alternately, one batch after the other. */
export async function compare({ batches, callsABatch, ours, bare }: Race): Promise<Comparison> {
  // Both are warmed up before they are timed.
  await timed(bare, callsABatch);
  await timed(ours, callsABatch);
  const times: { oursMs: number; bareMs: number }[] = [];
  for (let batch = 0; batch < batches; batch += 1) {
    // The order alternates, so that neither always runs after the other's garbage.
    const isOursFirst = batch % 2 === 0;
    const first = await timed(isOursFirst ? ours : bare, callsABatch);
    const second = await timed(isOursFirst ? bare : ours, callsABatch);
    times.push(isOursFirst ? { oursMs: first, bareMs: second } : { bareMs: first, oursMs: second });
  }
  return {
    oursMs: median(times.map(({ oursMs }) => oursMs)),
    bareMs: median(times.map(({ bareMs }) => bareMs)),
    ratio: median(times.map(({ oursMs, bareMs }) => oursMs / bareMs)),
  };
}
