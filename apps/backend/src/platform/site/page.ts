import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { BootData } from '@lectern/sdk/endpoints/firstPage';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { Context } from '../http/context.ts';
import { StatusError } from '../http/errors.ts';
import { readCache } from '../http/readCache.ts';
import { companyChanged } from '../http/tenants.ts';
import { type AppParts, contextOf } from '../http/requestContext.ts';
import { configOf, type SchoolAsked } from '../company/schoolConfig.ts';
import { pack, type Packed, sendPacked } from './compress.ts';
import { DRAWN, mountDrawnPages } from './drawnPages.ts';
import { readFirstPage } from './firstPageData.ts';
import { askAsVisitor } from './askAsVisitor.ts';
import { headOf, isAddress, PATH_SCRIPT, SHOWN_SCRIPT } from './head.ts';
import { type LinkedPath, linkedPath } from './linkedPages.ts';
import { addressBehindHash, pathOf, wantsPage } from './otherPaths.ts';
import { pageKey } from './pageKey.ts';
import { loadRenderer, type RenderedPage, type Renderer } from './renderer.ts';
import { readTemplate, sha, type Template } from './template.ts';
import { sitemapOf } from './sitemap.ts';
import { notBuilt, wordsPage } from './wordsPage.ts';

/** Pages kept at once: schools × languages × addresses. */
const KEPT = 400;
/** How old a page may be before it is made again, behind the back of whoever asks then. */
const FRESH_MS = 10_000;
const HTML = 'text/html; charset=utf-8';
/** Where the calls are; none of them is a page. */
const CALLS = '/s/api/';
/** The sign of a school that has none of its own. */
const USUAL_ICON = '/media/drawn/logo/book/blue.svg';

/** Pages are for whoever searches; calls and what plays other companies' parts are not. */
const ROBOTS = ['User-agent: *', `Disallow: ${CALLS}`, 'Disallow: /sandbox/', `Disallow: ${DRAWN}`];

/** How old a list of all pages may be before it is made again. */
const SITEMAP_MS = 600_000;

interface Site {
  readonly template: Template;
  readonly renderer: Renderer;
}

interface Delivered {
  readonly body: Packed;
  /** There is no such page. */
  readonly isMissing: boolean;
  /** What the Content-Security-Policy must name for it. */
  readonly scriptSources: string;
  readonly styleSources: string;
}

/** What a page is made for; nothing in it comes from outside unchecked. */
interface Wanted {
  readonly context: Context;
  readonly locale: 'zh' | 'en';
  /** The home page, the page of a plain path, or the one for an address that leads nowhere. */
  readonly page: 'home' | 'missing' | LinkedPath;
}

/**
 * Finds the language of a page: the one that the visitor has chosen, else the one that their browser asks for where
 * the school offers it. A school that has an English name offers English.
 */
function localeOf(request: FastifyRequest, asked: SchoolAsked): 'zh' | 'en' {
  const chosen = request.cookies['locale'];
  if (chosen === 'en' || chosen === 'zh') return chosen;
  const { nameEn = '' } = configOf(asked);
  return nameEn !== '' && new Negotiator(request).language(['zh', 'en']) === 'en' ? 'en' : 'zh';
}

/** Puts the page's own sources where the policy of every reply has that reply's nonces. */
function allowInline(reply: FastifyReply, { scriptSources, styleSources }: Delivered): void {
  const policy = String(reply.getHeader('content-security-policy'))
    .replace(`'nonce-${reply.cspNonce.script}'`, () => scriptSources)
    .replace(`'nonce-${reply.cspNonce.style}'`, () => styleSources);
  void reply.header('content-security-policy', policy);
}

/** Delivers the site's page with the school's shell and home in it. */
export async function mountPage(app: FastifyInstance, parts: AppParts): Promise<void> {
  const { siteDir, hasWorker } = parts.config;
  // For the styles that parts of the page add later. It is the process's and not the reply's, since the
  // page is made once and sent often; scripts, which matter more, are named by their hash alone.
  const styleNonce = randomBytes(16).toString('base64');
  let site: Promise<Site> | undefined;

  function builtSite(folder: string): Promise<Site> {
    site ??= loadRenderer(folder).then(async (renderer) => ({
      template: await readTemplate(join(folder, 'client'), renderer.pages),
      renderer,
    }));
    // What is missing now may be built a moment later.
    site.catch(() => (site = undefined));
    return site;
  }

  // Read ahead, so that the first visitor does not wait for it.
  if (siteDir !== undefined) builtSite(siteDir).catch(() => undefined);

  const dataOf = ({ school, origin }: Context, locale: 'zh' | 'en') =>
    readFirstPage(app, { schoolId: school.id, locale, host: new URL(origin).host });
  const schoolData = readCache<BootData, { readonly context: Context; readonly locale: 'zh' | 'en' }>({
    max: KEPT,
    ttl: FRESH_MS,
    allowStale: true,
    fetchMethod: (_key, _old, { context: { context, locale } }) => dataOf(context, locale),
  });

  async function make({ template, renderer }: Site, { context, locale, page }: Wanted): Promise<Delivered> {
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
    const data = await dataOf(context, locale);
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
      hasWorker,
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
      isMissing,
      scriptSources: [
        ...scriptHashes,
        ...(page === 'home' ? [] : [sha(PATH_SCRIPT)]),
        ...(linked === undefined ? [] : [sha(SHOWN_SCRIPT)]),
      ].join(' '),
      styleSources: [...styleHashes, `'nonce-${styleNonce}'`].join(' '),
    };
  }

  const pages = readCache<Delivered, { readonly site: Site; readonly wanted: Wanted }>({
    max: KEPT,
    ttl: FRESH_MS,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: (_key, _old, { context }) => make(context.site, context.wanted),
  });

  async function deliverPage(
    request: FastifyRequest,
    reply: FastifyReply,
    page: Wanted['page'],
  ): Promise<FastifyReply> {
    void reply
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Accept-Encoding, Accept-Language, Cookie')
      .type(HTML);
    if (siteDir === undefined) return reply.code(503).send(notBuilt);
    let context: Context;
    try {
      context = await contextOf(parts, request, reply, 'public');
      if (!URL.canParse(context.origin)) throw new StatusError(400, '这个网址不对');
    } catch (error) {
      if (!(error instanceof StatusError)) throw error;
      return reply
        .code(error.status)
        .send(
          wordsPage(error.message, '请检查网址，或联系学校。Please check the address, or ask your school.'),
        );
    }
    let built: Site;
    try {
      built = await builtSite(siteDir);
    } catch (error) {
      context.log.warn({ err: error }, 'The site is not built');
      return reply.code(503).send(notBuilt);
    }
    const locale = localeOf(request, context);
    const key = pageKey(context, locale, typeof page === 'string' ? page : page.path);
    const wanted: Wanted = { context, locale, page };
    const delivered = await pages.fetch(key, { context: { site: built, wanted } });
    if (delivered === undefined) throw new Error('The page was not made');
    allowInline(reply, delivered);
    return sendPacked(request, delivered.isMissing ? reply.code(404) : reply, delivered.body);
  }

  const deliver = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    deliverPage(request, reply, 'home');

  /** Leads a path without its hash to its page; one that leads nowhere gets the site's own page that says so. */
  async function deliverOther(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (request.url.startsWith(CALLS) || siteDir === undefined) {
      reply.callNotFound();
      return;
    }
    const linked = linkedPath(pathOf(request));
    if (linked !== undefined && wantsPage(request)) return deliverPage(request, reply, linked);
    const site = await builtSite(siteDir).catch(() => undefined);
    if (site?.renderer.hasPage(pathOf(request)) === true) {
      return reply
        .header('Cache-Control', 'no-cache')
        .header('Vary', 'User-Agent')
        .redirect(addressBehindHash(request));
    }
    if (site !== undefined && wantsPage(request)) return deliverPage(request, reply, 'missing');
    reply.callNotFound();
  }

  const drawnPages = await mountDrawnPages(app, parts, {
    site: async () => {
      if (siteDir === undefined) throw new Error('There is no built site');
      return builtSite(siteDir);
    },
    schoolData: async (context, locale) => {
      const key = pageKey(context, locale);
      const data = await schoolData.fetch(key, { context: { context, locale } });
      if (data === undefined) throw new Error('The data of the school were not read');
      return data;
    },
    localeOf,
  });

  app.get('/', deliver);
  app.get('/index.html', deliver);
  // The mobile site is the same one, which lays itself out for the screen.
  app.get('/wap', deliver);
  // So is the page apart on which agreements are signed; what it shows stands behind the hash.
  app.get('/s/pc/', deliver);
  app.get('/favicon.ico', async (request, reply) => {
    const { companyIco } = configOf(await contextOf(parts, request, reply, 'public')).site;
    return reply
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Cookie')
      .redirect(isAddress(companyIco) ? companyIco : USUAL_ICON);
  });
  const sitemaps = readCache<{ readonly text: string }, Context>({
    max: KEPT,
    ttl: SITEMAP_MS,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: async (_key, _old, { context: { school, origin } }) => ({
      text: await sitemapOf(askAsVisitor(app, { schoolId: school.id, host: new URL(origin).host }), origin),
    }),
  });
  app.get('/robots.txt', async (request, reply) => {
    const { origin } = await contextOf(parts, request, reply, 'public');
    return reply
      .header('Cache-Control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send([...ROBOTS, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n'));
  });
  app.get('/sitemap.xml', async (request, reply) => {
    const context = await contextOf(parts, request, reply, 'public');
    const key = [context.company.id, context.school.id, context.origin].join(' ');
    const made = await sitemaps.fetch(key, { context });
    return reply
      .header('Cache-Control', 'public, max-age=600')
      .type('application/xml; charset=utf-8')
      .send(made?.text);
  });
  app.get('/*', deliverOther);
  // What a school has just applied is there for whoever comes first, and not only for those after.
  const forget = (): void => {
    pages.clear();
    schoolData.clear();
    drawnPages.clear();
    sitemaps.clear();
  };
  await parts.events.subscribe(companyChanged, forget, forget);
}
