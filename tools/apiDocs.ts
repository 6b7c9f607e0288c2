// Writes docs/api: a page for each area and openapi.json. With --check it only tells whether they are current.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
// Brings what the framework's plugins add to its types.
import type {} from '../apps/backend/src/app.ts';
import { type OpenApi, toOpenApi } from '../apps/backend/src/http/openApi.ts';
import { modules } from '../apps/backend/src/modules/index.ts';
import { describedCalls } from '../packages/sdk/tools/described.ts';
import { areaPage, type DocumentedCall, indexPage } from './apiDocs/areaPage.ts';

const folder = fileURLToPath(new URL('../docs/api', import.meta.url));

async function documentedCalls(): Promise<DocumentedCall[]> {
  const routes = new Map(
    modules.flatMap((module) => module.routes).map((route) => [route.endpoint.id, route]),
  );
  return (await describedCalls()).map(({ schema: { input, output }, ...call }) => {
    if (input === undefined || output === undefined) throw new Error(`${call.endpoint.id} has no schema`);
    const route = routes.get(call.endpoint.id);
    return {
      ...call,
      schema: { input, output },
      access: route?.access ?? 'user',
      isAnswered: route !== undefined,
    };
  });
}

/** Writes an OpenAPI document with one path a line, so that it stays small and a change is seen. */
function openApiText({ paths, ...rest }: OpenApi): string {
  const lines = Object.entries(paths).map(
    ([path, operations]) => `${JSON.stringify(path)}:${JSON.stringify(operations)}`,
  );
  return `${JSON.stringify(rest).slice(0, -1)},"paths":{\n${lines.join(',\n')}\n}}\n`;
}

/** The files of the documentation by name. */
async function pages(): Promise<Map<string, string>> {
  const calls = await documentedCalls();
  const areas = Map.groupBy(calls, ({ area }) => area);
  return new Map([
    ['README.md', indexPage(areas)],
    ['openapi.json', openApiText(toOpenApi(calls))],
    ...[...areas].map(([area, own]): [string, string] => [`${area}.md`, areaPage(area, own)]),
  ]);
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
  await mkdir(folder, { recursive: true });
  const [wanted, present] = await Promise.all([pages(), readdir(folder)]);
  const stale = present.filter((file) => !wanted.has(file));
  for (const [file, content] of wanted) {
    const now = present.includes(file) ? await readFile(join(folder, file), 'utf8') : undefined;
    if (now === content) continue;
    stale.push(file);
    if (values.check !== true) await writeFile(join(folder, file), content);
  }
  if (values.check === true) {
    if (stale.length > 0) console.log(`docs/api is not current (npm run docs:api): ${stale.join(', ')}`);
    process.exitCode = stale.length > 0 ? 1 : 0;
    return;
  }
  for (const file of stale.filter((name) => !wanted.has(name))) await rm(join(folder, file));
  console.log(`docs/api: ${wanted.size} files, ${stale.length} written anew`);
}

await main();
