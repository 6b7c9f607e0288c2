import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Type, type TSchema } from 'typebox';
import type { EndpointShape } from '../src/core/endpoint.ts';

const ENDPOINTS = resolve(import.meta.dirname, '../src/endpoints');
// Its endpoints are those of other areas, gathered for one page.
const GATHERINGS: readonly string[] = ['firstPage'];

/** An endpoint with everything its sources say of it. */
export interface DescribedCall {
  readonly endpoint: EndpointShape;
  readonly area: string;
  /** The source that declares it, from the folder of the endpoints: `order/order.ts`. */
  readonly file: string;
  /** Its name in the area's module. */
  readonly name: string;
  /** What its docstring says, as one line. */
  readonly text: string;
  /** Names of the types of input and output, as the sources spell them. */
  readonly types: { readonly input: string; readonly output: string };
  /** Their schemas; undefined where none of that name is to be found. */
  readonly schema: { readonly input: TSchema | undefined; readonly output: TSchema | undefined };
}

const DECLARATION =
  /(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\n)?export const (\w+): Endpoint<([\w[\]]+),\s*([\w[\]]+)>/g;
const TYPE_IMPORT = /import type \{([^}]*)\} from '([^']*\.schema\.ts)'/g;

/** Types that need no schema of their own. */
const PLAIN: Readonly<Record<string, TSchema>> = { null: Type.Null(), string: Type.String() };

function isSchema(value: unknown): value is TSchema {
  return typeof value === 'object' && value !== null && !('envelope' in value);
}

function isEndpoint(value: unknown): value is EndpointShape {
  return (
    typeof value === 'object' && value !== null && 'id' in value && 'path' in value && 'envelope' in value
  );
}

async function load(file: string): Promise<Record<string, unknown>> {
  return await import(file);
}

/** The schemas that a module imports as types, by the name it gives them. */
async function schemasOf(source: string, folder: string): Promise<Map<string, TSchema>> {
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

function schemaOf(type: string, schemas: Map<string, TSchema>): TSchema | undefined {
  if (!type.endsWith('[]')) return PLAIN[type] ?? schemas.get(type);
  const entry = schemas.get(type.slice(0, -2));
  return entry === undefined ? undefined : Type.Array(entry);
}

function plain(comment: string): string {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trim());
  return lines
    .join(' ')
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .trim();
}

async function callsOf(area: string): Promise<DescribedCall[]> {
  const folder = join(ENDPOINTS, area);
  const files = (await readdir(folder)).filter(
    (file) => file.endsWith('.ts') && !/\.(schema|test|gen)\.ts$|^index\.ts$/.test(file),
  );
  const calls: DescribedCall[] = [];
  for (const file of files.sort()) {
    const source = await readFile(join(folder, file), 'utf8');
    const [module, schemas] = await Promise.all([load(join(folder, file)), schemasOf(source, folder)]);
    for (const [, comment = '', name = '', input = '', output = ''] of source.matchAll(DECLARATION)) {
      const endpoint = module[name];
      if (!isEndpoint(endpoint)) continue;
      const schema = { input: schemaOf(input, schemas), output: schemaOf(output, schemas) };
      calls.push({
        endpoint,
        area,
        file: `${area}/${file}`,
        name,
        text: plain(comment),
        types: { input, output },
        schema,
      });
    }
  }
  return calls;
}

/** The names of the areas. */
export async function areaNames(): Promise<string[]> {
  const entries = await readdir(ENDPOINTS, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !GATHERINGS.includes(entry.name))
    .map((entry) => entry.name)
    .sort();
}

/**
 * Reads every endpoint with its docstring and its schemas. An endpoint carries its types by
 * `import type` alone, so that schemas never reach a browser; only the sources know which belong to it.
 */
export async function describedCalls(): Promise<DescribedCall[]> {
  return (await Promise.all((await areaNames()).map(callsOf))).flat();
}
