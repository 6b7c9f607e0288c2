import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Type, type TSchema } from 'typebox';

/** How a source imports the types of its schemas: by name, or all of a file. */
const TYPE_IMPORT = /import type (?:\{([^}]*)\}|\* as (\w+)) from '([^']*\.schema\.ts)'/g;

/** Types that need no schema of their own. */
const PLAIN: Readonly<Record<string, TSchema>> = { null: Type.Null(), string: Type.String() };

function isSchema(value: unknown): value is TSchema {
  return typeof value === 'object' && value !== null && !('method' in value);
}

/** Imports a module of the sources, of which nothing is known before. */
export async function load(file: string): Promise<Record<string, unknown>> {
  return await import(pathToFileURL(file).href);
}

/** A schema, and where it is declared: the file, as the source that imports it writes its path, and the name there. */
export interface DeclaredSchema {
  readonly path: string;
  readonly name: string;
  readonly schema: TSchema;
}

/** Finds where the schemas are declared that a module imports as types, by the name it gives them: `Course`, `shapes.Course`. */
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

/** The schemas that a module imports as types, by the name it gives them. */
export async function schemasOf(source: string, folder: string): Promise<Map<string, TSchema>> {
  const declared = await declarationsOf(source, folder);
  return new Map([...declared].map(([name, { schema }]) => [name, schema]));
}

/** The schema of a type as a source spells it: `Course` or `Course[]`. */
export function schemaOf(type: string, schemas: Map<string, TSchema>): TSchema | undefined {
  if (!type.endsWith('[]')) return PLAIN[type] ?? schemas.get(type);
  const entry = schemas.get(type.slice(0, -2));
  return entry === undefined ? undefined : Type.Array(entry);
}
