import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { DescribedCall } from './described.ts';
import { TYPE_IMPORT } from './schemasOf.ts';

const ENDPOINTS = resolve(import.meta.dirname, '../src/endpoints');
const HEADING = `// Written by \`npm run docs:api\` from the endpoints and the back end's routes; a change here is lost.
import { type TSchema, Type } from 'typebox';
import type { EndpointShape } from '../../core/endpoint.ts';
`;

/** A call, and whether it is answered without a log-in. */
export interface KnownCall extends Pick<DescribedCall, 'endpoint' | 'file' | 'name' | 'types'> {
  readonly access: string;
}

/** Where the types that a source imports are declared: file below the endpoints and name there, by the source's own name. */
async function declarationsOf(file: string): Promise<Map<string, readonly [file: string, name: string]>> {
  const found = new Map<string, readonly [string, string]>();
  const source = await readFile(join(ENDPOINTS, file), 'utf8');
  for (const [, names = '', path = ''] of source.matchAll(TYPE_IMPORT))
    for (const each of names.split(',')) {
      const [name = '', alias = name] = each.trim().split(/\s+as\s+/);
      if (name !== '') found.set(alias, [join(dirname(file), path), name]);
    }
  return found;
}

const PLAIN: Readonly<Record<string, string>> = { null: 'Type.Null()', string: 'Type.String()' };

/** As everywhere in the house. */
const LONGEST_LINE = 140;

/** Writes the table of all calls that the mock school answers: endpoint, schema of the reply, and who may ask. */
export async function mockCallsText(calls: readonly KnownCall[]): Promise<string> {
  const modules = new Map<string, string>();
  const moduleOf = (file: string): string => {
    const name = file
      .replace(/\.ts$/, '')
      .replaceAll(/[^\w]+(\w)/g, (_, letter: string) => letter.toUpperCase());
    modules.set(file, name);
    return name;
  };
  const lines: string[] = [];
  const add = (entry: string): void => {
    const longer = `${lines.at(-1)} ${entry}`;
    if (lines.length > 0 && longer.length <= LONGEST_LINE) lines[lines.length - 1] = longer;
    else lines.push(`  ${entry}`);
  };
  for (const { endpoint, file, name, types, access } of calls) {
    const declarations = await declarationsOf(file);
    const isList = types.output.endsWith('[]');
    const type = isList ? types.output.slice(0, -2) : types.output;
    const declared = declarations.get(type);
    if (declared === undefined && PLAIN[type] === undefined)
      throw new TypeError(`${endpoint.id}: nothing declares ${type}`);
    const schema = declared === undefined ? PLAIN[type] : `${moduleOf(declared[0])}.${declared[1]}`;
    const output = isList ? `Type.Array(${schema})` : schema;
    add(`[${moduleOf(file)}.${name}, ${output}, '${access === 'public' ? 'public' : 'user'}'],`);
  }
  const imports = [...modules]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([file, name]) => `import * as ${name} from '../../endpoints/${file}';\n`);
  return `${HEADING}${imports.join('')}
/** An endpoint, the schema of its reply, and who may ask: anybody, or who is logged in. */
export type MockCall = readonly [endpoint: EndpointShape, output: TSchema, access: 'public' | 'user'];

/** Every call of the platform. */
// oxfmt-ignore
export const calls: readonly MockCall[] = [
${lines.join('\n')}
];
`;
}
