// npm run changeset [-- version]: writes down what users notice, or takes all of it into the changelogs.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, localEnvironment, PNPM, ROOT } from './install.mjs';

await ensureInstalled();
// Once it has set the versions it brings the lock file up to date, by the package manager that it finds on the PATH.
const { status } = spawnSync('npx', ['--yes', `--package=${PNPM}`, 'changeset', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: localEnvironment(),
});
process.exit(status ?? 1);
