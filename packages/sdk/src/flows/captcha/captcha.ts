import { isApiError } from '../../client/errors/errors.ts';
import { CaptchaError } from '../../client/errors/captchaError.ts';
import { loadProvider } from './provider.ts';

/** The challenge's script and app, from the login config. */
export interface CaptchaSettings {
  readonly script: string;
  readonly appId: string;
}

/** Proof that a challenge was solved; good for one call. */
export interface CaptchaTicket {
  readonly ticket: string;
  readonly randstr: string;
}

const SOLVED = 0;
const CLOSED = 2;

/**
 * Opens the challenge and waits until it is solved.
 * @throws {CaptchaError}
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
      // A runtime error of the challenge is only logged.
      console.error(error);
      reject(new CaptchaError('unavailable', error));
    }
  });
}

/** How often one action may be met by a challenge: a server that always asks must not hold the reader for ever. */
const MOST_CHALLENGES = 2;

/**
 * Makes a call that may be answered with code 600: then the challenge opens and the call is repeated
 * with its ticket. Any other answer comes through as it is.
 * @param call makes the call, the first time without a ticket.
 * @param solve opens the challenge: usually {@link solveCaptcha} with the login config's settings.
 * @throws {CaptchaError} when there is no ticket; `ApiError` of kind `captcha` when a second one was not enough.
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
      if (!isApiError(error, 'captcha') || challenges === MOST_CHALLENGES) throw error;
      ticket = await solve();
    }
  }
}
