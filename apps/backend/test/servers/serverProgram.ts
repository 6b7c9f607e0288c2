import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Where Debian's packages put servers, which is on the path of few users. */
const PLACES = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];

/** The first of these programs that this machine has; undefined where it has none. */
export const findProgram = (...names: readonly string[]): string | undefined =>
  names.flatMap((name) => PLACES.map((place) => join(place, name))).find((path) => existsSync(path));

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const line = connect(port, '127.0.0.1');
    line.on('connect', () => resolve(true)).on('error', () => resolve(false));
    line.on('connect', () => line.destroy());
  });
}

/** Resolves once a server that was started listens on its port. @throws {Error} where it ends before that. */
export async function untilListening(child: ChildProcess, port: number): Promise<void> {
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}`);
    await pause(20);
  }
}

/** Ends a server without warning, unless it has ended. */
export async function killServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
