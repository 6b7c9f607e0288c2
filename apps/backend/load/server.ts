import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../test/servers/freePort.ts';
import { endServer, untilListening } from '../test/servers/serverProgram.ts';
import { programOf } from '../test/programs.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A back end for this run, on this machine and on its own data folder, which is removed afterwards. */
export interface LoadedServer {
  readonly origin: string;
  readonly dataDir: string;
  /** Its database, as settings name it to a command. */
  readonly databaseEnv: { readonly LECTERN_DATA: string } | { readonly DATABASE_URL: string };
  /** Name of the process that is killed. */
  readonly victim: string;
  /** Process ids of its servers, which change with a restart, and of the parent of the database's processes. */
  processes(): { readonly servers: readonly number[]; readonly database: number };
  /** Kills the victim. */
  kill(): Promise<void>;
  /** Restarts it on the same port and data; resolves once it accepts connections. */
  restart(): Promise<void>;
  /** Stops everything in order and removes the data. */
  stop(): Promise<void>;
}

/** Options of a start. */
interface Launch {
  /**
   * Folder of the project, or of an earlier version of it, to start from its sources. @defaultValue this one,
   * built or not
   */
  readonly program?: string | undefined;
  readonly port: number;
  readonly dataDir: string;
  /** Additional environment variables. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Folder for the processor profile, which is written at an orderly stop. */
  readonly profileDir?: string | undefined;
}

/** Starts a back end; resolves once it accepts connections. */
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
      // The folder has no built site, and none is needed.
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
      // Keeping the output took gigabytes where a server lost its database.
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  // Its output is not read: what a version prints at its start is its own.
  await untilListening(child, port);
  return child;
}

/** Starts a back end with the demonstration on a fresh database. */
export async function startLoadedServer(profileDir?: string): Promise<LoadedServer> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-load-'));
  let child = await launch({ port, dataDir, profileDir });
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    databaseEnv: { LECTERN_DATA: dataDir },
    victim: 'the server',
    processes: () => ({ servers: [child.pid ?? 0], database: child.pid ?? 0 }),
    kill: () => endServer(child, 'SIGKILL'),
    restart: async () => {
      child = await launch({ port, dataDir, profileDir });
    },
    stop: async () => {
      await endServer(child, 'SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
