import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { toOpenApi } from '../http/openApi.ts';
import type { Route } from '../http/route.ts';
import type { UnbuiltCall } from '../http/unbuilt.ts';
import { referencePage } from './referencePage.ts';

/** The pages of `docs/api`, one for each area; a deployment may leave them out. */
const PAGES = resolve(import.meta.dirname, '../../../../docs/api');

/** What the back end answers, and what it cannot yet. */
export interface DocumentationOptions {
  readonly routes: readonly Route[];
  readonly unbuilt: readonly UnbuiltCall[];
}

/** Serves the description of every call: `/openapi.json` for machines, `/docs` for people, `/docs/api` as Markdown. */
export const documentation = plugin(
  async (app: FastifyInstance, { routes, unbuilt }: DocumentationOptions) => {
    const json = JSON.stringify(toOpenApi(routes, unbuilt));
    app.get('/openapi.json', async (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(json),
    );
    app.get('/docs', async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .send(referencePage({ described: routes, unbuilt, nonce: reply.cspNonce })),
    );
    if (!existsSync(PAGES)) return;
    await app.register(staticFiles, {
      root: PAGES,
      prefix: '/docs/api/',
      decorateReply: false,
      index: false,
      setHeaders: (reply, path) => {
        if (path.endsWith('.md')) reply.header('Content-Type', 'text/markdown; charset=utf-8');
      },
    });
  },
);
