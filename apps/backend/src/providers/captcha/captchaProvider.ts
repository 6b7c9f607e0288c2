import { serviceKey } from '../../platform/http/services.ts';

/** What the page sends after a challenge was solved. */
export interface CaptchaProof {
  readonly ticket: string;
  readonly randstr: string;
  /** The address of the one who solved it. */
  readonly ip: string;
}

/** A provider of slider challenges. */
export interface CaptchaProvider {
  /** The app that the page opens. */
  readonly appId: string;
  /** The address of the script; one that begins with `/` is our own. */
  readonly script: string;
  /**
   * Tells whether a proof is good. @throws {Error} when the provider cannot be asked;
   * the caller then lets nobody through.
   */
  verify(proof: CaptchaProof): Promise<boolean>;
}

/** The captcha of the process; not provided where none is set up. */
export const captchaProvider = serviceKey<CaptchaProvider>('captcha provider');
