import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { deleteOldFiles } from './earlierFiles.ts';
import { buildOf } from './sources.ts';

/** The bundled back end, as used in production; its entries are `server.js` and `school.js`. */
export const BACKEND = join(ROOT, 'apps/backend/.cache/built');

/** All sources of the back end. */
const SOURCES = [
  'apps/backend/src/**/*.ts',
  '{themes,packages/sdk}/src/**/*.ts',
  '{apps/backend,themes,packages/sdk}/package.json',
  'pnpm-lock.yaml',
  'tools/{backend,modules,sources}.ts',
];

/** Bundles the back end if its sources have changed. That takes two seconds, and saves as much on each start. */
export async function buildBackend(): Promise<void> {
  await buildOf({
    sources: SOURCES,
    stamp: join(BACKEND, '.sources'),
    async build() {
      // Old files are kept for a while, since a running server may still import them.
      await deleteOldFiles(BACKEND, Date.now());
      const { writeModules } = await import('./modules.ts');
      await writeModules({ folder: BACKEND, sources: ROOT });
    },
  });
}
