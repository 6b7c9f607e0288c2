import { SealedError } from '../../platform/auth/sealing.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { type FileStore, isFileKey } from '../../platform/files/fileStore.ts';
import { findProfile, openIdentity } from '../studentInfo/index.ts';
import type { ArchiveEntry } from './archive.ts';
import { readPersonalData } from './personalData.ts';

/** What is needed to collect a student's archive. */
export interface ArchiveSource {
  readonly tx: Queryable;
  /** With the secrets that decrypt stored values. */
  readonly config: Config;
  readonly store: FileStore;
  readonly now: Date;
}

/** Decrypts a student's identity number; null where its key is missing. */
async function identityOf({ tx, config }: ArchiveSource, userId: string): Promise<string | null> {
  const profile = await findProfile(tx, userId);
  try {
    return openIdentity(config, profile?.identityIdSealed ?? null);
  } catch (error) {
    if (error instanceof SealedError) return null;
    throw error;
  }
}

/** The content of a student's archive. */
export interface StudentArchive {
  /** Number of rows in all tables. */
  readonly rows: number;
  readonly entries: readonly ArchiveEntry[];
}

/** Collects all data of a student: `data.json` with the rows of each table, and their files. */
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
