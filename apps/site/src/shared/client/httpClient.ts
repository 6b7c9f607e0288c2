import { aboutCall, ApiError, createClient, type Client, type ClientOptions, isApiError } from '@lectern/sdk';
import { session } from '../session/session.store.ts';
import { clearCache } from '../cache.ts';
import { reportLoadFailure } from './loadFailures.ts';
import { earlyFetch } from './earlyReplies.ts';
import { platformOrigin } from './platformOrigin.ts';
import { rethrowTranslated } from './serverMessages.ts';

function systemOf(agent: string): string {
  return /Windows|Android|iPhone|iPad|Mac OS|Linux/.exec(agent)?.[0] ?? 'unknown';
}

/** Creates the one client of the page. */
export function makeClient(onSessionError: NonNullable<ClientOptions['onSessionError']>): Client {
  const client = createClient({
    origin: platformOrigin(),
    // A copy, so that a refusal is attributed to the session that sent the request.
    session: () => ({ ...session }),
    systemOs: systemOf(navigator.userAgent),
    memory: 'deviceMemory' in navigator ? String(navigator.deviceMemory) : '',
    onSessionError,
    fetch: earlyFetch(),
    onMismatch: ({ endpoint, path }) =>
      console.warn(`${endpoint} does not promise what arrived at "${path}"`),
  });
  return {
    ...client,
    request: (endpoint, ...call) => {
      const { userId } = session;
      const send = () =>
        client
          .request(endpoint, ...call)
          .catch((error: unknown) => {
            // Reported even if the page handles it, since the server-rendered page cannot be hydrated then.
            if (!isApiError(error, 'business')) reportLoadFailure(error);
            return rethrowTranslated(error);
          })
          .finally(() => {
            // A reply requested by one student must not reach another one, whichever store awaits it.
            if (userId === '' || userId === session.userId) return;
            throw new ApiError({ ...aboutCall(endpoint), kind: 'aborted' });
          });
      if (endpoint.idempotent === true) return send();
      clearCache();
      return send().finally(clearCache);
    },
  };
}
