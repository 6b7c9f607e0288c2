import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { build, mergeConfig, type InlineConfig, type Plugin } from 'vite';

/** What a piece of code takes over the line, in bytes. */
export interface Weight {
  readonly gzip: number;
  readonly brotli: number;
}

/** What somebody loads who imports a module and nothing else. */
export interface Load {
  /** All its scripts, also those that come only when they are needed. */
  readonly script: Weight;
  /** The scripts that come at once. */
  readonly first: Weight;
  readonly style: Weight;
}

const NOTHING: Weight = { gzip: 0, brotli: 0 };

function weigh(code: string | Uint8Array): Weight {
  const bytes = Buffer.from(code);
  return {
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
      .length,
  };
}

/** Each file is packed by itself, as a server sends it. */
const together = (codes: readonly (string | Uint8Array)[]): Weight =>
  codes
    .filter((code) => code.length > 0)
    .map(weigh)
    .reduce((sum, { gzip, brotli }) => ({ gzip: sum.gzip + gzip, brotli: sum.brotli + brotli }), NOTHING);

/** Gives a module that stands in no file, as if it stood in `folder`. */
function inFolder(folder: string, source: string): Plugin & { readonly id: string } {
  const id = join(folder, 'weighed.js');
  return {
    id,
    name: 'weighed',
    enforce: 'pre',
    resolveId: (asked) => (asked === id ? id : null),
    load: (asked) => (asked === id ? source : null),
  };
}

/** What is weighed and how. */
export interface Weighing {
  /** The module, as `export { Button } from '@lectern/ui/Button'`. */
  readonly source: string;
  /** Where it would stand, so that its imports are found. */
  readonly folder: string;
  /** What everybody has already, and what is not counted therefore. @defaultValue React */
  readonly external?: readonly (string | RegExp)[];
  /** What the bundler must know. @defaultValue nothing: the packages are taken as they are built */
  readonly base?: InlineConfig;
}

const BARE: InlineConfig = { configFile: false, logLevel: 'error', mode: 'production' };

/** Bundles a module as a site's bundler would and weighs what comes out. */
export async function loadOf({
  source,
  folder,
  external = [/^react(-dom)?(\/|$)/],
  base = BARE,
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
    script: together(chunks.map(({ code }) => code)),
    first: together(chunks.filter(({ fileName }) => atOnce.has(fileName)).map(({ code }) => code)),
    style: together(
      first.output.flatMap((part) =>
        part.type === 'asset' && part.fileName.endsWith('.css') ? [part.source] : [],
      ),
    ),
  };
}
