import { familyOf } from './families.ts';

/** A JSON Schema as TypeBox writes it, without static types. */
export type Node = Readonly<Record<string, unknown>>;

/** Narrows a value to a schema part; any other value gives an empty one. */
export const node = (value: unknown): Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
/** Narrows a value to a list of schema parts. */
export const nodes = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.map(node) : []);
/** Narrows a value to a number, with a fallback. */
export const number = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;
/** Formats a number as the last two digits of an id. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Computes a deterministic hash of a word (FNV-1a, mixed so that the lowest bits vary too). */
export function hashOf(word: string, seed: number): number {
  let hash = 2_166_136_261 ^ seed;
  for (let at = 0; at < word.length; at += 1)
    hash = Math.imul(hash ^ (word.codePointAt(at) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Picks one of some values by a word; undefined where there are none. */
export const pick = <Of>(all: readonly Of[], word: string, seed: number): Of | undefined =>
  all[hashOf(word, seed) % all.length];

/** Pads or cuts a text to the lengths that its schema allows. */
export function fit(text: string, { minLength, maxLength }: Node): string {
  const longEnough = text.padEnd(number(minLength, 0), '一');
  return longEnough.slice(0, number(maxLength, longEnough.length));
}

/** Returns the index of an object among those of its kind, by its id. */
export function indexOfId(kind: string, id: string): number {
  const family = familyOf(kind);
  const own = family === undefined ? id.slice(-2) : id.slice(0, String(family.first).length);
  const at = Number(own) - (family?.first ?? 1);
  if (!Number.isInteger(at)) return 0;
  // An object nested in one of its own kind gets another index, and thus another name.
  return id.length > own.length && family !== undefined ? at + Number(id.slice(-2)) : Math.max(0, at);
}

/** Returns whether a schema allows a value; supports the kinds of schema that `makeConsistent` changes. */
export function allows(schema: Node, value: unknown): boolean {
  if (Array.isArray(schema['anyOf'])) return nodes(schema['anyOf']).some((part) => allows(part, value));
  if (Array.isArray(schema['enum'])) return schema['enum'].includes(value);
  if (value === null) return schema['type'] === 'null';
  if (typeof value === 'number') return ['integer', 'number'].includes(String(schema['type']));
  return schema['type'] === typeof value;
}
