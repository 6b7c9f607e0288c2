import { spawn, type ChildProcess } from 'node:child_process';
import { openSync, closeSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { EmbeddedError, errnoOf } from './errors.ts';
import { ownFolder, type PostgresFolders } from './postgresFolders.ts';
import { isAlive, readPostmaster } from './postmaster.ts';
import { IS_WINDOWS, socketDirOf } from './address.ts';

/** Returns the user and group that PostgreSQL is started as, since it refuses to run as root. */
export function spawnAs(folders: PostgresFolders): { uid?: number; gid?: number } {
  return folders.owner === undefined ? {} : { uid: folders.owner.uid, gid: folders.owner.gid };
}

/** Reads the last lines of a log; empty where there is none. */
export async function endOfLog(log: string): Promise<string> {
  const text = await readFile(log, 'utf8').catch(() => '');
  return text.trim().split('\n').slice(-8).join('\n');
}

/**
 * Waits for a process to end. @returns its code
 * @throws {EmbeddedError} where it may not be started as that user.
 */
export function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(
        errnoOf(error) === 'EPERM'
          ? new EmbeddedError(
              'PostgreSQL refuses to run as root, and this root user may not switch to another user. Start as an ' +
                'ordinary user, or set DATABASE_URL.',
            )
          : error,
      ),
    );
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

interface LaunchSettings {
  readonly isDurable: boolean;
  /** The same port at each launch, since its address has been given out. */
  readonly port: number;
}

/** A running server process that accepts connections. */
interface Launched {
  readonly pid: number;
  /** Resolves when the process has ended. */
  readonly ended: Promise<unknown>;
}

/** How often Windows is asked whether the server still runs, in ms. */
const POLL_INTERVAL_MS = 500;

async function launchOnWindows(
  { home }: PostgresFolders,
  { pgCtl }: Binaries,
  { data, log, options }: { readonly data: string; readonly log: string; readonly options: string },
): Promise<Launched | undefined> {
  // Recovery may take any time, hence the long timeout; pg_ctl notices when the server ends.
  const args = ['start', '-w', '-t', '86400', '-s', '-D', data, '-l', log, '-o', options];
  // A hidden window gives the server a console of its own, which Ctrl-C does not reach.
  const starting = spawn(pgCtl, args, { stdio: 'ignore', cwd: home, windowsHide: true });
  const pid = (await ended(starting)) === 0 ? readPostmaster(data)?.pid : undefined;
  if (pid === undefined) return undefined;
  const end = async (): Promise<void> => {
    while (isAlive(pid)) await sleep(POLL_INTERVAL_MS, undefined, { ref: false });
  };
  return { pid, ended: end() };
}

async function launchAsChild(
  folders: PostgresFolders,
  { postgres }: Binaries,
  { data, log, args }: { readonly data: string; readonly log: string; readonly args: readonly string[] },
): Promise<Launched | undefined> {
  const output = openSync(log, 'w', 0o600);
  // A session of its own: Ctrl-C must only reach Node, which stops PostgreSQL last.
  const child = spawn(postgres, ['-D', data, ...args], {
    stdio: ['ignore', output, output],
    cwd: folders.home,
    detached: true,
    ...spawnAs(folders),
  });
  closeSync(output);
  let exit: number | undefined;
  const end = ended(child).then((code) => (exit = code));
  end.catch(() => {});
  if (child.pid === undefined) await end;

  for (;;) {
    const running = readPostmaster(data);
    if (running?.status === 'ready' && running.pid === child.pid) return { pid: running.pid, ended: end };
    if (exit !== undefined) return undefined;
    await sleep(15);
  }
}

/** Starts the server process and waits until it accepts connections. The previous log is kept beside the new one. */
async function launch(
  folders: PostgresFolders,
  binaries: Binaries,
  { isDurable, port }: LaunchSettings,
): Promise<Launched> {
  const data = join(folders.home, 'data');
  const log = join(folders.home, 'postgres.log');
  const socketDir = socketDirOf(folders.home);
  if (socketDir !== '') await ownFolder(socketDir, folders.owner);
  const settings = {
    listen_addresses: IS_WINDOWS ? '127.0.0.1' : '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    port: String(port),
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(!isDurable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };

  await rename(log, `${log}.1`).catch(() => undefined);
  const args = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const launched = IS_WINDOWS
    ? await launchOnWindows(folders, binaries, { data, log, options: args.join(' ') })
    : await launchAsChild(folders, binaries, { data, log, args });
  if (launched !== undefined) return launched;
  throw new EmbeddedError(
    `PostgreSQL did not start on ${data}. Nothing was deleted. Its log (${log}) ends with:\n${await endOfLog(log)}`,
  );
}

/**
 * Launches the server, retrying while helper processes of a killed PostgreSQL still run. @throws
 * {EmbeddedError} with the end of its log.
 */
export async function launchWithRetries(
  folders: PostgresFolders,
  binaries: Binaries,
  settings: LaunchSettings,
): Promise<Launched> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await launch(folders, binaries, settings);
    } catch (error) {
      // The helper processes of a killed PostgreSQL need a moment to notice and to end.
      const isBusy = error instanceof EmbeddedError && error.message.includes('shared memory block');
      if (!isBusy || attempt >= 20) throw error;
      await sleep(500);
    }
  }
}
