import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const fileName = 'mockServiceWorker.js';
const source = () => readFile(fileURLToPath(import.meta.resolve(`msw/${fileName}`)));

/**
 * Serves MSW's worker from the installed package in the dev server, the story tests and the static build, so
 * that the repository contains no copy that could become outdated.
 */
export const mswWorker = (): Plugin => ({
  name: 'lectern-msw-worker',
  configureServer(server) {
    server.middlewares.use(`/${fileName}`, (_request, response, next) => {
      source().then((script) => response.setHeader('content-type', 'text/javascript').end(script), next);
    });
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: await source() });
  },
});
