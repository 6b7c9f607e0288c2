import { situationMessage } from '@lectern/sdk';
import { forcedLogout } from '@lectern/sdk/endpoints/sso';
import { request } from '../../../shared/client/client.ts';
import { clearTabDrafts } from '../../../shared/forms/tabDraft.ts';
import { localeState } from '../../../shared/i18n/locale.store.ts';
import { deleteUserCaches } from '../../../shared/offline/deleteUserCaches.ts';
import { ports } from '../../../shared/ports.ts';
import { clearStoredUser, isLoggedIn } from '../../../shared/session/session.store.ts';
import { currentWork } from '../../../shared/session/work.ts';
import { toast } from '../../../shared/overlays/toast.ts';
import { clearSession, goTo } from './clearSession.ts';
import { forgetAccount } from '../onDevice/remembered.ts';

let leaving: Promise<void> | undefined;

/** Leaves an ended session only once, however many calls and sockets report its end at the same time. */
export function leaveOnce(leave: () => Promise<void>): Promise<void> {
  leaving ??= leave().finally(() => {
    leaving = undefined;
  });
  return leaving;
}

/**
 * Handles that another log-in has ended this session, as reported by a reply (HTTP 409) or a socket: shows a
 * notice, clears what is stored and navigates to where the school wants. During an exercise the page stays, so
 * that it can show what became of the answers.
 */
export const leaveKicked = () => leaveOnce(leave);

async function leave(): Promise<void> {
  if (!isLoggedIn()) return;
  const work = currentWork();
  if (work?.yieldToOtherDevice() === false) return;
  // A page that stays shows its own notice for as long as it applies.
  toast(situationMessage('kicked', { locale: localeState.locale }), {
    tone: 'warning',
    ...(work === undefined && { duration: 0 }),
  });
  const reply = await request(forcedLogout, {}).catch(() => undefined);
  // The stored theme and the remembered account are removed along with token and user.
  ports.storage.removeItem('theme');
  forgetAccount();
  if (work === undefined) {
    clearSession();
    goTo(reply?.loginSchoolPath ?? '');
  } else {
    clearStoredUser();
    clearTabDrafts();
    void deleteUserCaches();
  }
}
