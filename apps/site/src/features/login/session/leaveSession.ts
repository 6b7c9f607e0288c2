import { logout } from '@lectern/sdk/endpoints/login';
import { request } from '../../../shared/client/client.ts';
import { localeState } from '../../../shared/i18n/locale.store.ts';
import { toast } from '../../../shared/overlays/toast.ts';
import { loginTexts } from '../login.texts.ts';
import { clearSession, goTo } from './clearSession.ts';

/**
 * Logs out: on the server, so that the token becomes invalid, and on the device even if the server cannot be
 * reached. It leads home, since the current page may be only for students.
 */
export async function leaveSession(): Promise<void> {
  const { stopPresence } = await import('./presence.ts');
  stopPresence();
  const reply = await request(logout, {}).catch(() => undefined);
  goTo(reply?.loginSchoolPath ?? '');
  clearSession();
  toast(loginTexts[localeState.locale].loggedOut, { tone: 'success' });
}
