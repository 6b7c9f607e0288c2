import type { CallExpression, Expression, MemberExpression, ObjectExpression } from 'oxc-parser';
import { schemaSources, type Source } from './schemaSources.ts';

/** Descriptions of a schema and its parts, structured like the schema. */
export interface Words {
  readonly text?: string;
  readonly properties?: Readonly<Record<string, Words>>;
  /** Description of the elements of a list, or of the values of a record. */
  readonly items?: Words;
  /** Descriptions of the members of a union or an intersection, in order. */
  readonly parts?: readonly Words[];
  /** Descriptions of self-referencing schemas by name. */
  readonly definitions?: Readonly<Record<string, Words>>;
}

/** A function of the sources that returns a schema, for example `Page`. */
interface Maker {
  readonly parameters: readonly string[];
  readonly body: Expression;
}

/** Values of the parameters while the body of such a function is read. */
type Scope = ReadonlyMap<string, Words>;

const NOTHING: Words = {};
const NO_SCOPE: Scope = new Map();

/** Returns the description of a schema, overridden by that of the place where it is used. */
const say = (words: Words, text: string | undefined): Words =>
  text === undefined || text === '' ? words : { ...words, text };

/** TypeBox functions that keep the shape of their first argument. */
const SAME = ['Optional', 'Readonly', 'Omit', 'Pick', 'Partial', 'Required', 'Unsafe', 'Index'];

/**
 * Reads the doc comments of schemas from their source without running it. A schema that is composed of another,
 * spreads it, picks from it or is returned by a function of the sources inherits the descriptions of its parts,
 * so each description is written once, at the field.
 */
export function schemaWords(): (path: string, name: string) => Words {
  const { at: sourceAt, find } = schemaSources();
  const known = new Map<string, Words>();

  function wordsOf(path: string, name: string): Words {
    const key = `${path} ${name}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    // Ends the recursion of a self-referencing schema.
    known.set(key, NOTHING);
    const found = find(sourceAt(path), name);
    const words = found === undefined ? NOTHING : say(read(found.source, found.value, NO_SCOPE), found.text);
    known.set(key, words);
    return words;
  }

  function makerOf(source: Source, name: string): { source: Source; maker: Maker } | undefined {
    const found = find(source, name);
    if (found?.value.type !== 'ArrowFunctionExpression') return undefined;
    const { params, body } = found.value;
    if (body.type === 'BlockStatement') return undefined;
    const parameters = params.flatMap((parameter) =>
      parameter.type === 'Identifier' ? [parameter.name] : [],
    );
    return { source: found.source, maker: { parameters, body } };
  }

  function members(source: Source, { properties }: ObjectExpression, scope: Scope): Record<string, Words> {
    const all: Record<string, Words> = {};
    for (const property of properties) {
      if (property.type === 'SpreadElement') {
        Object.assign(all, read(source, property.argument, scope).properties);
        continue;
      }
      const { key } = property;
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
      all[name] = say(read(source, property.value, scope), source.comments.get(property.start));
    }
    return all;
  }

  function ofTypeBox(source: Source, method: string, given: readonly Expression[], scope: Scope): Words {
    const [first, second] = given;
    if (first === undefined) return NOTHING;
    if (SAME.includes(method)) return read(source, first, scope);
    if (method === 'Object') return { properties: read(source, first, scope).properties ?? {} };
    if (method === 'Array') return { items: read(source, first, scope) };
    if (method === 'Record') return second === undefined ? NOTHING : { items: read(source, second, scope) };
    if (method === 'Cyclic') return { definitions: read(source, first, scope).properties ?? {} };
    if ((method === 'Union' || method === 'Intersect') && first.type === 'ArrayExpression') {
      const parts = first.elements.flatMap((element) =>
        element === null || element.type === 'SpreadElement' ? [] : [read(source, element, scope)],
      );
      return { parts };
    }
    return NOTHING;
  }

  function ofMember(source: Source, node: MemberExpression, scope: Scope): Words {
    const { object, property, computed } = node;
    if (computed || property.type !== 'Identifier') return NOTHING;
    const imported = object.type === 'Identifier' ? source.imports.get(object.name) : undefined;
    if (imported?.name === '*') return wordsOf(imported.path, property.name);
    return read(source, object, scope).properties?.[property.name] ?? NOTHING;
  }

  function read(source: Source, node: Expression, scope: Scope): Words {
    if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
      return read(source, node.expression, scope);
    if (node.type === 'ObjectExpression') return { properties: members(source, node, scope) };
    if (node.type === 'Identifier') return scope.get(node.name) ?? wordsOf(source.path, node.name);
    if (node.type === 'MemberExpression') return ofMember(source, node, scope);
    return node.type === 'CallExpression' ? ofCall(source, node, scope) : NOTHING;
  }

  function ofCall(source: Source, node: CallExpression, scope: Scope): Words {
    const given = node.arguments.flatMap((argument) => (argument.type === 'SpreadElement' ? [] : [argument]));
    const { callee } = node;
    if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
      return ofTypeBox(source, callee.property.name, given, scope);
    if (callee.type !== 'Identifier') return NOTHING;
    const made = makerOf(source, callee.name);
    if (made === undefined) return NOTHING;
    const inner = new Map(
      made.maker.parameters.map((name, at) => {
        const argument = given[at];
        return [name, argument === undefined ? NOTHING : read(source, argument, scope)] as const;
      }),
    );
    return read(made.source, made.maker.body, inner);
  }

  return wordsOf;
}
