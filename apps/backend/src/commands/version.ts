import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../platform/commands/verb.ts';
import { readMigrations } from '../platform/database/migrating/migrations.ts';

/** Says which version this is, and up to which migration it brings a database. */
export async function versionText(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(ROOT, 'apps/backend/package.json'), 'utf8'));
  return `Lectern ${version}, with the migrations up to ${(await readMigrations()).at(-1)?.name ?? 'none'}\n`;
}
