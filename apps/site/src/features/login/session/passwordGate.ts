import { subscribe } from 'valtio/vanilla';
import { localeState } from '../../../shared/i18n/locale.store.ts';
import { currentAddress, navigate } from '../../../shared/routes/hashLocation.ts';
import { toast } from '../../../shared/overlays/toast.ts';
import { user } from '../../../shared/student/user.store.ts';
import { loginTexts } from '../login.texts.ts';

/** Where another password is set. */
const PLACE = '/personal/setting/account';
/**
 * What may be used meanwhile: the form with the new password, whatever is marked as part of it, its challenge, messages,
 * dialogs (as the log-in over a page whose session has ended), and the way out.
 */
const OPEN =
  '[data-password-view], [data-challenge], [data-toaster], [data-logout], [role="dialog"], form:has(input[autocomplete="new-password"])';
/** What leaves a form or a page; keys that only move the focus stay free. */
const EVENTS = ['click', 'auxclick', 'submit'] as const;

function warn(): void {
  toast(loginTexts[localeState.locale].passwordDemand, { tone: 'warning' });
}

function hold(event: Event): void {
  if (event.target instanceof Element && event.target.closest(OPEN) !== null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  warn();
}

function stay(): void {
  if (currentAddress().startsWith(PLACE)) return;
  navigate(PLACE, { replace: true });
  warn();
}

let isHeld = false;

/** Holds the student on the account settings, or lets go, as the school demands. */
function follow(): void {
  const mustStay = user.student?.mustChangePassword === true;
  if (mustStay === isHeld) return;
  isHeld = mustStay;
  for (const name of EVENTS) {
    if (mustStay) document.addEventListener(name, hold, { capture: true });
    else document.removeEventListener(name, hold, { capture: true });
  }
  for (const name of ['hashchange', 'popstate']) {
    if (mustStay) addEventListener(name, stay);
    else removeEventListener(name, stay);
  }
  if (mustStay) stay();
}

let isWatching = false;

/** Watches whether the school demands another password; the server refuses everything else meanwhile. */
export function guardPassword(): void {
  if (!isWatching) subscribe(user, follow);
  isWatching = true;
  follow();
}
