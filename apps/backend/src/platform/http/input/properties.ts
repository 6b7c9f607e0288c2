import type { TSchema } from 'typebox';
import { partOf } from '../../schema/partOf.ts';

/** Parameters that clients add to every URL. They are accepted anywhere, and never trusted. */
export const AMBIENT: readonly string[] = ['domain', 'schoolId'];

/** An object with known names and unknown values. */
export type Fields = Record<string, unknown>;

/** Copies an object's fields; returns an empty object for any other value. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Returns the schemas of an input's fields; for an intersection, those of all its members. */
export function propertiesOf(schema: TSchema): Record<string, TSchema> {
  const own = fieldsOf(partOf(schema, 'properties'));
  const all = partOf(schema, 'allOf');
  const parts = Array.isArray(all) ? all.map((part: TSchema) => propertiesOf(part)) : [];
  return Object.assign({}, ...parts, own);
}
