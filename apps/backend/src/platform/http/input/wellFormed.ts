/** A surrogate in JSON's escaped form, paired or not. */
const SURROGATE = /\\u[Dd][89A-Fa-f]/;

function withoutLoneSurrogates(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(withoutLoneSurrogates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutLoneSurrogates(part)]));
}

/**
 * Replaces lone surrogates in a value with U+FFFD. A field with a maximum length may leave one behind, and the
 * database refuses texts that have one.
 * @param json the JSON that the value was parsed from.
 */
export const wellFormed = (json: string, value: unknown): unknown =>
  SURROGATE.test(json) ? withoutLoneSurrogates(value) : value;
