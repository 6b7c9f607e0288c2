import { randomBytes } from 'node:crypto';
import type { BootData } from '@lectern/sdk/endpoints/firstPage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressLimit, tooOften } from '../http/limits/addressLimit.ts';
import type { Context } from '../http/context.ts';
import { StatusError } from '../http/errors.ts';
import { readCache } from '../http/sharedWork/readCache.ts';
import type { AppParts } from '../http/requestContext.ts';
import { askAsVisitor } from './askAsVisitor.ts';
import { pack, type Packed } from './compress.ts';
import { type FirstPage, readFirstPage } from './firstPageData.ts';
import { headOf, isAddress, PATH_SCRIPT, SHOWN_SCRIPT } from './head.ts';
import type { LinkedPath } from './linkedPages.ts';
import { pageKey, schoolKey } from './pageKey.ts';
import type { RenderedPage, Renderer } from './renderer.ts';
import { sha, type Template } from './template.ts';

/** Pages kept at once: schools × languages × addresses. */
const MOST = 400;
/** How old a page may be before it is made again, behind the back of whoever asks then. */
const FRESH_MS = 10_000;
export const HTML = 'text/html; charset=utf-8';

/** The built site. */
export interface Site {
  readonly template: Template;
  readonly renderer: Renderer;
}

/** A page as it is sent. */
export interface Made {
  readonly body: Packed;
  /** There is no such page. */
  readonly isMissing: boolean;
  /** False where its data could not all be read. */
  readonly isWhole: boolean;
  /** What the Content-Security-Policy must name for it. */
  readonly scriptSources: string;
  readonly styleSources: string;
}

/** What a page is made for; nothing in it comes from outside unchecked. */
export interface Wanted {
  readonly context: Context;
  readonly locale: 'zh' | 'en';
  /** The home page, the page of a plain path, or the one for an address that leads nowhere. */
  readonly page: 'home' | 'missing' | LinkedPath;
}

/** Pages that are made once and sent often, and the data that all pages of a school have. */
export interface MadePages {
  /**
   * Finds a page, or makes it.
   * @throws {StatusError} 429 where the request's address has had too many made, 503 where there was nothing to make it of.
   */
  find(request: FastifyRequest, site: Site, wanted: Wanted): Promise<Made>;
  /** Finds the data of a school. @throws {StatusError} 503 where they could not be read. */
  schoolData(context: Context, locale: 'zh' | 'en'): Promise<BootData>;
  clear(): void;
}

const notRead = (): StatusError => new StatusError(503, '服务正在恢复，请稍后再试');

/** Makes pages, and keeps those that are whole for a moment. */
export function createMadePages(app: FastifyInstance, { config }: AppParts): MadePages {
  const mayMake = addressLimit(app, config.requestsPerMinute);
  // For the styles that parts of the page add later. It is the process's and not the reply's, since the
  // page is made once and sent often; scripts, which matter more, are named by their hash alone.
  const styleNonce = randomBytes(16).toString('base64');

  const dataOf = ({ school, origin }: Context, locale: 'zh' | 'en'): Promise<FirstPage> =>
    readFirstPage(app, { schoolId: school.id, locale, host: new URL(origin).host });

  async function make({ template, renderer }: Site, { context, locale, page }: Wanted): Promise<Made> {
    const { company, school, origin } = context;
    const { host, hostname } = new URL(origin);
    const linked =
      typeof page === 'string'
        ? undefined
        : await page.read(askAsVisitor(app, { schoolId: school.id, host }), {
            schoolName: school.name,
            locale,
          });
    const isMissing = page !== 'home' && linked === undefined;
    const { data, isWhole } = await dataOf(context, locale);
    let rendered: RenderedPage | undefined;
    try {
      rendered = renderer.renderPage({
        data,
        origin,
        isMissing,
        article: linked && { ...linked, image: isAddress(linked.image) ? linked.image : '' },
      });
    } catch (error) {
      // The browser draws the page by itself then.
      context.log.error({ err: error, schoolId: school.id }, 'The page was not rendered');
    }
    const head = headOf({
      asked: { company, school },
      locale,
      title: rendered?.title ?? school.name,
      origin: company.hosts.includes(hostname) ? origin : undefined,
      isMissing,
      linked,
      styleNonce,
      hasWorker: config.hasWorker,
    });
    const {
      page: written,
      scriptHashes,
      styleHashes,
    } = template.fill({
      attributes: rendered?.htmlAttributes ?? { lang: locale === 'zh' ? 'zh-CN' : 'en' },
      head,
      css: rendered?.css ?? '',
      html: `${rendered?.html ?? ''}${linked === undefined ? '' : `<script>${SHOWN_SCRIPT}</script>`}`,
      data: rendered?.state,
      schoolId: school.id,
    });
    return {
      body: await pack(written, HTML),
      isWhole,
      isMissing,
      scriptSources: [
        ...scriptHashes,
        ...(page === 'home' ? [] : [sha(PATH_SCRIPT)]),
        ...(linked === undefined ? [] : [sha(SHOWN_SCRIPT)]),
      ].join(' '),
      styleSources: [...styleHashes, `'nonce-${styleNonce}'`].join(' '),
    };
  }

  const pages = readCache<
    Made,
    { readonly request: FastifyRequest; readonly site: Site; readonly wanted: Wanted }
  >({
    max: MOST,
    ttl: FRESH_MS,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_key, old, { context: { request, site, wanted } }) => {
      if (!(await mayMake(request))) throw tooOften();
      const made = await make(site, wanted);
      // What there was is better than a page without its data.
      if (!made.isWhole && old !== undefined) throw notRead();
      return made;
    },
  });
  const schools = readCache<BootData, { readonly asked: Context; readonly locale: 'zh' | 'en' }>({
    max: MOST,
    ttl: FRESH_MS,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_key, _old, { context: { asked, locale } }) => {
      const { data, isWhole } = await dataOf(asked, locale);
      if (!isWhole) throw notRead();
      return data;
    },
  });

  return {
    async find(request, site, wanted) {
      const { context, locale, page } = wanted;
      const key = pageKey(context, locale, typeof page === 'string' ? page : page.path);
      const made = await pages.fetch(key, { context: { request, site, wanted } });
      if (made === undefined) throw new Error('The page was not made');
      // Shown once, since the browser can ask for what it lacks.
      if (!made.isWhole) pages.delete(key);
      return made;
    },
    async schoolData(asked, locale) {
      const data = await schools.fetch(schoolKey(asked, locale), { context: { asked, locale } });
      if (data === undefined) throw new Error('The data of the school were not read');
      return data;
    },
    clear() {
      pages.clear();
      schools.clear();
    },
  };
}
