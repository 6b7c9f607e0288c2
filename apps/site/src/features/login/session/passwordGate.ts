import { subscribe } from 'valtio/vanilla';
import { localeState } from '../../../shared/i18n/locale.store.ts';
import { currentAddress, navigate } from '../../../shared/routes/hashLocation.ts';
import { toast } from '../../../shared/overlays/toast.ts';
import { user } from '../../../shared/student/user.store.ts';
import { loginTexts } from '../login.texts.ts';

/** Address of the page on which the password is changed. */
const PASSWORD_PAGE = '/personal/setting/account';
/**
 * Elements that remain usable: the form with the new password, elements marked as part of it, its challenge,
 * toasts, dialogs (such as the log-in of an expired session), and the log-out.
 */
const ALLOWED_ELEMENTS =
  '[data-password-view], [data-challenge], [data-toaster], [data-logout], [role="dialog"], form:has(input[autocomplete="new-password"])';
/** Events that submit a form or leave a page; keys that only move the focus stay unaffected. */
const BLOCKED_EVENTS = ['click', 'auxclick', 'submit'] as const;

function warn(): void {
  toast(loginTexts[localeState.locale].passwordDemand, { tone: 'warning' });
}

function blockEvent(event: Event): void {
  if (event.target instanceof Element && event.target.closest(ALLOWED_ELEMENTS) !== null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  warn();
}

function returnToPasswordPage(): void {
  if (currentAddress().startsWith(PASSWORD_PAGE)) return;
  navigate(PASSWORD_PAGE, { replace: true });
  warn();
}

let isBlocking = false;

/** Confines the student to the account settings, or releases them, as the school demands. */
function updateGate(): void {
  const mustStay = user.student?.mustChangePassword === true;
  if (mustStay === isBlocking) return;
  isBlocking = mustStay;
  for (const name of BLOCKED_EVENTS) {
    if (mustStay) document.addEventListener(name, blockEvent, { capture: true });
    else document.removeEventListener(name, blockEvent, { capture: true });
  }
  for (const name of ['hashchange', 'popstate']) {
    if (mustStay) addEventListener(name, returnToPasswordPage);
    else removeEventListener(name, returnToPasswordPage);
  }
  if (mustStay) returnToPasswordPage();
}

let isWatching = false;

/** Enforces a password change that the school demands; until then, the server refuses everything else. */
export function enforcePasswordChange(): void {
  if (!isWatching) subscribe(user, updateGate);
  isWatching = true;
  updateGate();
}
