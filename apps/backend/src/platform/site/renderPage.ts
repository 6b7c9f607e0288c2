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

/** A rendered page, as it is sent. */
export interface SentPage {
  readonly body: Packed;
  /** Whether the page does not exist. */
  readonly isMissing: boolean;
  /** False where some of its data could not be read. */
  readonly isComplete: boolean;
  /** Script sources for the Content-Security-Policy. */
  readonly scriptSources: string;
  readonly styleSources: string;
}

/** The page to render; every value in it has been validated. */
export interface PageRequest {
  readonly context: Context;
  readonly locale: 'zh' | 'en';
  /** The home page, the page of a plain path, or the page for a missing address. */
  readonly page: 'home' | 'missing' | LinkedPath;
}

/** What pages are rendered with. */
export interface RenderingParts {
  readonly app: FastifyInstance;
  readonly hasWorker: boolean;
  /**
   * Nonce for styles that are added later. It belongs to the process instead of the reply, since a page is
   * rendered once and sent often; scripts, which matter more, are allowed by hash only.
   */
  readonly styleNonce: string;
}

/** Reads the data that all pages of a school share. */
export const dataOf = (
  app: FastifyInstance,
  { school, origin }: Context,
  locale: 'zh' | 'en',
): Promise<FirstPage> => readFirstPage(app, { schoolId: school.id, locale, host: new URL(origin).host });

/** Reads the content of a shared page, as an anonymous visitor sees it. */
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
    // The browser renders the page itself then.
    log.error({ err: error, schoolId: school.id }, 'The page could not be rendered');
    return undefined;
  }
}

/** Renders a page from the school's current data. */
export async function renderPage(
  { app, hasWorker, styleNonce }: RenderingParts,
  { template, renderer }: Site,
  { context, locale, page }: PageRequest,
): Promise<SentPage> {
  const { company, school, origin } = context;
  const { hostname } = new URL(origin);
  const linked = typeof page === 'string' ? undefined : await readLinked(app, page, context, locale);
  const isMissing = page !== 'home' && linked === undefined;
  const { data, isComplete } = await dataOf(app, context, locale);
  const rendered = renderedBy(renderer, context, {
    data,
    origin,
    isMissing,
    article: linked && { ...linked, image: isAddress(linked.image) ? linked.image : '' },
  });
  const head = headOf({
    requestSchool: { company, school },
    locale,
    title: rendered?.title ?? school.name,
    origin: company.hosts.includes(hostname) ? origin : undefined,
    isMissing,
    linked,
    styleNonce,
    hasWorker,
  });
  const {
    page: pageHtml,
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
    body: await pack(pageHtml, HTML),
    isComplete,
    isMissing,
    scriptSources: [
      ...scriptHashes,
      ...(page === 'home' ? [] : [sha(PATH_SCRIPT)]),
      ...(linked === undefined ? [] : [sha(SHOWN_SCRIPT)]),
    ].join(' '),
    styleSources: [...styleHashes, `'nonce-${styleNonce}'`].join(' '),
  };
}
