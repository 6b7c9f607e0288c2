import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { Context } from '../http/context.ts';
import { StatusError } from '../http/errors.ts';
import { companyChanged } from '../http/tenants.ts';
import { type AppParts, contextOf } from '../http/requestContext.ts';
import { configOf, type RequestSchool } from '../company/schoolConfig.ts';
import { RETRY_AFTER_SECONDS } from '../http/errorReply.ts';
import { sendPacked } from './compress.ts';
import { RENDERED_PAGE_PATH, mountRenderedPages } from './renderedPages.ts';
import { isAddress } from './head.ts';
import { linkedPath } from './linkedPages.ts';
import { createPageCache } from './pageCache.ts';
import { HTML, type SentPage, type Site, type PageRequest } from './renderPage.ts';
import { addressBehindHash, pathOf, wantsPage } from './otherPaths.ts';
import { loadRenderer } from './renderer.ts';
import { mountForSearchEngines } from './searchEngines.ts';
import { socketSources } from './socketSources.ts';
import { readTemplate } from './template.ts';
import { notBuiltPage, messagePage } from './messagePage.ts';

/** Path prefix of the calls, which are no pages. */
const CALLS = '/s/api/';
/** Icon of a school that has none of its own. */
const DEFAULT_ICON = '/media/drawn/logo/book/blue.svg';
/** Paths closed to search engines: calls, sandbox pages and pages rendered for the site itself. */
const DISALLOWED = [CALLS, '/sandbox/', RENDERED_PAGE_PATH];
/** Value of `Retry-After` for a visitor who has had too many pages rendered, in seconds. */
const RETRY_SECONDS = '60';

/**
 * Returns the language of a page: the one that the visitor chose, otherwise the browser's preference where the
 * school offers it. A school with an English name offers English.
 */
function localeOf(request: FastifyRequest, requestSchool: RequestSchool): 'zh' | 'en' {
  const chosen = request.cookies['locale'];
  if (chosen === 'en' || chosen === 'zh') return chosen;
  const { nameEn = '' } = configOf(requestSchool);
  return nameEn !== '' && new Negotiator(request).language(['zh', 'en']) === 'en' ? 'en' : 'zh';
}

/**
 * Allows in the reply's Content-Security-Policy the sockets of the school, and instead of the nonces the hashes of
 * the page's own scripts and styles.
 */
function allowOwn(reply: FastifyReply, { scriptSources, styleSources }: SentPage, context: Context): void {
  const policy = String(reply.getHeader('content-security-policy'))
    .replace(`'nonce-${reply.cspNonce.script}'`, () => scriptSources)
    .replace(`'nonce-${reply.cspNonce.style}'`, () => styleSources)
    .replace("connect-src 'self'", (own) => `${own} ${socketSources(context)}`);
  void reply.header('content-security-policy', policy);
}

/** Sends a page that says why the page is not available. */
function refuse(reply: FastifyReply, { status, message }: StatusError): FastifyReply {
  if (status === 429) void reply.header('Retry-After', RETRY_SECONDS);
  if (status === 503) void reply.header('Retry-After', RETRY_AFTER_SECONDS);
  const advice =
    status === 429 || status === 503
      ? '过一会儿再打开这个页面。Please open this page again in a moment.'
      : '请检查网址，或联系学校。Please check the address, or ask your school.';
  return reply.code(status).send(messagePage(message, advice));
}

/** Delivers the site's page with the school's header, footer and home page rendered. */
export async function mountPage(app: FastifyInstance, parts: AppParts): Promise<void> {
  const { siteDir } = parts.config;
  let site: Promise<Site> | undefined;

  function builtSite(folder: string): Promise<Site> {
    site ??= loadRenderer(folder).then(async (renderer) => ({
      template: await readTemplate(join(folder, 'client'), renderer.preloads),
      renderer,
    }));
    // Not cached on failure: the site may be built a moment later.
    site.catch(() => (site = undefined));
    return site;
  }

  // Loaded at the start, so that the first visitor does not wait for it.
  if (siteDir !== undefined) builtSite(siteDir).catch(() => undefined);

  const pages = createPageCache(app, parts);

  async function deliverPage(
    request: FastifyRequest,
    reply: FastifyReply,
    page: PageRequest['page'],
  ): Promise<FastifyReply> {
    void reply
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Accept-Encoding, Accept-Language, Cookie')
      .type(HTML);
    if (siteDir === undefined) return reply.code(503).send(notBuiltPage);
    try {
      const context = await contextOf(parts, request, reply, 'public');
      const built = await builtSite(siteDir).catch((error: unknown) => {
        context.log.warn({ err: error }, 'The site is not built');
        return undefined;
      });
      if (built === undefined) return await reply.code(503).send(notBuiltPage);
      const rendered = await pages.find(request, built, {
        context,
        locale: localeOf(request, context),
        page,
      });
      allowOwn(reply, rendered, context);
      return sendPacked(request, rendered.isMissing ? reply.code(404) : reply, rendered.body);
    } catch (error) {
      if (error instanceof StatusError) return refuse(reply, error);
      throw error;
    }
  }

  const deliver = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    deliverPage(request, reply, 'home');

  /** Redirects a path without a hash to its page; a missing address gets the site's own 404 page. */
  async function deliverOther(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (request.url.startsWith(CALLS) || siteDir === undefined) {
      reply.callNotFound();
      return reply;
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
    return reply;
  }

  const renderedPages = await mountRenderedPages(app, parts, {
    site: async () => {
      if (siteDir === undefined) throw new Error('There is no built site');
      return builtSite(siteDir);
    },
    schoolData: pages.schoolData,
    localeOf,
  });

  app.get('/', deliver);
  app.get('/index.html', deliver);
  // The mobile site is the same responsive site.
  app.get('/wap', deliver);
  // The page for signing agreements is the same site too; its content is behind the hash.
  app.get('/s/pc/', deliver);
  app.get('/favicon.ico', async (request, reply) => {
    const { companyIco } = configOf(await contextOf(parts, request, reply, 'public')).site;
    return reply
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Cookie')
      .redirect(isAddress(companyIco) ? companyIco : DEFAULT_ICON);
  });
  const sitemaps = mountForSearchEngines(app, parts, DISALLOWED);
  app.get('/*', deliverOther);
  // Clears the caches, so that the first visitor after a change already sees it.
  const forget = (): void => {
    pages.clear();
    renderedPages.clear();
    sitemaps.clear();
  };
  await parts.events.subscribe(companyChanged, forget, forget);
}
