import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../../test/openTestApp.ts';
import { refuseWrites } from '../../../../test/refuseWrites.ts';
import { connect } from '../../database/connection.ts';
import { companies } from '../../database/tables/companies.tables.ts';
import { replyOf } from '../../http/errorReply.ts';

const WAIT_OPTIONS = { timeout: 20_000 };

const app = await openTestApp();

/** Changes a setting of the whole database for new connections, and ends the existing ones. */
async function changeDatabase(setting: ReturnType<typeof sql>): Promise<void> {
  const { db, close } = connect(app.databaseUrl, { poolSize: 1 });
  const name = sql.identifier(new URL(app.databaseUrl).pathname.slice(1));
  await db.transaction((tx) => tx.execute(sql`alter database ${name} ${setting}`), {
    accessMode: 'read write',
  });
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await close();
}

async function readiness() {
  const { statusCode, headers, body } = await app.server.inject('/readyz');
  return { code: statusCode, again: headers['retry-after'], ...JSON.parse(body) };
}

test('/readyz answers 200, and again after all database connections were cut', async () => {
  expect(await readiness()).toEqual({ code: 200, status: 'ready' });
  await changeDatabase(sql`reset all`);
  await expect.poll(readiness, WAIT_OPTIONS).toEqual({ code: 200, status: 'ready' });
});

test.each([
  ['disk full', sql`set temp_file_limit = '64kB'`],
  ['read-only', sql`set default_transaction_read_only = on`],
])('/readyz answers 503 with %s, and 200 once that is over', async (status, setting) => {
  await changeDatabase(setting);
  await expect.poll(readiness, WAIT_OPTIONS).toEqual({ code: 503, again: '2', status });
  await changeDatabase(sql`reset all`);
  await expect.poll(readiness, WAIT_OPTIONS).toEqual({ code: 200, status: 'ready' });
});

test('a write that fails on a full disk answers 503', async () => {
  // A new connection: the app may not have noticed yet that its own were ended.
  const { db, close } = connect(app.databaseUrl, { poolSize: 1 });
  const answers = () => db.execute(sql`select 1`);
  await expect.poll(() => answers().then(() => true, String), WAIT_OPTIONS).toBe(true);
  const takeAgain = await refuseWrites(db, companies, { on: 'insert', code: '53100' });
  const failed = await db
    .insert(companies)
    .values({ name: 'x', hosts: ['x'] })
    .catch((error: unknown) => error);
  await takeAgain();
  await close();
  expect(replyOf(failed)).toMatchObject({ status: 503 });
});
