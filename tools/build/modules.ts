import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, normalizePath, type Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const backend = join(root, 'apps/backend');

/** What runs: the server, and the commands of a school. */
export const ENTRIES = ['server', 'school'] as const;
const SOURCES = { server: 'src/main.ts', school: 'src/commands/main.ts' } as const;

/** Packages in hundreds of files, which cost a start more than what they hold. */
const MANY_FILES = ['drizzle-orm', 'typebox'];

/** Where the modules are written, and where the files lie that they read beside their sources. */
export interface WrittenModules {
  readonly folder: string;
  /** A folder laid out as the repository. */
  readonly sources: string;
}

/** Has each module look for files where its source stands, wherever it is written itself. */
const besideItsSource = ({ folder, sources }: WrittenModules): Plugin => ({
  name: 'beside-its-source',
  transform(code, id) {
    if (
      !id.startsWith(normalizePath(root)) ||
      id.includes('/node_modules/') ||
      !code.includes('import.meta.url')
    )
      return;
    const way = JSON.stringify(normalizePath(relative(folder, join(sources, relative(root, id)))));
    return code.replaceAll('import.meta.url', `new URL(${way}, import.meta.url).href`);
  },
});

/**
 * Writes the back end as a few files of JavaScript: `server.js` and `school.js`, and what they share. A start from one
 * large file takes a third of a start from the two thousand that it is made of.
 */
export async function writeModules(written: WrittenModules): Promise<void> {
  await build({
    root: backend,
    configFile: false,
    logLevel: 'error',
    plugins: [besideItsSource(written)],
    ssr: {
      noExternal: [/^@lectern\//, ...MANY_FILES],
      resolve: { conditions: ['source', 'module', 'node'] },
    },
    build: {
      ssr: true,
      outDir: written.folder,
      emptyOutDir: false,
      target: 'node22',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(ENTRIES.map((name) => [name, join(backend, SOURCES[name])])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'part-[hash].js', format: 'es' },
      },
    },
  });
}
