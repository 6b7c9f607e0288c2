import type { TSchema } from 'typebox';
import { partOf } from '../../schema/partOf.ts';

/** Parameters that clients add to every address. They are accepted anywhere; neither is ever trusted. */
export const AMBIENT: readonly string[] = ['domain', 'schoolId'];

/** An object of which only the names are known. */
export type Fields = Record<string, unknown>;

/** Copies an object's fields; anything else has none. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The schemas of an input's fields; an intersection's are those of all its members. */
export function propertiesOf(schema: TSchema): Record<string, TSchema> {
  const own = fieldsOf(partOf(schema, 'properties'));
  const all = partOf(schema, 'allOf');
  const parts = Array.isArray(all) ? all.map((part: TSchema) => propertiesOf(part)) : [];
  return Object.assign({}, ...parts, own);
}
