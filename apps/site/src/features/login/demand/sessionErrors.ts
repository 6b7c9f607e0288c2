import { messageFor, text, situationMessage, type ApiError, type Session } from '@lectern/sdk';
import { upgradeAddress } from '@lectern/sdk/session';
import { localeState } from '../../../shared/i18n/locale.store.ts';
import { ports } from '../../../shared/ports.ts';
import { clearStoredUser, isLoggedIn, session } from '../../../shared/session/session.store.ts';
import { isTokenChanging, tokenSettled } from '../../../shared/session/tokenChange.ts';
import { currentWork } from '../../../shared/session/work.ts';
import { shell } from '../../../shared/school/shell.store.ts';
import { toast } from '../../../shared/overlays/toast.ts';
import { openLoginBox } from './startLogin.ts';
import { leaveKicked } from '../session/kicked.ts';
import { clearSession } from '../session/clearSession.ts';
import { loginState } from '../login.store.ts';
import { loginTexts } from '../login.texts.ts';

/** Endpoints that a page calls by itself when it opens; nothing is typed yet, so nothing needs to be preserved. */
const BACKGROUND = ['shell.currentUser', 'shell.lastLearning', 'home.learning', 'cart.list'];

const language = () => ({ locale: localeState.locale });

/** Time after a refusal within which others of its kind belong to the same burst, in milliseconds. */
const BURST_MS = 5_000;

/** Time of the latest refusal of each kind, in milliseconds since 1970. */
const lastMet = new Map<ApiError['kind'], number>();

/** Whether a refusal is the first of its burst: a page makes many calls at once, which are all refused alike. */
function isFirstOfBurst({ kind }: ApiError): boolean {
  const now = ports.now();
  const last = lastMet.get(kind);
  lastMet.set(kind, now);
  return last === undefined || Math.abs(now - last) > BURST_MS;
}

/**
 * Handles a session that ended by itself (HTTP 401). If the school logs in on another site, the page is left
 * for it. Otherwise, and during an exercise, the page stays with everything typed, and the dialog opens over
 * it.
 */
function renewSession(endpoint: string): void {
  if (!isLoggedIn() || loginState.isExpired) return;
  clearStoredUser(['token']);
  const isWorking = currentWork() !== undefined;
  const upgrade =
    shell.current.hasLoginPage && !isWorking
      ? upgradeAddress({ address: location.href, ...ports })
      : undefined;
  if (upgrade !== undefined) {
    clearSession();
    ports.leave(upgrade);
    return;
  }
  if (BACKGROUND.includes(endpoint) && !isWorking) {
    clearSession();
    toast(loginTexts[localeState.locale].sessionEnded, { tone: 'warning' });
    return;
  }
  openLoginBox('login', true);
}

function warnPopupBlocked(): void {
  toast(situationMessage('popupBlocked', language()), { tone: 'warning' });
}

/** Shows a blocked request in a new window (HTTP 550). */
function showBlocked(error: ApiError): void {
  toast(messageFor(error, language()), { tone: 'danger' });
  ports.storage.setItem('hostInterception', JSON.stringify(error.data ?? null));
  if (!ports.open('/#/errorPage')) warnPopupBlocked();
}

/** Shows the answer of a firewall (HTTP 403 with cc or waf). It is foreign HTML, so it is shown without scripts. */
async function showInterception({ data }: ApiError): Promise<void> {
  const isOpen = await ports.openSandboxed(text(data), loginTexts[localeState.locale].intercepted);
  if (!isOpen) warnPopupBlocked();
}

/**
 * Handles all session errors: 401, 403, 409 and 550.
 * @param failedSession the session that sent the request. Errors of an earlier session, or of a token replaced meanwhile,
 *   do not concern the current one.
 */
export function handleSessionError(error: ApiError, failedSession: Session): void {
  const isOver = error.kind === 'kicked' || error.kind === 'session-ended';
  if (isOver && isTokenChanging()) {
    void tokenSettled().then(() => handleSessionError(error, failedSession));
    return;
  }
  if (isOver && isLoggedIn() && failedSession.token !== session.token) return;
  if (error.kind === 'kicked') void leaveKicked();
  else if (error.kind === 'session-ended') renewSession(error.endpoint);
  else if (!isFirstOfBurst(error)) return;
  else if (error.kind === 'blocked') showBlocked(error);
  else if (error.kind === 'intercepted') void showInterception(error);
}
