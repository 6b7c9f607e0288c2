import { asObject } from '../platform/schema/jsonObject.ts';

/** An object with unknown fields, such as foreign JSON. */
export type Fields = Readonly<Record<string, unknown>>;

/** Parses JSON as an object; returns an empty object for anything else. */
export function fieldsOf(text: string): Fields {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Returns a value if it is text, otherwise an empty text. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns a text field of an external object, such as a query; empty for anything else. */
export const textIn = (value: unknown, name: string): string => asText(asObject(value)[name]);
