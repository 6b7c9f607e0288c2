/** An object of unknown fields, as foreign JSON must be taken. */
export type Fields = Readonly<Record<string, unknown>>;

/** Reads JSON as an object; anything else is an empty one. */
export function fieldsOf(text: string): Fields {
  try {
    return asFields(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Takes a value as an object; anything else is an empty one. */
export function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Takes a value as text; anything else is empty. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads a text of an object that came from outside, such as a query; anything else is empty. */
export const textIn = (value: unknown, name: string): string => asText(asFields(value)[name]);
