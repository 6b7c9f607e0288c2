/** UTC offset of Shanghai, in milliseconds; there is no daylight saving time there today. */
export const SHANGHAI_MS = 8 * 3_600_000;
