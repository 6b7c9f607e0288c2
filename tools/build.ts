import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './install.mjs';
import { buildBackend } from './build/backend.ts';
import { deleteOldFiles } from './build/earlierFiles.ts';
import { precompress } from './build/precompress.ts';
import { buildOf } from './build/sources.ts';

const site = join(ROOT, 'apps/site');

/** All sources of the built site. */
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
  'tools/{build,earlierFiles,precompress,sources}.ts',
];

/** Empties the folder of browser files, except for files that pages of earlier builds may still request. */
async function makeRoom(client: string): Promise<void> {
  const entries = existsSync(client) ? await readdir(client) : [];
  for (const entry of entries) if (entry !== 'assets') await rm(join(client, entry), { recursive: true });
  await deleteOldFiles(join(client, 'assets'), Date.now());
}

async function buildSite(): Promise<void> {
  // Imported late, since most starts build nothing.
  const [{ build }, { worker }] = await Promise.all([import('vite'), import('../apps/site/build/worker.ts')]);
  process.stdout.write('Building the site …\n');
  process.env['NODE_ENV'] = 'production';
  const configFile = join(site, 'vite.config.ts');
  const client = join(site, 'dist/client');
  await makeRoom(client);
  await build({ root: site, configFile, logLevel: 'error', build: { emptyOutDir: false } });
  await build({ root: site, configFile, logLevel: 'error', build: { ssr: true } });
  await build(worker);
  await precompress(client);
}

// Builds the site for browser and server, and the back end.
const { values } = parseArgs({ options: { force: { type: 'boolean' } } });
await buildOf({
  sources: SOURCES,
  stamp: join(site, 'dist/.sources'),
  build: buildSite,
  isForced: values.force ?? false,
});
await buildBackend();
