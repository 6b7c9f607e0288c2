import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { ConfigError } from '../../config/configError.ts';
import { connect, type Connection, sqlStateOf } from '../connection.ts';
import { appliedTimes, type Migration, pendingOf, readMigrations } from './migrations.ts';

/** The advisory lock of migrations; any number that nobody else uses. */
const LOCK = 7_263_001;

/**
 * Refuses a database whose tables came from the migrations before 0.1.0, which were folded into the first one:
 * it would make tables that are there already.
 */
async function refuseEarlier(db: Connection['db'], [first]: readonly Migration[]): Promise<void> {
  const written = first?.writtenAt ?? 0;
  if ((await appliedTimes(db)).some((at) => at < written))
    throw new ConfigError(
      'The database was made by a version before 0.1.0, which this one does not carry over. Begin with an empty ' +
        'data folder (LECTERN_DATA) or an empty database (DATABASE_URL).',
    );
}

/**
 * How long a migration waits for a lock; whoever comes after it waits as long. PostgreSQL looks for those that wait for each
 * other after a second, and would end either: so the migration has stepped aside by then, and no request is ended.
 */
const LOCK_WAIT = '900ms';
/** How often it tries again, and the pause between. */
const ATTEMPTS = 75;
const PAUSE_MS = 1500;
/** PostgreSQL's words for a lock that was not to be had in time, and for two that wait for each other. */
const IN_THE_WAY: ReadonlySet<string | undefined> = new Set(['55P03', '40P01']);

/** Applies one migration, whole or not at all, and notes that it was, as drizzle-kit reads it. */
async function apply(db: Connection['db'], { statements, hash, writtenAt }: Migration): Promise<void> {
  await db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${writtenAt})`,
    );
  });
}

/** Applies a migration without making others queue behind a lock that it waits for. */
async function applyBesideOthers(db: Connection['db'], migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await apply(db, migration);
      return;
    } catch (error) {
      if (!IN_THE_WAY.has(sqlStateOf(error)) || attempt >= ATTEMPTS) throw error;
      await pause(PAUSE_MS);
    }
  }
}

/** Applies those of a folder that a database lacks, each for itself, so that none holds its locks through the next. */
async function applyPending(db: Connection['db'], migrations: readonly Migration[]): Promise<string[]> {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(sql`
    create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`);
  await db.execute(sql`select set_config('lock_timeout', ${LOCK_WAIT}, false)`);
  const pending = await pendingOf(db, migrations);
  for (const migration of pending) await applyBesideOthers(db, migration);
  return pending.map(({ name }) => name);
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
 * Brings a database up to date, and names the migrations that it lacked. Several processes may call it at once: one
 * works, the others wait.
 * @param given the migrations of another version @defaultValue those of this one
 * @throws {ConfigError} for a database from before 0.1.0; when a migration fails, which is rolled back whole, while those
 * before it stay.
 */
export async function migrate(url: string, given?: readonly Migration[]): Promise<string[]> {
  const { db, close } = connect(url, { poolSize: 1, statementTimeoutMs: 0 });
  try {
    await db.execute(sql`select pg_advisory_lock(${LOCK})`);
    const migrations = given ?? (await readMigrations());
    await refuseEarlier(db, migrations);
    // What is counted and sorted of a big school in one go; the default is made for a hundred statements side by side.
    await db.execute(sql`set work_mem = '128MB'`);
    await db.execute(sql`set maintenance_work_mem = '256MB'`);
    const applied = await applyPending(db, migrations);
    await validateKeys(db);
    await db.execute(sql`select pg_advisory_unlock(${LOCK})`);
    return applied;
  } finally {
    await close();
  }
}
