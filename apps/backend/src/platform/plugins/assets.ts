import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/**
 * Serves the built site's files. What lies in `/assets` has its content's hash in its name and is
 * kept for ever; the rest is asked for again. `.br` and `.gz` files beside a file are used.
 */
export const assets = plugin(
  async (app: FastifyInstance, { siteDir }: { readonly siteDir: string | undefined }) => {
    const client = siteDir === undefined ? undefined : join(siteDir, 'client');
    if (client === undefined || !existsSync(client)) return;
    await app.register(fastifyStatic, {
      root: client,
      preCompressed: true,
      index: false,
      wildcard: false,
      globIgnore: ['**/*.html', '**/.vite/**', '**/*.br', '**/*.gz'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(client, 'assets'));
        void reply.header(
          'Cache-Control',
          isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
        );
      },
    });
  },
);
