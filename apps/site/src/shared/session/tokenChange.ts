import { TIMEOUT_MS } from '@lectern/sdk';
import { ports } from '../ports.ts';
import { isLoggedIn, restoreSession, session, startSession } from './session.store.ts';

/** Kept on the device while the token is being replaced: until when that may take, in milliseconds since 1970. */
const KEY = 'tokenChange';
/** How often it is looked whether the new token is here, in milliseconds. */
const LOOK_MS = 200;

/**
 * Replaces the token of a log-in that goes on, as after a new password. The old one is good no more before the
 * new one is here, so a refusal meanwhile says nothing about the log-in, in whichever tab of this device.
 * @param work fetches the new token; where it throws, the old one stays.
 */
export async function replaceToken(work: () => Promise<string>): Promise<void> {
  ports.storage.setItem(KEY, String(ports.now() + TIMEOUT_MS));
  try {
    startSession({ ...session, token: await work() });
  } finally {
    ports.storage.removeItem(KEY);
  }
}

/** Tells whether a tab of this device is replacing the token; one that was closed meanwhile counts for a minute. */
export function isTokenChanging(): boolean {
  const until = Number(ports.storage.getItem(KEY) ?? '');
  return until > ports.now() && until <= ports.now() + TIMEOUT_MS;
}

/** Waits until no token is being replaced; this tab has the one that counts by then. */
export async function tokenSettled(): Promise<void> {
  if (!isTokenChanging()) return;
  while (isTokenChanging()) await ports.wait(LOOK_MS);
  takeKeptToken();
}

/** Takes over the token that another tab of this student has kept. A log-in of somebody else there changes nothing here. */
export function takeKeptToken(): void {
  if (!isLoggedIn() || ports.storage.getItem('token') === null) return;
  const own = { ...session };
  restoreSession();
  // Each tab keeps its own school.
  Object.assign(session, session.userId === own.userId ? { schoolId: own.schoolId } : own);
}
