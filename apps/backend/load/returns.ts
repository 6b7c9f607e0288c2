import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../test/servers/freePort.ts';
import { runSchoolCommand } from '../test/schoolCommand.ts';
import { folderFileStore } from '../src/platform/files/folderFileStore.ts';
import { newFileKey } from '../src/platform/files/fileStore.ts';
import { openHall, type Promised } from './hall.ts';
import { endServer } from '../test/servers/serverProgram.ts';
import { launch, startLoadedServer } from './server.ts';
import { call, clientOf, keepAnswering, nothingSeen, overHttp, type Writer } from './writers.ts';

const POLL_INTERVAL_MS = 50;
/** Number of files to restore. */
const FILES = 50;

/** The result of restoring a school whose machine was destroyed. */
export interface ReturnReport {
  /** Answers acknowledged before the backup began that are missing. */
  readonly lost: number;
  /** Answers acknowledged before the backup began. */
  readonly promised: number;
  /** Later answers that are in the backup; those after the backup are lost, as expected. */
  readonly later: number;
  /** Files that are missing or changed. */
  readonly lostFiles: number;
  readonly files: number;
  /** Duration of the backup, and from an empty machine to a working site. */
  readonly backupMs: number;
  readonly returnMs: number;
  /** Violated guarantees, one per line. */
  readonly problems: readonly string[];
}

/** Returns the hash of each file in a data folder, by name. */
async function filesOf(dataDir: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const root = join(dataDir, 'files');
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile())
      found.set(
        path.slice(root.length),
        createHash('sha256')
          .update(await readFile(path))
          .digest('hex'),
      );
  }
  return found;
}

async function untilAllAnswer(writers: readonly Writer[], more: number): Promise<void> {
  const before = writers.map(({ count }) => count());
  while (!writers.every(({ count }, index) => count() >= (before[index] ?? 0) + more))
    await pause(POLL_INTERVAL_MS);
}

/**
 * Backs a school up while its students answer, continues, deletes the machine's data, and restores the backup
 * on an empty machine.
 * @param students who answer all the time.
 */
export async function returnUnderLoad(students: number): Promise<ReturnReport> {
  const elsewhere = await mkdtemp(join(tmpdir(), 'lectern-elsewhere-'));
  const seen = nothingSeen();
  const server = await startLoadedServer();
  const { origin, dataDir } = server;
  const store = folderFileStore(dataDir);
  for (let number = 0; number < FILES; number += 1)
    await store.put(newFileKey('1', 'txt', new Date()), Buffer.alloc(1000 * number, String(number)));
  const key = await runSchoolCommand({ dataDir }, 'backup', 'key');
  await writeFile(join(elsewhere, 'key'), key);

  const hall = await openHall({ LECTERN_DATA: dataDir }, students);
  let isOver = false;
  const writers = await Promise.all(
    hall.seats.map((seat) =>
      keepAnswering(clientOf(origin, seat), {
        examId: hall.examId,
        send: overHttp(origin, seat, seen),
        isOver: () => isOver,
      }),
    ),
  );
  await untilAllAnswer(writers, 5);
  const promised = writers.map(({ promised: { recordId, operationIds } }): Promised => ({
    recordId,
    operationIds: new Set(operationIds),
    // The current answers may have changed since the backup.
    heads: new Map(),
    isHandedIn: false,
  }));
  const files = await filesOf(dataDir);
  const beganAt = performance.now();
  const to = /age1\w+/.exec(key)?.[0] ?? '';
  const made = await runSchoolCommand(
    { dataDir },
    'backup',
    'make',
    join(elsewhere, 'backups'),
    `--to=${to}`,
  );
  const backupMs = performance.now() - beganAt;
  await untilAllAnswer(writers, 5);
  isOver = true;
  await Promise.all(writers.map(({ work }) => work));
  const all = writers.reduce((sum, { count }) => sum + count(), 0);
  await hall.close();
  await server.kill();
  await server.stop();

  const machine = await mkdtemp(join(tmpdir(), 'lectern-machine-'));
  const returnedAt = performance.now();
  const backup = /^\S+?(?=: )/.exec(made)?.[0] ?? '';
  await runSchoolCommand(
    { dataDir: machine },
    'backup',
    'restore',
    backup,
    `--key=${join(elsewhere, 'key')}`,
  );
  const port = await freePort();
  const child = await launch({ port, dataDir: machine });
  await call(seen, `http://localhost:${port}/readyz`);
  const returnMs = performance.now() - returnedAt;
  const restored = await openHall({ LECTERN_DATA: machine }, 0);
  const audit = await restored.audit(promised);
  await restored.close();
  const back = await filesOf(machine);
  await endServer(child, 'SIGTERM');
  await rm(machine, { recursive: true, force: true });
  await rm(elsewhere, { recursive: true });
  return {
    lost: audit.lost,
    promised: audit.promised,
    later: all - audit.promised,
    lostFiles: [...files].filter(([name, hash]) => back.get(name) !== hash).length,
    files: files.size,
    backupMs,
    returnMs,
    problems: [...seen.problems],
  };
}
