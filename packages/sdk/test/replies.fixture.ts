import fc from 'fast-check';

/** The part of TypeBox's JSON Schema that replies use. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly pattern?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly $ref?: string;
}

/** Maximum depth of a recursive reply. */
const MAX_DEPTH = 8;

function resolve({ $ref = '' }: Schema, defs: Readonly<Record<string, Schema>>): Schema {
  const found = defs[$ref];
  if (found === undefined) throw new TypeError(`Nothing is called ${$ref}`);
  return found;
}

/** Generates replies that conform to a schema. */
export function promised(
  schema: Schema,
  defs: Readonly<Record<string, Schema>> = {},
  depth = 0,
): fc.Arbitrary<unknown> {
  const own = { ...defs, ...schema.$defs };
  const of = (part: Schema): fc.Arbitrary<unknown> => promised(part, own, depth + 1);
  if (schema.$ref !== undefined) return promised(resolve(schema, own), own, depth);
  const { type, enum: words, anyOf, items, properties, required = [], patternProperties, pattern } = schema;
  if (words !== undefined) return fc.constantFrom(...words);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (anyOf !== undefined) return fc.oneof(...anyOf.map(of));
  if (properties !== undefined) {
    const fields = Object.entries(properties).map(([key, part]) => [key, of(part)] as const);
    return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
  }
  if (patternProperties !== undefined)
    return fc.dictionary(fc.string({ maxLength: 4 }), fc.oneof(...Object.values(patternProperties).map(of)));
  if (items !== undefined) return depth > MAX_DEPTH ? fc.constant([]) : fc.array(of(items), { maxLength: 2 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.integer();
  if (type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true });
  if (type === 'null') return fc.constant(null);
  if (type !== 'string') throw new TypeError(`No reply is made of ${JSON.stringify(schema)}`);
  return pattern === undefined ? fc.string({ maxLength: 8 }) : fc.stringMatching(new RegExp(pattern));
}

/** Ways to damage a part of a reply. */
export const DAMAGES = ['missing', 'null', 'wrong type', 'array for object', 'huge', '__proto__'] as const;
/** A way to damage a part of a reply. */
export type Damage = (typeof DAMAGES)[number];

// An object literal cannot have an own key `__proto__`, but JSON can.
const PROTO = '@@proto@@';

function damaged(value: unknown, damage: Damage): unknown {
  switch (damage) {
    case 'missing':
      return undefined;
    case 'null':
      return null;
    case 'wrong type':
      return typeof value === 'object' ? 'a text' : { an: 'object' };
    case 'array for object':
      return [value];
    case 'huge':
      return typeof value === 'object' ? Array.from({ length: 100 }, () => value) : 'x'.repeat(100_000);
    case '__proto__':
      return { ...Object(value), [PROTO]: { polluted: true, toString: null } };
  }
}

/** Damages one part of a reply: the one at position `pick` (0 to 1) in document order. */
export function damageReply(reply: unknown, pick: number, damage: Damage): string {
  let parts = 0;
  JSON.stringify(reply, (_, value: unknown) => {
    parts += 1;
    return value;
  });
  const picked = Math.floor(pick * parts);
  let at = -1;
  const spoilt = JSON.stringify(reply, (_, value: unknown) => {
    at += 1;
    return at === picked ? damaged(value, damage) : value;
  });
  return (spoilt ?? '').replaceAll(PROTO, '__proto__');
}

/**
 * Returns the parts of a decoded reply that violate its description: a leaf of another type, a missing list, a
 * missing required object.
 */
export function broken(
  schema: Schema,
  value: unknown,
  path = '',
  defs: Readonly<Record<string, Schema>> = {},
): string[] {
  const own = { ...defs, ...schema.$defs };
  if (schema.$ref !== undefined) return broken(resolve(schema, own), value, path, own);
  const { type, anyOf, items, properties, patternProperties, enum: words } = schema;
  const unless = (isFine: boolean): string[] => (isFine ? [] : [path]);
  if (anyOf !== undefined) {
    const isNullable = anyOf.some((part) => part.type === 'null');
    const problems = anyOf.map((part) => broken(part, value, path, own));
    return (isNullable && value === undefined) || problems.some((each) => each.length === 0)
      ? []
      : (problems[0] ?? []);
  }
  if (properties !== undefined) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
    return Object.entries(properties).flatMap(([key, part]) => {
      const field: unknown = Reflect.get(value, key);
      const isOptional = !(schema.required ?? []).includes(key) && part.items === undefined;
      return isOptional && field === undefined ? [] : broken(part, field, `${path}.${key}`, own);
    });
  }
  if (items !== undefined) {
    if (!Array.isArray(value)) return [path];
    return value.flatMap((entry: unknown) =>
      entry === undefined ? [`${path}[]`] : broken(items, entry, `${path}[]`, own),
    );
  }
  if (patternProperties !== undefined) return unless(typeof value === 'object' && value !== null);
  if (value === undefined || (type === undefined && words === undefined)) return [];
  if (words !== undefined) return unless(words.includes(value));
  if (type === 'boolean') return unless(typeof value === 'boolean');
  if (type === 'integer' || type === 'number') return unless(Number.isFinite(value));
  return unless(typeof value === 'string');
}
