import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { toOpenApi } from '../http/openApi.ts';
import type { Route } from '../http/route.ts';
import { referencePage } from './referencePage.ts';

/** Serves the description of every call: `/openapi.json` for machines, `/docs` for people. */
export const documentation = plugin(async (app: FastifyInstance, { routes }: { readonly routes: readonly Route[] }) => {
  const description = toOpenApi(routes);
  const json = JSON.stringify(description);
  app.get('/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(json));
  app.get('/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(referencePage(routes, reply.cspNonce)),
  );
});
