import { Compile } from 'typebox/compile';
import Format from 'typebox/format';
import type { TSchema } from 'typebox';
import { isObject } from './jsonObject.ts';
import { HAS_NUL, nulIn } from './nulBytes.ts';

/** Time zone offsets that PostgreSQL accepts. */
const ZONE = /(?:z|[+-](?:0\d|1[0-5]):\d\d)$/i;
/** Years that both JavaScript and PostgreSQL write with four digits; there was no year 0. */
const YEAR = /^(?!0000)\d{4}-/;

/**
 * Tells whether a time is valid for both JavaScript and PostgreSQL. A time that the database refuses would fail
 * the whole statement.
 */
function isMoment(text: string): boolean {
  const moment = new Date(text);
  return (
    Format.IsDateTime(text) &&
    ZONE.test(text) &&
    !Number.isNaN(moment.getTime()) &&
    YEAR.test(moment.toISOString())
  );
}
Format.Set('date-time', isMoment);
Format.Set('date', (text) => Format.IsDate(text) && YEAR.test(text));

type Node = Record<string, unknown>;

function openUp(schema: unknown): unknown {
  const closed = close(schema);
  if (!isObject(closed)) return closed;
  const { additionalProperties, ...rest } = closed;
  return additionalProperties === false ? rest : closed;
}

/**
 * Copies a schema so that every object in it refuses unknown properties, unless it allows them explicitly.
 * Members of an intersection are closed together, not one by one.
 */
function close(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(close);
  if (!isObject(schema)) return schema;
  // Non-enumerable properties are copied too, such as the check of a file.
  const copy: Node = Object.defineProperties({}, Object.getOwnPropertyDescriptors(schema));
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties' && isObject(value)) {
      copy[key] = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, close(part)]));
    } else if (key === 'allOf' && Array.isArray(value)) {
      copy[key] = value.map(openUp);
      copy['unevaluatedProperties'] = false;
    } else {
      copy[key] = ['items', 'anyOf', 'oneOf', 'patternProperties', '$defs'].includes(key)
        ? close(value)
        : value;
    }
  }
  if (isObject(copy['properties']) && !('additionalProperties' in copy) && !('patternProperties' in copy)) {
    copy['additionalProperties'] = false;
  }
  return copy;
}

/** A validation problem: the field (`items[0].price`) and a description. */
export interface Problem {
  readonly path: string;
  readonly problem: string;
}

/** Returns the first problem of a value, or undefined when it is valid. */
export type Inspect = (value: unknown) => Problem | undefined;

const pathOf = (parts: readonly string[]): string =>
  parts.reduce(
    (path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path === '' ? part : `${path}.${part}`),
    '',
  );

function fieldPath(pointer: string, last?: string): string {
  const parts = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return pathOf(last === undefined ? parts : [...parts, last]);
}

function firstOf(value: unknown): string | undefined {
  return Array.isArray(value) && typeof value[0] === 'string' ? value[0] : undefined;
}

function compile(schema: TSchema) {
  const closed = close(schema);
  return Compile(isObject(closed) ? closed : schema);
}

/** Each schema is compiled once per process, however many apps it runs. */
const compiled = new WeakMap<TSchema, ReturnType<typeof compile>>();

function validatorOf(schema: TSchema) {
  const validator = compiled.get(schema) ?? compile(schema);
  compiled.set(schema, validator);
  return validator;
}

/**
 * Makes a strict validator of a schema, compiled at its first use, so that a start need not compile hundreds of
 * them. A NUL byte is never valid.
 */
export function strictCheck(schema: TSchema): Inspect {
  return (value) => {
    const nul = nulIn(value);
    if (nul !== undefined) return { path: pathOf(nul).replaceAll('\0', ''), problem: HAS_NUL };
    const validator = validatorOf(schema);
    if (validator.Check(value)) return undefined;
    const errors = validator.Errors(value).filter((error) => error.keyword !== 'boolean');
    const first = errors[0];
    if (first === undefined) return { path: '', problem: 'is not valid' };
    const params: Node = { ...first.params };
    const unknownName = firstOf(params['additionalProperties']) ?? firstOf(params['unevaluatedProperties']);
    if (unknownName !== undefined)
      return { path: fieldPath(first.instancePath, unknownName), problem: 'is not known here' };
    const missing = firstOf(params['requiredProperties']);
    if (missing !== undefined) return { path: fieldPath(first.instancePath, missing), problem: 'is missing' };
    const choice = errors.find(
      (error) => error.keyword === 'anyOf' && first.instancePath.startsWith(error.instancePath),
    );
    if (choice !== undefined)
      return { path: fieldPath(choice.instancePath), problem: 'is none of the allowed values' };
    return { path: fieldPath(first.instancePath), problem: first.message };
  };
}
