import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/** The traits of a pooler that may assign another connection after each transaction. */
export interface PoolerTraits {
  /** Whether a statement that was prepared once can be used on any of the pooler's connections. */
  readonly keepsStatements: boolean;
  /** Whether the pooler's connections have a statement timeout. */
  readonly hasStatementTimeout: boolean;
}

/**
 * Detects how a pooler's connections behave. A pooler that supports prepared statements renames them. So if the
 * database knows the statement under our name, the pooler does not track it, and the next connection would lack
 * it.
 * @throws what the database or the pooler says.
 */
export async function learnPooler(pool: pg.Pool): Promise<PoolerTraits> {
  const name = `learn_${randomBytes(6).toString('hex')}`;
  const client = await pool.connect();
  try {
    // Within a transaction, all statements use one connection.
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
      hasStatementTimeout: rows[0]?.has_longest === true,
    };
  } catch (error) {
    client.release(true);
    throw error;
  }
}
