import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { seedDatabase } from '../../apps/backend/src/demonstration/seedDatabase.ts';
import { connect } from '../../apps/backend/src/platform/database/connection.ts';
import { startEmbedded } from '../../apps/backend/src/platform/database/embedded/embedded.ts';
import { postgresFolders } from '../../apps/backend/src/platform/database/embedded/postgresFolders.ts';
import { migrate } from '../../apps/backend/src/platform/database/migrating/migrate.ts';
import { readNames } from '../../apps/backend/src/modules/searchIndex/readNames.service.ts';
import { bankStatements } from './fillBank.ts';
import { TRIGGER_COLUMN_STATEMENTS } from './fillTriggerColumns.ts';
import { lifeStatements } from './fillLife.ts';
import { FUNCTIONS, schoolStatements } from './fillSchool.ts';
import { type Sizes, sizesOf } from './sizes.ts';

const HOME = fileURLToPath(new URL('../../.cache/bench/volume', import.meta.url));

/** Two databases of one PostgreSQL: the plain demonstration, and one with a whole school's volume in addition. */
export interface VolumeDatabases {
  readonly demonstration: string;
  readonly volume: string;
  readonly dataDir: string;
  close(): Promise<void>;
}

type Db = ReturnType<typeof connect>['db'];

/** Runs statements one after another. @throws {Error} naming the statement that failed. */
async function runAll(db: Db, statements: readonly string[]): Promise<void> {
  for (const statement of statements) {
    const startedAt = performance.now();
    try {
      await db.execute(statement);
    } catch (error) {
      throw new Error(`A volume could not be filled by: ${statement.trim().slice(0, 200)}`, { cause: error });
    }
    const seconds = (performance.now() - startedAt) / 1000;
    if (seconds > 5) process.stderr.write(`  ${seconds.toFixed(0)} s  ${statement.trim().slice(0, 70)} …\n`);
  }
}

const statementsOf = (sizes: Sizes): string[] => [
  ...FUNCTIONS,
  ...schoolStatements(sizes),
  'analyze',
  ...bankStatements(sizes),
  'analyze',
  ...lifeStatements(sizes),
];

/** Returns a hash of the statements that fill a volume, independent of their formatting. */
function digestOf(scale: number): string {
  const statements = statementsOf(sizesOf(scale, { companyId: '1', schoolId: '1', studentId: '1' }));
  const text = statements.join(';').replace(/\s+/g, ' ');
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

async function fill(url: string, scale: number): Promise<void> {
  const connection = connect(url, { poolSize: 1, statementTimeoutMs: 0 });
  const { db, close } = connection;
  try {
    const { rows } = await db.execute<{ companyId: string; schoolId: string; studentId: string }>(`
      select u.company_id::text as "companyId", u.id::text as "studentId",
        (select id::text from schools where company_id = u.company_id and default_flag) as "schoolId"
      from users u where u.username = 'member' order by u.company_id limit 1`);
    const [student] = rows;
    if (student === undefined) throw new Error('The demonstration has no student');
    await db.execute(`set synchronous_commit = off`);
    await db.execute(`set maintenance_work_mem = '512MB'`);
    await db.execute(`set work_mem = '256MB'`);
    // The generated data is consistent; checking each reference would take most of the time.
    await db.execute(`set session_replication_role = replica`);
    await runAll(db, [...statementsOf(sizesOf(scale, student)), 'analyze']);
    const { rows: indexes } = await db.execute<{ made: string }>(
      `select indexdef as made from pg_indexes where indexname = 'search_entries_words'`,
    );
    await runAll(db, ['drop index search_entries_words', ...TRIGGER_COLUMN_STATEMENTS]);
    while ((await readNames(connection)) === 'more');
    await runAll(db, [...indexes.map(({ made }) => made), 'vacuum analyze', 'checkpoint']);
  } finally {
    await close();
  }
}

/**
 * Opens both databases, which are kept between runs. A volume is created anew when its statements change; new
 * migrations are applied to the existing one, like to a school's.
 */
export async function openVolume(scale: number): Promise<VolumeDatabases> {
  const name = `volume_${String(scale).replace('.', '_')}`;
  const databaseName = `${name}_${digestOf(scale)}`;
  await mkdir(HOME, { recursive: true });
  const embedded = await startEmbedded({ folders: await postgresFolders(HOME), isDurable: false });
  try {
    const { db, close } = connect(embedded.url('postgres'), { poolSize: 1, statementTimeoutMs: 0 });
    const { rows } = await db.execute<{ datname: string }>('select datname from pg_database');
    const names = rows.map(({ datname }) => datname);
    if (!names.includes('demonstration')) await db.execute('create database demonstration');
    await migrate(embedded.url('demonstration'));
    await seedDatabase(embedded.url('demonstration'));
    if (!names.includes(databaseName)) {
      for (const old of names.filter((each) => each.startsWith(`${name}_`))) {
        // One scale's name may be a prefix of another's: volume_1 and volume_1_5.
        if (/^_[0-9a-f]{10}(?:_draft)?$/.test(old.slice(name.length)))
          await db.execute(`drop database ${old} with (force)`);
      }
      await db.execute(`create database ${databaseName}_draft template demonstration`);
      process.stderr.write(`Filling a school of scale ${scale} …\n`);
      await fill(embedded.url(`${databaseName}_draft`), scale);
      await db.execute(`alter database ${databaseName}_draft rename to ${databaseName}`);
    } else {
      await migrate(embedded.url(databaseName));
    }
    await close();
    return {
      demonstration: embedded.url('demonstration'),
      volume: embedded.url(databaseName),
      dataDir: HOME,
      close: () => embedded.stop(),
    };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}
