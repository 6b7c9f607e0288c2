import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../test/servers/freePort.ts';
import { programOf } from '../test/programs.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A back end of this run's own, on this machine alone and on a data folder that goes with it. */
export interface LoadedServer {
  readonly origin: string;
  readonly dataDir: string;
  /** Its database, as settings name it to a command. */
  readonly place: { readonly LECTERN_DATA: string } | { readonly DATABASE_URL: string };
  /** What is killed. */
  readonly victim: string;
  /** Its processes, which others follow after a restart, and the one that the database's are children of. */
  processes(): { readonly servers: readonly number[]; readonly database: number };
  /** Ends the victim without warning. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data; resolves once it is open. */
  restart(): Promise<void>;
  /** Stops it in order and removes its data. */
  stop(): Promise<void>;
}

/** How a back end is started. */
interface Launch {
  /** Folder of the project, or of an earlier version of it, to start from its sources. @defaultValue this one, built or not */
  readonly program?: string | undefined;
  readonly port: number;
  readonly dataDir: string;
  /** Environment variables beside the usual ones. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Where the process writes what its processor was busy with, when it is stopped in order. */
  readonly profileDir?: string | undefined;
}

/** Starts a back end; resolves once it is open. */
export async function launch({
  program,
  port,
  dataDir,
  settings,
  profileDir,
}: Launch): Promise<ChildProcess> {
  const profiling = profileDir === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileDir}`];
  const child = spawn(
    process.execPath,
    [
      '--conditions=source',
      ...profiling,
      program === undefined ? programOf('server') : join(program, 'apps/backend/src/main.ts'),
    ],
    {
      cwd: program ?? ROOT,
      // The folder has no built site, and none is asked for.
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(port),
        LECTERN_DATA: dataDir,
        SITE_DIR: dataDir,
        DATABASE_URL: '',
        LOG_LEVEL: 'error',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', function listen(part: Buffer) {
      said += part.toString();
      if (!said.includes('Lectern is open at')) return;
      // What it logs later goes by unread: kept, it grew to gigabytes where a server lost its database.
      child.stdout.off('data', listen).resume();
      resolve();
    });
    child.once('exit', (code) => reject(new Error(`The back end ended with ${code}`)));
  });
  return child;
}

/** Ends a process, and resolves when it has ended. */
export async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

/** Starts a back end with the demonstration on a fresh database. */
export async function startLoadedServer(profileDir?: string): Promise<LoadedServer> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-load-'));
  let child = await launch({ port, dataDir, profileDir });
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    place: { LECTERN_DATA: dataDir },
    victim: 'the server',
    processes: () => ({ servers: [child.pid ?? 0], database: child.pid ?? 0 }),
    kill: () => end(child, 'SIGKILL'),
    restart: async () => {
      child = await launch({ port, dataDir, profileDir });
    },
    stop: async () => {
      await end(child, 'SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
