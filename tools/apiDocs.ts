// Writes docs/openapi.json and docs/asyncapi.json, the calls of the SDK's mock school, and a page for each area
// into docs/api. With --check it only checks that the documents are current.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
// Loads the type augmentations of the framework's plugins.
import { ROOT } from './install.mjs';
import type {} from '../apps/backend/src/app.ts';
import { modules } from '../apps/backend/src/modules.ts';
import { describedCalls } from '../packages/sdk/tools/described.ts';
import { describedOperations } from '../packages/sdk/tools/describedOperations.ts';
import { type KnownCall, mockCallsText } from '../packages/sdk/tools/mockCalls.ts';
import { areaPage, type DocumentedCall, indexPage } from './apiDocs/areaPage.ts';
import { toAsyncApi } from './apiDocs/asyncApi.ts';
import { readComponents } from './apiDocs/components.ts';
import { toOpenApi } from './apiDocs/openApi.ts';

const docs = join(ROOT, 'docs');
const OPEN_API = join(docs, 'openapi.json');
const ASYNC_API = join(docs, 'asyncapi.json');
const MOCK_CALLS = join(ROOT, 'packages/sdk/src/testing/school/calls.gen.ts');
/** Folder of the pages, which are build output and not committed. */
const PAGES = join(docs, 'api');

type Call = DocumentedCall & KnownCall;

async function documentedCalls(): Promise<Call[]> {
  const routes = new Map(
    modules.flatMap((module) => module.routes).map((route) => [route.endpoint.id, route]),
  );
  return (await describedCalls()).map(({ schema: { input, output }, ...call }) => {
    if (input === undefined || output === undefined) throw new Error(`${call.endpoint.id} has no schema`);
    const route = routes.get(call.endpoint.id);
    return { ...call, schema: { input, output }, access: route?.access ?? 'user' };
  });
}

/**
 * Returns a document as JSON with one line for each entry of the properties `openedAt`, so that it stays small
 * and diffs are readable.
 */
function documentText(document: object, openedAt: readonly string[]): string {
  const line = ([key, value]: [string, unknown]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`;
  const lines = Object.entries<object>({ ...document }).map(([key, value]) =>
    openedAt.includes(key)
      ? `${JSON.stringify(key)}:{\n${Object.entries(value).map(line).join(',\n')}\n}`
      : line([key, value]),
  );
  return `{${lines.join(',\n')}}\n`;
}

/** Writes the pages of the areas. */
async function writePages(calls: readonly DocumentedCall[]): Promise<void> {
  const areas = Map.groupBy(calls, ({ area }) => area);
  await rm(PAGES, { recursive: true, force: true });
  await mkdir(PAGES, { recursive: true });
  await writeFile(join(PAGES, 'README.md'), indexPage(areas));
  for (const [area, own] of areas) await writeFile(join(PAGES, `${area}.md`), areaPage(area, own));
}

/** Returns the texts of the documents by file. @throws {Error} naming each field without a description. */
async function documents(calls: readonly Call[]): Promise<ReadonlyMap<string, string>> {
  const ofCalls = await readComponents();
  const ofSockets = await readComponents();
  const writtenFiles = new Map([
    [OPEN_API, documentText(toOpenApi(calls, ofCalls), ['paths'])],
    [ASYNC_API, documentText(toAsyncApi(await describedOperations(), ofSockets), ['channels', 'operations'])],
    [MOCK_CALLS, mockCallsText(calls)],
  ]);
  const problems = [
    ...[...ofCalls.undescribed, ...ofSockets.undescribed].map(
      (field) => `${field}: no description (add a comment to its schema, or its name to fieldWords.json)`,
    ),
    ...ofCalls
      .unusedWords()
      .map((name) => `fieldWords.json: no field is called ${name}, or each has a comment of its own`),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return writtenFiles;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
  const calls = await documentedCalls();
  const files = await documents(calls);
  if (values.check === true) {
    for (const [file, text] of files) {
      if ((await readFile(file, 'utf8').catch(() => '')) === text) continue;
      console.log(`${relative(ROOT, file)} is not current (npm run docs:api)`);
      process.exitCode = 1;
    }
    return;
  }
  for (const [file, text] of files) await writeFile(file, text);
  await writePages(calls);
  console.log(`docs/openapi.json, docs/asyncapi.json and docs/api: ${calls.length} calls`);
}

await main();
