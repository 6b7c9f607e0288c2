import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Context } from '../http/context.ts';
import { StatusError } from '../http/errors.ts';
import { type AppParts, contextOf } from '../http/requestContext.ts';
import { configVersionOf } from '../modules/shell/schoolConfig.ts';
import { pack, type Packed, sendPacked } from './compress.ts';
import { readFirstPage } from './firstPageData.ts';
import { headOf } from './head.ts';
import { loadRenderer, type RenderPage } from './renderer.ts';
import { readTemplate, type Template } from './template.ts';
import { notBuilt, wordsPage } from './wordsPage.ts';

/** Pages kept at once: schools × languages × addresses. */
const KEPT = 400;
/** How old a page may be before it is made again, behind the back of whoever asks then. */
const FRESH_MS = 10_000;
const HTML = 'text/html; charset=utf-8';

interface Site {
  readonly template: Template;
  readonly render: RenderPage;
}

interface Delivered {
  readonly body: Packed;
  /** What the Content-Security-Policy must name for it. */
  readonly scriptSources: string;
  readonly styleSources: string;
}

/** What a page is made for; nothing in it comes from outside unchecked. */
interface Wanted {
  readonly context: Context;
  readonly locale: 'zh' | 'en';
}

function localeOf(request: FastifyRequest): 'zh' | 'en' {
  return request.cookies['locale'] === 'en' ? 'en' : 'zh';
}

/** Puts the page's own sources where the policy of every reply has that reply's nonces. */
function allowInline(reply: FastifyReply, { scriptSources, styleSources }: Delivered): void {
  const policy = String(reply.getHeader('content-security-policy'))
    .replace(`'nonce-${reply.cspNonce.script}'`, () => scriptSources)
    .replace(`'nonce-${reply.cspNonce.style}'`, () => styleSources);
  void reply.header('content-security-policy', policy);
}

/** Delivers the site's page with the school's shell and home in it. */
export function mountPage(app: FastifyInstance, parts: AppParts): void {
  const { siteDir } = parts.config;
  // For the styles that parts of the page add later. It is the process's and not the reply's, since the
  // page is made once and sent often; scripts, which matter more, are named by their hash alone.
  const styleNonce = randomBytes(16).toString('base64');
  let site: Promise<Site> | undefined;

  function builtSite(folder: string): Promise<Site> {
    site ??= Promise.all([readTemplate(join(folder, 'client')), loadRenderer(folder)]).then(
      ([template, render]) => ({ template, render }),
    );
    // What is missing now may be built a moment later.
    site.catch(() => (site = undefined));
    return site;
  }

  // Read ahead, so that the first visitor does not wait for it.
  if (siteDir !== undefined) builtSite(siteDir).catch(() => undefined);

  async function make({ template, render }: Site, { context, locale }: Wanted): Promise<Delivered> {
    const { company, school, origin } = context;
    const { host, hostname } = new URL(origin);
    const data = await readFirstPage(app, { schoolId: school.id, locale, host });
    let rendered: ReturnType<RenderPage> | undefined;
    try {
      rendered = render({ data, origin });
    } catch (error) {
      // The browser draws the page by itself then.
      context.log.error({ err: error, schoolId: school.id }, 'The page was not rendered');
    }
    const head = headOf({
      asked: { company, school },
      locale,
      title: rendered?.title ?? school.name,
      origin: company.hosts.includes(hostname) ? origin : undefined,
      styleNonce,
    });
    const { page, scriptHashes, styleHashes } = template.fill({
      attributes: rendered?.htmlAttributes ?? { lang: locale === 'zh' ? 'zh-CN' : 'en' },
      head,
      html: rendered?.html ?? '',
      data: rendered?.state,
    });
    return {
      body: await pack(page, HTML),
      scriptSources: scriptHashes.join(' '),
      styleSources: [...styleHashes, `'nonce-${styleNonce}'`].join(' '),
    };
  }

  const pages = new LRUCache<string, Delivered, { readonly site: Site; readonly wanted: Wanted }>({
    max: KEPT,
    ttl: FRESH_MS,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: (_key, _old, { context }) => make(context.site, context.wanted),
  });

  async function deliver(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    void reply.header('Cache-Control', 'no-cache').header('Vary', 'Accept-Encoding, Cookie').type(HTML);
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
    const locale = localeOf(request);
    const key = [
      context.company.id,
      context.school.id,
      locale,
      context.origin,
      configVersionOf(context),
    ].join(' ');
    const delivered = await pages.fetch(key, { context: { site: built, wanted: { context, locale } } });
    if (delivered === undefined) throw new Error('The page was not made');
    allowInline(reply, delivered);
    return sendPacked(request, reply, delivered.body);
  }

  app.get('/', deliver);
  app.get('/index.html', deliver);
  // The mobile site is the same one, which lays itself out for the screen (specification 2.1).
  app.get('/wap', deliver);
  // So is the page apart on which agreements are signed; what it shows stands behind the hash.
  app.get('/s/pc/', deliver);
}
