import { spaceSize } from '@lectern/sdk/endpoints/resource';
import * as upload from '@lectern/sdk/endpoints/upload';
import { parts, resource, upload as schema } from '@lectern/sdk/schemas';
import { and, eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { BusinessError } from '../../platform/http/errors.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { fileUrl } from './keepFile.ts';
import { putOnRecord } from './records.repo.ts';
import { spaceOf } from './space.ts';
import { storedFiles } from './upload.tables.ts';
import { fileRecords } from './uploadParts.tables.ts';

/** What is known of uploaded files. */
export const recordRoutes: readonly Route[] = [
  route(
    upload.saveAttachment,
    { input: schema.UploadedFile, output: schema.SavedFile },
    async (input, context) => {
      const { transaction, user, clock } = context;
      // What counts against the space is decided here, not by the flag that the browser sends.
      const { sourcePath, sourceSize, deductionSpaceFlag: _, ...record } = input;
      return transaction(async (tx) => {
        const [file] = await tx
          .select()
          .from(storedFiles)
          .where(and(eq(storedFiles.key, sourcePath), eq(storedFiles.userId, user.id)));
        if (file === undefined || file.size !== sourceSize)
          throw new BusinessError('-601', '文件上传失败，请重新上传', { field: 'sourcePath' });
        const resourceId = await putOnRecord(tx, user, { ...record, key: file.key, now: clock.now() });
        return { resourceId, url: fileUrl(file.key) };
      });
    },
  ),
  route(spaceSize, { input: parts.Nothing, output: resource.SpaceSize }, (_, { db, user }) =>
    spaceOf(db, user),
  ),
  route(
    upload.downloadCheck,
    { input: schema.DownloadCheckIn, output: Type.Null() },
    async ({ resourceId }, { db, user }) => {
      if (resourceId === undefined) return null;
      const [record] = /^\d{1,18}$/.test(resourceId)
        ? await db
            .select({ userId: fileRecords.userId })
            .from(fileRecords)
            .where(eq(fileRecords.id, resourceId))
        : [];
      if (record?.userId !== user.id) throw new BusinessError('0', '没有下载这个文件的权限');
      return null;
    },
  ),
];
