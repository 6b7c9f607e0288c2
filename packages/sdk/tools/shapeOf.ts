import type { TSchema } from 'typebox';

/** The part of TypeBox's JSON Schema that replies use. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly $ref?: string;
}

const PLAIN: Readonly<Record<string, string>> = {
  string: 's',
  integer: 'n',
  number: 'n',
  boolean: 'b',
  null: '-',
};

/**
 * Converts a reply's schema into the compact description that the client decodes by (`src/client/decode.ts`).
 * @throws {TypeError} for a kind of schema that no reply uses.
 */
export function shapeOf(schema: TSchema): string {
  return write(schema, new Set());
}

function write(schema: Schema, known: ReadonlySet<string>): string {
  const { type, enum: words, anyOf, properties, patternProperties, items, $defs = {}, $ref } = schema;
  if ($ref !== undefined) {
    if (known.has($ref)) return `@${$ref}`;
    const target = $defs[$ref];
    if (target === undefined) throw new TypeError(`Nothing is called ${$ref}`);
    return `=${$ref}${write(target, new Set([...known, $ref]))}`;
  }
  if (words !== undefined) return `${typeof words[0] === 'number' ? '#' : ''}(${words.join('|')})`;
  if (anyOf !== undefined) {
    const parts = anyOf.filter((part) => part.type !== 'null');
    const isNullable = parts.length < anyOf.length;
    return parts.map((part) => write(part, known)).join('/') + (isNullable ? '?' : '');
  }
  if (properties !== undefined) {
    const required = schema.required ?? [];
    const fields = Object.entries(properties).map(([key, part]) => {
      const shape = write(part, known);
      return `${key}:${shape}${required.includes(key) || shape.endsWith('?') || shape === '*' ? '' : '?'}`;
    });
    return `{${fields.join(',')}}`;
  }
  if (patternProperties !== undefined) {
    const [part = {}] = Object.values(patternProperties);
    return `<${write(part, known)}>`;
  }
  if (items !== undefined) return `[${write(items, known)}]`;
  const plain = PLAIN[type ?? ''];
  if (plain !== undefined) return plain;
  if (type === undefined) return '*';
  throw new TypeError(`No reply is made of ${JSON.stringify(schema)}`);
}
