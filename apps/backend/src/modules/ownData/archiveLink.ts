import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isGoodTicket, makeTicket } from '../../platform/auth/tickets.ts';
import type { Config } from '../../platform/config/config.ts';
import { fileStore } from '../../platform/files/fileStore.ts';
import { sendStored } from '../../platform/files/sendStored.ts';
import { StatusError } from '../../platform/http/errors.ts';
import type { AppParts } from '../../platform/http/requestContext.ts';
import { isId } from '../../platform/database/columns.ts';
import { dataArchives } from './ownData.tables.ts';

/** Validity of an archive's address, in milliseconds. */
const LINK_MS = 10 * 60_000;

/** Returns the unguessable address of an archive. */
export const archiveLink = (config: Config, archiveKey: string, userId: string, now: Date): string =>
  `/own-data/${userId}/${makeTicket(config, 'own-data-link', [archiveKey, userId], new Date(now.getTime() + LINK_MS))}`;

/** Serves archives to holders of a valid address. */
export function mountArchives(
  app: FastifyInstance,
  { tenants, connection, services, config, clock }: AppParts,
): void {
  app.get<{ Params: { userId: string; ticket: string } }>(
    '/own-data/:userId/:ticket',
    async (request, reply) => {
      const { userId, ticket } = request.params;
      const tenant = await tenants.byHost(request.hostname);
      const [archive] =
        tenant === undefined || !isId(userId)
          ? []
          : await connection.db
              .select({ key: dataArchives.archiveKey })
              .from(dataArchives)
              .where(
                and(
                  eq(dataArchives.userId, userId),
                  eq(dataArchives.companyId, tenant.company.id),
                  eq(dataArchives.state, 'ready'),
                ),
              );
      const key = archive?.key ?? undefined;
      if (key === undefined || !isGoodTicket(config, 'own-data-link', [key, userId], ticket, clock.now()))
        throw new StatusError(403, '下载地址已失效，请回到页面重新下载');
      return sendStored(request, reply, services.get(fileStore), {
        key,
        etag: `"${key}"`,
        contentType: 'application/zip',
        use: 'attachment',
        name: 'my-data.zip',
        cacheControl: 'private, no-store',
      });
    },
  );
}
