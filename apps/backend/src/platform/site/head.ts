import { configOf, type RequestSchool } from '../company/schoolConfig.ts';
import type { LinkedPage } from './linkedPages.ts';
import { escapeHtml, escapeJson } from './template.ts';

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  content === '' ? '' : `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

/** Tells whether a URL may be used in the page: it must be of this site, or absolute with http(s). */
export const isAddress = (address: string): boolean => /^(\/(?!\/)|https?:\/\/)/.test(address);

/** Script that moves a plain path behind the hash, so that the site shows the same page as the server did. */
export const PATH_SCRIPT = "history.replaceState(null, '', '/#' + location.pathname + location.search);";

/** Script that makes a shared page visible; by default the HTML is hidden where the address is not the home page. */
export const SHOWN_SCRIPT = "document.documentElement.dataset.boot = 'linked';";

/** The content of a page's head. */
export interface PageAbout {
  readonly requestSchool: RequestSchool;
  readonly locale: 'zh' | 'en';
  readonly title: string;
  /** The school's main scheme and host; undefined where the page was requested by another host. */
  readonly origin: string | undefined;
  /** The page of an address that does not exist, which must not be indexed. */
  readonly isMissing: boolean;
  /** The shared page of a plain path, instead of the home page. */
  readonly linked: LinkedPage | undefined;
  /** The nonce with which the site may add styles. */
  readonly styleNonce: string;
  /** Whether the browser may cache the site for offline use with a service worker. */
  readonly hasWorker: boolean;
}

type Site = ReturnType<typeof configOf>['site'];

const siteTitleOf = (site: Site, locale: PageAbout['locale']): string =>
  (locale === 'en' && site.siteTitleEn) || site.siteTitle;

/** Returns the tags that the site itself reads: the nonce for its styles, and the URL of its service worker. */
const siteMeta = ({ styleNonce, hasWorker }: PageAbout): string =>
  meta('name', 'lectern-style-nonce', styleNonce) + meta('name', 'lectern-worker', hasWorker ? '/sw.js' : '');

/**
 * Renders the head of a school's home page, of a shared page or of a missing one, for browsers, search engines
 * and link previews.
 */
export function headOf(about: PageAbout): string {
  const { requestSchool, title, isMissing, linked } = about;
  const { site } = configOf(requestSchool);
  const icon = isAddress(site.companyIco) ? `<link rel="icon" href="${escapeHtml(site.companyIco)}">` : '';
  if (isMissing) {
    return [
      `<title>${escapeHtml(title)}</title>`,
      meta('name', 'robots', 'noindex'),
      siteMeta(about),
      icon,
      `<script>${PATH_SCRIPT}</script>`,
    ].join('');
  }
  return linked === undefined ? homeHead(about, icon) : linkedHead(about, linked, icon);
}

/**
 * Returns the title, description and keywords that the school set for its home page. On an English page without an
 * English title, the site's English title is preferred to the Chinese one.
 */
function seoOf(
  site: Site,
  locale: PageAbout['locale'],
): Record<'title' | 'description' | 'keywords', string> {
  const seo = site.seo.find((entry) => entry.page === 'index');
  const { title = '', description = '', keywords = '' } = seo ?? {};
  if (locale === 'zh') return { title, description, keywords };
  return {
    title: seo?.titleEn || site.siteTitleEn || title,
    description: seo?.descriptionEn || description,
    keywords: seo?.keywordsEn || keywords,
  };
}

/** Renders the head of the home page. */
function homeHead(about: PageAbout, icon: string): string {
  const { requestSchool, locale, title, origin } = about;
  const { site } = configOf(requestSchool);
  const seo = seoOf(site, locale);
  const name = seo.title || title;
  const { description, keywords } = seo;
  const address = origin === undefined ? '' : `${origin}/`;
  return [
    `<title>${escapeHtml(name)}</title>`,
    meta('name', 'description', description),
    meta('name', 'keywords', keywords),
    siteMeta(about),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteTitleOf(site, locale)),
    meta('property', 'og:title', name),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:locale', locale === 'zh' ? 'zh_CN' : 'en'),
    address === '' ? '' : `<link rel="canonical" href="${escapeHtml(address)}">`,
    icon,
  ].join('');
}

/** Renders the head of a page that is shared by its plain path. */
function linkedHead(about: PageAbout, linked: LinkedPage, icon: string): string {
  const { requestSchool, locale, origin } = about;
  const { site } = configOf(requestSchool);
  const siteTitle = siteTitleOf(site, locale);
  const { title, description, data } = linked;
  const address = origin === undefined ? '' : `${origin}${linked.path}`;
  const image =
    isAddress(linked.image) && origin !== undefined ? new URL(linked.image, `${origin}/`).href : '';
  const known = {
    '@context': 'https://schema.org',
    ...data,
    ...(address !== '' && { url: address }),
    ...(image !== '' && { image }),
  };
  return [
    `<title>${escapeHtml(`${title} - ${siteTitle}`)}</title>`,
    meta('name', 'description', description),
    siteMeta(about),
    meta('property', 'og:type', 'article'),
    meta('property', 'og:site_name', siteTitle),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', image),
    meta('property', 'og:url', address),
    meta('property', 'og:locale', locale === 'zh' ? 'zh_CN' : 'en'),
    meta('name', 'twitter:card', image === '' ? 'summary' : 'summary_large_image'),
    address === '' ? '' : `<link rel="canonical" href="${escapeHtml(address)}">`,
    icon,
    `<script type="application/ld+json">${escapeJson(known)}</script>`,
    `<script>${PATH_SCRIPT}</script>`,
  ].join('');
}
