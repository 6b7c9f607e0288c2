import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressLimit, tooOften } from '../http/limits/addressLimit.ts';
import type { Context } from '../http/context.ts';
import { varyBy } from '../http/vary.ts';
import { readCache } from '../http/sharedWork/readCache.ts';
import { type AppParts, contextOf } from '../http/requestContext.ts';
import { askAsVisitor } from './askAsVisitor.ts';
import { sitemapOf } from './sitemap.ts';

/** Maximum schools whose sitemaps are cached. */
const MAX_CACHED = 400;
/** Maximum age of a sitemap, in milliseconds. */
const MAX_AGE_MS = 600_000;
/** Cost of a sitemap, in pages: it takes about as many calls as this many pages. */
const PAGES_WORTH = 60;

/**
 * Serves `robots.txt` and the sitemap.
 * @param closed path prefixes without pages, which are disallowed.
 */
export function mountForSearchEngines(
  app: FastifyInstance,
  parts: AppParts,
  closed: readonly string[],
): { readonly clear: () => void } {
  const mayMake = addressLimit(app, Math.ceil(parts.config.requestsPerMinute / PAGES_WORTH));
  const rules = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
  const sitemaps = readCache<
    { readonly text: string },
    { readonly request: FastifyRequest; readonly requestContext: Context }
  >({
    max: MAX_CACHED,
    ttl: MAX_AGE_MS,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_key, _old, { context: { request, requestContext } }) => {
      if (!(await mayMake(request))) throw tooOften();
      const { school, origin } = requestContext;
      return {
        text: await sitemapOf(askAsVisitor(app, { schoolId: school.id, host: new URL(origin).host }), origin),
      };
    },
  });

  app.get('/robots.txt', async (request, reply) => {
    const { origin } = await contextOf(parts, request, reply, 'public');
    return reply
      .header('Cache-Control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send([...rules, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n'));
  });
  app.get('/sitemap.xml', async (request, reply) => {
    const requestContext = await contextOf(parts, request, reply, 'anybody');
    const key = [requestContext.company.id, requestContext.school.id, requestContext.origin].join(' ');
    const sitemap = await sitemaps.fetch(key, { context: { request, requestContext } });
    // A cache on the way would give one school's list to those who ask for another.
    varyBy(reply, 'Cookie', 'schoolId');
    return reply
      .header('Cache-Control', 'public, max-age=600')
      .type('application/xml; charset=utf-8')
      .send(sitemap?.text);
  });
  return sitemaps;
}
