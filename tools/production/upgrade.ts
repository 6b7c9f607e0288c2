/**
 * Upgrades a school from the last release to this version and back under load: two processes behind a load
 * balancer are replaced one after the other, while students answer an exam and pages of the last release send
 * all their read requests.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type EveryRead, startReading } from './everyRead.ts';
import type * as Hall from '../../apps/backend/load/hall.ts';
import { restartUnderLoad } from '../../apps/backend/load/restarts.ts';
import { startEmbedded } from '../../apps/backend/src/platform/database/embedded/embedded.ts';
import { postgresFolders } from '../../apps/backend/src/platform/database/embedded/postgresFolders.ts';
import { ROOT } from '../install.mjs';
import { checklist } from './checklist.ts';
import { layOutLastRelease } from './earlierRelease.ts';

const STUDENTS = 8;

const release = await layOutLastRelease();
const hall: typeof Hall = await import(pathToFileURL(join(release.folder, 'apps/backend/load/hall.ts')).href);
const workFolder = await mkdtemp(join(tmpdir(), 'lectern-upgrade-'));
// If this runs as root, PostgreSQL's user must be able to enter the folder.
await chmod(workFolder, 0o755);
const database = await startEmbedded({
  folders: await postgresFolders(join(workFolder, 'database')),
  isDurable: false,
});
const databaseUrl = database.url();
let read: EveryRead = { kinds: 0, rounds: 0, problems: [] };
const { expect, finish } = checklist('upgrade');
try {
  const report = await restartUnderLoad(
    {
      databaseUrl,
      dataDir: join(workFolder, 'data'),
      settings: {
        DATABASE_URL: databaseUrl,
        LECTERN_MODE: 'demonstration',
        // The school's own files belong to the operator and stay unchanged.
        SCHOOLS_DIR: join(release.folder, 'apps/backend/schools'),
        DRAIN_SECONDS: '2',
        // As in production, where processes of the previous release run at the same time.
        PASSWORD_HASH: 'scrypt',
      },
      rounds: 2,
      students: STUDENTS,
      programs: [release.folder, ROOT, release.folder],
      openHall: hall.openHall,
      beside: async (origin) => {
        const end = await startReading(release.folder, databaseUrl, origin);
        return async () => {
          read = await end();
          return read.problems;
        };
      },
    },
    (round) =>
      process.stdout.write(round === 1 ? `upgraded from ${release.name}\n` : `back at ${release.name}\n`),
  );
  process.stdout.write(
    `${report.promised} answers acknowledged, ${read.kinds} reads, each ${read.rounds} times, the slowest answer took ` +
      `${(report.slowestMs / 1000).toFixed(1)} s\n${report.problems.map((problem) => `✗ ${problem}\n`).join('')}`,
  );
  expect('no acknowledged answer is lost or other', report.promised > 0 && report.lost + report.wrong === 0);
  expect('no call is refused', report.refused === 0);
  expect('every socket is open again', report.sockets === STUDENTS / 2);
  expect('every read goes on as before', read.kinds > 100 && read.rounds > 1 && read.problems.length === 0);
  expect('nothing else goes wrong', report.problems.length === 0);
} finally {
  await database.stop();
  await rm(workFolder, { recursive: true, force: true });
}
finish();
