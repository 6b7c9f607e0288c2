// npm run changeset [-- version]: records a change that users notice, or moves all records into the changelogs.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, localEnvironment, PNPM, ROOT } from './install.mjs';

await ensureInstalled();
// `version` also updates the lock file, using the package manager that it finds on the PATH.
const { status } = spawnSync('npx', ['--yes', `--package=${PNPM}`, 'changeset', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: localEnvironment(),
});
process.exit(status ?? 1);
