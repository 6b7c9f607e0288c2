import { readdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TSchema } from 'typebox';
import fieldWords from './fieldWords.json' with { type: 'json' };
import { schemaWords, type Words } from './schemaWords.ts';

/** Where the schemas are: of calls in a folder an area, and of sockets. */
const SOURCES = resolve(import.meta.dirname, '../../packages/sdk/src');

/** A part of the document: JSON Schema as OpenAPI 3.1 has it. */
export type Part = Readonly<Record<string, unknown>>;

/** A schema that the sources export, under the name that the document gives it. */
interface Named {
  readonly name: string;
  readonly path: string;
  readonly exported: string;
}

/** Writes schemas as the document has them. */
export interface Components {
  /** A schema as a part; what the sources export by a name becomes a component, once. */
  part(schema: TSchema): Part;
  /** The same without a name of its own, for what is laid out over path, query and body. @returns by the field's name */
  fields(schema: TSchema): Readonly<Record<string, Part>>;
  /** All components that parts refer to, by their name. */
  all(): Readonly<Record<string, Part>>;
  /** Properties that nobody describes, as `area.Schema.field`. */
  readonly undescribed: readonly string[];
  /** Words of the list that no property took. */
  unusedWords(): string[];
}

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const partsOf = (value: unknown): Part[] => (Array.isArray(value) ? value.filter(isPart) : []);
/** What gets a name in the document; lists and plain values are written where they are. */
const isComponent = (schema: Part): boolean =>
  schema['type'] === 'object' || '$defs' in schema || 'allOf' in schema;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Every schema of the sources, by what it is when it is run. */
async function namedSchemas(): Promise<Map<unknown, Named>> {
  const found = new Map<unknown, Named>();
  const names = new Set<string>();
  const files = await readdir(SOURCES, { recursive: true });
  for (const file of files.filter((each) => each.endsWith('.schema.ts')).toSorted()) {
    const path = join(SOURCES, file);
    const module: Record<string, unknown> = await import(pathToFileURL(path).href);
    for (const [exported, schema] of Object.entries(module)) {
      if (!isPart(schema) || found.has(schema)) continue;
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
/** A remark that says the unit alone. */
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

/** One of some parts. */
function either(written: readonly Part[]): Part {
  const others = written.filter(({ type }) => type !== 'null');
  const [only] = others;
  // Simple values that may be null are said in one, which every generator understands.
  if (others.length === 1 && written.length === 2 && only !== undefined && typeof only['type'] === 'string') {
    const values = only['enum'];
    return {
      ...only,
      type: [only['type'], 'null'],
      ...(Array.isArray(values) && { enum: [...values, null] }),
    };
  }
  return { anyOf: written };
}

/** What properties are, and which of the words of all schemas say it. */
interface PropertyWords extends Pick<Components, 'undescribed' | 'unusedWords'> {
  /** What a property is: as its own remark says, else as the type of its value, else as its name everywhere. */
  describe(name: string, own: Words | undefined, siblings: Words['properties'], at: string): string;
}

function propertyWords(): PropertyWords {
  const undescribed: string[] = [];
  const used = new Set<string>();

  function describe(name: string, own: Words | undefined, siblings: Words['properties'], at: string): string {
    const usual = words[name];
    if (usual !== undefined) used.add(name);
    const said = own?.text ?? '';
    if (said !== '') return sentence(usual !== undefined && UNIT.test(said) ? `${usual}. ${said}` : said);
    if (usual !== undefined) return sentence(usual);
    const base = name.endsWith('En') ? name.slice(0, -2) : '';
    if (base !== '' && siblings !== undefined && (base in siblings || base in words))
      return `${sentence(describe(base, siblings[base], siblings, at))} In English; empty where there is none.`;
    undescribed.push(`${at}.${name}`);
    return '';
  }

  return {
    describe,
    undescribed,
    unusedWords: () => Object.keys(words).filter((name) => !used.has(name)),
  };
}

/** Reads all schemas of the sources, and makes the writer of their parts. */
export async function readComponents(): Promise<Components> {
  const named = await namedSchemas();
  const wordsOf = schemaWords();
  const made = new Map<string, Part>();
  const described = propertyWords();

  function object(schema: Part, said: Words, at: string): Part {
    const { properties, patternProperties, $id: _, ...rest } = schema;
    const [values] = isPart(patternProperties) ? partsOf(Object.values(patternProperties)) : [];
    return {
      ...rest,
      ...(isPart(properties) && { properties: fieldsOf(properties, said, at) }),
      ...(values !== undefined && { additionalProperties: write(values, said.items ?? {}, at) }),
    };
  }

  function fieldsOf(properties: Part, said: Words, at: string): Record<string, Part> {
    return Object.fromEntries(
      Object.entries(properties).map(([name, value]) => {
        const own = said.properties?.[name];
        const description = described.describe(name, own, said.properties, at);
        const part = write(isPart(value) ? value : {}, own ?? {}, `${at}.${name}`);
        return [name, { ...part, ...(description !== '' && { description }) }];
      }),
    );
  }

  function inline(schema: Part, said: Words, at: string): Part {
    const { $defs, $ref } = schema;
    if (isPart($defs) && typeof $ref === 'string')
      return write(isPart($defs[$ref]) ? $defs[$ref] : {}, said.definitions?.[$ref] ?? {}, at, $ref);
    if (Array.isArray(schema['enum'])) return { ...enumType(schema['enum']), ...schema };
    if (Array.isArray(schema['anyOf']))
      return either(
        partsOf(schema['anyOf']).map((part, index) => write(part, said.parts?.[index] ?? said, at)),
      );
    if (Array.isArray(schema['allOf']))
      return {
        allOf: partsOf(schema['allOf']).map((part, index) => write(part, said.parts?.[index] ?? {}, at)),
      };
    if (schema['type'] === 'array')
      return {
        ...schema,
        items: write(isPart(schema['items']) ? schema['items'] : {}, said.items ?? {}, at),
      };
    if (schema['type'] === 'object') return object(schema, said, at);
    // What the server takes as a file.
    return schema['description'] === 'A file' ? { type: 'string', format: 'binary' } : schema;
  }

  /** Names by which a schema that is being written refers to itself, with its component. */
  const selves: { readonly self: string; readonly name: string }[] = [];

  function write(schema: Part, said: Words, at: string, self?: string): Part {
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
    const part = inline(schema, said, at);
    if (self !== undefined && open !== undefined) selves.pop();
    return part;
  }

  function reference(schema: Part, { name, path, exported }: Named): Part {
    if (!made.has(name)) {
      made.set(name, {});
      const said = wordsOf(path, exported);
      selves.push({ self: '', name });
      const part = inline(schema, said, name);
      selves.pop();
      made.set(name, { ...(said.text !== undefined && { description: sentence(said.text) }), ...part });
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  function inputFields(schema: Part): Record<string, Part> {
    const known = named.get(schema);
    const said = known === undefined ? {} : wordsOf(known.path, known.exported);
    const shared = partsOf(schema['allOf']).map(inputFields);
    const own = isPart(schema['properties']) ? schema['properties'] : {};
    return Object.assign({}, ...shared, fieldsOf(own, said, known?.name ?? ''));
  }

  return {
    part: (schema) => (isPart(schema) ? write(schema, {}, '') : {}),
    fields: (schema) => (isPart(schema) ? inputFields(schema) : {}),
    all: () => Object.fromEntries([...made].toSorted(([a], [b]) => a.localeCompare(b, 'en'))),
    undescribed: described.undescribed,
    unusedWords: described.unusedWords,
  };
}
