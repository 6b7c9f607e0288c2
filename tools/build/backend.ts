import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forgetOld } from './earlierFiles.ts';
import { buildOf } from './sources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The back end as a few files, as a production has it; `server.js` and `school.js` run. */
export const BACKEND = join(root, 'apps/backend/.cache/built');

/** Everything the back end is made from. */
const SOURCES = [
  'apps/backend/src/**/*.ts',
  '{themes,packages/sdk}/src/**/*.ts',
  '{apps/backend,themes,packages/sdk}/package.json',
  'pnpm-lock.yaml',
  'tools/{backend,modules,sources}.ts',
];

/** Writes the back end, which takes two seconds and saves each start as much, unless it is there as it is now. */
export async function buildBackend(): Promise<void> {
  await buildOf({
    sources: SOURCES,
    stamp: join(BACKEND, '.sources'),
    async build() {
      // A server that runs imports some of its parts late.
      await forgetOld(BACKEND, Date.now());
      const { writeModules } = await import('./modules.ts');
      await writeModules({ folder: BACKEND, sources: root });
    },
  });
}
