/** How often a call that may be repeated is repeated at most. */
export const RETRIES = 2;
const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 3000;
// A gateway lost the call or is busy, or too many came; any other status is an answer.
const LOST: readonly number[] = [429, 502, 503, 504];

/** What is known of an attempt that may have to be repeated. */
export interface Attempt {
  /** How many attempts came before this one. */
  readonly earlier: number;
  /** The reply's status; undefined when there was none. */
  readonly status?: number;
  /** The reply's `Retry-After` in seconds, if it had one. */
  readonly retryAfter?: number;
}

/**
 * Tells how many milliseconds to wait before a call is repeated, or undefined when it is not:
 * 300, then 600, half of it by chance so that clients do not come back together. A server that
 * asks for more than 3 s, or than `longestMs`, is left alone.
 * @param random from 0 up to 1.
 */
export function pauseBeforeRetry(
  { earlier, status, retryAfter = 0 }: Attempt,
  random: number,
  longestMs = LONGEST_PAUSE_MS,
): number | undefined {
  const isLost = status === undefined || LOST.includes(status);
  const asked = retryAfter * 1000;
  if (!isLost || earlier >= RETRIES || asked > longestMs) return undefined;
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** earlier, LONGEST_PAUSE_MS);
  return Math.max(asked, (pause * (1 + random)) / 2);
}
