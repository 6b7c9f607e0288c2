import { median } from '../statistics.ts';

/** What one call costs by the SDK and without it, in ms. */
export interface Comparison {
  readonly oursMs: number;
  readonly bareMs: number;
  /** The middle of the batches' own ratios. */
  readonly ratio: number;
}

/** Two ways to the same thing. */
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

/** Calls both in turns, one batch after the other. */
export async function compare({ batches, callsABatch, ours, bare }: Race): Promise<Comparison> {
  // Both are warm before they are timed.
  await timed(bare, callsABatch);
  await timed(ours, callsABatch);
  const times: { oursMs: number; bareMs: number }[] = [];
  for (let batch = 0; batch < batches; batch += 1) {
    // Who goes first alternates, so that neither always follows the other's garbage.
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
