import type { CaptchaTicket } from '@lectern/sdk/captcha';
import { encryptPassword } from '@lectern/sdk/crypto';
import { config } from '@lectern/sdk/endpoints/login';
import { request } from '../../shared/client/client.ts';
import { solveAboveDialog } from './challenge.ts';

/** Encrypts a password with a newly requested nonce, since an earlier one may have expired. */
export async function sealPassword(password: string): Promise<string> {
  const fresh = await request(config, {});
  return encryptPassword(password, { publicKey: fresh.publicKey ?? '', nonce: fresh.nonce ?? '' });
}

/**
 * Opens the school's challenge above whatever is open.
 * @throws {CaptchaError}
 */
export async function solveChallenge(): Promise<CaptchaTicket> {
  const fresh = await request(config, {});
  return solveAboveDialog({ script: fresh.captchaScript ?? '', appId: fresh.captchaAppId ?? '' });
}
