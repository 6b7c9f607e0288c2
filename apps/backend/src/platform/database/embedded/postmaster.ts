import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The contents of PostgreSQL's `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  /** In seconds since 1970. */
  readonly startedAt: number;
  readonly port: number;
  /** Folder of the unix socket; empty where it listens on none. */
  readonly socketDir: string;
  /** `starting`, `ready`, `stopping`, `standby`, or empty before it says anything. */
  readonly status: string;
}

/** Reads `postmaster.pid`; undefined when there is none or it cannot be read. */
export function readPostmaster(dataDir: string): Postmaster | undefined {
  let text: string;
  try {
    text = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8');
  } catch {
    return undefined;
  }
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  const [startedAt = 0, port = 0] = [lines[2], lines[3]].map(Number);
  return { pid, startedAt, port, socketDir: lines[4] ?? '', status: lines[7] ?? '' };
}

function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Tells whether a process exists and runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // In a container without an init process, a dead orphan stays a zombie.
    return !isZombie(pid);
  } catch (error) {
    return error instanceof Error && Reflect.get(error, 'code') === 'EPERM';
  }
}

function commandOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    if (process.platform === 'linux') return '';
  }
  try {
    return process.platform === 'win32'
      ? undefined
      : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** Tells whether a process listens on a port of this machine. */
function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/**
 * Tells whether the PostgreSQL of a data folder runs. Another process may have its pid by now, as after a power
 * cut or in a new container, and does not count.
 */
export async function isRunning({ pid, port }: Postmaster, dataDir: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const command = commandOf(pid);
  // Windows does not tell the command line of a process.
  return command === undefined
    ? isListening(port)
    : command.includes('postgres') && command.includes(dataDir);
}

/** Waits until a process has ended. @returns false when it still runs after that time. */
export async function waitForEnd(pid: number, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (isAlive(pid)) {
    if (performance.now() > end) return false;
    await sleep(20);
  }
  return true;
}

/** Windows has no signals, so PostgreSQL reads their numbers from a named pipe of its process. */
const SIGNALS = { SIGINT: 2, SIGQUIT: 3 } as const;

/** Sends a signal to PostgreSQL. @throws where the process cannot be signalled */
async function signal(pid: number, name: keyof typeof SIGNALS | 'SIGKILL'): Promise<void> {
  if (process.platform !== 'win32' || name === 'SIGKILL') {
    process.kill(pid, name);
    return;
  }
  await new Promise((resolve) =>
    connect(`\\\\.\\pipe\\pgsignal_${pid}`)
      // PostgreSQL closes the pipe before its answer is read, or has ended already.
      .on('error', () => {})
      .once('close', resolve)
      .end(Buffer.of(SIGNALS[name])),
  );
}

/**
 * Stops a PostgreSQL: open transactions are rolled back and everything is written to disk. One that has not
 * stopped after ten seconds is stopped immediately, as by a power cut, which loses no committed row either.
 */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const [name, timeoutMs] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    try {
      await signal(pid, name);
    } catch {
      return;
    }
    if (await waitForEnd(pid, timeoutMs)) return;
  }
}
