import { serviceKey } from '../../platform/http/services.ts';

/** The data that the page sends after a solved challenge. */
export interface CaptchaProof {
  readonly ticket: string;
  readonly randstr: string;
  /** IP address of the person who solved it. */
  readonly ip: string;
}

/** A provider of slider challenges. */
export interface CaptchaProvider {
  /** Id of the captcha app that the page opens. */
  readonly appId: string;
  /** URL of the script; one that begins with `/` is on this server. */
  readonly script: string;
  /**
   * Tells whether a proof is valid. @throws {Error} when the provider cannot be reached; the caller then
   * refuses the request.
   */
  verify(proof: CaptchaProof): Promise<boolean>;
}

/** The captcha of the process; not provided where none is configured. */
export const captchaProvider = serviceKey<CaptchaProvider>('captcha provider');
