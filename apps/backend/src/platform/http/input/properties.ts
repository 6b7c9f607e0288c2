import type { TSchema } from 'typebox';
import { asObject } from '../../schema/jsonObject.ts';
import { partOf } from '../../schema/partOf.ts';

/** Parameters that clients add to every URL. They are accepted anywhere, and never trusted. */
export const AMBIENT: readonly string[] = ['domain', 'schoolId'];

/** An object with known names and unknown values. */
export type Fields = Record<string, unknown>;

/** Returns the schemas of an input's fields; for an intersection, those of all its members. */
export function propertiesOf(schema: TSchema): Record<string, TSchema> {
  const own = asObject(partOf(schema, 'properties'));
  const all = partOf(schema, 'allOf');
  const parts = Array.isArray(all) ? all.map((part: TSchema) => propertiesOf(part)) : [];
  return Object.assign({}, ...parts, own);
}
