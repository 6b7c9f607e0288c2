import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../platform/database/connection.ts';
import type { AppParts } from '../../../platform/http/requestContext.ts';
import {
  companyOfNotice,
  noticeOf,
  takeNoticesAsText,
  textOf,
} from '../../../platform/http/signedNotices.ts';
import { asText } from '../../../providers/fields.ts';
import { checkCcViewer } from '../../../providers/live/ccLive.ts';
import { type LiveProvider, liveProviders } from '../../../providers/live/liveProvider.ts';
import { applyNotice } from './liveRoom.service.ts';

/** Returns the path to which a live service sends notices about a company's rooms. */
export const liveNoticePath = (provider: LiveProvider['id'], companyId: string): string =>
  `/s/api/course/liveNotify/${provider}/${companyId}`;

const PROVIDERS: readonly LiveProvider['id'][] = ['baijia', 'cc', 'sandbox'];

/**
 * Mounts the routes for notices of live services, and for CC's question whether a viewer may enter. They carry
 * no session and are trusted only by their signature.
 */
export function mountLiveNotices(
  app: FastifyInstance,
  { config, connection, clock, services }: AppParts,
): void {
  takeNoticesAsText(app);

  app.post<{ Params: { provider: string; companyId: string } }>(
    '/s/api/course/liveNotify/:provider/:companyId',
    async (request, reply) => {
      const company = await companyOfNotice(connection.db, request.params.companyId);
      const id = PROVIDERS.find((known) => known === request.params.provider);
      const provider =
        company === undefined || id === undefined ? undefined : services.get(liveProviders).byId(company, id);
      if (company === undefined || provider === undefined)
        return reply.code(404).send({ code: 404, msg: '' });
      const notice = provider.readNotice(noticeOf(request, 'x-live-signature'));
      if (notice === undefined) {
        request.log.warn({ provider: provider.id }, 'A live-room notification failed verification');
        return reply.code(403).send({ code: 403, msg: '' });
      }
      const outcome = await inTransaction(connection.db, (tx) =>
        applyNotice(tx, company.id, provider.id, notice),
      );
      if (outcome === 'unknown')
        request.log.warn({ provider: provider.id, room: notice.room }, 'A live room belongs to no lesson');
      return reply.send({ code: 0, msg: '' });
    },
  );

  app.route<{ Params: { companyId: string }; Querystring: Readonly<Record<string, unknown>> }>({
    method: ['GET', 'POST'],
    url: '/s/api/course/liveCheck/cc/:companyId',
    handler: async (request, reply) => {
      const company = await companyOfNotice(connection.db, request.params.companyId);
      const provider = company && services.get(liveProviders).byId(company, 'cc');
      if (provider === undefined) return reply.code(404).send({ result: 'false', message: '' });
      const form = new URLSearchParams(textOf(request));
      const textNamed = (name: string): string => form.get(name) ?? asText(request.query[name]);
      const name = textNamed('viewername');
      const viewer = { room: textNamed('roomid'), name, token: textNamed('viewertoken') };
      const id = checkCcViewer(config, viewer, clock.now());
      return reply.send(
        id === undefined
          ? { result: 'false', message: '请从课程页重新进入' }
          : { result: 'ok', message: '', user: { id, name } },
      );
    },
  });
}
