import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { toOpenApi } from '../http/openApi.ts';
import type { Route } from '../http/route.ts';
import type { UnbuiltCall } from '../http/unbuilt.ts';
import { referencePage } from './referencePage.ts';

/** What the back end answers, and what it cannot yet. */
export interface DocumentationOptions {
  readonly routes: readonly Route[];
  readonly unbuilt: readonly UnbuiltCall[];
}

/** Serves the description of every call: `/openapi.json` for machines, `/docs` for people. */
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
  },
);
