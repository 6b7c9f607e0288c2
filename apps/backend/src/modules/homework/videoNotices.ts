import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../../platform/http/requestContext.ts';
import { videoProvider } from '../../providers/video/videoProvider.ts';
import { noteStatus } from './videos.service.ts';

/** Where the provider sends its notices. */
export const VIDEO_NOTICES = '/s/api/saas-business/videoNotify';

const LARGEST_NOTICE = 64 * 1024;

/** Takes the provider's notices. They come without a log-in and are believed for their signature alone; one may come twice. */
export function mountVideoNotices(app: FastifyInstance, { connection, services }: AppParts): void {
  // The signature is over the text, so nothing may parse it before.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST_NOTICE }, (_, body, done) =>
    done(null, body),
  );

  app.post(VIDEO_NOTICES, async (request, reply) => {
    const provider = services.has(videoProvider) ? services.get(videoProvider) : undefined;
    const { 'x-video-signature': signature } = request.headers;
    const notice = provider?.readNotice({
      signature: typeof signature === 'string' ? signature : '',
      body: typeof request.body === 'string' ? request.body : '',
    });
    if (provider === undefined || notice === undefined) {
      request.log.warn({ provider: provider?.id }, 'A video notice is not genuine');
      return reply.code(403).send('');
    }
    const isKnown = await noteStatus(connection.db, { provider: provider.id, name: notice.name }, notice);
    return reply.code(isKnown ? 200 : 404).send('');
  });
}
