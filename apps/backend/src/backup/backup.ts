import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { counted } from '../platform/commands/counted.ts';
import { CommandError } from '../platform/commands/commandError.ts';
import { type Bar, openBar, withProgress } from '../platform/commands/progress.ts';
import type { VerbContext } from '../platform/commands/verb.ts';
import { connect, type Connection } from '../platform/database/connection.ts';
import { migrate } from '../platform/database/migrating/migrate.ts';
import {
  type Before,
  removeRestoreRecord,
  recordRestore,
  readUnfinished,
} from '../platform/database/unfinishedRestore.ts';
import type { Config } from '../platform/config/config.ts';
import type { Bucket } from '../platform/files/bucket.ts';
import { openNamedBucket, setConfiguredPlace } from '../platform/files/filePlace.ts';
import { metadataOf } from '../platform/files/wholeFile.ts';
import {
  type ArchivePart,
  FILES,
  IN_BUCKET,
  readArchive,
  type SealedBackup,
  writeArchive,
} from './archive.ts';
import type { BackupStorage } from './backupStorage.ts';
import {
  type DatabaseFacts,
  dropStatementsOf,
  dropSince,
  type Filling,
  fillTables,
  makeTables,
  readFacts,
  readTables,
} from './tables.ts';

const FACTS = 'database.json';
const TABLES = 'tables/';
const NAME = /^lectern-\d{8}-\d{6}\.tar\.age$/;

/** Options of a backup. */
export interface BackupOptions {
  readonly storage: BackupStorage;
  /** The recipient's public key. */
  readonly to: string;
  /** How many backups are kept at the place, including this one; undefined keeps all. */
  readonly keep: number | undefined;
}

/**
 * Makes a backup of the database and the files at one moment. Files are copied before the database and once
 * more after it. Since files never change, each file that the database refers to at that moment is in one of
 * the two copies.
 * @returns a sentence about the backup.
 */
export async function makeBackup(
  { connection, config, now, files }: Pick<VerbContext, 'connection' | 'config' | 'now' | 'files'>,
  { storage, to, keep }: BackupOptions,
): Promise<string> {
  const stamp = now.toISOString().replaceAll(/[-:]/g, '').replace('T', '-').slice(0, 15);
  const name = `lectern-${stamp}.tar.age`;
  const { bucket } = await files();
  const count = { files: 0, rows: 0 };
  const write = (source: AsyncIterable<Uint8Array>) => storage.write(name, source);
  await writeArchive(write, to, async (archive) => {
    const addFiles = async (): Promise<void> => {
      count.files += await archive.addFiles(config.dataDir);
      if (bucket !== undefined) count.files += await archive.addObjects(bucket);
    };
    await addFiles();
    await connection.db.transaction(
      async (tx) => {
        await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
        const facts = await readFacts(tx, now);
        await archive.addText(FACTS, JSON.stringify(facts));
        let number = 0;
        await withProgress(facts.rows ?? 0, async ({ advance }) => {
          for await (const { table, lines } of readTables(tx)) {
            number += 1;
            count.rows += lines.length;
            await archive.addText(`${TABLES}${table}/${number}.jsonl`, lines.join('\n'));
            advance(lines.length);
          }
        });
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    await addFiles();
  });
  const backups = (await storage.list()).filter((one) => NAME.test(one)).toSorted();
  const old = keep === undefined ? [] : backups.slice(0, -keep);
  for (const one of old) await storage.remove(one);
  const removedText =
    old.length === 0 ? '' : ` ${counted(old.length, 'older backup was', 'older backups were')} removed.`;
  return `${storage.fullName(name)}: ${counted(count.rows, 'row')} and ${counted(count.files, 'file')}.${removedText}\n`;
}

/** Where a backup is restored to. */
export interface RestoreTarget {
  /** An empty database. */
  readonly databaseUrl: string;
  /** Its data folder has no files, and neither has its bucket, where it names one. */
  readonly config: Config;
}

/** Refuses a place that is not empty. */
async function refuseFilled(
  db: Connection['db'],
  { dataDir }: Config,
  bucket: Bucket | undefined,
): Promise<void> {
  const { rows } = await db.execute<{ there: string | null }>(
    sql`select to_regclass('public.companies') as there`,
  );
  if (rows[0]?.there != null)
    throw new CommandError('The database has tables already. Restore into an empty one.');
  const names = await readdir(dataDir).catch(() => []);
  const inTheWay = names.filter((name) => name === 'files' || name === 'secret');
  if (inTheWay.length > 0)
    throw new CommandError(
      `${dataDir} has ${inTheWay.join(' and ')} already. Restore into an empty data folder.`,
    );
  for (const folder of bucket === undefined ? [] : IN_BUCKET)
    if ((await bucket?.list(folder).next())?.done === false)
      throw new CommandError(`The bucket has ${folder} already. Restore into an empty one.`);
}

/** Writes an entry that belongs in a bucket there, with its hash. */
async function putIntoBucket(bucket: Bucket, part: ArchivePart): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-restore-'));
  try {
    await part.writeBelow(folder);
    const name = part.name.slice(FILES.length);
    const { digest } = await metadataOf(join(folder, name));
    await bucket.putPieces(name, createReadStream(join(folder, name)), { digest });
  } finally {
    await rm(folder, { recursive: true });
  }
}

const isBucketFile = ({ name }: ArchivePart): boolean =>
  IN_BUCKET.some((folder) => name.startsWith(FILES + folder)) && !name.endsWith('/.place');

/** Records in the database where the files were restored to, whatever the restored row says. */
async function recordFilePlace({ databaseUrl, config }: RestoreTarget): Promise<void> {
  const { db, close } = connect(databaseUrl, { poolSize: 1 });
  try {
    await setConfiguredPlace(config, db);
  } finally {
    await close();
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Reads what a place contains. */
const targetStateOf = async (db: Connection['db'], { dataDir, bucket }: Config): Promise<Before> => ({
  drops: await dropStatementsOf(db),
  dataDir,
  names: await readdir(dataDir).catch(() => []),
  bucket: bucket?.bucket ?? null,
});

/**
 * Removes everything that was added to a place since; a folder or a bucket that has been replaced by another
 * one is left alone.
 */
async function undo(
  db: Connection['db'],
  config: Config,
  bucket: Bucket | undefined,
  before: Before,
): Promise<void> {
  const { dataDir } = config;
  await dropSince(db, before.drops);
  for (const name of before.dataDir === dataDir ? await readdir(dataDir).catch(() => []) : [])
    if (!before.names.includes(name)) await rm(join(dataDir, name), { recursive: true });
  if (bucket !== undefined && before.bucket === config.bucket?.bucket)
    for (const folder of IN_BUCKET)
      for await (const { name } of bucket.list(folder)) await bucket.remove(name);
  await removeRestoreRecord(db);
}

/**
 * Restores a backup into an empty database and data folder, and migrates it to this version. A failed restore
 * leaves database, data folder and bucket as they were; after a restore whose process was killed, the next
 * restore first removes what that one had added.
 * @param identity the recipient's secret key.
 * @returns a sentence about what was restored. @throws {CommandError}
 */
export async function restoreBackup(
  target: RestoreTarget,
  backup: SealedBackup,
  identity: string,
): Promise<string> {
  const { databaseUrl, config } = target;
  const bucket = await openNamedBucket(config);
  const connection = connect(databaseUrl, { poolSize: 1, statementTimeoutMs: 0 });
  try {
    const { db } = connection;
    // State left by a restore whose process was killed.
    const unfinished = await readUnfinished(db);
    if (unfinished !== undefined) await undo(db, config, bucket, unfinished);
    await refuseFilled(db, config, bucket);
    const before = await targetStateOf(db, config);
    await recordRestore(db, before);
    try {
      const text = await fillFrom(backup, identity, { target, connection, bucket });
      await removeRestoreRecord(db);
      return text;
    } catch (error) {
      await undo(db, config, bucket, before).catch((reason: unknown) => {
        throw new CommandError(
          `${messageOf(error)} The partly restored data could not be removed (${messageOf(reason)}): run the ` +
            'command again, or restore into an empty database, data folder and bucket.',
        );
      });
      throw error;
    }
  } finally {
    bucket?.close();
    await connection.close();
  }
}

interface OpenTarget {
  readonly target: RestoreTarget;
  readonly connection: Connection;
  readonly bucket: Bucket | undefined;
}

async function fillFrom(
  backup: SealedBackup,
  identity: string,
  { target, connection, bucket }: OpenTarget,
): Promise<string> {
  const { databaseUrl, config } = target;
  const count = { files: 0, rows: 0 };
  let facts: DatabaseFacts | undefined;
  let bar: Bar | undefined;
  try {
    await connection.db.transaction(async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      let filling: Filling | undefined;
      await readArchive(backup, identity, async (part: ArchivePart) => {
        if (part.name === FACTS) {
          facts = JSON.parse(await part.text());
          if (facts === undefined) throw new CommandError('The backup does not describe its database.');
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
          if (bucket !== undefined && isBucketFile(part)) await putIntoBucket(bucket, part);
          else await part.writeBelow(config.dataDir);
        }
      });
      if (filling === undefined) throw new CommandError('The backup contains no database.');
      await filling.finish();
    });
  } finally {
    bar?.stop();
  }
  await migrate(databaseUrl);
  await recordFilePlace(target);
  return (
    `Restored ${counted(count.rows, 'row')} and ${counted(count.files, 'file')} of the backup of ` +
    `${facts?.writtenAt ?? 'an unknown time'}.\n`
  );
}
