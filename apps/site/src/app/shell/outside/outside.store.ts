import { proxy } from 'valtio/vanilla';
import { ports } from '../../../shared/ports.ts';

/** The visitor's answer to the consent question for statistics. */
export type Consent = 'unasked' | 'given' | 'refused';

/** State of the third-party services on this page. */
export interface OutsideState {
  consent: Consent;
  isChatOpen: boolean;
  /**
   * Whether the check after the first load has run; from then on the chat is hidden for schools that do not
   * want it.
   */
  isChatChecked: boolean;
}

/** Delay of the check after the first load, in milliseconds. */
export const HIDE_CHECK_MS = 5000;

const KEY = 'lectern.consent';

/** Pages without third-party services: log-in, payment, exams. */
const QUIET_PAGES =
  /^\/(?:join|showRegisterAgreement|payment|shoppingcart|personal\/setting|lib\/subject\/(?:doing|exampaper)|exam)(?:\/|$)/;

export const outside = proxy<OutsideState>({ consent: 'unasked', isChatOpen: false, isChatChecked: false });

/** Whether a page must have no third-party services. */
export const isQuietPage = (path: string): boolean => QUIET_PAGES.test(path);

/** Restores the visitor's earlier answer. */
export function restoreConsent(): void {
  const stored = ports.storage.getItem(KEY);
  outside.consent = stored === 'given' || stored === 'refused' ? stored : 'unasked';
}

/** Stores the visitor's answer. */
export function answerConsent(consent: 'given' | 'refused'): void {
  outside.consent = consent;
  ports.storage.setItem(KEY, consent);
}

/** Opens or closes the chat. */
export function toggleChat(): void {
  outside.isChatOpen = !outside.isChatOpen;
}

let checking: Promise<void> | undefined;

/**
 * Marks the check as done {@link HIDE_CHECK_MS} after the first load, which hides the chat for schools that do
 * not want it.
 */
export function checkChat(): Promise<void> {
  checking ??= ports.wait(HIDE_CHECK_MS).then(() => void (outside.isChatChecked = true));
  return checking;
}
