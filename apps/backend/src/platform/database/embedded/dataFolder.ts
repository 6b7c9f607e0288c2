import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, openSync, closeSync } from 'node:fs';
import { chown, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { EmbeddedError } from './errors.ts';
import type { PostgresFolders } from './postgresFolders.ts';
import { moveFolder } from './moveFolder.ts';
import { isAlive } from './postmaster.ts';
import { SUPERUSER } from './address.ts';
import { spawnAs, endOfLog, ended } from './serverProcess.ts';

const MAJOR = '18';

/**
 * Runs initdb beside the data folder and then renames the result, so that an aborted start leaves no partial
 * data folder.
 */
export async function createDataFolder(folders: PostgresFolders, binaries: Binaries): Promise<void> {
  const draft = join(folders.home, `data.new-${process.pid}`);
  const passwordFile = join(folders.home, 'password');
  const log = join(folders.home, 'postgres.log');
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (folders.owner !== undefined) await chown(passwordFile, folders.owner.uid, folders.owner.gid);

  const output = openSync(log, 'w', 0o600);
  const child = spawn(
    binaries.initdb,
    [
      `--pgdata=${draft}`,
      `--username=${SUPERUSER}`,
      '--auth-local=trust',
      '--auth-host=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=zh-CN',
      '--no-instructions',
    ],
    { stdio: ['ignore', output, output], cwd: folders.home, ...spawnAs(folders) },
  );
  const code = await ended(child).finally(() => closeSync(output));
  if (code !== 0) {
    await rm(draft, { recursive: true, force: true });
    throw new EmbeddedError(
      `PostgreSQL could not create its data folder in ${folders.home}:\n${await endOfLog(log)}`,
    );
  }
  await moveFolder(draft, join(folders.home, 'data'));
}

/** Removes the temporary folders left by aborted starts. */
export async function removeDrafts(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const pid = /^data\.new-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid)))
      await rm(join(home, name), { recursive: true, force: true });
  }
}

/**
 * Tells whether a folder is a usable data folder. Changes nothing. @throws {EmbeddedError} naming what was
 * found instead
 */
export async function inspectDataFolder(data: string): Promise<'none' | 'good'> {
  if (!existsSync(data)) return 'none';
  const names = await readdir(data);
  if (names.length === 0) {
    await rm(data, { recursive: true });
    return 'none';
  }
  const advice =
    `Nothing was changed. Restore a backup, or move ${data} away to start with an empty database, ` +
    'or set LECTERN_DATA to another folder.';
  const missing = ['PG_VERSION', 'base', 'global', 'pg_wal'].filter((name) => !names.includes(name));
  if (!missing.includes('global') && !existsSync(join(data, 'global', 'pg_control')))
    missing.push('global/pg_control');
  if (missing.length > 0) {
    throw new EmbeddedError(
      `The database folder ${data} is broken: ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} ` +
        `missing; it contains ${names.slice(0, 6).join(', ')}${names.length > 6 ? ' …' : ''}. ${advice}`,
    );
  }
  const version = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim();
  if (version !== MAJOR) {
    throw new EmbeddedError(
      `The database folder ${data} was created by PostgreSQL ${version}; this is ${MAJOR}. ${advice}`,
    );
  }
  return 'good';
}
