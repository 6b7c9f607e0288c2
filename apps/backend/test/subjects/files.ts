import type { User } from '../../src/platform/database/tables/users.tables.ts';
import { insertStudentRecord } from '../../src/modules/upload/index.ts';
import { storedFiles } from '../../src/modules/upload/upload.tables.ts';
import type { TestApp } from '../createTestApp.ts';

/** Adds the row of a student's uploaded file under a new key; returns its id. */
export async function addFile(
  { clock, parts }: TestApp,
  user: User,
  key: string,
  contentType: string,
  uploadType = 'community',
): Promise<string> {
  const { db } = parts.connection;
  const now = clock.now();
  await db
    .insert(storedFiles)
    .values({
      key,
      companyId: user.companyId,
      userId: user.id,
      contentType,
      size: 3,
      digest: key,
      createdAt: now,
    });
  return db.transaction((tx) =>
    insertStudentRecord(tx, user, { key, fileName: key, fileCategory: 'image', uploadType, now }),
  );
}
