/** Maximum number of different warnings, since unbounded ones would fill a server's memory. */
const maxWarnings = 100;
const warned = new Set<string>();

/** Shortens a value from outside, so that a warning stays on one line. */
const shorten = (value: unknown): string => {
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};

/**
 * Logs once for developers which invalid value was received and what is used instead. Call it inside
 * `process.env.NODE_ENV !== 'production'`, so that bundlers remove the call and its texts from production
 * builds.
 */
export function warnOfFallback(what: string, value: unknown, instead: string): void {
  const message = `[@lectern/ui] ${what} is ${shorten(value)}: ${instead}`;
  if (warned.has(message) || warned.size >= maxWarnings) return;
  warned.add(message);
  console.warn(message);
}
