import { wordsOf } from '@lectern/sdk';
import { forcedLogout } from '@lectern/sdk/endpoints/sso';
import { request } from '../../../shared/client/client.ts';
import { forgetTabDrafts } from '../../../shared/forms/tabDraft.ts';
import { localeState } from '../../../shared/i18n/locale.store.ts';
import { forgetShown } from '../../../shared/offline/forgetShown.ts';
import { ports } from '../../../shared/ports.ts';
import { forgetKept, isLoggedIn } from '../../../shared/session/session.store.ts';
import { workUnderWay } from '../../../shared/session/work.ts';
import { toast } from '../../../shared/overlays/toast.ts';
import { clearSession, goTo } from './clearSession.ts';
import { forgetAccount } from '../onDevice/remembered.ts';

let leaving: Promise<void> | undefined;

/** Leaves an ended session once, however many calls and sockets tell of its end at the same time. */
export function leaveOnce(leave: () => Promise<void>): Promise<void> {
  leaving ??= leave().finally(() => {
    leaving = undefined;
  });
  return leaving;
}

/**
 * Another log-in has ended this session, as a reply says (HTTP 409) or a socket: says so, clears what is
 * stored and goes where the school wants it. Over an exercise that is being answered the page stays, so
 * that it can say what became of the answers.
 */
export const leaveKicked = () => leaveOnce(leave);

async function leave(): Promise<void> {
  if (!isLoggedIn()) return;
  const work = workUnderWay();
  if (work?.giveWay() === false) return;
  // Where the page stays it says the same for as long as it holds.
  toast(wordsOf('kicked', { locale: localeState.locale }), {
    tone: 'warning',
    ...(work === undefined && { duration: 0 }),
  });
  const reply = await request(forcedLogout, {}).catch(() => undefined);
  // Token, user, colour and log-in page settings go.
  ports.storage.removeItem('theme');
  forgetAccount();
  if (work === undefined) {
    clearSession();
    goTo(reply?.loginSchoolPath ?? '');
  } else {
    forgetKept();
    forgetTabDrafts();
    void forgetShown();
  }
}
