import { spawnSync } from 'node:child_process';
import { glob, readFile, rm } from 'node:fs/promises';
import { dirname, join, posix, relative } from 'node:path';
import { build, mergeConfig, type InlineConfig, type Plugin } from 'vite';
import { ROOT } from '../install.mjs';
import { bundledSpecifiers, writeBundled } from './inside.ts';
import { layered, layerOf } from './layers.ts';
import { fromSources } from './sources.ts';

/** The packages, each after its dependencies. */
export const packages = ['themes', 'packages/sdk', 'packages/ui'] as const;

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly source: string }>>;
}

/** An entry of a package. */
export interface Entry {
  /** Import specifier: `@lectern/ui/Button`. */
  readonly specifier: string;
  /** Source file, relative to the package's folder: `src/Button/index.ts`. */
  readonly source: string;
}

async function manifestOf(folder: string): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(await readFile(join(ROOT, folder, 'package.json'), 'utf8'));
  return manifest;
}

/** Reads the entries of a package from its `exports`, with patterns expanded. */
export async function entriesOf(folder: string): Promise<Entry[]> {
  const { name, exports } = await manifestOf(folder);
  const entries: Entry[] = [];
  for (const [path, target] of Object.entries(exports)) {
    // An export that is a data file needs no build.
    if (typeof target === 'string') continue;
    const { source } = target;
    const [before = '', after = ''] = source.slice(2).split('*');
    for await (const file of glob(source, { cwd: join(ROOT, folder) })) {
      const star = file.replaceAll('\\', '/').slice(before.length, -after.length || undefined);
      entries.push({ specifier: posix.join(name, path.replace('*', star)), source: file });
    }
  }
  return entries.toSorted((a, b) => a.specifier.localeCompare(b.specifier));
}

/** Features of a package. */
interface Kind {
  readonly isOfReact: boolean;
  readonly hasStyles: boolean;
}

/** Code that only runs on the client: state, effects, contexts and event handlers. Matched against the built code. */
const NEEDS_CLIENT =
  /\buse[A-Z]\w*\(|\buse\(|\bcreateContext\(|\blazy\(|\bon[A-Z]\w*:|\bcreatePortal\(|extends Component\b/;
/** Empty module that Node imports instead of a style sheet. */
const NO_STYLE = 'noStyle.js';

/**
 * Adds the import of its style sheet back to each module, which Vite's library build removes; otherwise users
 * would have to know which styles a component needs. The import uses the package's own `#css`, which resolves
 * to an empty module in Node, so that tests and servers need no configuration, but to the style sheet for
 * React's server components, whose bundler collects it. Client-only modules get the directive `use client` for
 * the same bundlers.
 */
function withItsStyle({ isOfReact, hasStyles }: Kind): Plugin {
  return {
    name: 'with-its-style',
    enforce: 'post',
    generateBundle: {
      // Only in this phase does Vite know which style sheet belongs to which module.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
          const imports = styles.map((file) => `import '#css/${file}';\n`);
          const isForClient = chunk.fileName !== NO_STYLE && NEEDS_CLIENT.test(chunk.code);
          // The directive is on a line of its own, since source maps count lines.
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
 * Puts every rule into a cascade layer of `lectern`, so that all rules of a consumer override it. The site's
 * own build uses no layers, which it does not need and which would add bytes to the home page.
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

/** Shortens the style sheet name of `Button.css.ts` to `Button.css`. */
const styleName = ({ names }: { readonly names: readonly string[] }): string =>
  (names[0] ?? 'style.css').replace(/\.css\.ts\.vanilla\.css$/, '.css');

/** Returns whether a module belongs to another package. */
const isForeign = (id: string): boolean =>
  !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0') && !/^[a-z]:[\\/]/i.test(id);

/**
 * Builds a package to `dist`: one module per source module, so that an import loads nothing else, with its
 * style sheet, and type declarations.
 * @throws if type checking fails.
 */
export async function buildPackage(folder: string): Promise<void> {
  const home = join(ROOT, folder);
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
          // The sources are published too.
          sourcemapExcludeSources: true,
          paths: bundledSpecifiers(folder),
          entryFileNames: '[name].js',
          assetFileNames: styleName,
        },
      },
    },
  };
  await build(mergeConfig(fromSources(), config));
  await writeBundled(folder);
  const { status } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', join(home, 'tsconfig.build.json')],
    { stdio: 'inherit' },
  );
  if (status !== 0) throw new Error(`The types of ${relative(ROOT, dirname(src))} do not hold`);
}
