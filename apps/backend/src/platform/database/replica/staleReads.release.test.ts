import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as catalogue from '@lectern/sdk/endpoints/catalogue';
import * as home from '@lectern/sdk/endpoints/home';
import * as news from '@lectern/sdk/endpoints/news';
import * as openClass from '@lectern/sdk/endpoints/openClass';
import * as plan from '@lectern/sdk/endpoints/plan';
import * as search from '@lectern/sdk/endpoints/search';
import * as teachers from '@lectern/sdk/endpoints/teachers';
import * as testimonials from '@lectern/sdk/endpoints/testimonials';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openFolder } from '../../../../test/openFolder.ts';
import { callOn } from '../../../../test/createTestApp.ts';
import { openReplica, type Replica } from '../../../../test/servers/replica.ts';
import { type App, buildApp } from '../../../app.ts';
import { seedDatabase } from '../../../demonstration/seedDatabase.ts';
import { news as newsTable } from '../../../modules/news/index.ts';
import { startSession } from '../../auth/sessions.ts';
import { readConfig } from '../../config/config.ts';
import { companyChanged } from '../../http/tenants.ts';
import { staleReadsDone, meters } from '../../metrics/meters.ts';
import { type Connection, connect, sqlStateOf } from '../connection.ts';
import { type EmbeddedDatabase, startEmbedded } from '../embedded/embedded.ts';
import { postgresFolders } from '../embedded/postgresFolders.ts';
import { migrate } from '../migrating/migrate.ts';
import { companies } from '../tables/companies.tables.ts';
import { users } from '../tables/users.tables.ts';

const TIMEOUT_MS = 300_000;
const LAG_SECONDS = 3;
/** The role that reads the replica needs read privileges only. */
const READER = 'late_reader';

const folder = await openFolder();
let database: EmbeddedDatabase;
let replica: Replica;
/** A direct connection to the replica, by which tests change its state. */
let standby: Connection;
let app: App;

/** Reads how many reads the primary and the replica have each served since the process started. */
async function countReads(): Promise<Record<string, number>> {
  const { values } = await staleReadsDone.get();
  return Object.fromEntries(values.map(({ labels, value }) => [String(labels.by), value]));
}

/** Returns which database served a call. */
async function servedBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = await countReads();
  await work();
  return Object.entries(await countReads()).flatMap(([by, count]) => (count > (before[by] ?? 0) ? [by] : []));
}

const listNews = (pageSize = 3) => callOn(app, news.list, { pageSize });
const isReplicaUsed = async (): Promise<boolean> => (await servedBy(listNews)).includes('replica');
const readiness = async (): Promise<number> => (await app.server.inject('/readyz')).statusCode;

async function retitleLatestNews(title: string): Promise<void> {
  const { db } = app.parts.connection;
  const [latest] = await db
    .select()
    .from(newsTable)
    .orderBy(desc(newsTable.isPinned), desc(newsTable.publishedAt));
  await db
    .update(newsTable)
    .set({ title })
    .where(eq(newsTable.id, latest?.id ?? ''));
}
const readTitles = async (): Promise<string[]> =>
  (await listNews(50)).body.data.records.map(({ title }: { title: string }) => title);

describe('a replica for stale reads', { timeout: TIMEOUT_MS }, () => {
  beforeAll(async () => {
    await chmod(folder, 0o755);
    const folders = await postgresFolders(join(folder, 'data'));
    database = await startEmbedded({ folders });
    await migrate(database.url());
    await seedDatabase(database.url());
    const { db, close } = connect(database.url(), { poolSize: 1 });
    await db.execute(sql.raw(`create role ${READER} login`));
    await db.execute(sql.raw(`grant pg_read_all_data, pg_monitor to ${READER}`));
    await close();
    await mkdir(join(folder, 'replica'));
    replica = await openReplica({ url: database.url(), folders }, join(folder, 'replica'));
    standby = connect(replica.url('lectern'), { poolSize: 1 });
    const settings = {
      DATABASE_URL: database.url(),
      DATABASE_REPLICA_URL: replica.url(READER),
      DATABASE_REPLICA_LAG_SECONDS: String(LAG_SECONDS),
      LECTERN_DATA: join(folder, 'data'),
      LECTERN_MODE: 'test',
      LECTERN_SECRET: 'a secret for tests alone, 32 characters',
      LOG_LEVEL: 'fatal',
    };
    const config = { ...readConfig(settings, process.cwd()), siteDir: undefined };
    app = await buildApp({ config, databaseUrl: database.url() });
  }, TIMEOUT_MS);
  afterAll(async () => {
    await app.server.close();
    await standby.close();
    await replica.kill();
    await database.stop();
  }, TIMEOUT_MS);

  beforeEach(() => expect.poll(isReplicaUsed, { timeout: TIMEOUT_MS }).toBe(true));

  test('serves all public reads of visitors', async () => {
    const calls: readonly (() => Promise<{ readonly status: number }>)[] = [
      () => callOn(app, catalogue.list, {}),
      () => callOn(app, catalogue.list, { courseName: 'shuxue' }),
      () => callOn(app, catalogue.categories, {}),
      () => callOn(app, teachers.list, {}),
      () => callOn(app, openClass.list, {}),
      () => callOn(app, plan.list, {}),
      () => callOn(app, search.find, { text: '数学' }),
      () => callOn(app, testimonials.list, {}),
      () => callOn(app, home.page, {}),
    ];
    for (const call of calls)
      expect(await servedBy(async () => expect((await call()).status).toBe(200))).toEqual(['replica']);
  });

  test('serves no read of a logged-in student', async () => {
    const { db } = app.parts.connection;
    const [student] = await db.select().from(users).where(eq(users.username, 'student'));
    if (student === undefined) throw new Error('The demonstration has no student');
    const token = await startSession(db, app.parts.clock, { user: student, deviceId: undefined });
    const by = await servedBy(async () => {
      const replies = [
        await callOn(app, catalogue.list, {}, { token }),
        await callOn(app, plan.list, {}, { token }),
        await callOn(app, teachers.list, {}, { token }),
      ];
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    });
    expect(by).toEqual([]);
  });

  test('serves outdated rows up to the lag limit, after which the primary serves them', async () => {
    await standby.db.execute(sql`select pg_wal_replay_pause()`);
    await retitleLatestNews('Late news');
    expect(await readTitles()).not.toContain('Late news');
    await expect.poll(readTitles, { timeout: TIMEOUT_MS }).toContain('Late news');
    expect(await servedBy(listNews)).toEqual(['primary']);
    expect(await meters.metrics()).toMatch(/lectern_replica_taken\{replica="[^"]+"\} 0/);
    expect(await readiness()).toBe(200);
    await standby.db.execute(sql`select pg_wal_replay_resume()`);
    await expect.poll(isReplicaUsed, { timeout: TIMEOUT_MS }).toBe(true);
    expect(await readTitles()).toContain('Late news');
  });

  test('serves nothing older once a company-changed event has arrived', async () => {
    const afterEvent = Promise.withResolvers<Promise<string[]>>();
    // Like a module that refreshes its cache on an event.
    const stop = await app.parts.events.subscribe(
      companyChanged,
      () => afterEvent.resolve(readTitles()),
      () => {},
    );
    await standby.db.execute(sql`select pg_wal_replay_pause()`);
    const [company] = await app.parts.connection.db.select().from(companies).limit(1);
    await app.parts.connection.db.transaction(async (tx) => {
      await tx.update(newsTable).set({ title: 'Changed by the school' });
      await app.parts.events.publish(companyChanged, { companyId: company?.id ?? '' }, tx);
    });
    expect(new Set(await afterEvent.promise)).toEqual(new Set(['Changed by the school']));
    stop();
    await standby.db.execute(sql`select pg_wal_replay_resume()`);
  });

  test('is replaced by the primary without errors while it is down, and used again afterwards', async () => {
    const statuses: number[] = [];
    let isDone = false;
    const reading = Array.from({ length: 4 }, async () => {
      while (!isDone) statuses.push((await listNews()).status);
    });
    await replica.kill();
    await expect.poll(() => servedBy(listNews)).toEqual(['primary']);
    expect(await readiness()).toBe(200);
    await replica.start();
    await expect.poll(isReplicaUsed, { timeout: TIMEOUT_MS }).toBe(true);
    isDone = true;
    await Promise.all(reading);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('is replaced by the primary while it hangs', async () => {
    replica.signal('SIGSTOP');
    try {
      expect((await listNews()).status).toBe(200);
      await expect.poll(() => servedBy(listNews), { timeout: TIMEOUT_MS }).toEqual(['primary']);
    } finally {
      replica.signal('SIGCONT');
    }
    await expect.poll(isReplicaUsed, { timeout: TIMEOUT_MS }).toBe(true);
  });

  test('is not used while it follows no primary, even without writes', async () => {
    const { rows } = await standby.db.execute<{ setting: string }>(
      sql`select setting from pg_settings where name = 'primary_conninfo'`,
    );
    const follow = async (whom: string): Promise<void> => {
      await standby.db.execute(sql.raw(`alter system set primary_conninfo = '${whom}'`));
      await standby.db.execute(sql`select pg_reload_conf()`);
    };
    await follow('');
    await expect.poll(() => servedBy(listNews), { timeout: TIMEOUT_MS }).toEqual(['primary']);
    await follow(rows[0]?.setting ?? '');
    await expect.poll(isReplicaUsed, { timeout: TIMEOUT_MS }).toBe(true);
  });

  test('rejects writes', async () => {
    const write = sql`update news set title = 'Written late'`;
    const inItself = await standby.db.execute(write).then(() => undefined, sqlStateOf);
    expect(inItself).toBe('25006');
    for (const _ of ['by the replica', 'by the primary in its place'])
      await expect(app.parts.staleReads.read((db) => db.execute(write))).rejects.toThrow('must be read-only');
    expect(await readTitles()).not.toContain('Written late');
  });

  test('is no longer used after it was promoted to a primary', async () => {
    await standby.db.execute(sql`select pg_promote()`);
    await standby.db.execute(sql`update news set title = 'Of the other primary'`);
    await expect.poll(() => servedBy(listNews), { timeout: TIMEOUT_MS }).toEqual(['primary']);
    expect(await readTitles()).not.toContain('Of the other primary');
  });
});
