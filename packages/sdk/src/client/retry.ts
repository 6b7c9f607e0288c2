/** Maximum number of retries of a call. */
export const MAX_RETRIES = 2;
const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 3000;
// Too many requests, or a gateway that lost the call or is overloaded; any other status is a final answer.
const RETRYABLE_STATUSES: readonly number[] = [429, 502, 503, 504];

/** An attempt that may be retried. */
export interface Attempt {
  /** Number of attempts before this one. */
  readonly earlier: number;
  /** Status of the reply; undefined without a reply. */
  readonly status?: number;
  /** The reply's `Retry-After` in seconds; undefined where it has none. */
  readonly retryAfter?: number;
}

/**
 * Computes the delay in milliseconds before a retry, or undefined when there must be none. The delay is 300,
 * then 600, and up to half of it is random so that clients do not retry in step. No retry when the server asks
 * for a longer delay than `longestMs`.
 * @param random in [0, 1).
 */
export function pauseBeforeRetry(
  { earlier, status, retryAfter = 0 }: Attempt,
  random: number,
  longestMs = LONGEST_PAUSE_MS,
): number | undefined {
  const isRetryable = status === undefined || RETRYABLE_STATUSES.includes(status);
  const requestedMs = retryAfter * 1000;
  if (!isRetryable || earlier >= MAX_RETRIES || requestedMs > longestMs) return undefined;
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** earlier, LONGEST_PAUSE_MS);
  return Math.max(requestedMs, (pause * (1 + random)) / 2);
}
