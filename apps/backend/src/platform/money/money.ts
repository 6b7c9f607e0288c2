/**
 * Formats cents as yuan with two decimals: 5 is `0.05`. @throws {RangeError} unless it is a whole number of at
 * least 0.
 */
export function yuanOf(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`${cents} is no amount in cents`);
  const text = String(cents).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

/** Parses yuan with at most two decimals as cents, without floating point errors; undefined if it is no such text. */
export function centsOf(yuan: string): number | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(yuan);
  if (match === null) return undefined;
  const [, whole = '0', part = ''] = match;
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
