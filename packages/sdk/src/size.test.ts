// @vitest-environment node
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { areaNames } from '../tools/described.ts';

const here = import.meta.dirname;

/**
 * Returns the Brotli size in bytes of a module with this source as a site's bundler emits it, without the
 * `external` modules.
 */
async function bytesOf(source: string, external: string[] = []): Promise<number> {
  const name = resolve(here, 'entry.js');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['source', 'browser'] },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === name ? name : null),
        load: (id) => (id === name ? source : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      lib: { entry: name, formats: ['es'] },
      // A library build keeps line breaks and comments, which an application bundle does not.
      rolldownOptions: { external, output: { minify: true } },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (first === undefined || !('output' in first)) throw new TypeError('The build has no output');
  const modules = first.output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
  expect(modules.filter((id) => /typebox|\.schema\.ts$/.test(id))).toEqual([]);
  const code = first.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
  expect(code.length).toBeGreaterThan(500);
  return brotliCompressSync(code).length;
}

const from = (path: string): string => `from ${JSON.stringify(resolve(here, path))};`;

describe('the bundle size with Brotli', () => {
  it('is at most 4 KB plus ofetch for a single call', async () => {
    const source = `export { createClient } ${from('client/client.ts')} export { read } ${from('endpoints/message/message.ts')}`;
    expect(await bytesOf(source, ['ofetch'])).toBeLessThanOrEqual(4096);
  });

  it('is at most 20 KB for the endpoints of all areas, without their schemas', async () => {
    const areas = await areaNames();
    const source = areas
      .map((area) => `export * as ${area} ${from(`endpoints/${area}/index.ts`)}`)
      .join('\n');
    expect(await bytesOf(source)).toBeLessThanOrEqual(20_480);
  });

  it('is at most 6 KB for the sockets', async () => {
    expect(await bytesOf(`export * ${from('realtime/sockets/index.ts')}`)).toBeLessThanOrEqual(6144);
  });
});
