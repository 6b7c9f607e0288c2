import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { CommandError } from '../platform/commands/commandError.ts';
import { type Bar, openBar, withProgress } from '../platform/commands/progress.ts';
import type { School } from '../platform/commands/verb.ts';
import { connect } from '../platform/database/connection.ts';
import { migrate } from '../platform/database/migrate.ts';
import { type ArchivePart, FILES, readArchive, writeArchive } from './archive.ts';
import { type DatabaseFacts, type Filling, fillTables, makeTables, readFacts, readTables } from './tables.ts';

const FACTS = 'database.json';
const TABLES = 'tables/';
const NAME = /^lectern-\d{8}-\d{6}\.tar\.age$/;

/** What a backup is made with. */
export interface BackupWish {
  readonly folder: string;
  /** The public key of who may read it. */
  readonly to: string;
  /** How many of the folder's backups stay, this one among them; undefined lets all. */
  readonly keep: number | undefined;
}

/**
 * Makes a backup of database and files as they stand at one moment. Files are taken before the database and once more
 * after it: none is ever changed, so each that the database names at its moment is in one of the two.
 * @returns what was made, in a sentence.
 */
export async function makeBackup(
  { connection, config, now }: Pick<School, 'connection' | 'config' | 'now'>,
  { folder, to, keep }: BackupWish,
): Promise<string> {
  const stamp = now.toISOString().replaceAll(/[-:]/g, '').replace('T', '-').slice(0, 15);
  const path = join(folder, `lectern-${stamp}.tar.age`);
  const count = { files: 0, rows: 0 };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeArchive(path, to, async (archive) => {
    count.files += await archive.addFiles(config.dataDir);
    await connection.db.transaction(
      async (tx) => {
        await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
        const facts = await readFacts(tx, now);
        await archive.addText(FACTS, JSON.stringify(facts));
        let place = 0;
        await withProgress(facts.rows ?? 0, async ({ advance }) => {
          for await (const { table, lines } of readTables(tx)) {
            place += 1;
            count.rows += lines.length;
            await archive.addText(`${TABLES}${table}/${place}.jsonl`, lines.join('\n'));
            advance(lines.length);
          }
        });
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    count.files += await archive.addFiles(config.dataDir);
  });
  const made = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted();
  const old = keep === undefined ? [] : made.slice(0, -keep);
  for (const name of old) await rm(join(folder, name));
  const gone = old.length === 0 ? '' : ` ${old.length} older ones were removed.`;
  return `${path}: ${count.rows} rows and ${count.files} files.${gone}\n`;
}

/** Where a backup goes back to. */
export interface RestorePlace {
  /** An empty database. */
  readonly databaseUrl: string;
  /** A data folder without files. */
  readonly dataDir: string;
}

/** Refuses a place where something is already. */
async function refuseFilled({ databaseUrl, dataDir }: RestorePlace): Promise<void> {
  const { db, close } = connect(databaseUrl, { poolSize: 1 });
  try {
    const { rows } = await db.execute<{ there: string | null }>(
      sql`select to_regclass('public.companies') as there`,
    );
    if (rows[0]?.there != null)
      throw new CommandError('The database has tables already. Restore into an empty one.');
  } finally {
    await close();
  }
  const names = await readdir(dataDir).catch(() => []);
  const inTheWay = names.filter((name) => name === 'files' || name === 'secret');
  if (inTheWay.length > 0)
    throw new CommandError(
      `${dataDir} has ${inTheWay.join(' and ')} already. Restore into an empty data folder.`,
    );
}

/**
 * Restores a backup into an empty database and data folder, and brings it up to this version. What fails leaves the
 * database without a row; the data folder is to be emptied before it is tried again.
 * @param identity the secret key of who may read it.
 * @returns what was restored, in a sentence. @throws {CommandError}
 */
export async function restoreBackup(place: RestorePlace, path: string, identity: string): Promise<string> {
  await refuseFilled(place);
  const { databaseUrl, dataDir } = place;
  const count = { files: 0, rows: 0 };
  let facts: DatabaseFacts | undefined;
  let bar: Bar | undefined;
  const connection = connect(databaseUrl, { poolSize: 1, statementTimeoutMs: 0 });
  try {
    await connection.db.transaction(async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      let filling: Filling | undefined;
      await readArchive(path, identity, async (part: ArchivePart) => {
        if (part.name === FACTS) {
          facts = JSON.parse(await part.text());
          if (facts === undefined) throw new CommandError('The backup says nothing of its database.');
          await makeTables(databaseUrl, facts);
          filling = await fillTables(tx, facts);
          bar = openBar(facts.rows ?? 0);
        } else if (part.name.startsWith(TABLES)) {
          const lines = (await part.text()).split('\n');
          count.rows += lines.length;
          await filling?.fill({ table: part.name.split('/')[1] ?? '', lines });
          bar?.advance(lines.length);
        } else if (part.name.startsWith(FILES)) {
          count.files += 1;
          await part.writeBelow(dataDir);
        }
      });
      if (filling === undefined) throw new CommandError('The backup has no database in it.');
      await filling.finish();
    });
  } finally {
    bar?.stop();
    await connection.close();
  }
  await migrate(databaseUrl);
  return `${count.rows} rows and ${count.files} files of ${facts?.writtenAt ?? 'an unknown time'} are back.\n`;
}
