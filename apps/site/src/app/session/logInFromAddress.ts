import { persistedSession, startUp, documentCookies } from '@lectern/sdk/session';
import { siteClient } from '../../shared/client/client.ts';
import { localeState } from '../../shared/i18n/locale.store.ts';
import { toast } from '../../shared/overlays/toast.ts';
import { ports } from '../../shared/ports.ts';
import { deviceId } from '../../shared/session/device.ts';
import { restoreSession, session } from '../../shared/session/session.store.ts';

const texts = {
  zh: '这个链接换了登录的账号：请看看现在登录的是谁，不是你就退出',
  en: 'This link logged you in to another account. Check who is logged in, and log out if it is not you',
};

/**
 * Reads a code or token from the address and logs in with it. A code that cannot be exchanged leads to the
 * site's root. If somebody was already logged in, a notice says that the account has changed, since anybody can
 * send such a link.
 * @returns false if the page is being left.
 */
export async function logInFromAddress(): Promise<boolean> {
  deviceId();
  const { userId } = session;
  const beginning = await startUp({
    address: location.href,
    replaceAddress: (address) => history.replaceState(history.state, '', address),
    client: await siteClient(),
    persisted: persistedSession({
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
  if (userId !== '' && session.userId !== userId) toast(texts[localeState.locale], { tone: 'warning' });
  return true;
}
