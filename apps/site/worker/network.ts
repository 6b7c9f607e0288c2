import type { ToPage } from '../src/shared/offline/names.ts';

declare const self: ServiceWorkerGlobalScope;

/** Statuses that a proxy returns if it cannot reach the back end, which never returns them itself. */
const UNREACHABLE_STATUSES: readonly number[] = [502, 504];

let reportedState: ToPage['shows'] = 'live';

/** Tells the open pages whether they show cached data, once per change. */
export async function notifyPages(shows: ToPage['shows']): Promise<void> {
  if (reportedState === shows) return;
  reportedState = shows;
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage({ shows } satisfies ToPage);
}

/** Tells the current state to a page that has just started to listen. */
export const sendState = (page: Client | ServiceWorker | MessagePort): void =>
  page.postMessage({ shows: reportedState } satisfies ToPage);

/**
 * Returns the network's reply, and tells the pages that the network works.
 * @throws if the back end cannot be reached.
 */
export async function fromNetwork(response: Promise<Response>): Promise<Response> {
  const reply = await response;
  if (UNREACHABLE_STATUSES.includes(reply.status))
    throw new TypeError(`The school is not reached (${reply.status})`);
  await notifyPages('live');
  return reply;
}
