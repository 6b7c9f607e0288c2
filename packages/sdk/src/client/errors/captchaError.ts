/** Reason for a missing ticket: the user closed the challenge, the challenge failed, or it could not be loaded. */
export type CaptchaProblem = 'closed' | 'failed' | 'unavailable';

/** Thrown when a challenge yields no ticket. Its message is the platform's 'verification failed'. */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaError';
  readonly problem: CaptchaProblem;

  constructor(problem: CaptchaProblem, cause?: unknown) {
    super('verification failed', cause === undefined ? undefined : { cause });
    this.problem = problem;
  }
}
