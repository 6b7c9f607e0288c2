import type { FastifyInstance } from 'fastify';
import { openPath } from '../../platform/files/folderFileStore.ts';
import { readMultipart } from '../../platform/http/input/multipart.ts';
import type { AppParts } from '../../platform/http/requestContext.ts';
import { sendFile } from '../../platform/files/sendFile.ts';
import { runJobs } from '../../platform/jobs/repeat.ts';
import { asText } from '../fields.ts';
import { type PartOutcome, sandboxVideosKey } from './sandboxVideos.ts';

/** Maximum bytes of a request: a part of 4 MB in a form, with its other fields. */
const PART_LIMIT = 4 * 1024 * 1024 + 64 * 1024;

const STATUSES: Readonly<Record<PartOutcome, number>> = {
  taken: 200,
  forged: 403,
  expired: 403,
  odd: 400,
  gap: 409,
};

/** Mounts the uploads and the playback of videos, and sends the notices. Never mounted in production. */
export function mountVideoSandbox(app: FastifyInstance, parts: AppParts, noticePath: string): void {
  const videos = parts.services.get(sandboxVideosKey);

  app.post('/sandbox/video', { bodyLimit: PART_LIMIT }, async (request, reply) => {
    const { name, expires, sign, file } = await readMultipart(request);
    const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
    const range = asText(request.headers['content-range']);
    const outcome = await videos.take({
      name: asText(name),
      expires: asText(expires),
      sign: asText(sign),
      range,
      bytes,
    });
    return reply.code(STATUSES[outcome]).header('Cache-Control', 'no-store').send({ outcome });
  });

  app.get<{ Params: { name: string } }>('/sandbox/video/:name', async (request, reply) => {
    const row = await videos.find(request.params.name);
    if (row?.outcome !== 'ready') return reply.code(404).send('');
    return sendFile(
      request,
      reply
        .type(row.fileName.toLowerCase().endsWith('.webm') ? 'video/webm' : 'video/mp4')
        .header('X-Content-Type-Options', 'nosniff')
        .header('Cache-Control', 'private, max-age=3600'),
      { open: () => openPath(videos.pathOf(row)), etag: `"${row.name}"` },
    );
  });

  const deliver = async (payload: string, signature: string): Promise<number> =>
    (
      await app.inject({
        method: 'POST',
        url: noticePath,
        payload,
        headers: { 'content-type': 'application/json', 'x-video-signature': signature },
      })
    ).statusCode;
  runJobs(app, parts, [
    { name: 'deliverVideoNotices', everyMs: 2000, run: () => videos.deliverDue(deliver) },
  ]);
}
