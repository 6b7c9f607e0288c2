import { annexDownload } from '@lectern/sdk/endpoints/upload';
import { upload as schema } from '@lectern/sdk/schemas';
import { and, eq } from 'drizzle-orm';
import { InputError, StatusError } from '../../platform/http/errors.ts';
import { inputReader } from '../../platform/http/input/input.ts';
import { addressOf, type Route } from '../../platform/http/route.ts';
import { strictCheck } from '../../platform/schema/strict.ts';
import { fileStore, isFileKey } from '../../platform/files/fileStore.ts';
import { sendStored } from '../../platform/files/sendStored.ts';
import { fileNameOf } from './fileNames.ts';
import { storedFiles } from './upload.tables.ts';
import { fileRecords } from './uploadParts.tables.ts';

const readInput = inputReader(annexDownload, schema.AnnexDownloadIn);
const inspect = strictCheck(schema.AnnexDownloadIn);

const nameOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/**
 * Sends a stored file as a download with its original name. A browser that follows a link sends no token, so
 * knowing the key is the permission, as under `/files/`.
 */
export const annexRoute: Route = {
  endpoint: annexDownload,
  schema: { input: schema.AnnexDownloadIn, output: schema.FileBytes },
  access: 'public',
  options: { access: 'public' },
  mount(app, { tenants, connection, services }) {
    app.get(addressOf(annexDownload), async (request, reply) => {
      const input = readInput({ params: {}, query: request.query, body: undefined });
      const problem = inspect(input);
      if (problem !== undefined) throw new InputError(problem.path, problem.problem);
      const key = String(input['ids']);
      const tenant = await tenants.byHost(request.hostname);
      const [file] =
        tenant === undefined || !isFileKey(key)
          ? []
          : await connection.db
              .select({
                contentType: storedFiles.contentType,
                digest: storedFiles.digest,
                name: fileRecords.fileName,
              })
              .from(storedFiles)
              .leftJoin(fileRecords, eq(fileRecords.fileKey, storedFiles.key))
              .where(and(eq(storedFiles.key, key), eq(storedFiles.companyId, tenant.company.id)));
      if (file === undefined) throw new StatusError(404, '没有这个文件');
      return sendStored(request, reply, services.get(fileStore), {
        key,
        etag: `"${file.digest}"`,
        contentType: file.contentType,
        use: 'attachment',
        name: file.name === null ? nameOf(key) : fileNameOf(file.name, key),
        plainName: nameOf(key),
        cacheControl: 'private, max-age=3600',
      });
    });
  },
};
