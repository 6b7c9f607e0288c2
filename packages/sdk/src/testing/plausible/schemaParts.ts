import { familyOf } from './families.ts';

/** JSON Schema as TypeBox writes it, of which nothing is known before. */
export type Node = Readonly<Record<string, unknown>>;

/** A part of a schema; empty for what is none. */
export const node = (value: unknown): Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
/** The parts of a list of a schema. */
export const nodes = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.map(node) : []);
/** A number of a schema, or another where it says none. */
export const number = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;
/** A number as ids end with it. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A number of a word that is the same everywhere (FNV-1a, mixed so that its lowest bits differ too). */
export function hashOf(word: string, seed: number): number {
  let hash = 2_166_136_261 ^ seed;
  for (let at = 0; at < word.length; at += 1)
    hash = Math.imul(hash ^ (word.codePointAt(at) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** One of some values, by a word; undefined where there are none. */
export const picked = <Of>(all: readonly Of[], word: string, seed: number): Of | undefined =>
  all[hashOf(word, seed) % all.length];

/** Makes a text as long as its schema wants it. */
export function fit(text: string, { minLength, maxLength }: Node): string {
  const longEnough = text.padEnd(number(minLength, 0), '一');
  return longEnough.slice(0, number(maxLength, longEnough.length));
}

/** The place of a thing among its like, by its id. */
export function placeOf(kind: string, id: string): number {
  const family = familyOf(kind);
  const own = family === undefined ? id.slice(-2) : id.slice(0, String(family.first).length);
  const at = Number(own) - (family?.first ?? 1);
  if (!Number.isInteger(at)) return 0;
  // What hangs on one of its own kind is called otherwise than that.
  return id.length > own.length && family !== undefined ? at + Number(id.slice(-2)) : Math.max(0, at);
}

/** Whether a schema allows a value, as far as `agree` changes values. */
export function allows(schema: Node, value: unknown): boolean {
  if (Array.isArray(schema['anyOf'])) return nodes(schema['anyOf']).some((part) => allows(part, value));
  if (Array.isArray(schema['enum'])) return schema['enum'].includes(value);
  if (value === null) return schema['type'] === 'null';
  if (typeof value === 'number') return ['integer', 'number'].includes(String(schema['type']));
  return schema['type'] === typeof value;
}
