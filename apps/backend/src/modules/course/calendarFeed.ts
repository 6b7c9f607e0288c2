import type { FastifyInstance } from 'fastify';
import { StatusError } from '../../platform/http/errors.ts';
import { originOf } from '../../platform/http/origin.ts';
import type { AppParts } from '../../platform/http/requestContext.ts';
import { digestOf } from '../../platform/digest/digest.ts';
import { readFeed } from './calendar.service.ts';

/** Serves timetables to calendar programs, which authenticate only by the address. */
export function mountCalendarFeed(app: FastifyInstance, parts: AppParts): void {
  app.get<{ Params: { file: string }; Querystring: { lang?: string } }>(
    '/calendar/:file',
    async (request, reply) => {
      const tenant = await parts.tenants.byHost(request.hostname);
      const text =
        tenant &&
        (await readFeed(parts, {
          tenant,
          origin: originOf(request),
          ticket: request.params.file.replace(/\.ics$/, ''),
          lang: request.query.lang === 'en' ? 'en' : 'zh',
        }));
      if (text === undefined) throw new StatusError(404, '这个日历地址已失效，请在课表页重新获取');
      const etag = `"${digestOf(text).slice(0, 22)}"`;
      void reply
        .header('ETag', etag)
        .header('Cache-Control', 'private, no-cache')
        .header('X-Content-Type-Options', 'nosniff')
        .header('X-Robots-Tag', 'noindex');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('text/calendar; charset=utf-8').send(text);
    },
  );
}
