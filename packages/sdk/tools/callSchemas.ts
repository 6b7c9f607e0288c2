import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { DescribedCall } from './described.ts';
import { declarationsOf } from './schemasOf.ts';
import { filledLines, Imports } from './tableText.ts';

const ENDPOINTS = resolve(import.meta.dirname, '../src/endpoints');
const PLAIN: Readonly<Record<string, string>> = { null: 'Type.Null()', string: 'Type.String()' };

/** Writes the table of the schemas of all calls, since an endpoint refers to them by type only. */
export async function callSchemasText(
  calls: readonly Pick<DescribedCall, 'endpoint' | 'file' | 'types'>[],
): Promise<string> {
  const imports = new Imports();
  const entries: string[] = [];
  for (const { endpoint, file, types } of calls) {
    const path = join(ENDPOINTS, file);
    const declarations = await declarationsOf(await readFile(path, 'utf8'), dirname(path));
    const schemaOf = (type: string): string => {
      if (type.endsWith('[]')) return `Type.Array(${schemaOf(type.slice(0, -2))})`;
      const declared = declarations.get(type);
      const schema =
        declared === undefined
          ? PLAIN[type]
          : `${imports.nameOf(join(dirname(file), declared.path))}.${declared.name}`;
      if (schema === undefined) throw new TypeError(`${endpoint.id}: nothing declares ${type}`);
      return schema;
    };
    entries.push(`'${endpoint.id}': [${schemaOf(types.input)}, ${schemaOf(types.output)}],`);
  }
  return `// Written by \`npm run replies\` from the endpoints and their schemas; a change here is lost.
import { type TSchema, Type } from 'typebox';
${imports.textFrom('.')}
/** Schemas of the input and output of each call, by its id. */
// oxfmt-ignore
export const callSchemas: Readonly<Record<string, readonly [input: TSchema, output: TSchema]>> = {
${filledLines(entries)}
};
`;
}
