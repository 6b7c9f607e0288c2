import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { idOrNone } from '../../platform/database/columns.ts';
import { StatusError } from '../../platform/http/errors.ts';
import type { AppParts } from '../../platform/http/requestContext.ts';
import { extensionOf, storedFiles } from '../upload/index.ts';
import { fileStore } from '../../platform/files/fileStore.ts';
import { sendStored } from '../../platform/files/sendStored.ts';
import { isShown } from './kinds.ts';
import { resources } from './resource.tables.ts';
import { isGoodTicket, LINK_USES } from './resourceLinks.ts';

/**
 * Content security policy of a file opened on its own: it may load or run nothing. PDFs get none, since
 * browsers do not start their PDF viewer in a sandbox.
 */
const INERT =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/**
 * Serves shared files to holders of a valid address, which only students who may have the file get. A removed
 * file is no longer served.
 */
export function mountResources(
  app: FastifyInstance,
  { tenants, connection, clock, config, services }: AppParts,
): void {
  app.get<{ Params: { resourceId: string; userId: string; use: string; ticket: string } }>(
    '/resources/:resourceId/:userId/:use/:ticket',
    async (request, reply) => {
      const { resourceId, userId, use: requestedUse, ticket } = request.params;
      const tenant = await tenants.byHost(request.hostname);
      const use = LINK_USES.find((one) => one === requestedUse);
      if (
        tenant === undefined ||
        use === undefined ||
        !isGoodTicket(config, ticket, { companyId: tenant.company.id, userId, resourceId, use }, clock.now())
      ) {
        throw new StatusError(403, '文件地址已失效，请回到资料页重新打开');
      }
      const [found] = await connection.db
        .select({ resource: resources, contentType: storedFiles.contentType })
        .from(resources)
        .innerJoin(storedFiles, eq(storedFiles.key, resources.fileKey))
        .where(and(eq(resources.id, idOrNone(resourceId)), eq(resources.companyId, tenant.company.id)));
      if (found === undefined || (found.resource.state !== 'shown' && found.resource.userId !== userId))
        throw new StatusError(404, '没有这个文件');
      const { resource, contentType } = found;
      const extension = extensionOf(resource.fileKey);
      void reply.header(
        'Content-Security-Policy',
        contentType === 'application/pdf' ? "frame-ancestors 'self'" : INERT,
      );
      return sendStored(request, reply, services.get(fileStore), {
        key: resource.fileKey,
        etag: `"${resource.fileKey.slice(-40, -4)}"`,
        contentType: contentType === 'text/plain' ? 'text/plain; charset=utf-8' : contentType,
        use: use === 'show' && isShown(contentType, resource.category) ? 'inline' : 'attachment',
        name: `${resource.name}.${extension}`,
        plainName: `file.${extension}`,
        cacheControl: 'private, max-age=3600',
      });
    },
  );
}
