import { currentUser } from '@lectern/sdk/endpoints/shell';
import { forcedLogout } from '@lectern/sdk/endpoints/sso';
import { startPresence } from '@lectern/sdk/sockets';
import { request, siteClient } from '../../../shared/client/client.ts';
import { ports } from '../../../shared/ports.ts';
import { isLoggedIn, session } from '../../../shared/session/session.store.ts';
import { takeKeptToken, tokenSettled } from '../../../shared/session/tokenChange.ts';
import { workUnderWay } from '../../../shared/session/work.ts';
import { leaveKicked, leaveOnce } from './kicked.ts';
import { clearSession } from './clearSession.ts';
import { onLoggedOut } from './loggedIn.ts';

let stop: (() => void) | undefined;

/** Ends the presence: before a log-out, so that the server's farewell to other pages does not reload this one. */
export function stopPresence(): void {
  stop?.();
  stop = undefined;
}

/**
 * Another log-in has ended this one: forgets the student and goes where that is said. Over work that is
 * under way the page stays.
 */
async function leaveForElsewhere(): Promise<void> {
  if (workUnderWay() !== undefined) return leaveKicked();
  return leaveOnce(tellElsewhere);
}

async function tellElsewhere(): Promise<void> {
  if (!isLoggedIn()) return;
  await request(forcedLogout, {}).catch(() => undefined);
  const here = encodeURIComponent(location.href);
  clearSession();
  ports.leave(`/redirect/online?u=${here}`);
}

/**
 * The log-in that had this token was ended: shows the visitor's side, unless it goes on with another token.
 * Over work that is under way the page stays.
 */
async function reloadLoggedOut(token: string): Promise<void> {
  await tokenSettled();
  if (isLoggedIn() && session.token !== token) return beginPresence();
  if (workUnderWay() !== undefined) {
    // A ticket that was refused does not tell why; a call does, and its 401 or 409 is handled as any other.
    void request(currentUser, {}).catch(() => undefined);
    return;
  }
  clearSession();
  ports.reload();
}

/** Tells the server that the student is here, and hears when the log-in ends somewhere else. */
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
    onLogout: () => void reloadLoggedOut(token),
  });
}

// Another tab goes on with another token, as after a new password: so does this one.
addEventListener('storage', ({ key }) => {
  if (key === 'token') takeKeptToken();
});
onLoggedOut(stopPresence);
