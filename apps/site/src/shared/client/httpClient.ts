import { ApiError, createClient, type Client, type ClientOptions, isApiError } from '@lectern/sdk';
import { session } from '../session/session.store.ts';
import { clearCache } from '../cache.ts';
import { tellLoadFailure } from '../loadable.ts';
import { earlyFetch } from './earlyReplies.ts';
import { platformOrigin } from './platformOrigin.ts';
import { sayInLocale } from './serverWords.ts';

function systemOf(agent: string): string {
  return /Windows|Android|iPhone|iPad|Mac OS|Linux/.exec(agent)?.[0] ?? 'unknown';
}

/** Makes the one client of the page. */
export function makeClient(onSessionError: NonNullable<ClientOptions['onSessionError']>): Client {
  const client = createClient({
    origin: platformOrigin(),
    // As it is now: a request that is refused later was this one's.
    session: () => ({ ...session }),
    systemOs: systemOf(navigator.userAgent),
    memory: 'deviceMemory' in navigator ? String(navigator.deviceMemory) : '',
    onSessionError,
    fetch: earlyFetch(),
    onMisfit: ({ endpoint, path }) => console.warn(`${endpoint} does not promise what arrived at "${path}"`),
  });
  return {
    ...client,
    request: (endpoint, ...call) => {
      const { userId } = session;
      const asked = () =>
        client
          .request(endpoint, ...call)
          .catch((error: unknown) => {
            // A page that does without it is not the one that the server drew either.
            if (!isApiError(error, 'business')) tellLoadFailure(error);
            return sayInLocale(error);
          })
          .finally(() => {
            // What a student asked for is nobody else's, whichever store waits for it.
            if (userId === '' || userId === session.userId) return;
            throw new ApiError({ kind: 'aborted', endpoint: endpoint.id, path: endpoint.path });
          });
      if (endpoint.idempotent === true) return asked();
      clearCache();
      return asked().finally(clearCache);
    },
  };
}
