import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { StatusError } from '../platform/http/errors.ts';
import { DRAWN_PATH, drawByAddress } from './drawn.ts';
import { pack, type Packed, sendPacked } from '../platform/site/compress.ts';

const MAX_CACHED = 1000;
const MONTH_SECONDS = 30 * 24 * 3600;

/** Serves the drawings: covers, banners, portraits and logos, drawn at the first request. */
export function mountDrawings(app: FastifyInstance): void {
  const drawings = new LRUCache<string, Packed>({ max: MAX_CACHED });

  app.get<{ Params: { kind: string; style: string; file: string } }>(
    `${DRAWN_PATH}/:kind/:style/:file`,
    async (request, reply) => {
      const { kind, style, file } = request.params;
      const key = `${kind}/${style}/${file}`;
      let packed = drawings.get(key);
      if (packed === undefined) {
        const drawing = file.endsWith('.svg') ? drawByAddress(kind, style, file.slice(0, -4)) : undefined;
        if (drawing === undefined) throw new StatusError(404, '没有这张图片');
        packed = await pack(drawing, 'image/svg+xml; charset=utf-8');
        drawings.set(key, packed);
      }
      void reply
        .header('Cache-Control', `public, max-age=${MONTH_SECONDS}, stale-while-revalidate=${MONTH_SECONDS}`)
        // Opened on its own, a drawing cannot run scripts.
        .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      return sendPacked(request, reply, packed);
    },
  );
}
