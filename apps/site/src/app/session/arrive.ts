import { persistedSession, startUp, documentCookies } from '@lectern/sdk/session';
import { siteClient } from '../../shared/client/client.ts';
import { ports } from '../../shared/ports.ts';
import { deviceId } from '../../shared/session/device.ts';
import { restoreSession } from '../../shared/session/session.store.ts';

/**
 * Takes a code or token out of the address and logs in with it. A code that cannot be exchanged leads to
 * the site's root.
 * @returns false when the page is being left.
 */
export async function arrive(): Promise<boolean> {
  deviceId();
  const beginning = await startUp({
    address: location.href,
    replaceAddress: (address) => history.replaceState(history.state, '', address),
    client: await siteClient(),
    kept: persistedSession({
      storage: ports.storage,
      cookies: documentCookies(document),
      host: location.host,
    }),
    storage: ports.storage,
    // Pages that need a student ask for one themselves; all others are open to visitors.
    isOpenToVisitors: true,
    now: ports.now,
  });
  if (beginning.kind === 'leave') {
    ports.leave(beginning.address);
    return false;
  }
  restoreSession();
  return true;
}
