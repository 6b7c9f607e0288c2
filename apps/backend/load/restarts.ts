import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { isApiError } from '@lectern/sdk';
import { createTransport, openPool, type Pool, submitQuestion } from '@lectern/sdk/sockets';
import { freePort } from '../test/servers/freePort.ts';
import { openBalancer } from './balancer.ts';
import { type Audit, openHall as openOwnHall } from './hall.ts';
import type { Seat } from './seat.ts';
import { endServer } from '../test/servers/serverProgram.ts';
import { launch } from './server.ts';
import { type Answer, clientOf, keepAnswering, nothingSeen, overHttp, type Seen } from './writers.ts';

/** Maximum time for a process to be ready again, in ms, on a machine with other load. */
const TIMEOUT_MS = 120_000;
const POLL_INTERVAL_MS = 20;
/** Pause between two answers of a student: constant load that still lets another process start. */
const BETWEEN_ANSWERS_MS = 25;

/** Answers per student between two restarts, so that both processes run side by side for a while. */
const ANSWERS_BETWEEN = 5;

/** The results of students' calls while processes were restarted. */
export interface RestartReport extends Audit {
  readonly restarts: number;
  /** Calls that were answered with 503. */
  readonly refused: number;
  readonly slowestMs: number;
  /** Sockets that were open at the end. */
  readonly sockets: number;
  /** Violated guarantees, one per line. */
  readonly problems: readonly string[];
}

/** Options of {@link restartUnderLoad}. */
export interface Restarts {
  readonly databaseUrl: string;
  /** Folder that the processes share, with their secret. */
  readonly dataDir: string;
  /** Settings of the processes. */
  readonly settings: Readonly<Record<string, string>>;
  /** How often each process is restarted. */
  readonly rounds: number;
  /** Half of them answer over HTTP, each call once; the others over the SDK's transport of socket and HTTP fallback. */
  readonly students: number;
  /**
   * Folders of the versions: first that of both processes, then the replacement in each round. @defaultValue
   * this one
   */
  readonly programs?: readonly string[];
  /** `openHall` of the version whose tables the database has at first. @defaultValue this one's */
  readonly openHall?: typeof openOwnHall;
  /** Additional load through the balancer. @returns a function that ends it, and returns violated guarantees */
  readonly beside?: (origin: string) => Promise<() => Promise<readonly string[]>>;
}

/** Waits for a condition. @throws {Error} naming it on a timeout */
async function until(condition: string, isMet: () => boolean): Promise<void> {
  const limit = performance.now() + TIMEOUT_MS;
  while (!isMet()) {
    if (performance.now() > limit) throw new Error(`${condition} within ${TIMEOUT_MS / 1000} s`);
    await pause(POLL_INTERVAL_MS);
  }
}

/** Sends answers as the site does, over a reconnecting socket with an HTTP fallback. */
function overTransport(
  origin: string,
  seat: Seat,
  seen: Seen,
): { pool: Pool; send(answer: Answer): Promise<boolean> } {
  const client = clientOf(origin, seat);
  const { companyId, userId, token } = seat;
  const identity = { companyId, userId, token, schoolId: '', deviceId: 'load' };
  const pool = openPool({ client, identity: () => identity, module: 'exam' });
  const transport = createTransport(client, pool);
  return {
    pool,
    send: async (answer) => {
      try {
        await transport.call(submitQuestion, answer);
        return true;
      } catch (error) {
        seen.problems.add(
          `An answer over the socket ended as ${isApiError(error) ? error.kind : String(error)}`,
        );
        return false;
      }
    },
  };
}

/**
 * Restarts two processes on one database, one after the other, again and again, while students answer through a
 * load balancer that checks `/readyz`. Where versions are given, each round replaces one version with the next.
 * @param onRound called after each round, with its number from 1.
 */
export async function restartUnderLoad(
  restarts: Restarts,
  onRound: (round: number) => void = () => {},
): Promise<RestartReport> {
  const seen = nothingSeen();
  const ports = [await freePort(), await freePort()];
  const processes = new Map<number, ChildProcess>();
  const { openHall = openOwnHall } = restarts;
  const start = (port: number, round: number): Promise<ChildProcess> =>
    launch({ ...restarts, port, program: restarts.programs?.[round] });
  for (const port of ports) processes.set(port, await start(port, 0));
  const balancer = await openBalancer(ports);
  const { origin } = balancer;
  const hall = await openHall({ DATABASE_URL: restarts.databaseUrl }, restarts.students);
  const pools: Pool[] = [];
  const endBeside = await restarts.beside?.(origin);
  let isOver = false;
  try {
    const writers = await Promise.all(
      hall.seats.map((seat, index) => {
        const overSocket = index % 2 === 0 ? undefined : overTransport(origin, seat, seen);
        if (overSocket !== undefined) pools.push(overSocket.pool);
        const send = overSocket?.send ?? overHttp(origin, seat, seen);
        return keepAnswering(clientOf(origin, seat), {
          examId: hall.examId,
          send: async (answer) => {
            await pause(BETWEEN_ANSWERS_MS);
            return send(answer);
          },
          isOver: () => isOver,
        });
      }),
    );
    for (let round = 1; round <= restarts.rounds; round += 1) {
      await until('Not every socket was open', () => pools.every((pool) => pool.openCount() > 0));
      for (const [port, child] of processes) {
        await endServer(child, 'SIGTERM');
        processes.set(port, await start(port, round));
        await until('Not both processes were ready', () => balancer.readyCount() === ports.length);
        const before = writers.map(({ count }) => count());
        await until('Not everybody could answer', () =>
          writers.every(({ count }, index) => count() >= (before[index] ?? 0) + ANSWERS_BETWEEN),
        );
      }
      onRound(round);
    }
    await until('Not every socket came back', () => pools.every((pool) => pool.openCount() > 0));
    isOver = true;
    await Promise.all(writers.map(({ work }) => work));
    for (const problem of (await endBeside?.()) ?? []) seen.problems.add(problem);
    const audit = await hall.audit(writers.map(({ promised }) => promised));
    return {
      ...audit,
      restarts: restarts.rounds * ports.length,
      refused: seen.refused,
      slowestMs: seen.slowestMs,
      sockets: pools.reduce((sum, pool) => sum + pool.openCount(), 0),
      problems: [...seen.problems],
    };
  } finally {
    isOver = true;
    for (const pool of pools) pool.close();
    await hall.close();
    await balancer.close();
    for (const child of processes.values()) await endServer(child, 'SIGTERM');
  }
}
