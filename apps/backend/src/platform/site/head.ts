import { configOf, type SchoolAsked } from '../company/schoolConfig.ts';
import { escapeHtml } from './template.ts';

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  content === '' ? '' : `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

/** Tells whether an address may stand in the page: of this site, or over http. */
export const isAddress = (address: string): boolean => /^(\/(?!\/)|https?:\/\/)/.test(address);

/** Takes an address that leads nowhere behind the hash, so that the site shows what the server did. */
export const MISSING_SCRIPT = "history.replaceState(null, '', '/#' + location.pathname + location.search);";

/** What the page is. */
export interface PageAbout {
  readonly asked: SchoolAsked;
  readonly locale: 'zh' | 'en';
  readonly title: string;
  /** Scheme and host by which the page is known; undefined when it was asked for by a name that is not the school's. */
  readonly origin: string | undefined;
  /** It stands for an address that leads nowhere: nobody should find it. */
  readonly isMissing: boolean;
  /** With which the site may add styles. */
  readonly styleNonce: string;
}

/** Writes what browsers, search engines and chats are told of a school's home page, or of an address that leads nowhere. */
export function headOf({ asked, locale, title, origin, isMissing, styleNonce }: PageAbout): string {
  const { site } = configOf(asked);
  const icon = isAddress(site.companyIco) ? `<link rel="icon" href="${escapeHtml(site.companyIco)}">` : '';
  if (isMissing) {
    return [
      `<title>${escapeHtml(title)}</title>`,
      meta('name', 'robots', 'noindex'),
      meta('name', 'lectern-style-nonce', styleNonce),
      icon,
      `<script>${MISSING_SCRIPT}</script>`,
    ].join('');
  }
  const seo = site.seo.find((entry) => entry.page === 'index');
  const isEnglish = locale === 'en';
  const siteTitle = (isEnglish && site.siteTitleEn) || site.siteTitle;
  // The school's own English name before a Chinese title.
  const ownTitle = isEnglish ? seo?.titleEn || site.siteTitleEn || seo?.title : seo?.title;
  const name = ownTitle || title;
  const description = (isEnglish && seo?.descriptionEn) || seo?.description || '';
  const keywords = (isEnglish && seo?.keywordsEn) || seo?.keywords || '';
  const address = origin === undefined ? '' : `${origin}/`;
  return [
    `<title>${escapeHtml(name)}</title>`,
    meta('name', 'description', description),
    meta('name', 'keywords', keywords),
    meta('name', 'lectern-style-nonce', styleNonce),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteTitle),
    meta('property', 'og:title', name),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:locale', locale === 'zh' ? 'zh_CN' : 'en'),
    address === '' ? '' : `<link rel="canonical" href="${escapeHtml(address)}">`,
    icon,
  ].join('');
}
