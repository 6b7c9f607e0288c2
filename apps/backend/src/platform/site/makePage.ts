import type { FastifyInstance } from 'fastify';
import type { Context } from '../http/context.ts';
import { askAsVisitor } from './askAsVisitor.ts';
import { pack, type Packed } from './compress.ts';
import { type FirstPage, readFirstPage } from './firstPageData.ts';
import { headOf, isAddress, PATH_SCRIPT, SHOWN_SCRIPT } from './head.ts';
import type { LinkedPage, LinkedPath } from './linkedPages.ts';
import type { RenderedPage, Renderer, RenderInput } from './renderer.ts';
import { sha, type Template } from './template.ts';

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

/** By whom pages are made. */
export interface Maker {
  readonly app: FastifyInstance;
  readonly hasWorker: boolean;
  /**
   * For the styles that parts of the page add later. It is the process's and not the reply's, since the
   * page is made once and sent often; scripts, which matter more, are named by their hash alone.
   */
  readonly styleNonce: string;
}

/** Reads the data that all pages of a school have. */
export const dataOf = (
  app: FastifyInstance,
  { school, origin }: Context,
  locale: 'zh' | 'en',
): Promise<FirstPage> => readFirstPage(app, { schoolId: school.id, locale, host: new URL(origin).host });

/** Reads what the page of a plain path shows, as anybody may see it. */
const readLinked = (
  app: FastifyInstance,
  page: LinkedPath,
  { school, origin }: Context,
  locale: 'zh' | 'en',
): Promise<LinkedPage | undefined> =>
  page.read(askAsVisitor(app, { schoolId: school.id, host: new URL(origin).host }), {
    schoolName: school.name,
    locale,
  });

function renderedBy(
  renderer: Renderer,
  { log, school }: Context,
  about: RenderInput,
): RenderedPage | undefined {
  try {
    return renderer.renderPage(about);
  } catch (error) {
    // The browser draws the page by itself then.
    log.error({ err: error, schoolId: school.id }, 'The page was not rendered');
    return undefined;
  }
}

/** Makes a page of what the school says now. */
export async function makePage(
  { app, hasWorker, styleNonce }: Maker,
  { template, renderer }: Site,
  { context, locale, page }: Wanted,
): Promise<Made> {
  const { company, school, origin } = context;
  const { hostname } = new URL(origin);
  const linked = typeof page === 'string' ? undefined : await readLinked(app, page, context, locale);
  const isMissing = page !== 'home' && linked === undefined;
  const { data, isWhole } = await dataOf(app, context, locale);
  const rendered = renderedBy(renderer, context, {
    data,
    origin,
    isMissing,
    article: linked && { ...linked, image: isAddress(linked.image) ? linked.image : '' },
  });
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
