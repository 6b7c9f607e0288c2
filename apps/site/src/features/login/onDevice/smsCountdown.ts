import { RESEND_MS } from '@lectern/sdk/machines';
import { proxy } from 'valtio/vanilla';
import { ports } from '../../../shared/ports.ts';
import { readStored, writeStored } from '../../../shared/storedJson.ts';

const KEY = 'smsResendAt';

type Waits = Readonly<Record<string, number>>;

/**
 * When the next code may be requested, in milliseconds since 1970, by the number or address that the last one
 * was sent to: a corrected number has no wait. Stored on the device, so that closing the dialog, a reload or a
 * sleeping computer does not change the wait.
 */
export const smsWaits = proxy<{ until: Waits }>({ until: storedWaits() });

function storedWaits(): Waits {
  const now = ports.now();
  // If the clock was set back, the button must not stay locked for days.
  const plausible = Object.entries(readStored<Waits>(KEY) ?? {}).flatMap(([to, until]) =>
    typeof until === 'number' && until > now && until <= now + 10 * RESEND_MS ? [[to, until] as const] : [],
  );
  return Object.fromEntries(plausible);
}

/** Reads the stored waits again: another tab of this device may have requested codes meanwhile. */
export function readWaits(): void {
  smsWaits.until = storedWaits();
}

/** Stores that a number or address must wait the given milliseconds for its next code; 0 for no wait. */
export function startWait(to: string, milliseconds: number): void {
  if (milliseconds <= 0) return;
  smsWaits.until = { ...storedWaits(), [to]: ports.now() + milliseconds };
  writeStored(KEY, smsWaits.until);
}
