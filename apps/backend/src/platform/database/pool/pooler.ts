import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/** How the connections of a pooler behave whose connections change hands after each transaction. */
export interface PoolerTraits {
  /** Statements that were prepared once are there on whichever connection comes next. */
  readonly keepsStatements: boolean;
  /** The longest time of a statement is set on its connections. */
  readonly hasLongest: boolean;
}

/**
 * Finds out how a pooler's connections behave. One that keeps statements does so under names of its own; where the
 * database knows ours, nobody looks after it, and the next connection would lack it.
 * @throws what the database or the pooler says.
 */
export async function learnPooler(pool: pg.Pool): Promise<PoolerTraits> {
  const name = `learn_${randomBytes(6).toString('hex')}`;
  const client = await pool.connect();
  try {
    // Within a transaction everything goes over one connection.
    await client.query('begin');
    await client.query({ name, text: 'select 1' });
    const { rows } = await client.query<{ has_longest: boolean; is_known: boolean }>(`
      select current_setting('statement_timeout') <> '0' as has_longest,
        exists (select from pg_prepared_statements where name = '${name}') as is_known`);
    if (rows[0]?.is_known === true) await client.query(`deallocate ${name}`);
    await client.query('commit');
    client.release();
    return {
      keepsStatements: rows[0]?.is_known === false,
      hasLongest: rows[0]?.has_longest === true,
    };
  } catch (error) {
    client.release(true);
    throw error;
  }
}
