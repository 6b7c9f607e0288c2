/** Why there is no ticket: the reader closed the challenge, did not solve it, or it never came. */
export type CaptchaProblem = 'closed' | 'failed' | 'unavailable';

/** A challenge without a ticket. Its message is the platform's 'verification failed'. */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaError';
  readonly problem: CaptchaProblem;

  constructor(problem: CaptchaProblem, cause?: unknown) {
    super('verification failed', cause === undefined ? undefined : { cause });
    this.problem = problem;
  }
}
