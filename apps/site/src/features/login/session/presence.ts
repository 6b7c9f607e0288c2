import { currentUser } from '@lectern/sdk/endpoints/shell';
import { forcedLogout } from '@lectern/sdk/endpoints/sso';
import { startPresence } from '@lectern/sdk/sockets';
import { request, siteClient } from '../../../shared/client/client.ts';
import { ports } from '../../../shared/ports.ts';
import { isLoggedIn, session } from '../../../shared/session/session.store.ts';
import { adoptStoredToken, tokenSettled } from '../../../shared/session/tokenChange.ts';
import { currentWork } from '../../../shared/session/work.ts';
import { leaveKicked, leaveOnce } from './kicked.ts';
import { clearSession } from './clearSession.ts';
import { onLoggedOut } from './loggedIn.ts';

let stop: (() => void) | undefined;

/**
 * Ends the presence: called before a log-out, so that the server's log-out message to other pages does not
 * reload this one.
 */
export function stopPresence(): void {
  stop?.();
  stop = undefined;
}

/**
 * Handles that another log-in has ended this one: forgets the student and navigates to the page that says so.
 * During an exercise the page stays.
 */
async function leaveReplacedSession(): Promise<void> {
  if (currentWork() !== undefined) return leaveKicked();
  return leaveOnce(navigateToReplacedNotice);
}

async function navigateToReplacedNotice(): Promise<void> {
  if (!isLoggedIn()) return;
  await request(forcedLogout, {}).catch(() => undefined);
  const here = encodeURIComponent(location.href);
  clearSession();
  ports.leave(`/redirect/online?u=${here}`);
}

/**
 * Handles the end of the session with this token: shows the visitor's side, unless the session continues with
 * another token. During an exercise the page stays.
 */
async function reloadLoggedOut(token: string): Promise<void> {
  await tokenSettled();
  if (isLoggedIn() && session.token !== token) return beginPresence();
  if (currentWork() !== undefined) {
    // A refused ticket does not say why; this call does, and its 401 or 409 is handled as usual.
    void request(currentUser, {}).catch(() => undefined);
    return;
  }
  clearSession();
  ports.reload();
}

/** Tells the server that the student is here, and listens for the end of the session elsewhere. */
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
    onOnlineElsewhere: () => void leaveReplacedSession(),
    onLogout: () => void reloadLoggedOut(token),
  });
}

// If another tab has replaced the token, for example after a password change, this tab adopts the new one.
addEventListener('storage', ({ key }) => {
  if (key === 'token') adoptStoredToken();
});
onLoggedOut(stopPresence);
