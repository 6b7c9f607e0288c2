import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { StatusError } from '../../platform/http/errors.ts';
import type { AppParts } from '../../platform/http/requestContext.ts';
import { fileStore, isFileKey } from '../../platform/files/fileStore.ts';
import { sendStored } from '../../platform/files/sendStored.ts';
import { storedFiles } from './upload.tables.ts';

/** Content types that browsers display; everything else is only downloaded. */
const INLINE_TYPES: readonly string[] = ['image/jpeg', 'image/png'];

/** Serves stored files to whoever knows their key: pictures inline, all others as attachments. */
export function mountFiles(app: FastifyInstance, { tenants, connection, services }: AppParts): void {
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const { '*': key } = request.params;
    const tenant = await tenants.byHost(request.hostname);
    const [file] =
      tenant === undefined || !isFileKey(key)
        ? []
        : await connection.db
            .select()
            .from(storedFiles)
            .where(and(eq(storedFiles.key, key), eq(storedFiles.companyId, tenant.company.id)));
    if (file === undefined) throw new StatusError(404, '没有这个文件');
    return sendStored(request, reply, services.get(fileStore), {
      key,
      etag: `"${file.digest}"`,
      contentType: file.contentType,
      use: INLINE_TYPES.includes(file.contentType) ? 'inline' : 'attachment',
      // The content of a key never changes.
      cacheControl: 'private, max-age=31536000, immutable',
    });
  });
}
