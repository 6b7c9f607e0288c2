import { spawnSync } from 'node:child_process';
import { glob, readFile, rm } from 'node:fs/promises';
import { dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, mergeConfig, type InlineConfig, type Plugin } from 'vite';
import { fromSources } from './sources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The packages, each after those that it is made of. */
export const packages = ['themes', 'packages/sdk', 'packages/ui'] as const;

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly source: string }>>;
}

/** An entry of a package. */
export interface Entry {
  /** As it is imported: `@lectern/ui/Button`. */
  readonly specifier: string;
  /** Its source, from the package's folder: `src/Button/index.ts`. */
  readonly source: string;
}

async function manifestOf(folder: string): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
  return manifest;
}

/** Reads the entries of a package from its `exports`, those behind a pattern one by one. */
export async function entriesOf(folder: string): Promise<Entry[]> {
  const { name, exports } = await manifestOf(folder);
  const entries: Entry[] = [];
  for (const [path, target] of Object.entries(exports)) {
    // A file that is data already is no entry to build.
    if (typeof target === 'string') continue;
    const { source } = target;
    const [before = '', after = ''] = source.slice(2).split('*');
    for await (const file of glob(source, { cwd: join(root, folder) })) {
      const star = file.replaceAll('\\', '/').slice(before.length, -after.length || undefined);
      entries.push({ specifier: posix.join(name, path.replace('*', star)), source: file });
    }
  }
  return entries.toSorted((a, b) => a.specifier.localeCompare(b.specifier));
}

/**
 * Writes the import of its style back into each module: a library build takes it out, and whoever imports a
 * component would have to know which styles it is made of.
 */
function withItsStyle(): Plugin {
  return {
    name: 'with-its-style',
    enforce: 'post',
    generateBundle: {
      // Only then Vite knows which style came out of which module.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
          const imports = styles.map(
            (file) => `import './${posix.relative(posix.dirname(chunk.fileName), file)}';\n`,
          );
          chunk.code = imports.join('') + chunk.code;
        }
      },
    },
  };
}

/** Names the style of `Button.css.ts` simply `Button.css`. */
const styleName = ({ names }: { readonly names: readonly string[] }): string =>
  (names[0] ?? 'style.css').replace(/\.css\.ts\.vanilla\.css$/, '.css');

/** Tells whether a module is of another package. */
const isForeign = (id: string): boolean =>
  !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0') && !/^[a-z]:[\\/]/i.test(id);

/**
 * Builds a package to `dist`: a module for each of its own, so that who imports one brings along nothing else, its
 * style beside it, and types.
 * @throws when its types do not hold.
 */
export async function buildPackage(folder: string): Promise<void> {
  const home = join(root, folder);
  const src = join(home, 'src');
  const input = (await entriesOf(folder)).map(({ source }) => join(home, source));
  await rm(join(home, 'dist'), { recursive: true, force: true });
  const config: InlineConfig = {
    root: home,
    publicDir: false,
    plugins: [withItsStyle()],
    build: {
      outDir: 'dist',
      minify: false,
      cssMinify: true,
      cssCodeSplit: true,
      reportCompressedSize: false,
      lib: { entry: input, formats: ['es'] },
      rolldownOptions: {
        external: isForeign,
        output: {
          preserveModules: true,
          preserveModulesRoot: src,
          entryFileNames: '[name].js',
          assetFileNames: styleName,
        },
      },
    },
  };
  await build(mergeConfig(fromSources(), config));
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/tsc'),
    ['-p', join(home, 'tsconfig.build.json')],
    { stdio: 'inherit' },
  );
  if (status !== 0) throw new Error(`The types of ${relative(root, dirname(src))} do not hold`);
}
