import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { connect } from '../src/platform/database/connection.ts';
import { addressOfRunning } from '../src/platform/database/embedded/embedded.ts';
import { postgresFolders } from '../src/platform/database/embedded/postgresFolders.ts';
import { readPostmaster } from '../src/platform/database/embedded/postmaster.ts';
import { type Audit, openHall } from './hall.ts';
import { call, clientOf, keepAnswering, nothingSeen, overHttp } from './writers.ts';

/** The ways in which the database becomes unavailable. */
export const CUTS = ['terminated', 'restarted', 'killed'] as const;
export type Cut = (typeof CUTS)[number];

/** Maximum time for the database to come back, in ms, on a machine with other load. */
const TIMEOUT_MS = 120_000;
const PAUSE_MS = 50;

/** The results of students' calls while the database was repeatedly unavailable. */
export interface CutReport extends Audit {
  readonly cuts: Readonly<Record<Cut, number>>;
  /** Calls that were answered with 503 and Retry-After. */
  readonly refused: number;
  readonly slowestMs: number;
  /** Violated guarantees, one per line. */
  readonly problems: readonly string[];
}

async function cut(kind: Cut, dataDir: string): Promise<void> {
  const folders = await postgresFolders(dataDir);
  const { pid } = readPostmaster(join(folders.home, 'data')) ?? {};
  const url = await addressOfRunning(folders);
  if (pid === undefined || url === undefined) throw new Error('PostgreSQL does not run');
  if (kind !== 'terminated') {
    process.kill(pid, kind === 'killed' ? 'SIGKILL' : 'SIGINT');
    return;
  }
  const { db, close } = connect(url, { poolSize: 1 });
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  await close();
}

/**
 * Makes the database of a back end unavailable again and again while students answer, and each time waits until
 * all answers are acknowledged again.
 * @param onCut called after each interruption, with its number from 1.
 */
export async function cutUnderLoad(
  { origin, dataDir }: { readonly origin: string; readonly dataDir: string },
  { cuts, students }: { readonly cuts: readonly Cut[]; readonly students: number },
  onCut: (kind: Cut, index: number) => void = () => {},
): Promise<CutReport> {
  const seen = nothingSeen();
  const done: Record<Cut, number> = { terminated: 0, restarted: 0, killed: 0 };
  const hall = await openHall({ LECTERN_DATA: dataDir }, students);
  const { examId, seats } = hall;
  let isOver = false;
  const writers = await Promise.all(
    seats.map((seat) =>
      keepAnswering(clientOf(origin, seat), {
        examId,
        send: overHttp(origin, seat, seen),
        isOver: () => isOver,
      }),
    ),
  );

  /** @returns false when somebody's answers are not acknowledged in time. */
  async function untilAllAnswer(): Promise<boolean> {
    const before = writers.map(({ count }) => count());
    const end = performance.now() + TIMEOUT_MS;
    while (!writers.every(({ count }, index) => count() > (before[index] ?? 0) + 1)) {
      if (performance.now() > end) return false;
      await call(seen, `${origin}/readyz`);
      await pause(PAUSE_MS);
    }
    return true;
  }

  for (const kind of cuts) {
    await untilAllAnswer();
    await cut(kind, dataDir);
    done[kind] += 1;
    onCut(kind, done.terminated + done.restarted + done.killed);
    if (!(await untilAllAnswer())) {
      seen.problems.add(
        `Not everybody’s answers were acknowledged ${TIMEOUT_MS / 1000} s after it was ${kind}`,
      );
      break;
    }
  }
  isOver = true;
  await Promise.all(writers.map(({ work }) => work));
  const audit = await hall.audit(writers.map(({ promised }) => promised));
  await hall.close();
  return {
    ...audit,
    cuts: done,
    refused: seen.refused,
    slowestMs: seen.slowestMs,
    problems: [...seen.problems],
  };
}
