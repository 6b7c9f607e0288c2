/** More than this is said nowhere: what is wrong each time in another way would fill a server's memory. */
const most = 100;
const said = new Set<string>();

/** Shortens what came from outside, so that a warning stays one line. */
const shorten = (value: unknown): string => {
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};

/**
 * Says once, to the developer, what was wrong with what came in and what stands in its
 * place. Call it behind `process.env.NODE_ENV !== 'production'`, which bundlers know: a
 * school's pages then carry neither the call nor its words.
 */
export function warnOfFallback(what: string, value: unknown, instead: string): void {
  const message = `[@lectern/ui] ${what} is ${shorten(value)}: ${instead}`;
  if (said.has(message) || said.size >= most) return;
  said.add(message);
  console.warn(message);
}
