import { isAppearance, isOfFormula, LETTERS } from './formulas.ts';
import { knownClasses, alignmentOf } from './tidy.ts';

const words = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Inline elements, which contain text and each other and are valid in any context. */
const INLINE = words('a br b strong i em u s sub sup span code img');
const BLOCK = words('p div h1 h2 h3 h4 h5 h6 blockquote ul ol li hr table');
const EMPTY = words('br hr img');

/** Allowed parents of an element; in any other parent the HTML parser would move or close elements. */
const ALLOWED_PARENTS: Readonly<Record<string, ReadonlySet<string>>> = {
  li: words('ul ol'),
  thead: words('table'),
  tbody: words('table'),
  tfoot: words('table'),
  tr: words('thead tbody tfoot'),
  th: words('tr'),
  td: words('tr'),
};
/** Elements that contain only the elements above; the parser would move text out of them. */
const TEXTLESS = words('ul ol table thead tbody tfoot tr');

const TEXT = '[^<>&]+|&#?[a-z0-9]{1,10};';
const ATTRIBUTE = ' ([a-z][a-z-]*)="([^"<>]*)"';
/** Text or a tag; any other markup matches neither. */
const TOKEN = new RegExp(`(${TEXT})|<(/?)([a-z][a-z1-6]*)((?:${ATTRIBUTE})*) ?(/?)>`, 'giy');

/** Attributes that are dropped. */
const DROPPED = /^(class|style|id|dir|lang|href|target|rel|title|xmlns|data-[\w-]+)$/;
/** Attributes that are kept if their value matches, by element and attribute name. */
const ALLOWED_ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  'a href': /^#?\/[\w-]/,
  'img src': /^\/[\w-][\w./?=%-]*$/,
  'img alt': /^/,
  'img width': /^\d+$/,
  'img height': /^\d+$/,
  'td colspan': /^\d+$/,
  'td rowspan': /^\d+$/,
  'th colspan': /^\d+$/,
  'th rowspan': /^\d+$/,
};
/** The wrapper that `wrapTables` adds around a table. */
const SCROLLER = '<div data-scroller="">';

/** Returns an element's attributes, written anew; undefined if one of them is not known to be harmless. */
function attributesOf(name: string, attributeText: string): string | undefined {
  let anew = '';
  for (const [, attribute = '', value = ''] of attributeText.matchAll(RegExp(ATTRIBUTE, 'gi'))) {
    const key = attribute.toLowerCase();
    const side = key === 'style' && /^t[dh]$/.test(name) ? alignmentOf(value) : undefined;
    const classes = key === 'class' ? knownClasses(value.split(/\s+/)) : '';
    if (classes !== '') anew += ` class="${classes}"`;
    else if (side !== undefined) anew += ` align="${side}"`;
    else if (
      (isOfFormula(name) && isAppearance(key, value)) ||
      ALLOWED_ATTRIBUTES[`${name} ${key}`]?.test(value) === true
    )
      anew += ` ${key}="${value}"`;
    else if (!DROPPED.test(key)) return undefined;
  }
  return anew;
}

/** Returns whether an element may be a child of another one, or of the root (''). */
function isAllowedIn(name: string, parent: string, isInline: boolean): boolean {
  const isInnerFormula = isOfFormula(name) && name !== 'math';
  if (isOfFormula(parent)) return isInnerFormula && !LETTERS.has(parent);
  if (isInnerFormula) return false;
  const holders = ALLOWED_PARENTS[name];
  if (holders !== undefined) return holders.has(parent);
  if (TEXTLESS.has(parent)) return false;
  if (INLINE.has(name) || name === 'math') return true;
  // The parser would close an inline element or a paragraph around a block.
  return BLOCK.has(name) && !isInline && !INLINE.has(parent) && !/^(p|h\d)$/.test(parent);
}

/**
 * Sanitises most rich texts without a DOM, for servers: paragraphs, headings, lists, tables, formulas and the
 * school's own pictures. Every tag is written anew and closed in place, so that nothing else gets through.
 * @param isInline whether the text is displayed inline, where blocks are not allowed.
 * @returns an empty text if the HTML contains anything else.
 */
export function plainRichText(html: string, isInline: boolean): string {
  const open: string[] = [];
  let output = '';
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < html.length) {
    const [, text, end, tag = '', given = '', , , closed] = TOKEN.exec(html) ?? [];
    const name = tag.toLowerCase();
    const parent = open.at(-1) ?? '';
    if (text !== undefined) {
      if (TEXTLESS.has(parent) && text.trim() !== '') return '';
      output += text;
    } else if (end === '/') {
      if (open.pop() !== name) return '';
      output += `</${name}>`;
      if (name === 'table' && !open.includes(name)) output += '</div>';
    } else {
      const attributes = attributesOf(name, given);
      if (attributes === undefined || !isAllowedIn(name, parent, isInline)) return '';
      if (name === 'a' && open.includes(name)) return '';
      if (name === 'table' && !open.includes(name)) output += SCROLLER;
      output += `<${name}${attributes}>`;
      // Only elements of formulas may be self-closing.
      if (closed === '/' && isOfFormula(name)) output += `</${name}>`;
      else if (!EMPTY.has(name)) open.push(name);
    }
  }
  return open.length === 0 ? output : '';
}
