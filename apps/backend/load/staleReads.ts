import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as catalogue from '@lectern/sdk/endpoints/catalogue';
import * as news from '@lectern/sdk/endpoints/news';
import * as search from '@lectern/sdk/endpoints/search';
import * as teachers from '@lectern/sdk/endpoints/teachers';
import { type App, buildApp } from '../src/app.ts';
import { seedDatabase } from '../src/demonstration/seedDatabase.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { startEmbedded } from '../src/platform/database/embedded/embedded.ts';
import { postgresFolders } from '../src/platform/database/embedded/postgresFolders.ts';
import { readPostmaster } from '../src/platform/database/embedded/postmaster.ts';
import { migrate } from '../src/platform/database/migrating/migrate.ts';
import { staleReadsDone } from '../src/platform/metrics/meters.ts';
import { callOn } from '../test/createTestApp.ts';
import { openReplica } from '../test/servers/replica.ts';
import { processorMeter } from './processor.ts';

/** Concurrent visitors, each of whom makes one call after the other. */
const VISITORS = 12;
const SECONDS = 10;
/** Rounds, in which both ways are measured alternately, so that other load of the machine affects both. */
const ROUNDS = 3;

/** The measurements of reads that may be stale. */
export interface StaleReadsMeasured {
  readonly variant: 'primary alone' | 'with a replica';
  readonly perSecond: number;
  /** Processor time per read, in milliseconds. */
  readonly primaryMs: number;
  readonly replicaMs: number;
}

/** Returns the calls of a visitor; their parameters differ, so that visitors do not share reads. */
function callsOf(app: App, visitor: number): readonly (() => Promise<{ readonly status: number }>)[] {
  const pageSize = 12 + visitor;
  return [
    () => callOn(app, catalogue.list, { pageSize }),
    () => callOn(app, catalogue.list, { pageSize, sort: 'newest' }),
    () => callOn(app, news.list, { pageSize }),
    () => callOn(app, teachers.list, { pageSize }),
    () => callOn(app, search.find, { text: '数学', pageSize: 1 + visitor }),
  ];
}

async function readFor(app: App): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let count = 0;
  const visit = async (_: unknown, visitor: number): Promise<void> => {
    const calls = callsOf(app, visitor);
    for (let index = 0; performance.now() < end; index += 1) {
      const { status } = (await calls[index % calls.length]?.()) ?? { status: 0 };
      if (status !== 200) throw new Error(`A read was answered with ${status}`);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visit));
  return count;
}

const byReplica = async (): Promise<number> =>
  (await staleReadsDone.get()).values.find(({ labels }) => labels.by === 'replica')?.value ?? 0;

/** Measures the load that a replica takes from the primary, on databases of its own on this machine. */
export async function measureStaleReads(onMeasured: (measured: StaleReadsMeasured) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-late-'));
  await chmod(folder, 0o755);
  const folders = await postgresFolders(join(folder, 'data'));
  const database = await startEmbedded({ folders });
  await migrate(database.url());
  await seedDatabase(database.url());
  const home = join(folder, 'replica');
  await mkdir(home);
  const replica = await openReplica({ url: database.url(), folders }, home);
  const open = (settings: Readonly<Record<string, string>>): Promise<App> => {
    const config = readConfig(
      {
        DATABASE_URL: database.url(),
        LECTERN_DATA: join(folder, 'data'),
        LECTERN_MODE: 'test',
        LECTERN_SECRET: 'a secret for measurements, 32 characters',
        LOG_LEVEL: 'fatal',
        ...settings,
      },
      process.cwd(),
    );
    return buildApp({ config: { ...config, siteDir: undefined }, databaseUrl: database.url() });
  };
  const apps = {
    'primary alone': await open({}),
    'with a replica': await open({ DATABASE_REPLICA_URL: replica.url('lectern') }),
  } as const;
  const meterOf = (data: string) =>
    processorMeter({ processes: () => ({ servers: [], database: readPostmaster(data)?.pid ?? 0 }) });
  try {
    const before = await byReplica();
    while ((await byReplica()) === before) await callOn(apps['with a replica'], news.list, {});
    for (let round = 0; round < ROUNDS; round += 1)
      for (const variant of ['primary alone', 'with a replica'] as const) {
        const meters = [meterOf(join(folders.home, 'data')), meterOf(join(home, 'data'))];
        const count = await readFor(apps[variant]);
        const [primaryMs = 0, replicaMs = 0] = meters.map(
          (meter) => ((meter()?.database ?? 0) * 1000) / count,
        );
        onMeasured({ variant, perSecond: count / SECONDS, primaryMs, replicaMs });
      }
  } finally {
    for (const app of Object.values(apps)) await app.server.close();
    await replica.kill();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
