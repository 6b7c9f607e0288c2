import { createReadStream } from 'node:fs';
import { inArray } from 'drizzle-orm';
import { storedFiles } from '../modules/upload/index.ts';
import { counted } from '../platform/commands/counted.ts';
import { CommandError } from '../platform/commands/commandError.ts';
import { withProgress } from '../platform/commands/progress.ts';
import type { PartialResult, VerbContext } from '../platform/commands/verb.ts';
import type { Queryable } from '../platform/database/connection.ts';
import type { Bucket } from '../platform/files/bucket.ts';
import { FILE_PREFIX } from '../platform/files/bucketFileStore.ts';
import { beginMove, setPlace } from '../platform/files/filePlace.ts';
import { bytesOf } from '../platform/files/fileStore.ts';
import { keysIn, pathOfKey } from '../platform/files/folderFileStore.ts';
import { metadataOf, hashOf } from '../platform/files/wholeFile.ts';
import { slicesOf } from '../platform/database/rows/slicesOf.ts';

/** Files looked up at once. */
const LOOKUP_SIZE = 500;

/** Reads the recorded digests, by key. */
async function digestsOf(db: Queryable, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ key: storedFiles.key, digest: storedFiles.digest })
    .from(storedFiles)
    .where(inArray(storedFiles.key, [...keys]));
  return new Map(rows.map(({ key, digest }) => [key, digest]));
}

/** Copies a file and reads it back. @returns false where its digest is not the recorded one */
async function copy(
  bucket: Bucket,
  path: string,
  name: string,
  recorded: string | undefined,
): Promise<boolean> {
  const { digest } = await metadataOf(path);
  if (recorded !== undefined && recorded !== digest) return false;
  await bucket.putPieces(name, createReadStream(path), { digest });
  const copied = await bucket.open(name);
  if (copied !== undefined && (await hashOf(await bytesOf(copied))).digest === digest) return true;
  throw new CommandError(
    `The object ${name} in the bucket differs from the uploaded file. Run the command again.`,
  );
}

/** The result of a pass over the folder. */
interface Pass {
  readonly copied: number;
  /** Keys of files whose digest is not the recorded one. */
  readonly damaged: readonly string[];
}

async function copyMissing(db: Queryable, bucket: Bucket, dataDir: string): Promise<Pass> {
  const there = new Set<string>();
  for await (const { name } of bucket.list(FILE_PREFIX)) there.add(name.slice(FILE_PREFIX.length));
  const missing: string[] = [];
  for await (const key of keysIn(dataDir)) if (!there.has(key)) missing.push(key);
  const damaged: string[] = [];
  let copied = 0;
  await withProgress(missing.length, async (progress) => {
    for (const keys of slicesOf(missing, LOOKUP_SIZE)) {
      const digests = await digestsOf(db, keys);
      for (const key of keys) {
        const isCopied = await copy(bucket, pathOfKey(dataDir, key), FILE_PREFIX + key, digests.get(key));
        if (isCopied) copied += 1;
        else damaged.push(key);
        progress.advance(1);
      }
    }
  });
  return { copied, damaged };
}

/**
 * Moves the files of the data folder into the configured bucket while the site runs: new files are written
 * there from the beginning, each existing file is copied and read back, and at the end only the bucket is used.
 * A repeated call continues an interrupted move.
 * @returns a sentence about what was done. @throws {CommandError} where no bucket is configured
 */
export async function moveFiles({
  connection: { db },
  tx,
  config,
  files,
}: Pick<VerbContext, 'connection' | 'tx' | 'config' | 'files'>): Promise<string | PartialResult> {
  const { bucket } = await files();
  if (bucket === undefined)
    throw new CommandError('There is no bucket to move to: set S3_BUCKET and its keys (docs/settings.md).');
  // Outside the command's transaction, since other processes must see it now.
  const bucketId = await beginMove(db, bucket);
  let copied = 0;
  const done = (): string => `${counted(copied, 'file was', 'files were')} copied`;
  for (;;) {
    const pass = await copyMissing(db, bucket, config.dataDir);
    copied += pass.copied;
    if (pass.damaged.length > 0)
      return {
        partialReport:
          `${done()}. These differ from their recorded checksums, so they were not moved; keep the folder:\n` +
          `${pass.damaged.map((key) => `  ${key}\n`).join('')}`,
      };
    if (pass.copied === 0) break;
  }
  await setPlace(tx, { placeId: bucketId });
  return `${done()}; all files are in the bucket now. Run the command once more before you delete the folder.\n`;
}
