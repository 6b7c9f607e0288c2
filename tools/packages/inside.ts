import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../install.mjs';

/** A third-party package that is bundled into one of ours. */
interface Inside {
  readonly name: string;
  /** Folder of `dist` whose modules import it, and in which it is written as `<name>.js`. */
  readonly folder: string;
}

/**
 * Bundled packages. `npx` installs no optional peers, and the mock server needs sockets on versions of Node
 * that cannot serve them; a front end that only sends calls has nothing to install.
 */
const BUNDLED_PACKAGES: Readonly<Record<string, Inside>> = {
  'packages/sdk': { name: 'ws', folder: 'testing/server' },
};

/** Returns the import specifiers of the packages bundled into a package. */
export function bundledSpecifiers(folder: string): Readonly<Record<string, string>> {
  const found = BUNDLED_PACKAGES[folder];
  return found === undefined ? {} : { [found.name]: `./${found.name}.js` };
}

/** Writes the bundled packages into a package's `dist`, with their licences. */
export async function writeBundled(folder: string): Promise<void> {
  const found = BUNDLED_PACKAGES[folder];
  if (found === undefined) return;
  const home = join(ROOT, folder);
  const manifest = createRequire(join(home, 'package.json')).resolve(`${found.name}/package.json`);
  const licence = await readFile(join(dirname(manifest), 'LICENSE'), 'utf8');
  await build({
    root: home,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // Its optional dependencies stay external.
    ssr: { noExternal: true, external: ['bufferutil', 'utf-8-validate'] },
    build: {
      ssr: true,
      target: 'node20',
      outDir: join('dist', found.folder),
      emptyOutDir: false,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: found.name,
        output: {
          entryFileNames: `${found.name}.js`,
          codeSplitting: false,
          banner: `/*!\n${found.name}\n\n${licence.trim()}\n*/`,
        },
      },
    },
  });
}
