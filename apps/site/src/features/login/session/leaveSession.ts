import { logout } from '@lectern/sdk/endpoints/login';
import { request } from '../../../shared/client/client.ts';
import { localeState } from '../../../shared/i18n/locale.store.ts';
import { ports } from '../../../shared/ports.ts';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { resolveAddress } from '../../../shared/safety/address.ts';
import { endSession } from '../../../shared/session/session.store.ts';
import { forgetTabDrafts } from '../../../shared/forms/tabDraft.ts';
import { ownHome } from '../../../shared/school/ownHome.ts';
import { toast } from '../../../shared/overlays/toast.ts';
import { forgetUser } from '../../../shared/student/user.store.ts';
import { tellLoggedOut } from './loggedIn.ts';
import { loginTexts } from '../login.texts.ts';

/** Forgets the student on this device. */
export function clearSession(): void {
  endSession();
  forgetTabDrafts();
  forgetUser();
  tellLoggedOut();
}

/** Goes where the school wants people after a log-out; anything but a page of this site is home. */
export function goTo(loginSchoolPath: string): void {
  const target = resolveAddress(loginSchoolPath);
  if (target.kind === 'same-origin' || target.kind === 'allowed') ports.leave(target.href);
  else navigate(target.kind === 'route' ? target.path : ownHome());
}

/**
 * Logs out: on the server, so that the token is worthless, and here even when the server cannot be
 * reached. It leads home, since the page may be the student's own.
 */
export async function leaveSession(): Promise<void> {
  const { stopPresence } = await import('./presence.ts');
  stopPresence();
  const reply = await request(logout, {}).catch(() => undefined);
  goTo(reply?.loginSchoolPath ?? '');
  clearSession();
  toast(loginTexts[localeState.locale].loggedOut, { tone: 'success' });
}
