import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import {
  changeRecord,
  extensionOf,
  fileRecords,
  insertFileRecord,
  removeRecords,
  SHARED_UPLOAD,
  storedFiles,
} from '../upload/index.ts';
import { categoryOf } from './kinds.ts';
import { resources } from './resource.tables.ts';

/** Reads the files that a company itself shares, oldest first. */
export const readResourceRows = async (db: Queryable, companyId: string) =>
  db
    .select({ resource: resources, fileName: fileRecords.fileName })
    .from(resources)
    .innerJoin(fileRecords, eq(fileRecords.id, resources.id))
    .where(and(eq(resources.companyId, companyId), isNull(resources.userId)))
    .orderBy(asc(resources.sharedAt), asc(resources.id));

/** The columns of a shared file that a school sets. */
export type ResourceValues = Omit<
  typeof resources.$inferInsert,
  'id' | 'companyId' | 'extension' | 'category'
> & { readonly fileName: string };

/**
 * Inserts or updates a shared file whose bytes are already stored.
 * @param id undefined for a new one.
 * @throws {CommandError} for a file that is already shared
 */
export async function saveResource(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  { fileName, ...values }: ResourceValues,
): Promise<string> {
  const { fileKey, userId = null, sharedAt } = values;
  const [stored] = await tx
    .select({ contentType: storedFiles.contentType })
    .from(storedFiles)
    .where(eq(storedFiles.key, fileKey));
  const extension = extensionOf(fileKey);
  const category = categoryOf(stored?.contentType ?? '', extension);
  const record = { key: fileKey, fileName, fileCategory: category };
  const row = { ...values, extension, category };
  if (id !== undefined) {
    const { viewCount: _, downloadCount: __, ...changed } = row;
    await changeRecord(tx, id, record);
    await tx.update(resources).set(changed).where(eq(resources.id, id));
    return id;
  }
  const owner = { companyId, userId };
  const fileRecord = await insertFileRecord(tx, owner, {
    ...record,
    uploadType: SHARED_UPLOAD,
    now: sharedAt,
  });
  if (fileRecord === undefined)
    throw new CommandError(`${fileName} is shared already under another key; share each file once.`);
  await tx.insert(resources).values({ ...row, companyId, id: fileRecord });
  return fileRecord;
}

/** Deletes shared files. */
export const removeResources = removeRecords;
