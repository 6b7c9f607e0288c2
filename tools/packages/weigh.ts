import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { build, mergeConfig, type InlineConfig, type Plugin } from 'vite';

/** Transfer size of a piece of code in bytes. */
export interface Weight {
  readonly gzip: number;
  readonly brotli: number;
}

/** What a page loads that imports a module and nothing else. */
export interface Load {
  /** All scripts, including those loaded on demand. */
  readonly script: Weight;
  /** Scripts loaded initially. */
  readonly first: Weight;
  readonly style: Weight;
}

const NOTHING: Weight = { gzip: 0, brotli: 0 };

function sizeOf(code: string | Uint8Array): Weight {
  const bytes = Buffer.from(code);
  return {
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
      .length,
  };
}

/** Sums the compressed sizes; each file is compressed separately, as by a server. */
const totalSize = (codes: readonly (string | Uint8Array)[]): Weight =>
  codes
    .filter((code) => code.length > 0)
    .map(sizeOf)
    .reduce((sum, { gzip, brotli }) => ({ gzip: sum.gzip + gzip, brotli: sum.brotli + brotli }), NOTHING);

/** Vite plugin that provides a virtual module in `folder`. */
function inFolder(folder: string, source: string): Plugin & { readonly id: string } {
  const id = join(folder, 'weighed.js');
  return {
    id,
    name: 'weighed',
    enforce: 'pre',
    resolveId: (moduleId) => (moduleId === id ? id : null),
    load: (moduleId) => (moduleId === id ? source : null),
  };
}

/** What is measured, and how. */
export interface Weighing {
  /** Source of the module, for example `export { Button } from '@lectern/ui/Button'`. */
  readonly source: string;
  /** Folder in which its imports are resolved. */
  readonly folder: string;
  /** Packages that are not counted, since every page has them. @defaultValue React */
  readonly external?: readonly (string | RegExp)[];
  /** Additional configuration of the bundler. @defaultValue none: the built packages are used */
  readonly base?: InlineConfig;
}

const BASE_CONFIG: InlineConfig = { configFile: false, logLevel: 'error', mode: 'production' };

/** Bundles a module like a site would, and measures the output. */
export async function loadOf({
  source,
  folder,
  external = [/^react(-dom)?(\/|$)/],
  base = BASE_CONFIG,
}: Weighing): Promise<Load> {
  const module = inFolder(folder, source);
  const config: InlineConfig = {
    root: folder,
    publicDir: false,
    plugins: [module],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: module.id, external: [...external], preserveEntrySignatures: 'strict' },
    },
  };
  const result = await build(mergeConfig(base, config));
  const [first] = Array.isArray(result) ? result : [result];
  if (first === undefined || !('output' in first)) throw new TypeError('Nothing was built');
  const chunks = first.output.filter((part) => part.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const atOnce = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of atOnce)
    for (const next of byName.get(name)?.imports ?? []) if (byName.has(next)) atOnce.add(next);
  return {
    script: totalSize(chunks.map(({ code }) => code)),
    first: totalSize(chunks.filter(({ fileName }) => atOnce.has(fileName)).map(({ code }) => code)),
    style: totalSize(
      first.output.flatMap((part) =>
        part.type === 'asset' && part.fileName.endsWith('.css') ? [part.source] : [],
      ),
    ),
  };
}
