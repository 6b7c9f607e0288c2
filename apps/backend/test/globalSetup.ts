import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../src/platform/database/embedded/embedded.ts';
import { ownFolder, ownerFor } from '../src/platform/database/embedded/postgresFolders.ts';
import { isRoot } from '../src/platform/config/dataDir.ts';
import { migrate } from '../src/platform/database/migrating/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test run's PostgreSQL; its database `lectern` is migrated and empty. */
    readonly databaseUrl: string;
  }
}

/** Starts one PostgreSQL for the test run, or uses `TEST_DATABASE_URL`, and stops it afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const own = process.env['TEST_DATABASE_URL'];
  if (own !== undefined) {
    await migrate(own);
    project.provide('databaseUrl', own);
    return async () => {};
  }
  const base = await mkdtemp(join(tmpdir(), 'lectern-test-'));
  const home = join(base, 'home');
  const owner = isRoot() ? ownerFor(home) : undefined;
  if (owner !== undefined) await chmod(base, 0o755);
  await ownFolder(home, owner);
  const cache = isRoot() ? join(tmpdir(), 'lectern-test-postgresql') : resolve('.cache');
  const database = await startEmbedded({ folders: { home, cache, owner }, isDurable: false });
  await migrate(database.url());
  project.provide('databaseUrl', database.url());
  return async () => {
    await database.stop();
    await rm(base, { recursive: true, force: true });
  };
}
