// Writes docs/openapi.json, and a page for each area into docs/api. With --check it only tells whether the document is current.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
// Brings what the framework's plugins add to its types.
import type {} from '../apps/backend/src/app.ts';
import { type OpenApi, toOpenApi } from '../apps/backend/src/platform/http/openApi.ts';
import { modules } from '../apps/backend/src/modules.ts';
import { describedCalls } from '../packages/sdk/tools/described.ts';
import { areaPage, type DocumentedCall, indexPage } from './apiDocs/areaPage.ts';

const docs = fileURLToPath(new URL('../docs', import.meta.url));
const DOCUMENT = join(docs, 'openapi.json');
/** Built, not kept: git knows the document alone. */
const PAGES = join(docs, 'api');

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

/** Writes the pages of the areas anew. */
async function writePages(calls: readonly DocumentedCall[]): Promise<void> {
  const areas = Map.groupBy(calls, ({ area }) => area);
  await rm(PAGES, { recursive: true, force: true });
  await mkdir(PAGES, { recursive: true });
  await writeFile(join(PAGES, 'README.md'), indexPage(areas));
  for (const [area, own] of areas) await writeFile(join(PAGES, `${area}.md`), areaPage(area, own));
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
  const calls = await documentedCalls();
  const document = openApiText(toOpenApi(calls));
  if (values.check === true) {
    const isCurrent = (await readFile(DOCUMENT, 'utf8')) === document;
    if (!isCurrent) console.log('docs/openapi.json is not current (npm run docs:api)');
    process.exitCode = isCurrent ? 0 : 1;
    return;
  }
  await writeFile(DOCUMENT, document);
  await writePages(calls);
  console.log(`docs/openapi.json and docs/api: ${calls.length} calls`);
}

await main();
