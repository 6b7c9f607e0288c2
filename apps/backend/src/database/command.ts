import type { Area } from '../platform/commands/area.ts';
import { openUnmigrated } from '../platform/commands/openDatabase.ts';
import { tabTable } from '../platform/commands/table.ts';
import { outputAction, ROOT } from '../platform/commands/verb.ts';
import { connect } from '../platform/database/connection.ts';
import { migrate } from '../platform/database/migrating/migrate.ts';
import { readMigrations } from '../platform/database/migrating/migrations.ts';
import type { LockMode } from '../platform/database/migrating/statements.ts';
import { planOf } from './plan.ts';

const NOTES = `The server runs "migrate" at every start. "plan" changes nothing; its seconds are estimated from the number of rows.
Each attempt to get a lock takes at most three seconds, all attempts two minutes. Each migration is one transaction;
earlier ones stay applied if a later one fails.`;

/** Who has to wait while a table is locked. */
const WAITING: Readonly<Record<LockMode, string>> = {
  'ROW EXCLUSIVE': 'who writes the same rows',
  'SHARE UPDATE EXCLUSIVE': 'nobody',
  SHARE: 'who writes',
  'SHARE ROW EXCLUSIVE': 'who writes',
  'ACCESS EXCLUSIVE': 'who reads or writes',
};

const HEAD = ['migration', 'table', 'lock', 'waiting', 'rows', 'megabytes', 'seconds', 'what it says itself'];

const NOTHING_LOCKED = 'No pending migration locks an existing table.\n';
const UP_TO_DATE = 'No migrations are pending: the database is up to date.\n';

/** Commands about the platform's tables, and the migrations of a new version. */
export const area: Area = {
  summary: 'migrations of the database',
  example: 'plan --json',
  notes: NOTES,
  addVerbs(commands) {
    commands
      .command('plan')
      .description(
        'lists the tables that pending migrations lock, with their rows and the estimated duration',
      )
      .option('--json', 'as JSON')
      .action(
        outputAction(async ({ json }) => {
          const database = await openUnmigrated(process.env, ROOT);
          const { db, close } = connect(database.url, { poolSize: 1 });
          try {
            const plan = await planOf(db, await readMigrations());
            const rows = plan.map(({ migration, table, mode, rows: count, bytes, seconds, note }) => [
              migration,
              table,
              mode,
              WAITING[mode],
              count,
              Math.ceil(bytes / 1_000_000),
              Math.ceil(seconds * 10) / 10,
              note,
            ]);
            return rows.length === 0 && json !== true ? NOTHING_LOCKED : tabTable(HEAD, rows);
          } finally {
            await close();
            await database.close();
          }
        }),
      );

    commands
      .command('migrate')
      .description('runs the pending migrations, also while servers are running')
      .action(
        outputAction(async () => {
          const database = await openUnmigrated(process.env, ROOT);
          try {
            const applied = await migrate(database.url);
            return applied.length === 0 ? UP_TO_DATE : `Done: ${applied.join(', ')}\n`;
          } finally {
            await database.close();
          }
        }),
      );
  },
};
