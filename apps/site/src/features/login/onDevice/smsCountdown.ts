import { RESEND_MS } from '@lectern/sdk/machines';
import { proxy } from 'valtio/vanilla';
import { ports } from '../../../shared/ports.ts';

const KEY = 'smsResendAt';

type Waits = Readonly<Record<string, number>>;

/**
 * When the next code may be asked for, in milliseconds since 1970, by the number or address that the last one went
 * to: a corrected number waits for none. The moments are kept on the device, so that closing the box, a reload or a
 * sleeping computer does not shorten the wait.
 */
export const smsWaits = proxy<{ until: Waits }>({ until: storedWaits() });

function storedWaits(): Waits {
  try {
    const kept: unknown = JSON.parse(ports.storage.getItem(KEY) ?? '{}');
    const now = ports.now();
    // A clock that was set back must not lock the button for days.
    const isSensible = (until: unknown) =>
      typeof until === 'number' && until > now && until <= now + 10 * RESEND_MS;
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, until]) => isSensible(until)));
  } catch {
    return {};
  }
}

/** Reads the waits anew: another page of this device may have asked for codes meanwhile. */
export function readWaits(): void {
  smsWaits.until = storedWaits();
}

/** Keeps that a number or address waits for its next code, some milliseconds from now; nothing for none. */
export function restFor(to: string, milliseconds: number): void {
  if (milliseconds <= 0) return;
  smsWaits.until = { ...storedWaits(), [to]: ports.now() + milliseconds };
  ports.storage.setItem(KEY, JSON.stringify(smsWaits.until));
}
