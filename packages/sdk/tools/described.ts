import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { TSchema } from 'typebox';
import type { EndpointShape } from '../src/client/endpoint.ts';
import { plainComment } from './plainComment.ts';
import { load, schemaOf, schemasOf } from './schemasOf.ts';

const ENDPOINTS = resolve(import.meta.dirname, '../src/endpoints');
// Areas that only re-export endpoints of other areas.
const REEXPORTING_AREAS: readonly string[] = ['firstPage'];

/** An endpoint with the information found in its source. */
export interface DescribedCall {
  readonly endpoint: EndpointShape;
  readonly area: string;
  /** Source file that declares it, relative to the endpoints: `order/order.ts`. */
  readonly file: string;
  /** Export name in the area's module. */
  readonly name: string;
  /** Its doc comment, as one line. */
  readonly text: string;
  /** Names of the types of input and output, as written in the source. */
  readonly types: { readonly input: string; readonly output: string };
  /** Schemas of input and output; undefined where there is none of that name. */
  readonly schema: { readonly input: TSchema | undefined; readonly output: TSchema | undefined };
}

const DECLARATION =
  /(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\n)?export const (\w+): Endpoint<\s*([\w.[\]]+),\s*([\w.[\]]+),?\s*>/g;

function isEndpoint(value: unknown): value is EndpointShape {
  return typeof value === 'object' && value !== null && 'id' in value && 'path' in value && 'method' in value;
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
        text: plainComment(comment),
        types: { input, output },
        schema,
      });
    }
  }
  return calls;
}

/** Returns the names of the areas. */
export async function areaNames(): Promise<string[]> {
  const entries = await readdir(ENDPOINTS, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !REEXPORTING_AREAS.includes(entry.name))
    .map((entry) => entry.name)
    .sort();
}

/**
 * Reads every endpoint with its doc comment and its schemas. An endpoint refers to its types by `import type`
 * only, so that schemas are never bundled; the relation is therefore read from the source.
 */
export async function describedCalls(): Promise<DescribedCall[]> {
  return (await Promise.all((await areaNames()).map(callsOf))).flat();
}
