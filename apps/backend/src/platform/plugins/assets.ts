import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { earlierBuilds } from './earlierBuilds.ts';

/** The site's service worker, or the script that removes it. */
const WORKER = 'sw.js';
const FAREWELL = 'farewell.js';

/** Options of {@link assets}. */
export interface AssetsOptions {
  /** Folder of the built site; undefined serves none. */
  readonly siteDir: string | undefined;
  /** False serves, in place of the service worker, a script that clears its caches and unregisters it. */
  readonly hasWorker: boolean;
  /** Folder in which the files of this build and of earlier ones are kept; undefined keeps none. */
  readonly buildsDir: string | undefined;
}

/** Cache-Control of a file whose name contains its content's hash. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Serves the built site's files. Files in `/assets` have their content's hash in their name and are cached
 * forever; the others are revalidated, the service worker each time. Precompressed `.br` and `.gz` files beside
 * a file are used.
 */
export const assets = plugin(
  async (app: FastifyInstance, { siteDir, hasWorker, buildsDir }: AssetsOptions) => {
    const client = siteDir === undefined ? undefined : join(siteDir, 'client');
    if (client === undefined || !existsSync(client)) return;
    await app.register(fastifyStatic, {
      root: client,
      preCompressed: true,
      index: false,
      wildcard: false,
      globIgnore: ['**/*.html', '**/.vite/**', '**/*.br', '**/*.gz', WORKER, FAREWELL],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed =
          path.startsWith(join(client, 'assets')) || (buildsDir !== undefined && path.startsWith(buildsDir));
        // Also its compressed copy, of which this is the path where one is sent.
        const isWorker = [WORKER, FAREWELL].some((file) => path.startsWith(join(client, file)));
        void reply.header(
          'Cache-Control',
          isHashed ? IMMUTABLE : isWorker ? 'no-cache' : 'public, max-age=300',
        );
      },
    });
    app.get(`/${WORKER}`, (_request, reply) => reply.sendFile(hasWorker ? WORKER : FAREWELL));
    if (buildsDir === undefined) return;
    const builds = earlierBuilds(client, buildsDir, () => Date.now());
    // Pages do not wait for it: one that misses a file of its build reports that the site was updated.
    const keeping = builds
      .keep()
      .catch((error: unknown) => app.log.warn({ err: error }, 'The build could not be stored'));
    app.addHook('onClose', () => keeping);
    app.get<{ Params: { file: string } }>('/assets/:file', async (request, reply) => {
      const { file } = request.params;
      const folder = await builds.find(file);
      return folder === undefined ? reply.callNotFound() : reply.sendFile(file, folder);
    });
  },
);
