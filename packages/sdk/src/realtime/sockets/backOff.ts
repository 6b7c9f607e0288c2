/** The longest nominal wait between two attempts, in milliseconds. */
export const LONGEST_BACK_OFF_MS = 180_000;

/**
 * Tells how many milliseconds to wait before the next attempt: 2^(n+1) seconds, at most 180
 *, up to a quarter less by chance so that a class does not come back as one.
 * @param failed attempts that failed in a row, from 0.
 * @param random from 0 up to 1.
 */
export function backOffMs(failed: number, random: number): number {
  return Math.min(LONGEST_BACK_OFF_MS, 1000 * 2 ** (failed + 1)) * (1 - random / 4);
}
