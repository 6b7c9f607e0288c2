import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../../../platform/http/requestContext.ts';
import { StatusError } from '../../../platform/http/errors.ts';
import { openPath } from '../../../platform/files/folderFileStore.ts';
import { sendFile } from '../../../platform/files/sendFile.ts';
import { isGoodTicket } from './mediaLinks.ts';
import { mediaStore } from './mediaStore.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.m4s': 'video/mp4',
  '.ts': 'video/mp2t',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.vtt': 'text/vtt; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
};

/** Serves video files to holders of a valid ticket, whole or in ranges, so that players can seek. */
export function mountMedia(app: FastifyInstance, parts: AppParts): void {
  app.get<{ Params: { videoKey: string; ticket: string; '*': string } }>(
    '/media/video/:videoKey/:ticket/*',
    async (request, reply) => {
      const { videoKey, ticket, '*': name } = request.params;
      const tenant = await parts.tenants.byHost(request.hostname);
      const isGood =
        tenant !== undefined &&
        isGoodTicket(parts.config, ticket, { companyId: tenant.company.id, videoKey }, parts.clock.now());
      if (!isGood) throw new StatusError(403, '视频地址已失效，请刷新页面');
      const file = await parts.services.get(mediaStore).file(videoKey, name);
      const type = TYPES[extname(name)];
      if (file === undefined || type === undefined) throw new StatusError(404, '没有这个文件');

      const etag = `"${file.size.toString(36)}-${file.changedAt.getTime().toString(36)}"`;
      void reply
        .type(type)
        .header('Cache-Control', 'private, max-age=3600')
        .header('X-Content-Type-Options', 'nosniff');
      return sendFile(request, reply, { open: () => openPath(file.path), etag });
    },
  );
}
