import { proxy } from 'valtio/vanilla';
import { ports } from '../../../shared/ports.ts';

/** What a visitor said to being counted. */
export type Consent = 'unasked' | 'given' | 'refused';

/** How the services of others stand on this page. */
export interface OutsideState {
  consent: Consent;
  isChatOpen: boolean;
  /** True once the check after the first load has run: from then on no school that wants no chat has one. */
  isChatChecked: boolean;
}

/** When the check runs, in milliseconds after the first load. */
export const HIDE_CHECK_MS = 5000;

const KEY = 'lectern.consent';

/** Pages on which nothing of others runs: log-in, payment, exams. */
const QUIET_PAGES =
  /^\/(?:join|showRegisterAgreement|payment|shoppingcart|personal\/setting|lib\/subject\/(?:doing|exampaper)|exam)(?:\/|$)/;

export const outside = proxy<OutsideState>({ consent: 'unasked', isChatOpen: false, isChatChecked: false });

/** Whether something of others may run on a page. */
export const isQuietPage = (path: string): boolean => QUIET_PAGES.test(path);

/** Reads what the visitor said earlier. */
export function restoreConsent(): void {
  const kept = ports.storage.getItem(KEY);
  outside.consent = kept === 'given' || kept === 'refused' ? kept : 'unasked';
}

/** Keeps what the visitor says now. */
export function answerConsent(consent: 'given' | 'refused'): void {
  outside.consent = consent;
  ports.storage.setItem(KEY, consent);
}

/** Opens or closes the chat. */
export function toggleChat(): void {
  outside.isChatOpen = !outside.isChatOpen;
}

let checking: Promise<void> | undefined;

/** Lets schools that want no chat hide it, some time after the first load. */
export function checkChat(): Promise<void> {
  checking ??= ports.wait(HIDE_CHECK_MS).then(() => void (outside.isChatChecked = true));
  return checking;
}
