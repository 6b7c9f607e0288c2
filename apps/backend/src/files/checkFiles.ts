import { asc, gt } from 'drizzle-orm';
import { storedFiles } from '../modules/upload/index.ts';
import { counted } from '../platform/commands/counted.ts';
import { withProgress } from '../platform/commands/progress.ts';
import type { PartialResult, VerbContext } from '../platform/commands/verb.ts';
import { bytesOf, type FileStore } from '../platform/files/fileStore.ts';
import { hashOf } from '../platform/files/wholeFile.ts';

/** Rows read at once. */
const FETCH_SIZE = 500;

async function problemOf(store: FileStore, key: string, digest: string): Promise<string | undefined> {
  const file = await store.open(key);
  if (file === undefined) return 'is missing';
  return (await hashOf(await bytesOf(file))).digest === digest
    ? undefined
    : 'differs from its recorded checksum';
}

/** Reads every recorded file, and lists those that are missing or changed. */
export async function checkFiles({
  tx,
  files,
}: Pick<VerbContext, 'tx' | 'files'>): Promise<string | PartialResult> {
  const { store } = await files();
  const problems: string[] = [];
  let count = 0;
  await withProgress(await tx.$count(storedFiles), async (progress) => {
    for (let last = ''; ;) {
      const rows = await tx
        .select({ key: storedFiles.key, digest: storedFiles.digest })
        .from(storedFiles)
        .where(gt(storedFiles.key, last))
        .orderBy(asc(storedFiles.key))
        .limit(FETCH_SIZE);
      for (const { key, digest } of rows) {
        const problem = await problemOf(store, key, digest);
        if (problem !== undefined) problems.push(`  ${key} ${problem}\n`);
        progress.advance(1);
      }
      count += rows.length;
      last = rows.at(-1)?.key ?? '';
      if (rows.length < FETCH_SIZE) break;
    }
  });
  if (problems.length === 0) return `All ${count} files are present and match their checksums.\n`;
  return {
    partialReport: `Problems with ${problems.length} of ${counted(count, 'file')}:\n${problems.join('')}`,
  };
}
