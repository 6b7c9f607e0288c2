import { randomBytes } from 'node:crypto';
import type { BootData } from '@lectern/sdk/endpoints/firstPage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressLimit, tooOften } from '../http/limits/addressLimit.ts';
import type { Context } from '../http/context.ts';
import { StatusError } from '../http/errors.ts';
import { readCache } from '../http/sharedWork/readCache.ts';
import type { AppParts } from '../http/requestContext.ts';
import {
  dataOf,
  type SentPage,
  renderPage,
  type RenderingParts,
  type Site,
  type PageRequest,
} from './renderPage.ts';
import { pageKey, schoolKey } from './pageKey.ts';

/** Maximum cached pages: schools × languages × paths. */
const MAX_CACHED = 400;
/** Age, in milliseconds, after which a page is rendered again in the background; meanwhile the old one is sent. */
const MAX_AGE_MS = 10_000;

/** Rendered pages that are cached, and the data that all pages of a school share. */
export interface PageCache {
  /**
   * Returns a cached page, or renders it.
   * @throws {StatusError} 429 where the request's address has had too many pages rendered, 503 where the data
   *   could not be read.
   */
  find(request: FastifyRequest, site: Site, requested: PageRequest): Promise<SentPage>;
  /** Returns the data of a school. @throws {StatusError} 503 where it could not be read. */
  schoolData(context: Context, locale: 'zh' | 'en'): Promise<BootData>;
  clear(): void;
}

const dataUnavailable = (): StatusError => new StatusError(503, '服务正在恢复，请稍后再试');

/** Makes the cache of pages; only complete pages are cached. */
export function createPageCache(app: FastifyInstance, { config }: AppParts): PageCache {
  const mayMake = addressLimit(app, config.requestsPerMinute);
  const maker: RenderingParts = {
    app,
    hasWorker: config.hasWorker,
    styleNonce: randomBytes(16).toString('base64'),
  };

  const pages = readCache<
    SentPage,
    { readonly request: FastifyRequest; readonly site: Site; readonly requested: PageRequest }
  >({
    max: MAX_CACHED,
    ttl: MAX_AGE_MS,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_key, old, { context: { request, site, requested } }) => {
      if (!(await mayMake(request))) throw tooOften();
      const rendered = await renderPage(maker, site, requested);
      // A stale page is better than one without its data.
      if (!rendered.isComplete && old !== undefined) throw dataUnavailable();
      return rendered;
    },
  });
  const schools = readCache<BootData, { readonly requestContext: Context; readonly locale: 'zh' | 'en' }>({
    max: MAX_CACHED,
    ttl: MAX_AGE_MS,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_key, _old, { context: { requestContext, locale } }) => {
      const { data, isComplete } = await dataOf(app, requestContext, locale);
      if (!isComplete) throw dataUnavailable();
      return data;
    },
  });

  return {
    async find(request, site, requested) {
      const { context, locale, page } = requested;
      const key = pageKey(context, locale, typeof page === 'string' ? page : page.path);
      const rendered = await pages.fetch(key, { context: { request, site, requested } });
      if (rendered === undefined) throw new Error('The page was not made');
      // An incomplete page is sent once, since the browser can load what is missing.
      if (!rendered.isComplete) pages.delete(key);
      return rendered;
    },
    async schoolData(requestContext, locale) {
      const data = await schools.fetch(schoolKey(requestContext, locale), {
        context: { requestContext, locale },
      });
      if (data === undefined) throw new Error('The data of the school were not read');
      return data;
    },
    clear() {
      pages.clear();
      schools.clear();
    },
  };
}
