import { TIMEOUT_MS } from '@lectern/sdk';
import { ports } from '../ports.ts';
import { isLoggedIn, restoreSession, session, startSession } from './session.store.ts';

/** Storage key, set while the token is being replaced: the deadline of the replacement, in milliseconds since 1970. */
const KEY = 'tokenChange';
/** How often to check whether the new token has been stored, in milliseconds. */
const POLL_INTERVAL_MS = 200;

/**
 * Replaces the token of a continuing session, for example after a change of password. The old token becomes
 * invalid before the new one arrives, so a refusal meanwhile, in any tab of this device, does not mean that the
 * session has ended.
 * @param work fetches the new token; if it throws, the old one stays.
 */
export async function replaceToken(work: () => Promise<string>): Promise<void> {
  ports.storage.setItem(KEY, String(ports.now() + TIMEOUT_MS));
  try {
    startSession({ ...session, token: await work() });
  } finally {
    ports.storage.removeItem(KEY);
  }
}

/** Whether a tab of this device is replacing the token; if that tab was closed, this stays true until the deadline. */
export function isTokenChanging(): boolean {
  const until = Number(ports.storage.getItem(KEY) ?? '');
  return until > ports.now() && until <= ports.now() + TIMEOUT_MS;
}

/** Waits until no token is being replaced, then adopts the stored one. */
export async function tokenSettled(): Promise<void> {
  if (!isTokenChanging()) return;
  while (isTokenChanging()) await ports.wait(POLL_INTERVAL_MS);
  adoptStoredToken();
}

/**
 * Adopts the token that another tab of this student has stored. If another user has logged in there, nothing
 * changes.
 */
export function adoptStoredToken(): void {
  if (!isLoggedIn() || ports.storage.getItem('token') === null) return;
  const own = { ...session };
  restoreSession();
  // Each tab has its own school.
  Object.assign(session, session.userId === own.userId ? { schoolId: own.schoolId } : own);
}
