import { addressOf, createClient } from '@lectern/sdk';
import { firstPage } from '@lectern/sdk/endpoints/firstPage';
import { compare, type Comparison } from './compare.ts';

/**
 * Reads the same small reply alternately by `createClient` and by `fetch` with `json()`; in Node or on a page
 * of the school.
 */
export function compareReads(origin: string): Promise<Comparison> {
  const client = createClient({ origin });
  const endpoint = firstPage.companyBaseInfo;
  const address = `${origin}${addressOf(endpoint, {})}`;
  return compare({
    batches: 21,
    callsABatch: 20,
    ours: () => client.request(endpoint, {}),
    plain: async () => (await fetch(address)).json(),
  });
}
