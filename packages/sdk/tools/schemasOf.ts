import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Type, type TSchema } from 'typebox';

/** How a source imports the types of its schemas. */
export const TYPE_IMPORT = /import type \{([^}]*)\} from '([^']*\.schema\.ts)'/g;

/** Types that need no schema of their own. */
const PLAIN: Readonly<Record<string, TSchema>> = { null: Type.Null(), string: Type.String() };

function isSchema(value: unknown): value is TSchema {
  return typeof value === 'object' && value !== null && !('method' in value);
}

/** Imports a module of the sources, of which nothing is known before. */
export async function load(file: string): Promise<Record<string, unknown>> {
  return await import(pathToFileURL(file).href);
}

/** The schemas that a module imports as types, by the name it gives them. */
export async function schemasOf(source: string, folder: string): Promise<Map<string, TSchema>> {
  const found = new Map<string, TSchema>();
  for (const [, names = '', path = ''] of source.matchAll(TYPE_IMPORT)) {
    const module = await load(resolve(folder, path));
    for (const each of names.split(',')) {
      const [name = '', alias = name] = each.trim().split(/\s+as\s+/);
      const schema = module[name];
      if (isSchema(schema)) found.set(alias, schema);
    }
  }
  return found;
}

/** The schema of a type as a source spells it: `Course` or `Course[]`. */
export function schemaOf(type: string, schemas: Map<string, TSchema>): TSchema | undefined {
  if (!type.endsWith('[]')) return PLAIN[type] ?? schemas.get(type);
  const entry = schemas.get(type.slice(0, -2));
  return entry === undefined ? undefined : Type.Array(entry);
}
