import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { toOpenApi } from '../http/openApi.ts';
import type { Route } from '../http/route.ts';
import { referencePage } from './referencePage.ts';

/** What the back end answers. */
export interface DocumentationOptions {
  readonly routes: readonly Route[];
}

/** Serves the description of every call: `/openapi.json` for machines, `/docs` for people. */
export const documentation = plugin(async (app: FastifyInstance, { routes }: DocumentationOptions) => {
  const json = JSON.stringify(toOpenApi(routes));
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(json),
  );
  app.get('/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(referencePage({ described: routes, nonce: reply.cspNonce })),
  );
});
