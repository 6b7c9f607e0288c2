/** An object with unknown fields, such as foreign JSON. */
export type Fields = Readonly<Record<string, unknown>>;

/** Parses JSON as an object; returns an empty object for anything else. */
export function fieldsOf(text: string): Fields {
  try {
    return asFields(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Returns a value if it is an object, otherwise an empty object. */
export function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Returns a value if it is text, otherwise an empty text. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns a text field of an external object, such as a query; empty for anything else. */
export const textIn = (value: unknown, name: string): string => asText(asFields(value)[name]);
