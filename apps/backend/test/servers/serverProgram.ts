import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Folders of programs; Debian installs servers in `/usr/sbin`, which is not in most users' path. */
const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];

/** Returns the path of the first installed program; undefined where none is installed. */
export const findProgram = (...names: readonly string[]): string | undefined =>
  names.flatMap((name) => FOLDERS.map((folder) => join(folder, name))).find((path) => existsSync(path));

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** Resolves once a started server listens on its port. @throws {Error} where it ends before that. */
export async function untilListening(child: ChildProcess, port: number): Promise<void> {
  while (!(await listens(port))) {
    if (hasEnded(child))
      throw new Error(`${child.spawnfile} ended with ${child.exitCode ?? child.signalCode}`);
    await pause(20);
  }
}

/** Ends a server, unless it has ended; resolves when it has. */
export async function endServer(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (hasEnded(child)) return;
  child.kill(signal);
  await once(child, 'exit');
}
