import { seal, SealedError, unseal } from '../../platform/auth/sealing.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Context } from '../../platform/http/context.ts';

/** Masks the middle of a number: `110***********0017`. */
export function maskIdentity(number: string): string {
  const characters = Array.from(number);
  if (characters.length < 8) return '*'.repeat(characters.length);
  return [...characters.slice(0, 3), ...characters.slice(3, -4).map(() => '*'), ...characters.slice(-4)].join(
    '',
  );
}

/** Encrypts an identity number for storage. */
export const sealIdentity = (config: Config, number: string): string => seal(config, 'identity', number);

/** Decrypts an identity number; empty where there is none. @throws {SealedError} where its key is missing. */
export function openIdentity(config: Config, sealed: string | null): string {
  return sealed === null ? '' : unseal(config, 'identity', sealed);
}

/** How a page shows an identity number. */
export interface ShownIdentity {
  /** The masked number; fully masked where it cannot be decrypted, empty where there is none. */
  readonly identityId: string;
  /** 1 where there is a number that cannot be decrypted. */
  readonly identityUnreadableFlag: 0 | 1;
}

const UNREADABLE = '*'.repeat(8);

/**
 * Formats an identity number for its owner. Where its key is missing, the page is shown without it, and the log
 * names the key.
 */
export function showIdentity({ config, log }: Context, sealed: string | null): ShownIdentity {
  try {
    return { identityId: maskIdentity(openIdentity(config, sealed)), identityUnreadableFlag: 0 };
  } catch (error) {
    if (!(error instanceof SealedError)) throw error;
    log.error({ err: error, keyId: error.keyId }, 'An ID number cannot be decrypted');
    return { identityId: UNREADABLE, identityUnreadableFlag: 1 };
  }
}

function isDay(text: string): boolean {
  const at = new Date(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10).replaceAll('-', '') === text;
}

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/**
 * Tells whether the last of 18 characters is the check digit of the other 17 (GB 11643), which detects mistyped
 * digits.
 */
function hasCheckDigit(number: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(number[index]), 0);
  return '10X98765432'[sum % 11] === number.slice(-1).toUpperCase();
}

/** Tells whether a text is an ID card number: 18 characters with a valid check digit, or the older 15 digits. */
export function isIdentityCard(number: string): boolean {
  if (/^[1-9]\d{16}[\dXx]$/.test(number)) return isDay(number.slice(6, 14)) && hasCheckDigit(number);
  return /^[1-9]\d{14}$/.test(number) && isDay(`19${number.slice(6, 12)}`);
}
