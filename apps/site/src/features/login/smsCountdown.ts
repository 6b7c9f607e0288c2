import { RESEND_MS } from '@lectern/sdk/machines';
import { ports } from '../../ports.ts';

const KEY = 'smsResendAt';

/**
 * Reads when the next SMS may be asked for, in milliseconds since 1970; null is now. The moment is kept on
 * the device, so that closing the box, a reload or a sleeping computer does not shorten the wait.
 */
export function resendAt(): number | null {
  const kept = Number(ports.storage.getItem(KEY) ?? '');
  // A clock that was set back must not lock the button for days.
  const isSensible = kept > ports.now() && kept <= ports.now() + 10 * RESEND_MS;
  return isSensible ? kept : null;
}

/** Keeps the moment of the next SMS, some milliseconds from now. */
export function restFor(milliseconds: number): number {
  const until = ports.now() + milliseconds;
  ports.storage.setItem(KEY, String(until));
  return until;
}
