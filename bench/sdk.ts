import { addressOf, createClient } from '@lectern/sdk';
import { firstPage } from '@lectern/sdk/endpoints/firstPage';
import { median } from './statistics.ts';

const BATCHES = 21;
const CALLS_A_BATCH = 20;

/** What a call costs by the SDK and by bare `fetch`, in ms. */
export interface SdkFigures {
  readonly fetchMs: number;
  readonly clientMs: number;
  /** The middle of the batches' own ratios. */
  readonly ratio: number;
}

async function timed(call: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  for (let count = 0; count < CALLS_A_BATCH; count += 1) await call();
  return (performance.now() - begun) / CALLS_A_BATCH;
}

/** Reads the same small reply in turns by `createClient` and by `fetch` with `json()`. */
export async function measureSdk(origin: string): Promise<SdkFigures> {
  const client = createClient({ origin });
  const endpoint = firstPage.companyBaseInfo;
  const address = `${origin}${addressOf(endpoint, {})}`;
  const byClient = () => client.request(endpoint, {});
  const byFetch = async () => (await fetch(address)).json();
  // Both are warm before they are timed.
  await timed(byFetch);
  await timed(byClient);
  const batches: { fetchMs: number; clientMs: number }[] = [];
  for (let batch = 0; batch < BATCHES; batch += 1) {
    // Who goes first alternates, so that neither always follows the other's garbage.
    const isClientFirst = batch % 2 === 0;
    const first = await timed(isClientFirst ? byClient : byFetch);
    const second = await timed(isClientFirst ? byFetch : byClient);
    batches.push(isClientFirst ? { clientMs: first, fetchMs: second } : { fetchMs: first, clientMs: second });
  }
  return {
    fetchMs: median(batches.map(({ fetchMs }) => fetchMs)),
    clientMs: median(batches.map(({ clientMs }) => clientMs)),
    ratio: median(batches.map(({ fetchMs, clientMs }) => clientMs / fetchMs)),
  };
}
