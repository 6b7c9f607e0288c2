import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Type, type TSchema } from 'typebox';

/** Matches an import of schema types: by name, or a whole file. */
const TYPE_IMPORT = /import type (?:\{([^}]*)\}|\* as (\w+)) from '([^']*\.schema\.ts)'/g;

/** Types without a schema of their own. */
const PLAIN: Readonly<Record<string, TSchema>> = { null: Type.Null(), string: Type.String() };

function isSchema(value: unknown): value is TSchema {
  return typeof value === 'object' && value !== null && !('method' in value);
}

/** Imports a module of the sources without static types. */
export async function load(file: string): Promise<Record<string, unknown>> {
  return await import(pathToFileURL(file).href);
}

/** A schema, the file that declares it, as written in the import, and its name there. */
export interface DeclaredSchema {
  readonly path: string;
  readonly name: string;
  readonly schema: TSchema;
}

/** Finds the declarations of the schemas that a module imports as types, by local name: `Course`, `shapes.Course`. */
export async function declarationsOf(source: string, folder: string): Promise<Map<string, DeclaredSchema>> {
  const found = new Map<string, DeclaredSchema>();
  for (const [, names, all = '', path = ''] of source.matchAll(TYPE_IMPORT)) {
    const module = await load(resolve(folder, path));
    const imported =
      names?.split(',').map((each) => each.trim().split(/\s+as\s+/)) ??
      Object.keys(module).map((name) => [name, `${all}.${name}`]);
    for (const [name = '', alias = name] of imported) {
      const schema = module[name];
      if (isSchema(schema)) found.set(alias, { path, name, schema });
    }
  }
  return found;
}

/** Returns the schemas that a module imports as types, by local name. */
export async function schemasOf(source: string, folder: string): Promise<Map<string, TSchema>> {
  const declared = await declarationsOf(source, folder);
  return new Map([...declared].map(([name, { schema }]) => [name, schema]));
}

/** Returns the schema of a type as written in a source: `Course` or `Course[]`. */
export function schemaOf(type: string, schemas: Map<string, TSchema>): TSchema | undefined {
  if (!type.endsWith('[]')) return PLAIN[type] ?? schemas.get(type);
  const entry = schemas.get(type.slice(0, -2));
  return entry === undefined ? undefined : Type.Array(entry);
}
