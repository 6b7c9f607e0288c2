import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient, list, text } from '@lectern/sdk';
import * as answering from '@lectern/sdk/endpoints/answering';
import * as exam from '@lectern/sdk/endpoints/exam';
import { sql } from 'drizzle-orm';
import { connect } from '../src/platform/database/connection.ts';
import { addressOfRunning } from '../src/platform/database/embedded/embedded.ts';
import { placesFor } from '../src/platform/database/embedded/places.ts';
import { readPostmaster } from '../src/platform/database/embedded/postmaster.ts';
import { addressOf } from '../src/platform/http/route.ts';
import { type Audit, openHall, type Seat } from './hall.ts';

/** The ways in which a database is taken from a back end. */
export const CUTS = ['terminated', 'restarted', 'killed'] as const;
export type Cut = (typeof CUTS)[number];

/** No call may take longer: it waits for a connection and for statements, both of which are bounded. */
const LONGEST_CALL_MS = 30_000;
/** How long a database may be away, on a machine that others use too. */
const PATIENCE_MS = 120_000;
const PAUSE_MS = 50;

/** What became of students' calls while the database was taken away again and again. */
export interface CutReport extends Audit {
  readonly cuts: Readonly<Record<Cut, number>>;
  /** Calls that were answered by 503 with Retry-After. */
  readonly refused: number;
  readonly slowestMs: number;
  /** What was not as promised, a line each. */
  readonly problems: readonly string[];
}

/** What the students have seen so far. */
interface Seen {
  refused: number;
  slowestMs: number;
  readonly problems: Set<string>;
}

async function cut(kind: Cut, dataDir: string): Promise<void> {
  const places = await placesFor(dataDir);
  const { pid } = readPostmaster(join(places.home, 'data')) ?? {};
  const url = await addressOfRunning(places);
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

/** Sends a call as a student does; true when it was acknowledged. Whatever is neither that nor a proper 503 is noted. */
async function call(seen: Seen, address: string, init: RequestInit = {}): Promise<boolean> {
  const begun = performance.now();
  try {
    const reply = await fetch(address, { ...init, signal: AbortSignal.timeout(LONGEST_CALL_MS) });
    const body = await reply.text();
    if (reply.ok && !/"code":"(?!1")/.test(body)) return true;
    if (reply.status === 503 && reply.headers.has('Retry-After')) seen.refused += 1;
    else
      seen.problems.add(
        `${new URL(address).pathname} was answered by ${reply.status}: ${body.slice(0, 200)}`,
      );
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    seen.problems.add(`${new URL(address).pathname} was not answered: ${String(reason)}`);
  } finally {
    seen.slowestMs = Math.max(seen.slowestMs, performance.now() - begun);
  }
  return false;
}

/** Lets a student answer one question after another, each again until it is acknowledged. */
async function keepAnswering(
  origin: string,
  { token }: Seat,
  examId: string,
  seen: Seen,
  isOver: () => boolean,
) {
  const client = createClient({ origin, session: () => ({ token }) });
  const recordId = text((await client.request(exam.join, { examId }))?.recordId);
  const room = await client.request(answering.paperQuestions, { recordId });
  const questionIds = list(room?.questions).map(({ questionId }) => text(questionId));
  const operationIds = new Set<string>();
  const heads = new Map<string, string>();

  async function answer(sequence: number): Promise<void> {
    const operation = {
      questionId: questionIds[sequence % questionIds.length] ?? '',
      answer: [`${sequence}`],
      sequence,
      operationId: randomUUID(),
    };
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: token },
      body: JSON.stringify({ recordId, ...operation }),
    };
    while (!(await call(seen, `${origin}${addressOf(answering.submitAnswer)}`, init))) {
      if (isOver()) return;
      await pause(PAUSE_MS);
    }
    operationIds.add(operation.operationId);
    heads.set(operation.questionId, `${sequence}`);
  }

  const work = (async () => {
    for (let sequence = 1; !isOver(); sequence += 1) await answer(sequence);
  })();
  return {
    work,
    count: () => operationIds.size,
    promised: { recordId, operationIds, heads, isHandedIn: false },
  };
}

/**
 * Takes the database from a back end again and again while students answer, and waits each time until everybody's
 * answers are acknowledged again.
 * @param onCut told of each cut, with its place from 1.
 */
export async function cutUnderLoad(
  { origin, dataDir }: { readonly origin: string; readonly dataDir: string },
  { cuts, students }: { readonly cuts: readonly Cut[]; readonly students: number },
  onCut: (kind: Cut, place: number) => void = () => {},
): Promise<CutReport> {
  const seen: Seen = { refused: 0, slowestMs: 0, problems: new Set() };
  const done: Record<Cut, number> = { terminated: 0, restarted: 0, killed: 0 };
  const hall = await openHall(dataDir, students);
  const { examId, seats } = hall;
  let isOver = false;
  const writers = await Promise.all(
    seats.map((seat) => keepAnswering(origin, seat, examId, seen, () => isOver)),
  );

  /** @returns false when somebody's answers are not acknowledged in time. */
  async function untilAllAnswer(): Promise<boolean> {
    const before = writers.map(({ count }) => count());
    const end = performance.now() + PATIENCE_MS;
    while (!writers.every(({ count }, place) => count() > (before[place] ?? 0) + 1)) {
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
        `Not everybody’s answers were acknowledged ${PATIENCE_MS / 1000} s after it was ${kind}`,
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
