import { readdirSync, readFileSync } from 'node:fs';
import type { LoadedServer } from './server.ts';

/** Ticks per second of Linux's processor accounting. */
const TICKS = 100;

/** Processor time, in seconds. */
export interface ProcessorSeconds {
  /** Of this process, which simulates the students. */
  readonly students: number;
  readonly server: number;
  readonly database: number;
}

interface Stat {
  readonly pid: number;
  readonly parent: number;
  /** Of the process itself, and of its ended children. */
  readonly seconds: number;
}

function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0] = fields.slice(1);
    return { pid, parent, seconds: fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) / TICKS };
  } catch {
    // The process has ended meanwhile.
    return undefined;
  }
}

function secondsBelow(stats: readonly Stat[], pid: number): number {
  return stats
    .filter(({ parent }) => parent === pid)
    .reduce((sum, child) => sum + child.seconds + secondsBelow(stats, child.pid), 0);
}

/**
 * Reads the processor time so far of this process and of the servers with their database; undefined on systems
 * without `/proc`. On a machine with other load it is more meaningful than wall-clock time.
 */
function processorSeconds({
  servers,
  database,
}: ReturnType<LoadedServer['processes']>): ProcessorSeconds | undefined {
  if (process.platform !== 'linux') return undefined;
  const stats = readdirSync('/proc').flatMap((name) => statOf(Number(name)) ?? []);
  return {
    students: statOf(process.pid)?.seconds ?? 0,
    server: stats.filter(({ pid }) => servers.includes(pid)).reduce((sum, { seconds }) => sum + seconds, 0),
    database: secondsBelow(stats, database),
  };
}

/** Makes a function that returns the processor time since its last call, where it is known. */
export function processorMeter({
  processes,
}: Pick<LoadedServer, 'processes'>): () => ProcessorSeconds | undefined {
  let before = processorSeconds(processes());
  return () => {
    const [since, now] = [before, processorSeconds(processes())];
    before = now;
    if (since === undefined || now === undefined) return undefined;
    return {
      students: now.students - since.students,
      server: now.server - since.server,
      database: now.database - since.database,
    };
  };
}
