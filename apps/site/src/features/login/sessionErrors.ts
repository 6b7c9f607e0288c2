import { text, type ApiError } from '@lectern/sdk';
import { forcedLogout } from '@lectern/sdk/endpoints/sso';
import { request } from '../../boot/client.ts';
import { localeState } from '../../i18n/locale.store.ts';
import { ports } from '../../ports.ts';
import { currentAddress } from '../../routes/hashLocation.ts';
import { isLoggedIn } from '../../session/session.store.ts';
import { shell } from '../../shell/shell.store.ts';
import { toast } from '../../shell/toast.ts';
import { openBox } from './demandLogin.ts';
import { clearSession, goTo } from './leaveSession.ts';
import { forgetAccount, loginState } from './login.store.ts';
import { loginTexts } from './login.texts.ts';

/** What a page asks by itself when it opens: nothing was typed yet, so nothing needs to be kept. */
const BACKGROUND = ['shell.currentUser', 'shell.lastLearning', 'home.learning', 'cart.list'];

const words = () => loginTexts[localeState.locale];

/**
 * Another log-in has ended this session (specification 8, HTTP 409): says so, clears what is stored and
 * goes where the school wants it.
 */
async function leaveKicked(): Promise<void> {
  if (!isLoggedIn()) return;
  toast(words().kicked, { tone: 'warning', duration: 0 });
  const reply = await request(forcedLogout, {}).catch(() => undefined);
  // Specification 8: token, user, colour and log-in page settings go.
  ports.storage.removeItem('theme');
  forgetAccount();
  clearSession();
  goTo(text(reply?.loginSchoolPath));
}

/**
 * The session has ended by itself (specification 8, HTTP 401). Where the school logs in on another site
 * it leads there. Elsewhere the page stays, with everything typed into it, and the box opens over it.
 */
function renewSession(endpoint: string): void {
  if (!isLoggedIn() || loginState.isExpired) return;
  ports.storage.removeItem('token');
  if (shell.current.hasLoginPage) {
    clearSession();
    ports.leave(`/upgrade/token?callback=${encodeURIComponent(`${location.origin}/#${currentAddress()}`)}`);
    return;
  }
  if (BACKGROUND.includes(endpoint)) {
    clearSession();
    toast(words().sessionEnded, { tone: 'warning' });
    return;
  }
  openBox('login', true);
}

/** Shows a blocked request in a window of its own (specification 8, HTTP 550). */
function showBlocked(error: ApiError): void {
  toast(error.message, { tone: 'danger' });
  ports.storage.setItem('hostInterception', JSON.stringify(error.data ?? null));
  if (!ports.open('/#/errorPage')) toast(words().popupBlocked, { tone: 'warning' });
}

/** The one handler of the session's errors: 401, 403, 409 and 550 (specification 8). */
export function handleSessionError(error: ApiError): void {
  if (error.kind === 'kicked') void leaveKicked();
  else if (error.kind === 'session-ended') renewSession(error.endpoint);
  else if (error.kind === 'blocked') showBlocked(error);
}
