import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../../../platform/http/requestContext.ts';
import { noticeOf, takeNoticesAsText } from '../../../platform/http/signedNotices.ts';
import { videoProvider } from '../../../providers/video/videoProvider.ts';
import { storeVideoState } from './videos.service.ts';

/** Path to which the provider sends its notices. */
export const VIDEO_NOTICES = '/s/api/saas-business/videoNotify';

/**
 * Mounts the route for the provider's notices. They carry no session and are trusted only by their signature; a
 * notice may arrive twice.
 */
export function mountVideoNotices(app: FastifyInstance, { connection, services }: AppParts): void {
  takeNoticesAsText(app);

  app.post(VIDEO_NOTICES, async (request, reply) => {
    const provider = services.has(videoProvider) ? services.get(videoProvider) : undefined;
    const notice = provider?.readNotice(noticeOf(request, 'x-video-signature'));
    if (provider === undefined || notice === undefined) {
      request.log.warn({ provider: provider?.id }, 'A video notification failed verification');
      return reply.code(403).send('');
    }
    const isKnown = await storeVideoState(
      connection.db,
      { provider: provider.id, name: notice.name },
      notice,
    );
    return reply.code(isKnown ? 200 : 404).send('');
  });
}
