import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressLimit, tooOften } from '../http/limits/addressLimit.ts';
import type { Context } from '../http/context.ts';
import { varyBy } from '../http/vary.ts';
import { readCache } from '../http/sharedWork/readCache.ts';
import { type AppParts, contextOf } from '../http/requestContext.ts';
import { askAsVisitor } from './askAsVisitor.ts';
import { sitemapOf } from './sitemap.ts';

/** Schools whose lists are kept at once. */
const MOST = 400;
/** How old a list of all pages may be before it is made again. */
const FRESH_MS = 600_000;
/** A list is made of as many calls as so many pages. */
const PAGES_WORTH = 60;

/**
 * Tells search engines what they may look for, and where all pages are.
 * @param closed paths that no page stands at: calls, and what plays other companies' parts.
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
    { readonly request: FastifyRequest; readonly asked: Context }
  >({
    max: MOST,
    ttl: FRESH_MS,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_key, _old, { context: { request, asked } }) => {
      if (!(await mayMake(request))) throw tooOften();
      const { school, origin } = asked;
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
    const asked = await contextOf(parts, request, reply, 'anybody');
    const key = [asked.company.id, asked.school.id, asked.origin].join(' ');
    const made = await sitemaps.fetch(key, { context: { request, asked } });
    // A cache on the way would give one school's list to those who ask for another.
    varyBy(reply, 'Cookie', 'schoolId');
    return reply
      .header('Cache-Control', 'public, max-age=600')
      .type('application/xml; charset=utf-8')
      .send(made?.text);
  });
  return sitemaps;
}
