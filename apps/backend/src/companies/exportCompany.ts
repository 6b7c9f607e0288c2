import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { counted } from '../platform/commands/counted.ts';
import { CommandError } from '../platform/commands/commandError.ts';
import { type Progress, withProgress } from '../platform/commands/progress.ts';
import type { VerbContext } from '../platform/commands/verb.ts';
import type { Config } from '../platform/config/config.ts';
import { type Purpose, SealedError, unseal } from '../platform/auth/sealing.ts';
import type { Queryable } from '../platform/database/connection.ts';
import {
  countOwned,
  type Owner,
  ownedRows,
  readReferences,
  withoutSecrets,
} from '../platform/database/rows/ownedRows.ts';
import type { Company } from '../platform/database/tables/companies.tables.ts';
import { bytesOf, type FileStore, isFileKey } from '../platform/files/fileStore.ts';
import { withSecrets } from '../platform/server/secret.ts';

/**
 * The rows of a company that are exported; the skipped tables hold credentials, or values that are valid for
 * minutes.
 */
export const EXPORTED_ROWS: Owner = {
  table: 'companies',
  column: 'company_id',
  without: new Set([
    'attempt_counts',
    'back_login_tickets',
    'idempotent_replies',
    'login_codes',
    'mail_outbox',
    'password_keys',
    'sms_codes',
    'sms_outbox',
    'upload_sessions',
    'used_once',
  ]),
};

/** Sealed columns that the company may read, with their names in the export, where they are opened. */
const SEALED: Readonly<Record<string, { readonly name: string; readonly purpose: Purpose }>> = {
  identity_id_sealed: { name: 'identity_id', purpose: 'identity' },
  password_sealed: { name: 'password', purpose: 'meeting' },
};

/** Rows read at once. */
const FETCH_SIZE = 1000;

type Row = Readonly<Record<string, unknown>>;

interface Rows {
  readonly tx: Queryable;
  readonly config: Config;
  readonly progress: Progress;
  /** Called for each row. */
  readonly onRow: (row: Row) => void;
}

/** Opens the sealed values of a row; null where the key is missing. */
function opened(config: Config, row: Row): Row {
  const open: Record<string, unknown> = {};
  for (const [column, { name, purpose }] of Object.entries(SEALED)) {
    const sealed = row[column];
    if (sealed === undefined) continue;
    try {
      open[name] = typeof sealed === 'string' ? unseal(config, purpose, sealed) : null;
    } catch (error) {
      if (!(error instanceof SealedError)) throw error;
      open[name] = null;
    }
  }
  return { ...withoutSecrets(row), ...open };
}

async function* readLines(
  { tx, config, progress, onRow }: Rows,
  table: string,
  condition: ReturnType<typeof sql>,
): AsyncGenerator<string> {
  await tx.execute(
    sql`declare export_rows no scroll cursor for
      select to_jsonb(owned) as row from ${sql.identifier(table)} owned where ${condition}`,
  );
  for (;;) {
    const { rows } = await tx.execute<{ row: Row }>(
      sql`fetch ${sql.raw(String(FETCH_SIZE))} from export_rows`,
    );
    if (rows.length === 0) break;
    for (const { row } of rows) onRow(row);
    progress.advance(rows.length);
    yield rows.map(({ row }) => `${JSON.stringify(opened(config, row))}\n`).join('');
  }
  await tx.execute(sql`close export_rows`);
}

/** Copies files into a folder. @returns the keys of missing files. */
async function copyFiles(
  store: FileStore,
  keys: readonly string[],
  folder: string,
  progress: Progress,
): Promise<string[]> {
  const missing: string[] = [];
  for (const key of keys) {
    const target = join(folder, key);
    await mkdir(dirname(target), { recursive: true });
    const file = await store.open(key);
    if (file === undefined) missing.push(key);
    else await pipeline(await bytesOf(file), createWriteStream(target, { flags: 'wx' }));
    progress.advance(1);
  }
  return missing;
}

async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new CommandError(`${path} already exists.`);
    throw error;
  }
}

/**
 * Exports everything that a company has at one moment into a new folder: `company.json`, a file of JSON lines
 * for each table, and the files under their keys. ID numbers are in clear text.
 * @returns a sentence about what was written.
 * @throws {CommandError} where the path exists.
 */
export async function exportCompany(
  { tx, config, now, files }: VerbContext,
  company: Company,
  path: string,
): Promise<string> {
  const owned = ownedRows(await readReferences(tx), EXPORTED_ROWS);
  const full = await withSecrets(config);
  await makeFolder(path);
  await mkdir(join(path, 'tables'));
  const { rows, total } = await countOwned(tx, owned, company.id);
  const { store } = await files();
  const keys: string[] = [];
  // A stored file counts twice: its row and its bytes.
  const steps = total + (rows['stored_files'] ?? 0);
  const missing = await withProgress(steps, async (progress) => {
    for (const table of owned.tables) {
      if (rows[table] === 0) continue;
      const onRow = ({ key }: Row): void => {
        if (table === 'stored_files' && typeof key === 'string' && isFileKey(key)) keys.push(key);
      };
      const condition = owned.condition(table, company.id);
      const lines = readLines({ tx, config: full, progress, onRow }, table, condition);
      await pipeline(Readable.from(lines), createWriteStream(join(path, 'tables', `${table}.jsonl`)));
    }
    return copyFiles(store, keys, join(path, 'files'), progress);
  });
  const facts = { name: company.name, hosts: company.hosts, writtenAt: now.toISOString(), rows };
  await writeFile(join(path, 'company.json'), `${JSON.stringify({ ...facts, missing }, null, 2)}\n`);
  const without =
    missing.length === 0 ? '' : `; the bytes of ${missing.length} are missing (listed in company.json)`;
  return `Wrote ${counted(total, 'row')} and ${counted(keys.length - missing.length, 'file')} to ${path}${without}.\n`;
}
