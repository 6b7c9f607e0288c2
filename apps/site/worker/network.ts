import type { ToPage } from '../src/shared/offline/names.ts';

declare const self: ServiceWorkerGlobalScope;

/** What a proxy answers for a school that it does not reach; the school itself never does. */
const UNREACHED: readonly number[] = [502, 504];

let told: ToPage['shows'] = 'live';

/** Tells the open pages whether what they show is kept from before, once for each change. */
export async function tellPages(shows: ToPage['shows']): Promise<void> {
  if (told === shows) return;
  told = shows;
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage({ shows } satisfies ToPage);
}

/** Answers a page that has just begun to listen. */
export const tellNow = (page: Client | ServiceWorker | MessagePort): void =>
  page.postMessage({ shows: told } satisfies ToPage);

/**
 * Gives the reply of the network, and tells the pages that there is one.
 * @throws where the school is not reached.
 */
export async function fromNetwork(asked: Promise<Response>): Promise<Response> {
  const reply = await asked;
  if (UNREACHED.includes(reply.status)) throw new TypeError(`The school is not reached (${reply.status})`);
  await tellPages('live');
  return reply;
}
