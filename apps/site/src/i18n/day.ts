const SHANGHAI_MS = 8 * 3_600_000;

/**
 * Tells the day of a time in Shanghai as `2026-11-18`: the same on the server and in every
 * browser, wherever it stands. Empty for what is no time.
 */
export function dayOf(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : new Date(time + SHANGHAI_MS).toISOString().slice(0, 10);
}
