import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Queryable } from '../../database/connection.ts';
import { isDiskFull } from '../../database/unavailable.ts';
import type { AppParts } from '../../http/requestContext.ts';
import { RETRY_AFTER_SECONDS } from '../../http/errorReply.ts';

/** Rows that do not fit in the probe's `work_mem`, so that PostgreSQL writes a temporary file to the disk. */
const PROBE_ROWS = 20_000;

/** Checks whether the database responds, accepts writes and has free disk space. @throws what the database says */
async function probe(db: Queryable): Promise<'ready' | 'read-only'> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '3s'`);
    await tx.execute(sql`set local work_mem = '64kB'`);
    const { rows } = await tx.execute<{ takes_writes: boolean }>(sql`
      select count(*) > 0 and not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as takes_writes
      from generate_series(1, ${sql.raw(String(PROBE_ROWS))})`);
    return rows[0]?.takes_writes === true ? 'ready' : 'read-only';
  });
}

/**
 * `/healthz`: the process is alive. `/readyz`: it is not about to stop, and its database responds, accepts
 * writes and has free disk space; a load balancer sends requests only to ready processes.
 */
export const health = plugin(async (app: FastifyInstance, { parts }: { readonly parts: AppParts }) => {
  app.get('/healthz', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );

  async function statusOf(log: FastifyInstance['log']): Promise<string> {
    if (app.isStopping()) return 'stopping';
    try {
      return await probe(parts.reserved);
    } catch (error) {
      log.warn({ err: error }, 'The database is not ready');
      return isDiskFull(error) ? 'disk full' : 'no database';
    }
  }
  app.get('/readyz', async (request, reply) => {
    const status = await statusOf(request.log);
    void reply.header('Cache-Control', 'no-store');
    if (status !== 'ready') void reply.status(503).header('Retry-After', RETRY_AFTER_SECONDS);
    return reply.send({ status });
  });
});
