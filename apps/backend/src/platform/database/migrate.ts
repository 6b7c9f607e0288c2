import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator';
import { ConfigError } from '../config/configError.ts';
import { connect, type Connection, sqlStateOf } from './connection.ts';

/** Folder of the migrations of this version. */
export const MIGRATIONS = fileURLToPath(new URL('migrations', import.meta.url));
/** The advisory lock of migrations; any number that nobody else uses. */
const LOCK = 7_263_001;

/** When the first migration of a folder was written, in milliseconds. */
async function firstWritten(folder: string): Promise<number> {
  const journal: { entries: { when: number }[] } = JSON.parse(
    await readFile(join(folder, 'meta/_journal.json'), 'utf8'),
  );
  return journal.entries[0]?.when ?? 0;
}

/**
 * Refuses a database whose tables came from the migrations before 0.1.0, which were folded into the first one:
 * it would make tables that are there already.
 */
async function refuseEarlier(db: Connection['db'], folder: string): Promise<void> {
  const { rows } = await db.execute<{ applied: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') as applied`,
  );
  if (rows[0]?.applied == null) return;
  const written = await firstWritten(folder);
  const earlier = await db.$count(sql`drizzle.__drizzle_migrations where created_at < ${written}`);
  if (earlier > 0)
    throw new ConfigError(
      'The database was made by a version before 0.1.0, which this one does not carry over. Begin with an empty ' +
        'data folder (LECTERN_DATA) or an empty database (DATABASE_URL).',
    );
}

/** How long a migration waits for a lock; whoever comes after it waits as long. */
const LOCK_WAIT = '3s';
/** How often it tries again, and the pause between. */
const ATTEMPTS = 40;
const PAUSE_MS = 1500;
/** PostgreSQL's word for a lock that was not to be had in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Applies migrations without making others queue behind a lock that it waits for. */
async function applyBesideOthers(db: Connection['db'], folder: string): Promise<void> {
  await db.execute(sql`select set_config('lock_timeout', ${LOCK_WAIT}, false)`);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await apply(db, { migrationsFolder: folder });
      return;
    } catch (error) {
      if (sqlStateOf(error) !== LOCK_NOT_AVAILABLE || attempt >= ATTEMPTS) throw error;
      await pause(PAUSE_MS);
    }
  }
}

/** Holds the rows of before against foreign keys that came without: each is read while everybody goes on writing. */
async function validateKeys(db: Connection['db']): Promise<void> {
  const { rows } = await db.execute<{ table: string; name: string }>(sql`
    select conrelid::regclass::text as table, quote_ident(conname) as name
    from pg_constraint where contype = 'f' and not convalidated and connamespace = 'public'::regnamespace`);
  for (const { table, name } of rows)
    await db.execute(sql.raw(`alter table ${table} validate constraint ${name}`));
}

/**
 * Brings a database up to date. Several processes may call it at once: one works, the others wait.
 * @throws {ConfigError} for a database from before 0.1.0; when a migration fails, which is rolled back whole.
 */
export async function migrate(url: string, folder = MIGRATIONS): Promise<void> {
  const { db, close } = connect(url, { poolSize: 1, statementTimeoutMs: 0 });
  try {
    await db.execute(sql`select pg_advisory_lock(${LOCK})`);
    await refuseEarlier(db, folder);
    // What is counted and sorted of a big school in one go; the default is made for a hundred statements side by side.
    await db.execute(sql`set work_mem = '128MB'`);
    await db.execute(sql`set maintenance_work_mem = '256MB'`);
    await applyBesideOthers(db, folder);
    await validateKeys(db);
    await db.execute(sql`select pg_advisory_unlock(${LOCK})`);
  } finally {
    await close();
  }
}
