import { spawnSync } from 'node:child_process';
import { glob, readFile, rm } from 'node:fs/promises';
import { dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, mergeConfig, type InlineConfig, type Plugin } from 'vite';
import { inside, writeInside } from './inside.ts';
import { layered, layerOf } from './layers.ts';
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

/** What a package has. */
interface Kind {
  readonly isOfReact: boolean;
  readonly hasStyles: boolean;
}

/** What only a browser can do: state, effects, contexts and what hears of presses. Asked of the code as it is written. */
const NEEDS_CLIENT =
  /\buse[A-Z]\w*\(|\buse\(|\bcreateContext\(|\blazy\(|\bon[A-Z]\w*:|\bcreatePortal\(|extends Component\b/;
/** Nothing: what Node takes in place of a style, which it cannot read. */
const NO_STYLE = 'noStyle.js';

/**
 * Writes the import of its style back into each module: a library build takes it out, and whoever imports a
 * component would have to know which styles it is made of. It goes by the package's own `#css`, which leads to nothing in
 * Node, so that tests and servers need no setting; for React's server components it is the style again, since their
 * bundler collects it. A module that only a browser can run says so, for the same bundlers.
 */
function withItsStyle({ isOfReact, hasStyles }: Kind): Plugin {
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
          const imports = styles.map((file) => `import '#css/${file}';\n`);
          const isForClient = chunk.fileName !== NO_STYLE && NEEDS_CLIENT.test(chunk.code);
          // On the line that the directive takes nothing else stands: source maps count lines.
          const head = [...(isForClient && isOfReact ? ["'use client';\n"] : []), ...imports];
          const { length: lines } = head;
          chunk.code = head.join('') + chunk.code;
          if (chunk.map !== null) chunk.map.mappings = ';'.repeat(lines) + chunk.map.mappings;
        }
        if (hasStyles) this.emitFile({ type: 'asset', fileName: NO_STYLE, source: 'export {};\n' });
      },
    },
  };
}

/**
 * Puts every rule into a layer of `lectern`, so that whatever a consumer writes outweighs it. The site's own build does
 * without: nothing there is a consumer's, and layers would cost the home page bytes.
 */
const inLayers = (folder: string): Plugin => ({
  name: 'in-layers',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = layered(layerOf(folder, file.fileName), file.source.toString());
    },
  },
});

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
    plugins: [
      withItsStyle({ isOfReact: folder === 'packages/ui', hasStyles: folder !== 'packages/sdk' }),
      inLayers(folder),
    ],
    build: {
      outDir: 'dist',
      minify: false,
      sourcemap: true,
      cssMinify: true,
      cssCodeSplit: true,
      reportCompressedSize: false,
      lib: { entry: input, formats: ['es'] },
      rolldownOptions: {
        external: isForeign,
        output: {
          preserveModules: true,
          preserveModulesRoot: src,
          // The sources come along.
          sourcemapExcludeSources: true,
          paths: inside(folder),
          entryFileNames: '[name].js',
          assetFileNames: styleName,
        },
      },
    },
  };
  await build(mergeConfig(fromSources(), config));
  await writeInside(folder);
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(home, 'tsconfig.build.json')],
    { stdio: 'inherit' },
  );
  if (status !== 0) throw new Error(`The types of ${relative(root, dirname(src))} do not hold`);
}
