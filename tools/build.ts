import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { worker } from '../apps/site/build/worker.ts';
import { forgetOld } from './earlierFiles.ts';
import { precompress } from './precompress.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const site = join(root, 'apps/site');
const stamp = join(site, 'dist/.sources');

/** Everything the built site is made from. */
const SOURCES = [
  'themes/src/**',
  'packages/ui/src/**',
  'packages/sdk/src/**',
  'apps/site/src/**',
  'apps/site/public/**',
  'apps/site/{build,worker}/**',
  'apps/site/{index.html,vite.config.ts,package.json}',
  '{themes,packages/ui,packages/sdk}/package.json',
  'pnpm-lock.yaml',
  'tools/{build,earlierFiles,precompress}.ts',
];
const NOT_BUILT = /\.(test|stories)\.tsx?$/;

/** Names the sources by their content, so that a checkout or a touched file alone builds nothing. */
async function fingerprint(): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob(SOURCES, { cwd: root, withFileTypes: true })) {
    if (entry.isFile() && !NOT_BUILT.test(entry.name)) files.push(join(entry.parentPath, entry.name));
  }
  const hash = createHash('sha256');
  for (const file of files.sort())
    hash
      .update(file.slice(root.length))
      .update('\0')
      .update(await readFile(file));
  return hash.digest('hex');
}

/** Empties the folder for the browser, but for the files that pages of earlier builds still ask for. */
async function makeRoom(client: string): Promise<void> {
  const entries = existsSync(client) ? await readdir(client) : [];
  for (const entry of entries) if (entry !== 'assets') await rm(join(client, entry), { recursive: true });
  await forgetOld(join(client, 'assets'), Date.now());
}

/** Builds the site for the browser and for the server, unless its sources are those of the last build. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { force: { type: 'boolean' } } });
  const wanted = await fingerprint();
  const isCurrent = existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted;
  if (isCurrent && values.force !== true) return;

  process.stdout.write('Building the site …\n');
  process.env['NODE_ENV'] = 'production';
  await rm(stamp, { force: true });
  const configFile = join(site, 'vite.config.ts');
  const client = join(site, 'dist/client');
  await makeRoom(client);
  await build({ root: site, configFile, logLevel: 'error', build: { emptyOutDir: false } });
  await build({ root: site, configFile, logLevel: 'error', build: { ssr: true } });
  await build(worker);
  await precompress(client);
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, wanted);
}

await main();
