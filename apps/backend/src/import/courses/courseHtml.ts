import { escapeMarkup } from '../../platform/richText/escapeMarkup.ts';
import { readHtml } from '../../markup/readHtml.ts';
import type { MarkupElement, MarkupNode } from '../../markup/tree.ts';

/** Elements that come through, with what they say of themselves; what else a page may hold is its text alone. */
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

/** What a browser reads by rules of its own up to its end, which may be missing: it is shown as its signs. */
const SWALLOWS =
  /<\/?(?:script|style|textarea|title|xmp|noembed|noframes|noscript|plaintext|template|select|svg|math)\b[^>]*>|<[?!](?!--)[^>]*>/gi;
/** What embeds a page; it has no text. */
const FRAMES = /<\/?(?:iframe|frame|frameset|object|embed)\b[^>]*>/gi;

/** Takes from raw HTML within Markdown what would swallow the text behind it. */
export const withoutSwallowing = (html: string): string =>
  html.replace(FRAMES, '').replace(SWALLOWS, (tag) => escapeMarkup(tag));

const isAllowed = (element: string, attribute: string, value = ''): boolean =>
  ATTRIBUTES[`${element} ${attribute}`]?.test(value) === true;

/** Writes a picture from elsewhere, which is not shown: its name leads to it. */
function nameOfPicture({ src = '', alt = '' }: MarkupElement['attributes']): string {
  const name = escapeMarkup(alt.trim());
  return /^https?:\/\//i.test(src) ? `<a href="${escapeMarkup(src)}">${name || escapeMarkup(src)}</a>` : name;
}

function write(node: MarkupNode): string {
  if (typeof node === 'string') return escapeMarkup(node);
  const { name, attributes, children } = node;
  const inner = children.map(write).join('');
  if (!ALLOWED.has(name)) return inner;
  if (name === 'img' && !isAllowed('img', 'src', attributes['src'])) return nameOfPicture(attributes);
  if (name === 'a' && !isAllowed('a', 'href', attributes['href'])) return inner;
  // Headings stand below those of the page that shows them.
  const tag = /^h\d$/.test(name) ? 'h4' : name;
  const said = Object.entries(attributes)
    .filter(([key, value]) => isAllowed(name, key, value))
    .map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
  return EMPTY.has(name) ? `<${tag}${said.join('')}>` : `<${tag}${said.join('')}>${inner}</${tag}>`;
}

/** Writes HTML anew of what rich text may hold, each element closed in its place, so that nothing in it runs. */
export const cleanHtml = (html: string): string => readHtml(html).map(write).join('');
