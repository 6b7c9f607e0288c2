// Writes `*.reply.gen.ts` beside the endpoints: what their replies look like. With --check it only tells whether they are current.
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describedCalls } from './described.ts';
import { shapeOf } from './shapeOf.ts';

const ENDPOINTS = resolve(import.meta.dirname, '../src/endpoints');
const HEADING =
  '// Written by `npm run replies` from the schemas beside it; a change here is lost. `core/decode.ts` reads it.\n';

const files = Map.groupBy(await describedCalls(), ({ file }) => file.replace(/\.ts$/, '.reply.gen.ts'));
const stale: string[] = [];
for (const [file, calls] of files) {
  const path = join(ENDPOINTS, file);
  const lines = calls.map(({ name, endpoint, schema: { output } }) => {
    if (output === undefined) throw new TypeError(`${endpoint.id} has no schema of its reply`);
    return `export const ${name} = '${shapeOf(output)}';\n`;
  });
  const content = HEADING + lines.join('');
  if ((await readFile(path, 'utf8').catch(() => '')) === content) continue;
  stale.push(file);
  if (!isCheck()) await writeFile(path, content);
}

function isCheck(): boolean {
  return parseArgs({ options: { check: { type: 'boolean' } } }).values.check === true;
}

if (stale.length > 0)
  console.log(`${isCheck() ? 'Not current (npm run replies)' : 'Written'}: ${stale.join(', ')}`);
process.exitCode = isCheck() && stale.length > 0 ? 1 : 0;
