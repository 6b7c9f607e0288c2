import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { ConfigError } from '../../config/configError.ts';
import { connect, type Connection, sqlStateOf } from '../connection.ts';
import { appliedTimes, type Migration, pendingOf, readMigrations } from './migrations.ts';

/** Advisory lock of migrations; any number that nothing else uses. */
const LOCK = 7_263_001;

/**
 * Refuses a database whose tables come from migrations before 0.1.0. Those were folded into the first one,
 * which would create tables that exist already.
 */
async function refuseOldDatabase(db: Connection['db'], [first]: readonly Migration[]): Promise<void> {
  const lastMigrationAt = first?.writtenAt ?? 0;
  if ((await appliedTimes(db)).some((at) => at < lastMigrationAt))
    throw new ConfigError(
      'The database was created by a version before 0.1.0, which this one cannot migrate. Start with an empty ' +
        'data folder (LECTERN_DATA) or an empty database (DATABASE_URL).',
    );
}

/**
 * How long a migration waits for a lock; statements that queue behind it wait equally long. PostgreSQL checks
 * for deadlocks after one second and would abort either side, so the migration gives up before that and no
 * request is aborted.
 */
const LOCK_WAIT = '900ms';
/** Maximum attempts of a migration, and the pause between two, in ms. */
const ATTEMPTS = 75;
const PAUSE_MS = 1500;
/** PostgreSQL's error codes for a lock timeout and for a deadlock. */
const LOCK_CONFLICTS: ReadonlySet<string | undefined> = new Set(['55P03', '40P01']);

/** Applies one migration in a transaction, and records it in the table that drizzle-kit reads. */
async function apply(db: Connection['db'], { statements, hash, writtenAt }: Migration): Promise<void> {
  await db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${writtenAt})`,
    );
  });
}

/** Applies a migration with retries, so that others do not queue behind a lock that it waits for. */
async function applyWithRetries(db: Connection['db'], migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await apply(db, migration);
      return;
    } catch (error) {
      if (!LOCK_CONFLICTS.has(sqlStateOf(error)) || attempt >= ATTEMPTS) throw error;
      await pause(PAUSE_MS);
    }
  }
}

/** Applies the pending migrations, each in a transaction of its own, so that none holds its locks during the next. */
async function applyPending(db: Connection['db'], migrations: readonly Migration[]): Promise<string[]> {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(sql`
    create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`);
  await db.execute(sql`select set_config('lock_timeout', ${LOCK_WAIT}, false)`);
  const pending = await pendingOf(db, migrations);
  for (const migration of pending) await applyWithRetries(db, migration);
  return pending.map(({ name }) => name);
}

/**
 * Validates foreign keys that were added `not valid`, for the rows that existed before. Each table is read
 * while others go on writing.
 */
async function validateKeys(db: Connection['db']): Promise<void> {
  const { rows } = await db.execute<{ table: string; name: string }>(sql`
    select conrelid::regclass::text as table, quote_ident(conname) as name
    from pg_constraint where contype = 'f' and not convalidated and connamespace = 'public'::regnamespace`);
  for (const { table, name } of rows)
    await db.execute(sql.raw(`alter table ${table} validate constraint ${name}`));
}

/**
 * Applies the pending migrations to a database and returns their names. Several processes may call it at once:
 * one works, the others wait.
 * @param chosenMigrations the migrations of another version @defaultValue those of this one
 * @throws {ConfigError} for a database from before 0.1.0; also when a migration fails, which is rolled back
 *   completely, while those before it stay applied.
 */
export async function migrate(url: string, chosenMigrations?: readonly Migration[]): Promise<string[]> {
  const { db, close } = connect(url, { poolSize: 1, statementTimeoutMs: 0 });
  try {
    await db.execute(sql`select pg_advisory_lock(${LOCK})`);
    const migrations = chosenMigrations ?? (await readMigrations());
    await refuseOldDatabase(db, migrations);
    // Validation and index builds of a big school run one at a time; the default suits a hundred concurrent
    // statements.
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
