import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { postgresFolders } from '../src/platform/database/embedded/postgresFolders.ts';
import { isAlive, readPostmaster, waitForEnd } from '../src/platform/database/embedded/postmaster.ts';
import { freePort } from './servers/freePort.ts';
import { programOf } from './programs.ts';

/** Timeout of a whole start on a busy machine. */
export const TIMEOUT_MS = 120_000;

/** A back end started as by an operator. */
export interface Started {
  readonly process: ChildProcess;
  readonly ended: Promise<number | null>;
  output(): string;
  /** Waits for a text in the output; fails when the process ends before it. */
  says(text: string | RegExp): Promise<void>;
}

/** Starts of whole back ends on one data folder per test file. */
export interface WholeStarts {
  /** Starts one in production; it is stopped after the test. */
  start(env?: Record<string, string>): Started;
  dataDir(): string;
  /** Returns the folder of the database. */
  home(): string;
  port(): number;
  /** Returns the process id of the database, 0 where it is not running. */
  postmasterPid(): number;
}

/** Creates a data folder for the tests of a file, and removes everything after them. */
export function useWholeStarts(): WholeStarts {
  let dataDir: string;
  let port: number;
  let home: string;
  const running = new Set<ChildProcess>();

  const start = (env: Record<string, string> = {}): Started => {
    const child = spawn(process.execPath, ['--conditions=source', programOf('server')], {
      env: {
        ...process.env,
        LECTERN_DATA: dataDir,
        PORT: String(port),
        DATABASE_URL: '',
        LECTERN_MODE: 'production',
        DRAIN_SECONDS: '0',
        SITE_DIR: dataDir,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve)).finally(() =>
      running.delete(child),
    );
    child.stdout.on('data', (part) => (output += String(part)));
    child.stderr.on('data', (part) => (output += String(part)));
    return {
      process: child,
      ended,
      output: () => output,
      says: async (text) => {
        const isThere = (): boolean => (typeof text === 'string' ? output.includes(text) : text.test(output));
        while (!isThere()) {
          if (child.exitCode !== null)
            throw new Error(`It ended with ${child.exitCode} and said:\n${output}`);
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      },
    };
  };

  const postmasterPid = (): number => readPostmaster(join(home, 'data'))?.pid ?? 0;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lectern-start-'));
    home = (await postgresFolders(dataDir)).home;
    port = await freePort();
  });

  afterEach(async () => {
    for (const child of running) {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('close', resolve));
    }
  }, TIMEOUT_MS);

  afterAll(async () => {
    const pid = postmasterPid();
    if (pid > 0 && isAlive(pid)) {
      process.kill(pid, 'SIGINT');
      await waitForEnd(pid, 10_000);
    }
    await rm(home, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  });

  return { start, postmasterPid, dataDir: () => dataDir, home: () => home, port: () => port };
}
