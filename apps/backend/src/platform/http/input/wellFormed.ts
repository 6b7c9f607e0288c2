/** How JSON writes half a character, also where it is one of two halves. */
const HALF = /\\u[Dd][89A-Fa-f]/;

function mended(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(mended);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mended(part)]));
}

/**
 * Puts U+FFFD where a value has half a character, as a field that counts them leaves one behind: the database refuses
 * all that is written with one.
 * @param json what the value was read from.
 */
export const wellFormed = (json: string, value: unknown): unknown =>
  HALF.test(json) ? mended(value) : value;
