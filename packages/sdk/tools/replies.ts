// Writes `*.reply.gen.ts` beside the endpoints, with the descriptions of their replies, and
// `callSchemas.gen.ts`, with the schemas of each call. With --check it only checks that they are current.
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { callSchemasText } from './callSchemas.ts';
import { describedCalls } from './described.ts';
import { shapeOf } from './shapeOf.ts';

const ENDPOINTS = resolve(import.meta.dirname, '../src/endpoints');
const HEADING =
  '// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.\n';

const described = await describedCalls();
const files = Map.groupBy(described, ({ file }) => file.replace(/\.ts$/, '.reply.gen.ts'));
const stale: string[] = [];
for (const [file, calls] of files) {
  const lines = calls.map(({ name, endpoint, schema: { output } }) => {
    if (output === undefined) throw new TypeError(`${endpoint.id} has no schema of its reply`);
    return `export const ${name} = '${shapeOf(output)}';\n`;
  });
  await write(file, HEADING + lines.join(''));
}
await write('callSchemas.gen.ts', await callSchemasText(described));

async function write(file: string, content: string): Promise<void> {
  const path = join(ENDPOINTS, file);
  if ((await readFile(path, 'utf8').catch(() => '')) === content) return;
  stale.push(file);
  if (!isCheck()) await writeFile(path, content);
}

function isCheck(): boolean {
  return parseArgs({ options: { check: { type: 'boolean' } } }).values.check === true;
}

if (stale.length > 0)
  console.log(`${isCheck() ? 'Not current (npm run replies)' : 'Written'}: ${stale.join(', ')}`);
process.exitCode = isCheck() && stale.length > 0 ? 1 : 0;
