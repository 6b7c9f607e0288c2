import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../platform/commands/verb.ts';
import { readMigrations } from '../platform/database/migrating/migrations.ts';

/** Returns a text with this version and its last migration. */
export async function versionText(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(ROOT, 'apps/backend/package.json'), 'utf8'));
  return `Lectern ${version}, last migration ${(await readMigrations()).at(-1)?.name ?? 'none'}\n`;
}
