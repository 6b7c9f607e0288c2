import { setTimeout as wait } from 'node:timers/promises';
import { type Candidate, sitExam } from './candidate.ts';
import { type Latencies, latenciesOf } from './latencies.ts';
import { processorMeter, type ProcessorSeconds } from './processor.ts';
import type { LoadedServer } from './server.ts';

const TICK_MS = 20;
/** How long anything may take that has to come about, in milliseconds. */
const PATIENCE_MS = 90_000;

/** What some work took, all together and each. */
export interface Timed extends Latencies {
  readonly seconds: number;
}

async function timeEach(
  candidates: readonly Candidate[],
  work: (candidate: Candidate) => Promise<void>,
): Promise<Timed> {
  const begun = performance.now();
  const times = await Promise.all(
    candidates.map(async (candidate) => {
      await work(candidate);
      return performance.now() - begun;
    }),
  );
  return { seconds: (performance.now() - begun) / 1000, ...latenciesOf(times) };
}

/** Everybody enters at the same moment and reads the paper. */
export const enterAll = (candidates: readonly Candidate[], examId: string): Promise<Timed> =>
  timeEach(candidates, (candidate) => candidate.enter(sitExam(examId)));

/** Everybody hands in at the same moment, each with one more answer. */
export const handInAll = (candidates: readonly Candidate[]): Promise<Timed> =>
  timeEach(candidates, (candidate) => candidate.handIn());

/** How it stands with those for whom something did not come about, and with how many it stands so. */
function statusesOf(candidates: readonly Candidate[]): string {
  const counts = new Map<string, number>();
  for (const candidate of candidates) {
    const status = candidate.status();
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return [...counts].map(([status, count]) => `${count} with ${status}`).join('; ');
}

/** Waits until something holds of everybody at once, and tells when it first held of each. @throws when that takes too long. */
async function untilAll(
  candidates: readonly Candidate[],
  what: string,
  holds: (candidate: Candidate) => boolean,
): Promise<Timed> {
  const begun = performance.now();
  const first = new Map<Candidate, number>();
  for (;;) {
    const passed = performance.now() - begun;
    const there = candidates.filter(holds);
    for (const candidate of there) if (!first.has(candidate)) first.set(candidate, passed);
    if (there.length === candidates.length)
      return { seconds: passed / 1000, ...latenciesOf([...first.values()]) };
    if (passed > PATIENCE_MS) {
      const others = candidates.filter((candidate) => !holds(candidate));
      throw new Error(
        `${what}: ${others.length} of ${candidates.length} not after ${PATIENCE_MS / 1000} s: ${statusesOf(others)}`,
      );
    }
    await wait(TICK_MS);
  }
}

/** Waits until everybody has a socket. @throws when that takes too long. */
export const untilConnected = (candidates: readonly Candidate[]): Promise<Timed> =>
  untilAll(candidates, 'have a socket', (candidate) => candidate.isConnected());

/** A flow of answers: so many a second, whether the ones before are acknowledged or not. */
export interface Flow {
  readonly perSecond: number;
  /** How long at most. */
  readonly seconds: number;
  /** Ends it before that. @defaultValue nothing does */
  readonly until?: Promise<unknown>;
}

/** Lets students answer in turns. What is timed is each answer's way from the outbox to its acknowledgement. */
export async function answerFor(
  candidates: readonly Candidate[],
  { perSecond, seconds, until }: Flow,
): Promise<Timed> {
  let isOver = false;
  const over = (): void => void (isOver = true);
  until?.then(over, over);
  for (const candidate of candidates) candidate.takeTimes();
  const begun = performance.now();
  const total = Math.round(perSecond * seconds);
  for (let count = 0; count < total && !isOver; await wait(TICK_MS)) {
    const due = Math.min(total, Math.floor(((performance.now() - begun) / 1000) * perSecond));
    for (; count < due; count += 1) candidates[count % candidates.length]?.answer();
  }
  await untilAll(candidates, 'have everything acknowledged', (candidate) => candidate.isSaved());
  return {
    seconds: (performance.now() - begun) / 1000,
    ...latenciesOf(candidates.flatMap((candidate) => candidate.takeTimes())),
  };
}

/** What a restart took. */
export interface Restarted {
  /** From the kill until the server was open again. */
  readonly closedSeconds: number;
  /** From then until everybody was back. */
  readonly back: Timed;
  /** What that took of the processors, if that can be known. */
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

/** Kills the server while answers flow and starts it again. Resolves when all that was answered is acknowledged. */
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
