import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Route } from '../http/route.ts';
import { pack, sendPacked } from '../site/compress.ts';
import { referencePage } from './referencePage.ts';

/** Options of {@link documentation}. */
export interface DocumentationOptions {
  readonly routes: readonly Route[];
}

const JSON_TYPE = 'application/json; charset=utf-8';
/** Folder where `npm run docs:api` writes what it extracts from the sources, which a running server does not have. */
const DOCUMENTS = new URL('../../../../../docs/', import.meta.url);

/** Serves the description of every call: `/openapi.json` and `/asyncapi.json` for machines, `/docs` for people. */
export const documentation = plugin(async (app: FastifyInstance, { routes }: DocumentationOptions) => {
  for (const name of ['openapi.json', 'asyncapi.json']) {
    let packed: ReturnType<typeof pack> | undefined;
    app.get(`/${name}`, async (request, reply) => {
      packed ??= readFile(new URL(name, DOCUMENTS), 'utf8').then((text) => pack(text, JSON_TYPE));
      return sendPacked(request, reply, await packed);
    });
  }
  app.get('/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(referencePage({ described: routes, nonce: reply.cspNonce })),
  );
});
