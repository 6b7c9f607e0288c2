import { escapeMarkup } from '../../platform/richText/escapeMarkup.ts';
import { readHtml } from '../../markup/readHtml.ts';
import type { MarkupElement, MarkupNode } from '../../markup/tree.ts';

/** Allowed elements with their attributes; other elements are replaced by their text. */
const ALLOWED: ReadonlySet<string> = new Set(
  (
    'p br hr div span b strong i em u s del ins mark small q cite abbr kbd sub sup ruby rt rp blockquote pre code ' +
    'h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption thead tbody tfoot tr th td details summary figure figcaption a img'
  ).split(' '),
);
const EMPTY: ReadonlySet<string> = new Set(['br', 'hr', 'img']);
const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  'a href': /^https?:\/\//i,
  'img src': /^\/[\w-]/,
  'img alt': /./,
  'img width': /^\d+$/,
  'img height': /^\d+$/,
  'ol start': /^\d+$/,
  'td colspan': /^\d+$/,
  'td rowspan': /^\d+$/,
  'th colspan': /^\d+$/,
  'th rowspan': /^\d+$/,
};

/** Elements that browsers parse up to an end tag, which may be missing; they are shown as text. */
const SWALLOWING_TAGS =
  /<\/?(?:script|style|textarea|title|xmp|noembed|noframes|noscript|plaintext|template|select|svg|math)\b[^>]*>|<[?!](?!--)[^>]*>/gi;
/** Elements that embed a page; they have no text. */
const FRAMES = /<\/?(?:iframe|frame|frameset|object|embed)\b[^>]*>/gi;

/** Escapes tags in Markdown's raw HTML that would swallow the following text. */
export const withoutSwallowing = (html: string): string =>
  html.replace(FRAMES, '').replace(SWALLOWING_TAGS, (tag) => escapeMarkup(tag));

const isAllowed = (element: string, attribute: string, value = ''): boolean =>
  ATTRIBUTES[`${element} ${attribute}`]?.test(value) === true;

/** Replaces an external picture, which is not shown, with a link with its name; with its name alone in a link. */
function nameOfPicture({ src = '', alt = '' }: MarkupElement['attributes'], isLinked: boolean): string {
  const name = escapeMarkup(alt.trim());
  return !isLinked && /^https?:\/\//i.test(src)
    ? `<a href="${escapeMarkup(src)}">${name || escapeMarkup(src)}</a>`
    : name;
}

function write(node: MarkupNode, isLinked = false): string {
  if (typeof node === 'string') return escapeMarkup(node);
  const { name, attributes, children } = node;
  const isLink = name === 'a' && isAllowed('a', 'href', attributes['href']);
  const inner = children.map((child) => write(child, isLinked || isLink)).join('');
  if (!ALLOWED.has(name)) return inner;
  if (name === 'img' && !isAllowed('img', 'src', attributes['src']))
    return nameOfPicture(attributes, isLinked);
  if (name === 'a' && !isLink) return inner;
  // Headings are below those of the surrounding page.
  const tag = /^h\d$/.test(name) ? 'h4' : name;
  const attributeText = Object.entries(attributes)
    .filter(([key, value]) => isAllowed(name, key, value))
    .map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
  return EMPTY.has(name)
    ? `<${tag}${attributeText.join('')}>`
    : `<${tag}${attributeText.join('')}>${inner}</${tag}>`;
}

/** Sanitizes HTML: only allowed elements are kept, each is closed in its place, and no script can run. */
export const cleanHtml = (html: string): string =>
  readHtml(html)
    .map((node) => write(node))
    .join('');
