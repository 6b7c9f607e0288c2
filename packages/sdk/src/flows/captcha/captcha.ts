import { isApiError } from '../../client/errors/errors.ts';
import { CaptchaError } from '../../client/errors/captchaError.ts';
import { loadProvider } from './provider.ts';

/** Script address and app id of the challenge, from the login config. */
export interface CaptchaSettings {
  readonly script: string;
  readonly appId: string;
}

/** Proof that a challenge was solved; valid for one call. */
export interface CaptchaTicket {
  readonly ticket: string;
  readonly randstr: string;
}

const SOLVED = 0;
const CLOSED = 2;

/**
 * Opens the challenge and waits until it is solved.
 * @throws {CaptchaError} when there is no ticket.
 */
export async function solveCaptcha({ script, appId }: CaptchaSettings): Promise<CaptchaTicket> {
  if (script === '') throw new CaptchaError('unavailable');
  const Challenge = await loadProvider(script).catch((error: unknown) => {
    throw new CaptchaError('unavailable', error);
  });
  return new Promise((resolve, reject) => {
    try {
      const challenge = new Challenge(appId, ({ ret, ticket, randstr }) => {
        if (ret === SOLVED && ticket && randstr) resolve({ ticket, randstr });
        else reject(new CaptchaError(ret === CLOSED ? 'closed' : 'failed'));
      });
      challenge.show();
    } catch (error) {
      // A runtime error of the provider's script is logged only.
      console.error(error);
      reject(new CaptchaError('unavailable', error));
    }
  });
}

/** Maximum number of challenges for one action, so that a server that always demands one does not loop forever. */
const MAX_CHALLENGES = 2;

/**
 * Makes a call that may be answered with code 600; the challenge then opens, and the call is repeated with its
 * ticket. Any other outcome is passed through.
 * @param call makes the call, the first time without a ticket.
 * @param solve opens the challenge: usually {@link solveCaptcha} with the login config's settings.
 * @throws {CaptchaError} when there is no ticket.
 * @throws {ApiError} of kind `captcha` when the server demands a third challenge, or of any other kind from the
 *   call.
 */
export async function withCaptcha<Result>(
  call: (ticket: CaptchaTicket | undefined) => Promise<Result>,
  solve: () => Promise<CaptchaTicket>,
): Promise<Result> {
  let ticket: CaptchaTicket | undefined;
  for (let challenges = 0; ; challenges += 1) {
    try {
      return await call(ticket);
    } catch (error) {
      if (!isApiError(error, 'captcha') || challenges === MAX_CHALLENGES) throw error;
      ticket = await solve();
    }
  }
}
