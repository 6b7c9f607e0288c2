import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { AppParts } from '../http/requestContext.ts';

/**
 * `/healthz`: the process lives. `/readyz`: it also reaches its database and is not about to stop;
 * a balancer sends requests only there.
 */
export const health = plugin(async (app: FastifyInstance, { parts }: { readonly parts: AppParts }) => {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.get('/healthz', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (request, reply) => {
    void reply.header('Cache-Control', 'no-store');
    if (isStopping) return reply.status(503).send({ status: 'stopping' });
    try {
      await parts.connection.db.execute(sql`select 1`);
      return reply.send({ status: 'ready' });
    } catch (error) {
      request.log.warn({ err: error }, 'The database does not answer');
      return reply.status(503).send({ status: 'no database' });
    }
  });
});
