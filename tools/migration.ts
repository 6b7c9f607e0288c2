import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Writes the next migration from what the `*.tables.ts` files say now: npm run migration -- add_reviews */
const backend = fileURLToPath(new URL('../apps/backend', import.meta.url));
const name = process.argv[2];
if (name === undefined || !/^[a-z0-9_]+$/.test(name)) {
  console.error('Name the migration in lower case: npm run migration -- add_reviews');
  process.exit(1);
}
const { status } = spawnSync(join(backend, 'node_modules/.bin/drizzle-kit'), ['generate', '--name', name], {
  cwd: backend,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
