import { SealedError } from '../../platform/auth/sealing.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { type FileStore, isFileKey } from '../../platform/files/fileStore.ts';
import { findProfile, openIdentity } from '../studentInfo/index.ts';
import type { ArchiveEntry } from './archive.ts';
import { readPersonalData } from './personalData.ts';

/** What an archive of a student is read from. */
export interface ArchiveSource {
  readonly tx: Queryable;
  /** With the secrets that opened what is sealed. */
  readonly config: Config;
  readonly store: FileStore;
  readonly now: Date;
}

/** The number of a student's papers, which is sealed where it lies; null where its key is not here. */
async function identityOf({ tx, config }: ArchiveSource, userId: string): Promise<string | null> {
  const profile = await findProfile(tx, userId);
  try {
    return openIdentity(config, profile?.identityIdSealed ?? null);
  } catch (error) {
    if (error instanceof SealedError) return null;
    throw error;
  }
}

/** What goes into the archive of a student. */
export interface StudentArchive {
  /** Rows of all tables. */
  readonly rows: number;
  readonly entries: readonly ArchiveEntry[];
}

/** Puts together all that a school holds of a student: `data.json` with the rows of each table, and the files that they gave. */
export async function collectArchive(source: ArchiveSource, userId: string): Promise<StudentArchive> {
  const tables = await readPersonalData(source.tx, userId);
  const identityId = await identityOf(source, userId);
  const data = { writtenAt: source.now.toISOString(), identityId, tables };
  const keys = (tables['stored_files'] ?? []).map(({ key }) => String(key)).filter(isFileKey);
  return {
    rows: Object.values(tables).reduce((sum, list) => sum + list.length, 0),
    entries: [
      { name: 'data.json', text: `${JSON.stringify(data, null, 2)}\n` },
      ...keys.map((key) => ({ name: `files/${key.split('/').at(-1)}`, open: () => source.store.open(key) })),
    ],
  };
}
