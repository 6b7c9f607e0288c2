import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PNPM, ROOT } from '../install.mjs';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/**
 * Returns the last release (on a release commit, the one before): its tag or, in a clone without tags, the commit
 * that is titled like a release.
 * @throws {Error} if the history does not reach back that far
 */
function lastRelease(): string {
  try {
    return git('describe', '--tags', '--abbrev=0', '--match=v*', 'HEAD~1');
  } catch {
    const titled = git('log', '-1', '--format=%H', '--extended-regexp', '--grep=^Release [0-9]', 'HEAD~1');
    if (titled === '') throw new Error('The history has no release');
    return titled;
  }
}

/**
 * Checks out the last release in `.cache/releases`, and installs its packages.
 * @returns its folder, and its name: a tag or an abbreviated commit
 * @throws {Error} if the history does not reach back that far, or its packages cannot be installed
 */
export async function layOutLastRelease(): Promise<{ readonly folder: string; readonly name: string }> {
  const release = lastRelease();
  const commit = git('rev-parse', `${release}^{commit}`);
  const name = release.startsWith('v') ? release : commit.slice(0, 8);
  const folder = join(ROOT, '.cache/releases', commit);
  if (existsSync(join(folder, 'node_modules/.modules.yaml'))) return { folder, name };
  await mkdir(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const { status, stderr, stdout } = spawnSync(
    'npx',
    ['--yes', PNPM, 'install', '--frozen-lockfile', '--prefer-offline'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, CI: 'true' } },
  );
  if (status !== 0) throw new Error(`The packages of ${name} could not be installed:\n${stdout}${stderr}`);
  return { folder, name };
}
