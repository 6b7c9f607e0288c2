import { configOf, type SchoolAsked } from '../company/schoolConfig.ts';
import type { LinkedPage } from './linkedPages.ts';
import { escapeHtml, escapeJson } from './template.ts';

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  content === '' ? '' : `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

/** Tells whether an address may stand in the page: of this site, or over http. */
export const isAddress = (address: string): boolean => /^(\/(?!\/)|https?:\/\/)/.test(address);

/** Takes a plain path behind the hash, so that the site shows what the server did. */
export const PATH_SCRIPT = "history.replaceState(null, '', '/#' + location.pathname + location.search);";

/** Shows a page that was shared, which would be hidden as the home page is where another page is asked for. */
export const SHOWN_SCRIPT = "document.documentElement.dataset.boot = 'linked';";

/** What the page is. */
export interface PageAbout {
  readonly asked: SchoolAsked;
  readonly locale: 'zh' | 'en';
  readonly title: string;
  /** Scheme and host by which the page is known; undefined when it was asked for by a name that is not the school's. */
  readonly origin: string | undefined;
  /** It stands for an address that leads nowhere: nobody should find it. */
  readonly isMissing: boolean;
  /** The page of a plain path, in place of the home page. */
  readonly linked: LinkedPage | undefined;
  /** With which the site may add styles. */
  readonly styleNonce: string;
  /** Whether the browser may keep the site for when there is no network. */
  readonly hasWorker: boolean;
}

type Site = ReturnType<typeof configOf>['site'];

const siteTitleOf = (site: Site, locale: PageAbout['locale']): string =>
  (locale === 'en' && site.siteTitleEn) || site.siteTitle;

/** What the site itself reads of the head: with which nonce it may add styles, and where its service worker is. */
const forSite = ({ styleNonce, hasWorker }: PageAbout): string =>
  meta('name', 'lectern-style-nonce', styleNonce) + meta('name', 'lectern-worker', hasWorker ? '/sw.js' : '');

/** Writes what browsers, search engines and chats are told of a school's home page, or of an address that leads nowhere. */
export function headOf(about: PageAbout): string {
  const { asked, title, isMissing, linked } = about;
  const { site } = configOf(asked);
  const icon = isAddress(site.companyIco) ? `<link rel="icon" href="${escapeHtml(site.companyIco)}">` : '';
  if (isMissing) {
    return [
      `<title>${escapeHtml(title)}</title>`,
      meta('name', 'robots', 'noindex'),
      forSite(about),
      icon,
      `<script>${PATH_SCRIPT}</script>`,
    ].join('');
  }
  return linked === undefined ? homeHead(about, icon) : linkedHead(about, linked, icon);
}

/** What the school wants its home page to be found by; its own English name goes before a Chinese title. */
function saidOf(
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

/** Writes them of the home page. */
function homeHead(about: PageAbout, icon: string): string {
  const { asked, locale, title, origin } = about;
  const { site } = configOf(asked);
  const said = saidOf(site, locale);
  const name = said.title || title;
  const { description, keywords } = said;
  const address = origin === undefined ? '' : `${origin}/`;
  return [
    `<title>${escapeHtml(name)}</title>`,
    meta('name', 'description', description),
    meta('name', 'keywords', keywords),
    forSite(about),
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

/** Writes the same of a page that is shared by its plain path. */
function linkedHead(about: PageAbout, linked: LinkedPage, icon: string): string {
  const { asked, locale, origin } = about;
  const { site } = configOf(asked);
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
    forSite(about),
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
