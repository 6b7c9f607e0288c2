import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Expression, type ObjectExpression, parseSync, type Statement } from 'oxc-parser';
import { plainComment } from '../../packages/sdk/tools/plainComment.ts';

/** What the sources say of a schema and of what is in it, by the shape of the schema. */
export interface Words {
  readonly text?: string;
  readonly properties?: Readonly<Record<string, Words>>;
  /** Of the entries of a list, or of the values of a record. */
  readonly items?: Words;
  /** Of the members of a union or an intersection, in their order. */
  readonly parts?: readonly Words[];
  /** Of what refers to itself, by its name. */
  readonly definitions?: Readonly<Record<string, Words>>;
}

/** A function of a source that makes schemas, such as `Page`. */
interface Maker {
  readonly parameters: readonly string[];
  readonly body: Expression;
}

interface Source {
  readonly path: string;
  /** Docstrings by the place where what they describe begins. */
  readonly comments: ReadonlyMap<number, string>;
  readonly constants: ReadonlyMap<string, { readonly text: string; readonly value: Expression }>;
  /** Where an imported name comes from; `*` is the whole module. */
  readonly imports: ReadonlyMap<string, { readonly path: string; readonly name: string }>;
  /** Modules whose exports are its own. */
  readonly stars: readonly string[];
}

/** Names that stand for arguments while the body of a maker is read. */
type Scope = ReadonlyMap<string, Words>;

const NOTHING: Words = {};
const NO_SCOPE: Scope = new Map();

/** The words of one thing, and over them what is said at the place where it is used. */
const say = (words: Words, text: string | undefined): Words =>
  text === undefined || text === '' ? words : { ...words, text };

function readSource(path: string): Source {
  const code = readFileSync(path, 'utf8');
  const { program, comments } = parseSync(path, code);
  const starts = new Map<number, string>();
  for (const { type, value, end } of comments) {
    if (type !== 'Block' || !value.startsWith('*')) continue;
    const next = end + (/^\s*/.exec(code.slice(end))?.[0].length ?? 0);
    starts.set(next, plainComment(value.slice(1)));
  }
  const constants = new Map<string, { text: string; value: Expression }>();
  const imports = new Map<string, { path: string; name: string }>();
  const stars: string[] = [];
  const from = (specifier: string): string => resolve(dirname(path), specifier);
  const keep = (statement: Statement, text: string): void => {
    if (statement.type !== 'VariableDeclaration') return;
    for (const { id, init } of statement.declarations) {
      if (id.type === 'Identifier' && init !== null) constants.set(id.name, { text, value: init });
    }
  };
  for (const statement of program.body) {
    const text = starts.get(statement.start) ?? '';
    if (statement.type === 'ExportNamedDeclaration') {
      if (statement.declaration !== null) keep(statement.declaration, text);
      else
        for (const { local, exported } of statement.specifiers)
          if (local.type === 'Identifier' && exported.type === 'Identifier' && local.name !== exported.name)
            imports.set(exported.name, {
              path: statement.source === null ? path : from(statement.source.value),
              name: local.name,
            });
          else if (local.type === 'Identifier' && statement.source !== null)
            imports.set(local.name, { path: from(statement.source.value), name: local.name });
    } else if (statement.type === 'ExportAllDeclaration') stars.push(from(statement.source.value));
    else if (statement.type === 'ImportDeclaration' && statement.source.value.startsWith('.')) {
      for (const specifier of statement.specifiers)
        imports.set(specifier.local.name, {
          path: from(statement.source.value),
          name:
            specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
              ? specifier.imported.name
              : '*',
        });
    } else keep(statement, text);
  }
  return { path, comments: starts, constants, imports, stars };
}

/** Calls of TypeBox that keep the shape of what they are given first. */
const SAME = ['Optional', 'Readonly', 'Omit', 'Pick', 'Partial', 'Required', 'Unsafe', 'Index'];

/**
 * Reads what the docstrings of schemas say, without running them: a schema that is built of another, spread into it,
 * picked from it or made by a function of the sources says what its parts say. So each description is written once,
 * where the field is.
 */
export function schemaWords(): (path: string, name: string) => Words {
  const sources = new Map<string, Source>();
  const known = new Map<string, Words>();

  function sourceAt(path: string): Source {
    let source = sources.get(path);
    if (source === undefined) sources.set(path, (source = readSource(path)));
    return source;
  }

  /** What a name of a module means: words, or a function that makes schemas. */
  function find(
    source: Source,
    name: string,
  ): { source: Source; text: string; value: Expression } | undefined {
    const constant = source.constants.get(name);
    if (constant !== undefined) return { source, ...constant };
    const imported = source.imports.get(name);
    if (imported !== undefined && imported.name !== '*') return find(sourceAt(imported.path), imported.name);
    for (const star of source.stars) {
      const found = find(sourceAt(star), name);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  function wordsOf(path: string, name: string): Words {
    const key = `${path} ${name}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    // What refers to itself says nothing of itself.
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

  function read(source: Source, node: Expression, scope: Scope): Words {
    if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
      return read(source, node.expression, scope);
    if (node.type === 'ObjectExpression') return { properties: members(source, node, scope) };
    if (node.type === 'Identifier') return scope.get(node.name) ?? wordsOf(source.path, node.name);
    if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier') {
      const { object, property } = node;
      const imported = object.type === 'Identifier' ? source.imports.get(object.name) : undefined;
      if (imported?.name === '*') return wordsOf(imported.path, property.name);
      return read(source, object, scope).properties?.[property.name] ?? NOTHING;
    }
    if (node.type !== 'CallExpression') return NOTHING;
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
