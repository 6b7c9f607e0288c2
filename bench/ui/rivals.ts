import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../rivals', import.meta.url));
const lock = join(folder, 'pnpm-lock.yaml');
/** Copy of the lock file from which the packages were installed. */
const stamp = join(folder, 'node_modules/.lectern-install');

/**
 * Installs the libraries that our components are compared with, unless they are installed. They are not part of
 * the workspace, so that only those who measure install them.
 * @throws if they cannot be installed.
 */
export function ensureRivals(): void {
  const lockText = readFileSync(lock, 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockText) return;
  process.stderr.write('Installing the libraries to measure beside …\n');
  const { status } = spawnSync(
    'npx',
    [
      '--yes',
      'pnpm@12.21.0',
      'install',
      '--ignore-workspace',
      '--ignore-scripts',
      '--frozen-lockfile',
      '--reporter=append-only',
    ],
    {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, CI: 'true' },
    },
  );
  if (status !== 0) throw new Error('The libraries to measure beside could not be installed');
  writeFileSync(stamp, lockText);
}
