import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator';
import { connect } from './connection.ts';

const MIGRATIONS = fileURLToPath(new URL('migrations', import.meta.url));
/** The advisory lock of migrations; any number that nobody else uses. */
const LOCK = 7_263_001;

/**
 * Brings a database up to date. Several processes may call it at once: one works, the others wait.
 * @throws when a migration fails; it is rolled back whole.
 */
export async function migrate(url: string, folder = MIGRATIONS): Promise<void> {
  const { db, close } = connect(url, { poolSize: 1, statementTimeoutMs: 0 });
  try {
    await db.execute(sql`select pg_advisory_lock(${LOCK})`);
    await apply(db, { migrationsFolder: folder });
    await db.execute(sql`select pg_advisory_unlock(${LOCK})`);
  } finally {
    await close();
  }
}
