import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { freePort } from './freePort.ts';
import { endServer, findProgram, untilListening } from './serverProgram.ts';

/** Path of this machine's Valkey or Redis, or of the one in `REDIS`; undefined where there is none. */
export const redisServer = process.env['REDIS'] ?? findProgram('valkey-server', 'redis-server');

/** A Redis or Valkey without persistence: after a restart it is empty. */
export interface RedisServer {
  readonly url: string;
  /** Kills it. */
  kill(): Promise<void>;
  /** Starts it on the same port; resolves once it listens. */
  start(): Promise<void>;
  /** Suspends it with its connections open, or resumes it. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
}

/** Starts a Redis or Valkey on this machine. @throws {Error} where it ends at once. */
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
    kill: () => endServer(child, 'SIGKILL'),
    signal: (signal) => void child.kill(signal),
  };
}
