import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { freePort } from './freePort.ts';
import { findProgram, killServer, untilListening } from './serverProgram.ts';

/** The program of Valkey or Redis of this machine, or the one that `REDIS` names; undefined where there is none. */
export const redisServer = process.env['REDIS'] ?? findProgram('valkey-server', 'redis-server');

/** A Redis or Valkey that keeps nothing on the disk: started again it is empty. */
export interface RedisServer {
  readonly url: string;
  /** Ends it without warning. */
  kill(): Promise<void>;
  /** Starts it on the same port; resolves once it listens. */
  start(): Promise<void>;
  /** Has it hang, its connections open, or go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
}

/** Starts a Redis or Valkey of one's own on this machine. @throws {Error} where it ends at once. */
export async function openRedis(): Promise<RedisServer> {
  const port = await freePort();
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    const args = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no'];
    child = spawn(redisServer ?? 'redis-server', args, {
      cwd: tmpdir(),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await untilListening(child, port);
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill: () => killServer(child),
    signal: (signal) => void child.kill(signal),
  };
}
