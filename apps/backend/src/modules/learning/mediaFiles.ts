import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../../http/requestContext.ts';
import { StatusError } from '../../http/errors.ts';
import { readRange } from './byteRange.ts';
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

/** Serves the files of videos to whoever holds a good ticket, whole or in ranges, so that players can seek. */
export function mountMedia(app: FastifyInstance, parts: AppParts, key: Buffer): void {
  app.get<{ Params: { videoKey: string; ticket: string; '*': string } }>('/media/video/:videoKey/:ticket/*', async (request, reply) => {
    const { videoKey, ticket, '*': name } = request.params;
    const tenant = await parts.tenants.byHost(request.hostname);
    const isGood = tenant !== undefined && isGoodTicket(key, ticket, { companyId: tenant.company.id, videoKey }, parts.clock.now());
    if (!isGood) throw new StatusError(403, '视频地址已失效，请刷新页面');
    const file = await parts.services.get(mediaStore).file(videoKey, name);
    const type = TYPES[extname(name)];
    if (file === undefined || type === undefined) throw new StatusError(404, '没有这个文件');

    const etag = `"${file.size.toString(36)}-${file.changedAt.getTime().toString(36)}"`;
    void reply
      .type(type)
      .header('Accept-Ranges', 'bytes')
      .header('Cache-Control', 'private, max-age=3600')
      .header('ETag', etag)
      .header('X-Content-Type-Options', 'nosniff');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();

    const { range: header, 'if-range': condition } = request.headers;
    const range = condition === undefined || condition === etag ? readRange(header, file.size) : undefined;
    if (range === 'unsatisfiable') return reply.code(416).header('Content-Range', `bytes */${file.size}`).send('');
    if (range === undefined) {
      return reply.header('Content-Length', file.size).send(request.method === 'HEAD' ? '' : createReadStream(file.path));
    }
    return reply
      .code(206)
      .header('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`)
      .header('Content-Length', range.end - range.start + 1)
      .send(request.method === 'HEAD' ? '' : createReadStream(file.path, { start: range.start, end: range.end }));
  });
}
