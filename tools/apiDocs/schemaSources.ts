import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Comment, type Expression, parseSync, type Statement } from 'oxc-parser';
import { plainComment } from '../../packages/sdk/tools/plainComment.ts';

/** Origin of an imported name; `*` stands for the whole module. */
interface Origin {
  readonly path: string;
  readonly name: string;
}

/** A source file with schemas. */
export interface Source {
  readonly path: string;
  /** Doc comments by the position at which the described node begins. */
  readonly comments: ReadonlyMap<number, string>;
  readonly constants: ReadonlyMap<string, { readonly text: string; readonly value: Expression }>;
  readonly imports: ReadonlyMap<string, Origin>;
  /** Modules re-exported by `export *`. */
  readonly stars: readonly string[];
}

/** Value of a name in a module, and where it is defined. */
export interface Found {
  readonly source: Source;
  readonly text: string;
  readonly value: Expression;
}

/** The source files with schemas, each parsed once. */
export interface SchemaSources {
  at(path: string): Source;
  /** Resolves a name of a module to an expression with its doc comment. */
  find(source: Source, name: string): Found | undefined;
}

/** Returns doc comments by the position at which the described node begins. */
function docstringsIn(code: string, comments: readonly Comment[]): Map<number, string> {
  const starts = new Map<number, string>();
  for (const { type, value, end } of comments) {
    if (type !== 'Block' || !value.startsWith('*')) continue;
    const next = end + (/^\s*/.exec(code.slice(end))?.[0].length ?? 0);
    starts.set(next, plainComment(value.slice(1)));
  }
  return starts;
}

/** Returns the names that a statement imports, or re-exports under another name. */
function namesOf(statement: Statement, path: string): (readonly [string, Origin])[] {
  const from = (specifier: string): string => resolve(dirname(path), specifier);
  if (statement.type === 'ImportDeclaration' && statement.source.value.startsWith('.'))
    return statement.specifiers.map((specifier) => {
      const imported = specifier.type === 'ImportSpecifier' ? specifier.imported : undefined;
      const name = imported?.type === 'Identifier' ? imported.name : '*';
      return [specifier.local.name, { path: from(statement.source.value), name }];
    });
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const { source } = statement;
  return statement.specifiers.flatMap(({ local, exported }) => {
    if (local.type !== 'Identifier' || exported.type !== 'Identifier') return [];
    // A name of this module exported unchanged is found by its declaration.
    if (source === null && local.name === exported.name) return [];
    const origin = { path: source === null ? path : from(source.value), name: local.name };
    return [[exported.name, origin] as const];
  });
}

function readSource(path: string): Source {
  const code = readFileSync(path, 'utf8');
  const { program, comments } = parseSync(path, code);
  const starts = docstringsIn(code, comments);
  const constants = new Map<string, { text: string; value: Expression }>();
  const stars: string[] = [];
  for (const statement of program.body) {
    if (statement.type === 'ExportAllDeclaration') stars.push(resolve(dirname(path), statement.source.value));
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    const text = starts.get(statement.start) ?? '';
    for (const { id, init } of declared.declarations)
      if (id.type === 'Identifier' && init !== null) constants.set(id.name, { text, value: init });
  }
  const imports = new Map(program.body.flatMap((statement) => namesOf(statement, path)));
  return { path, comments: starts, constants, imports, stars };
}

/** Opens the source files with schemas. */
export function schemaSources(): SchemaSources {
  const sources = new Map<string, Source>();

  function at(path: string): Source {
    let source = sources.get(path);
    if (source === undefined) sources.set(path, (source = readSource(path)));
    return source;
  }

  function find(source: Source, name: string): Found | undefined {
    const constant = source.constants.get(name);
    if (constant !== undefined) return { source, ...constant };
    const imported = source.imports.get(name);
    if (imported !== undefined && imported.name !== '*') return find(at(imported.path), imported.name);
    for (const star of source.stars) {
      const found = find(at(star), name);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  return { at, find };
}
