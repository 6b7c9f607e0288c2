import { readdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TSchema } from 'typebox';
import { isObject } from '../../apps/backend/src/platform/schema/jsonObject.ts';
import fieldWords from './fieldWords.json' with { type: 'json' };
import { schemaWords, type Words } from './schemaWords.ts';

/** Source folder of the schemas: those of calls by area, and those of sockets. */
const SOURCES = resolve(import.meta.dirname, '../../packages/sdk/src');

/** A part of the document: JSON Schema as in OpenAPI 3.1. */
export type Part = Readonly<Record<string, unknown>>;

/** An exported schema, with its name in the document. */
interface Named {
  readonly name: string;
  readonly path: string;
  readonly exported: string;
}

/** Converts schemas for the document. */
export interface Components {
  /** Converts a schema; a schema that the sources export becomes a component, once. */
  part(schema: TSchema): Part;
  /**
   * Converts the properties of a schema without making it a component, for inputs split over path, query and
   * body. @returns parts by field name
   */
  fields(schema: TSchema): Readonly<Record<string, Part>>;
  /** Returns all components that parts refer to, by name. */
  all(): Readonly<Record<string, Part>>;
  /** Properties without a description, as `area.Schema.field`. */
  readonly undescribed: readonly string[];
  /** Returns the names in the word list that no property used. */
  unusedWords(): string[];
}

const partsOf = (value: unknown): Part[] => (Array.isArray(value) ? value.filter(isObject) : []);
/** Returns whether a schema becomes a component; lists and plain values are written inline. */
const isComponent = (schema: Part): boolean =>
  schema['type'] === 'object' || '$defs' in schema || 'allOf' in schema;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Loads every exported schema, keyed by its runtime object. */
async function namedSchemas(): Promise<Map<unknown, Named>> {
  const found = new Map<unknown, Named>();
  const names = new Set<string>();
  const files = await readdir(SOURCES, { recursive: true });
  for (const file of files.filter((each) => each.endsWith('.schema.ts')).toSorted()) {
    const path = join(SOURCES, file);
    const module: Record<string, unknown> = await import(pathToFileURL(path).href);
    for (const [exported, schema] of Object.entries(module)) {
      if (!isObject(schema) || found.has(schema)) continue;
      if (!isComponent(schema)) {
        found.set(schema, { name: exported, path, exported });
        continue;
      }
      const name = names.has(exported) ? capital(basename(dirname(file))) + exported : exported;
      if (names.has(name)) throw new Error(`${file}: two schemas would be called ${name}`);
      names.add(name);
      found.set(schema, { name, path, exported });
    }
  }
  return found;
}

const words: Readonly<Record<string, string>> = fieldWords;

const PARTS = join(SOURCES, 'endpoints/parts.schema.ts');
/** Types of many properties, whose comments say less of a property than the word list does. */
const GENERAL_TYPES: readonly string[] = ['Id', 'Time', 'Day', 'Cents', 'Flag'];
/** Matches a comment that consists of a unit only. */
const UNIT = /^\w+( \w+)?\.?$/;

const sentence = (text: string): string => (text === '' || /[.:;`)]$/.test(text) ? text : `${text}.`);

function enumType(values: readonly unknown[]): Part {
  const types = [
    ...new Set(
      values.map((value) => (value === null ? 'null' : typeof value === 'number' ? 'integer' : typeof value)),
    ),
  ];
  return { type: types.length === 1 ? types[0] : types };
}

/** Combines some parts into a union. */
function unionOf(parts: readonly Part[]): Part {
  const others = parts.filter(({ type }) => type !== 'null');
  const [only] = others;
  // A nullable simple value becomes one type with null, which every generator supports.
  if (others.length === 1 && parts.length === 2 && only !== undefined && typeof only['type'] === 'string') {
    const values = only['enum'];
    return {
      ...only,
      type: [only['type'], 'null'],
      ...(Array.isArray(values) && { enum: [...values, null] }),
    };
  }
  return { anyOf: parts };
}

/** Looks up the descriptions of properties. */
interface PropertyWords extends Pick<Components, 'undescribed' | 'unusedWords'> {
  /**
   * Returns the description of a property: its own comment, else that of its type, else the one in the word
   * list for its name. The word list takes precedence over the comment of a general type.
   */
  describe(name: string, own: Words | undefined, siblings: Words['properties'], at: string): string;
}

function propertyWords(wordsOf: ReturnType<typeof schemaWords>): PropertyWords {
  const undescribed: string[] = [];
  const used = new Set<string>();
  const general = new Set(GENERAL_TYPES.map((name) => wordsOf(PARTS, name).text));

  function describe(name: string, own: Words | undefined, siblings: Words['properties'], at: string): string {
    const sharedDescription = words[name];
    if (sharedDescription !== undefined) used.add(name);
    const ownText = own?.text ?? '';
    if (sharedDescription !== undefined && general.has(ownText)) return sentence(sharedDescription);
    if (ownText !== '')
      return sentence(
        sharedDescription !== undefined && UNIT.test(ownText) ? `${sharedDescription}. ${ownText}` : ownText,
      );
    if (sharedDescription !== undefined) return sentence(sharedDescription);
    const base = name.endsWith('En') ? name.slice(0, -2) : '';
    if (base !== '' && siblings !== undefined && (base in siblings || base in words))
      return `${sentence(describe(base, siblings[base], siblings, at))} In English; empty if there is none.`;
    undescribed.push(`${at}.${name}`);
    return '';
  }

  return { describe, undescribed, unusedWords: () => Object.keys(words).filter((name) => !used.has(name)) };
}

/** Reads all schemas of the sources, and creates their converter. */
export async function readComponents(): Promise<Components> {
  const named = await namedSchemas();
  const wordsOf = schemaWords();
  const made = new Map<string, Part>();
  const described = propertyWords(wordsOf);

  function object(schema: Part, descriptions: Words, at: string): Part {
    const { properties, patternProperties, $id: _, ...rest } = schema;
    const [values] = isObject(patternProperties) ? partsOf(Object.values(patternProperties)) : [];
    return {
      ...rest,
      ...(isObject(properties) && { properties: fieldsOf(properties, descriptions, at) }),
      ...(values !== undefined && { additionalProperties: write(values, descriptions.items ?? {}, at) }),
    };
  }

  function fieldsOf(properties: Part, descriptions: Words, at: string): Record<string, Part> {
    return Object.fromEntries(
      Object.entries(properties).map(([name, value]) => {
        const own = descriptions.properties?.[name];
        const description = described.describe(name, own, descriptions.properties, at);
        const part = write(isObject(value) ? value : {}, own ?? {}, `${at}.${name}`);
        return [name, { ...part, ...(description !== '' && { description }) }];
      }),
    );
  }

  function inline(schema: Part, descriptions: Words, at: string): Part {
    const { $defs, $ref } = schema;
    if (isObject($defs) && typeof $ref === 'string')
      return write(
        isObject($defs[$ref]) ? $defs[$ref] : {},
        descriptions.definitions?.[$ref] ?? {},
        at,
        $ref,
      );
    if (Array.isArray(schema['enum'])) return { ...enumType(schema['enum']), ...schema };
    if (Array.isArray(schema['anyOf']))
      return unionOf(
        partsOf(schema['anyOf']).map((part, index) =>
          write(part, descriptions.parts?.[index] ?? descriptions, at),
        ),
      );
    if (Array.isArray(schema['allOf']))
      return {
        allOf: partsOf(schema['allOf']).map((part, index) =>
          write(part, descriptions.parts?.[index] ?? {}, at),
        ),
      };
    if (schema['type'] === 'array')
      return {
        ...schema,
        items: write(isObject(schema['items']) ? schema['items'] : {}, descriptions.items ?? {}, at),
      };
    if (schema['type'] === 'object') return object(schema, descriptions, at);
    // A file in a request.
    return schema['description'] === 'A file' ? { type: 'string', format: 'binary' } : schema;
  }

  /** Names of the recursive schemas being converted, with their components. */
  const selves: { readonly self: string; readonly name: string }[] = [];

  function write(schema: Part, descriptions: Words, at: string, self?: string): Part {
    const known = named.get(schema);
    if (known !== undefined && isComponent(schema)) return reference(schema, known);
    if (known !== undefined) return inline(schema, wordsOf(known.path, known.exported), known.name);
    const { $ref } = schema;
    if (typeof $ref === 'string' && !('$defs' in schema)) {
      const name = selves.findLast((each) => each.self === $ref)?.name;
      if (name === undefined) throw new Error(`${at} refers to ${$ref}, which is not there`);
      return { $ref: `#/components/schemas/${name}` };
    }
    const open = selves.at(-1);
    if (self !== undefined && open !== undefined) selves.push({ self, name: open.name });
    const part = inline(schema, descriptions, at);
    if (self !== undefined && open !== undefined) selves.pop();
    return part;
  }

  function reference(schema: Part, { name, path, exported }: Named): Part {
    if (!made.has(name)) {
      made.set(name, {});
      const descriptions = wordsOf(path, exported);
      selves.push({ self: '', name });
      const part = inline(schema, descriptions, name);
      selves.pop();
      made.set(name, {
        ...(descriptions.text !== undefined && { description: sentence(descriptions.text) }),
        ...part,
      });
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  function inputFields(schema: Part): Record<string, Part> {
    const known = named.get(schema);
    const descriptions = known === undefined ? {} : wordsOf(known.path, known.exported);
    const shared = partsOf(schema['allOf']).map(inputFields);
    const own = isObject(schema['properties']) ? schema['properties'] : {};
    return Object.assign({}, ...shared, fieldsOf(own, descriptions, known?.name ?? ''));
  }

  return {
    part: (schema) => (isObject(schema) ? write(schema, {}, '') : {}),
    fields: (schema) => (isObject(schema) ? inputFields(schema) : {}),
    all: () => Object.fromEntries([...made].toSorted(([a], [b]) => a.localeCompare(b, 'en'))),
    undescribed: described.undescribed,
    unusedWords: described.unusedWords,
  };
}
