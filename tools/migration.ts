import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

/**
 * Generates the next migration from the current `*.tables.ts` files: npm run migration -- add_reviews
 *
 * drizzle-kit compares the tables with a snapshot of the previous state, which has 17,000 lines. The snapshot
 * is not committed; it is regenerated from the tables of the last commit that added a migration.
 */
const backend = join(ROOT, 'apps/backend');
const MIGRATIONS = 'apps/backend/src/platform/database/migrations';
const meta = join(ROOT, MIGRATIONS, 'meta');
const earlier = join(ROOT, '.cache/migration');

const name = process.argv[2];
if (name === undefined || !/^[a-z0-9_]+$/.test(name)) {
  console.error('Name the migration in lower case: npm run migration -- add_reviews');
  process.exit(1);
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 }).trim();

function generate(folder: string, migration: string): void {
  const { status } = spawnSync(
    process.execPath,
    [join(backend, 'node_modules/drizzle-kit/bin.cjs'), 'generate', '--name', migration],
    {
      cwd: folder,
      // Tables refer to each other through the entries of modules, which import the SDK; its sources need no
      // build.
      env: { ...process.env, NODE_OPTIONS: '--conditions=source' },
      stdio: ['ignore', folder === backend ? 'inherit' : 'ignore', 'inherit'],
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}

/** Checks out the tables of the last commit that added a migration, and generates their snapshot. */
function snapshotBefore(): void {
  const commit = git('log', '-1', '--format=%H', '--', MIGRATIONS);
  const migrations = git('ls-files', `${MIGRATIONS}/*.sql`).split('\n').filter(Boolean);
  if (commit === '' || migrations.length === 0) return;
  rmSync(earlier, { recursive: true, force: true });
  mkdirSync(earlier, { recursive: true });
  const archive = execFileSync('git', ['archive', commit, 'apps/backend'], { cwd: ROOT, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', earlier], { input: archive });
  rmSync(join(earlier, MIGRATIONS), { recursive: true });
  symlinkSync(join(backend, 'node_modules'), join(earlier, 'apps/backend/node_modules'));
  generate(join(earlier, 'apps/backend'), 'before');
  const number = String(migrations.length - 1).padStart(4, '0');
  copyFileSync(join(earlier, MIGRATIONS, 'meta/0000_snapshot.json'), join(meta, `${number}_snapshot.json`));
  rmSync(earlier, { recursive: true });
}

const deleteSnapshots = (): void => {
  if (!existsSync(meta)) return;
  for (const file of readdirSync(meta).filter((each) => each.endsWith('_snapshot.json')))
    rmSync(join(meta, file));
};

/** Rewrites drizzle-kit's list of migrations with one line per entry instead of seven. */
function shortenJournal(): void {
  const path = join(meta, '_journal.json');
  const { entries, ...rest }: { entries: object[] } = JSON.parse(readFileSync(path, 'utf8'));
  const head = JSON.stringify(rest).slice(0, -1);
  const rows = entries.map((entry) => `  ${JSON.stringify(entry)}`);
  writeFileSync(path, `${head},"entries":[\n${rows.join(',\n')}\n]}\n`);
}

deleteSnapshots();
snapshotBefore();
try {
  generate(backend, name);
  shortenJournal();
} finally {
  deleteSnapshots();
}
