/** Longest nominal pause between two attempts, in milliseconds. */
export const LONGEST_BACK_OFF_MS = 180_000;

/**
 * Computes the pause in milliseconds before the next attempt: 2^(n+1) seconds, at most 180 s, minus a random
 * quarter at most, so that the clients of a class do not reconnect in step.
 * @param failed number of failed attempts in a row.
 * @param random in [0, 1).
 */
export function backOffMs(failed: number, random: number): number {
  return Math.min(LONGEST_BACK_OFF_MS, 1000 * 2 ** (failed + 1)) * (1 - random / 4);
}
