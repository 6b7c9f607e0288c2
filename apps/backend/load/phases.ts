import { setTimeout as wait } from 'node:timers/promises';
import { type Candidate, sitExam } from './candidate.ts';
import { type Latencies, latenciesOf } from './latencies.ts';
import { processorMeter, type ProcessorSeconds } from './processor.ts';
import type { LoadedServer } from './server.ts';

const TICK_MS = 20;
/** Timeout of every awaited condition, in milliseconds. */
const TIMEOUT_MS = 90_000;

/** Duration of some work, in total and of each piece. */
export interface Timed extends Latencies {
  readonly seconds: number;
}

async function timeEach(
  candidates: readonly Candidate[],
  work: (candidate: Candidate) => Promise<void>,
): Promise<Timed> {
  const startedAt = performance.now();
  const times = await Promise.all(
    candidates.map(async (candidate) => {
      await work(candidate);
      return performance.now() - startedAt;
    }),
  );
  return { seconds: (performance.now() - startedAt) / 1000, ...latenciesOf(times) };
}

/** Makes all candidates enter at the same moment and read the paper. */
export const enterAll = (candidates: readonly Candidate[], examId: string): Promise<Timed> =>
  timeEach(candidates, (candidate) => candidate.enter(sitExam(examId)));

/** Makes all candidates hand in at the same moment, each with one more answer. */
export const handInAll = (candidates: readonly Candidate[]): Promise<Timed> =>
  timeEach(candidates, (candidate) => candidate.handIn());

/** Lists the states of candidates, with the number in each state. */
function statusesOf(candidates: readonly Candidate[]): string {
  const counts = new Map<string, number>();
  for (const candidate of candidates) {
    const status = candidate.status();
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return [...counts].map(([status, count]) => `${count} with ${status}`).join('; ');
}

/** Waits until a condition holds for all candidates, and measures when it first held for each. @throws on a timeout. */
async function untilAll(
  candidates: readonly Candidate[],
  name: string,
  holds: (candidate: Candidate) => boolean,
): Promise<Timed> {
  const startedAt = performance.now();
  const first = new Map<Candidate, number>();
  for (;;) {
    const passed = performance.now() - startedAt;
    const there = candidates.filter(holds);
    for (const candidate of there) if (!first.has(candidate)) first.set(candidate, passed);
    if (there.length === candidates.length)
      return { seconds: passed / 1000, ...latenciesOf([...first.values()]) };
    if (passed > TIMEOUT_MS) {
      const others = candidates.filter((candidate) => !holds(candidate));
      throw new Error(
        `${name}: ${others.length} of ${candidates.length} not after ${TIMEOUT_MS / 1000} s: ${statusesOf(others)}`,
      );
    }
    await wait(TICK_MS);
  }
}

/** Waits until all candidates have a socket. @throws on a timeout. */
export const untilConnected = (candidates: readonly Candidate[]): Promise<Timed> =>
  untilAll(candidates, 'have a socket', (candidate) => candidate.isConnected());

/** A constant rate of answers, whether earlier ones are acknowledged or not. */
export interface Flow {
  readonly perSecond: number;
  /** Maximum duration. */
  readonly seconds: number;
  /** Ends it earlier. @defaultValue never */
  readonly until?: Promise<unknown>;
}

/** Makes candidates answer in turn, and measures the latency of each answer from the outbox to its acknowledgement. */
export async function answerFor(
  candidates: readonly Candidate[],
  { perSecond, seconds, until }: Flow,
): Promise<Timed> {
  let isOver = false;
  const over = (): void => void (isOver = true);
  until?.then(over, over);
  for (const candidate of candidates) candidate.takeTimes();
  const startedAt = performance.now();
  const total = Math.round(perSecond * seconds);
  for (let count = 0; count < total && !isOver; await wait(TICK_MS)) {
    const due = Math.min(total, Math.floor(((performance.now() - startedAt) / 1000) * perSecond));
    for (; count < due; count += 1) candidates[count % candidates.length]?.answer();
  }
  await untilAll(candidates, 'have everything acknowledged', (candidate) => candidate.isSaved());
  return {
    seconds: (performance.now() - startedAt) / 1000,
    ...latenciesOf(candidates.flatMap((candidate) => candidate.takeTimes())),
  };
}

/** The measurements of a restart. */
export interface Restarted {
  /** From the kill until the server accepts connections again. */
  readonly closedSeconds: number;
  /** From then until all candidates are connected. */
  readonly back: Timed;
  /** Processor time meanwhile, where it is known. */
  readonly busy: ProcessorSeconds | undefined;
}

async function killAndStart(
  server: LoadedServer,
  candidates: readonly Candidate[],
  afterMs: number,
): Promise<Restarted> {
  await wait(afterMs);
  const killed = performance.now();
  await server.kill();
  await server.restart();
  const closedSeconds = (performance.now() - killed) / 1000;
  const busySince = processorMeter(server);
  const back = await untilConnected(candidates);
  return { closedSeconds, back, busy: busySince() };
}

/** Kills and restarts the server under a flow of answers. Resolves when all answers are acknowledged. */
export async function restartUnder(
  server: LoadedServer,
  candidates: readonly Candidate[],
  flow: Flow,
): Promise<Restarted> {
  const [restarted] = await Promise.all([
    killAndStart(server, candidates, (flow.seconds * 1000) / 4),
    answerFor(candidates, flow),
  ]);
  return restarted;
}
