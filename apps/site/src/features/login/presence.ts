import { forcedLogout } from '@lectern/sdk/endpoints/sso';
import { startPresence } from '@lectern/sdk/sockets';
import { request, siteClient } from '../../boot/client.ts';
import { ports } from '../../ports.ts';
import { isLoggedIn, session } from '../../session/session.store.ts';
import { clearSession } from './leaveSession.ts';
import { onLoggedOut } from './loggedIn.ts';

let stop: (() => void) | undefined;

/** Ends the presence: before a log-out, so that the server's farewell to other pages does not reload this one. */
export function stopPresence(): void {
  stop?.();
  stop = undefined;
}

/** Another log-in has ended this one: forgets the student and goes where that is said (specification 4). */
async function leaveForElsewhere(): Promise<void> {
  await request(forcedLogout, {}).catch(() => undefined);
  const here = encodeURIComponent(location.href);
  clearSession();
  ports.leave(`/redirect/online?u=${here}`);
}

function reloadLoggedOut(): void {
  clearSession();
  ports.reload();
}

/** Tells the server that the student is here, and hears when the log-in ends somewhere else (specification 4, presence). */
export async function beginPresence(): Promise<void> {
  stopPresence();
  if (!isLoggedIn()) return;
  const { token, userId, companyId } = session;
  const client = await siteClient();
  if (session.token !== token) return;
  stop = startPresence({
    client,
    companyId,
    userId,
    onOnlineElsewhere: () => void leaveForElsewhere(),
    onLogout: reloadLoggedOut,
  });
}

onLoggedOut(stopPresence);
