/** How far Shanghai's clock is ahead of UTC, in milliseconds, without summer time today. */
export const SHANGHAI_MS = 8 * 3_600_000;
