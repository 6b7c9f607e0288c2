import type { TSchema } from 'typebox';
import { AMBIENT, propertiesOf } from './properties.ts';
import { partOf } from '../../schema/partOf.ts';
import type { Problem } from '../../schema/strict.ts';

/** Upper bounds of a body. */
export interface BodyBounds {
  readonly bytes: number;
  /** Maximum keys of one object. */
  readonly keys: number;
  /** Maximum entries of one list. */
  readonly items: number;
}

/** Maximum values and nesting levels of any body; no legitimate call comes near them. */
const [MAX_VALUES, MAX_DEPTH] = [40_000, 20];
/** Bounds of JSON without a schema, such as a socket's frame before its operation is known. */
const DEFAULT_BOUNDS: BodyBounds = { bytes: Infinity, keys: 50, items: 2_000 };

/** Bytes of a character in a client that escapes each one: `\u4e2d`. */
const BYTES_OF_CHARACTER = 6;
/** Bytes of a number, a flag or `null`. */
const BYTES_OF_VALUE = 32;
/** Assumed maximum characters of a text that only has a pattern or format. */
const PATTERN_LENGTH = 512;
/**
 * Maximum bytes of any body without files; needed for a rescue file, or a hand-in with many essays that were
 * not saved before.
 */
const MAX_BODY_BYTES = 2 * 1024 * 1024;
/** Bytes that a body may have besides its fields: whitespace, and the two parameters that clients add to every call. */
const EXTRA_BYTES = 2_048;

function numberIn(schema: unknown, key: string, otherwise: number): number {
  const value = partOf(schema, key);
  return typeof value === 'number' ? value : otherwise;
}

const SCALAR_BOUNDS: BodyBounds = { bytes: BYTES_OF_VALUE, keys: 0, items: 0 };

function largestOf(bounds: readonly BodyBounds[]): BodyBounds {
  const maxOf = (key: keyof BodyBounds): number => Math.max(...bounds.map((each) => each[key]));
  return { bytes: maxOf('bytes'), keys: maxOf('keys'), items: maxOf('items') };
}

function listBounds(schema: unknown): BodyBounds {
  const items = numberIn(schema, 'maxItems', Infinity);
  const each = valueBounds(partOf(schema, 'items'));
  return { ...each, bytes: 2 + items * (1 + each.bytes), items: Math.max(items, each.items) };
}

function objectBounds(schema: TSchema): BodyBounds {
  const fields = Object.entries(propertiesOf(schema)).map(([name, field]) => {
    const bounds = valueBounds(field);
    return { ...bounds, bytes: name.length + 4 + bounds.bytes };
  });
  const maxBounds = largestOf([SCALAR_BOUNDS, ...fields]);
  return {
    ...maxBounds,
    bytes: fields.reduce((sum, { bytes }) => sum + bytes, 2),
    keys: Math.max(fields.length + numberIn(schema, 'maxProperties', 0), maxBounds.keys),
  };
}

function valueBounds(schema: unknown): BodyBounds {
  const choices = partOf(schema, 'anyOf');
  if (Array.isArray(choices)) return largestOf(choices.map(valueBounds));
  const fixed = partOf(schema, 'enum') ?? partOf(schema, 'const');
  if (fixed !== undefined) return { ...SCALAR_BOUNDS, bytes: JSON.stringify(fixed).length };
  const type = partOf(schema, 'type');
  if (type === 'array') return listBounds(schema);
  if (type === 'string')
    return {
      ...SCALAR_BOUNDS,
      bytes: 2 + BYTES_OF_CHARACTER * numberIn(schema, 'maxLength', PATTERN_LENGTH),
    };
  const isObject = type === 'object' || partOf(schema, 'allOf') !== undefined;
  return isObject ? objectBounds(Object(schema)) : SCALAR_BOUNDS;
}

/** Computes the bounds of the largest body that an input's schema allows, in any JSON encoding. */
export function boundsOf(input: TSchema): BodyBounds {
  const { bytes, keys, items } = valueBounds(input);
  return { bytes: Math.min(EXTRA_BYTES + bytes, MAX_BODY_BYTES), keys: keys + AMBIENT.length, items };
}

interface Level {
  readonly isList: boolean;
  /** The index of the current entry, or the number of keys so far. */
  count: number;
  /** Where the key of the current value begins, without its quote. */
  nameFrom: number;
  nameTo: number;
}

const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Finds the closing quote of a text that begins at `from`; returns the end of the JSON where there is none. */
function endOfText(json: string, from: number): number {
  for (let at = json.indexOf('"', from + 1); at !== -1; at = json.indexOf('"', at + 1)) {
    let escapes = 0;
    while (json.charCodeAt(at - 1 - escapes) === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return at;
  }
  return json.length;
}

const MAX_NAME_LENGTH = 60;

function pathOf(json: string, levels: readonly Level[]): string {
  const path = levels.reduce((above, { isList, count, nameFrom, nameTo }) => {
    if (isList) return `${above}[${count}]`;
    const name = json.slice(nameFrom, Math.min(nameTo, nameFrom + MAX_NAME_LENGTH));
    return above === '' ? name : `${above}.${name}`;
  }, '');
  return path === '' ? 'body' : path;
}

/**
 * Finds the first place where a JSON text exceeds its bounds: keys of one object, entries of one list, levels,
 * values in all. It only scans the text; parsing and validating hundreds of thousands of values would block the
 * event loop.
 */
export function excessOf(json: string, { keys, items }: BodyBounds = DEFAULT_BOUNDS): Problem | undefined {
  const levels: Level[] = [];
  let [textFrom, textTo, values] = [0, 0, 0];
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at);
    const level = levels.at(-1);
    if (sign === QUOTE) {
      textFrom = at + 1;
      at = endOfText(json, at);
      textTo = at;
    } else if (sign === COLON && level?.isList === false) {
      level.nameFrom = textFrom;
      level.nameTo = textTo;
      level.count += 1;
      values += 1;
      if (level.count > keys) return { path: pathOf(json, levels), problem: 'is one key too many' };
    } else if (sign === COMMA && level?.isList === true) {
      level.count += 1;
      values += 1;
      if (level.count >= items)
        return { path: pathOf(json, levels.slice(0, -1)), problem: `has more than ${items} entries` };
    } else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      if (levels.length >= MAX_DEPTH)
        return { path: pathOf(json, levels.slice(0, 3)), problem: 'has too many levels' };
      levels.push({ isList: sign === OPEN_LIST, count: 0, nameFrom: 0, nameTo: 0 });
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) levels.pop();
    if (values > MAX_VALUES)
      return { path: pathOf(json, levels.slice(0, 1)), problem: 'has too many values' };
  }
  return undefined;
}
