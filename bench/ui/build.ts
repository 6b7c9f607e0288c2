import { glob } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, mergeConfig, preview, type InlineConfig, type Plugin } from 'vite';
import { ROOT } from '../../tools/install.mjs';
import { fromSources } from '../../tools/packages/sources.ts';

const outDir = join(ROOT, '.cache/bench/ui');

/** Built pages, served on a port of their own. */
export interface Pages {
  /** Returns the address of a page, such as `ours/cascader`. */
  urlOf(page: string): string;
  stop(): Promise<void>;
}

/** Generates the HTML of each page: only its script and a language. */
function html(scripts: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'bench-html',
    resolveId: (id) => (scripts.has(id) ? id : null),
    load: (id) => {
      const script = scripts.get(id);
      return script === undefined
        ? null
        : `<!doctype html>
<html lang="zh" class="header-blue footer-default">
  <head><meta charset="utf-8" /><title>${script}</title></head>
  <body><script type="module" src="/${script}"></script></body>
</html>`;
    },
  };
}

/** Builds all pages, ours and the others', for production in one build, and serves them. */
export async function servePages(): Promise<Pages> {
  const scripts = new Map<string, string>();
  for (const [kind, folder] of [
    ['ours', 'bench/ui/pages'],
    ['papers', 'bench/papers/pages'],
    ['rivals', 'bench/rivals/pages'],
  ] as const) {
    for await (const file of glob(`${folder}/*.tsx`, { cwd: ROOT }))
      scripts.set(join(ROOT, kind, `${basename(file, '.tsx')}.html`), file);
  }
  const config: InlineConfig = {
    root: ROOT,
    publicDir: false,
    plugins: [html(scripts)],
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { input: [...scripts.keys()] },
    },
  };
  await build(mergeConfig(fromSources(), config));
  const server = await preview({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const address = server.httpServer.address();
  if (typeof address !== 'object' || address === null) throw new Error('The pages have no address');
  return { urlOf: (page) => `http://127.0.0.1:${address.port}/${page}.html`, stop: () => server.close() };
}
