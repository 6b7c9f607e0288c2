import { isLook, isOfFormula } from './formulas.ts';
import { keepSide, tidyElement, wrapTables } from './tidy.ts';

/**
 * Elements that hold text and each other, and nothing that runs, loads or is parsed by rules of its own: whatever a
 * browser makes of text and their tags is made of them alone.
 */
const SIMPLE = new Set(
  (
    'p br hr div span b strong i em u s sub sup h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code ' +
    'table thead tbody tfoot tr th td caption a img'
  ).split(' '),
);

/** Attributes that are taken off, as DOMPurify does by the configuration of `clean.ts`. */
const DROPPED = /^(style|id|name|color|bgcolor|background|face|size|tabindex|target|data-[\w-]+)$/;

const SIDE = /^(left|center|right)$/;

/** Attributes that stay where they are written so, by the element's and their own name. */
const KEPT: Readonly<Record<string, RegExp>> = {
  'img src': /^(https?:\/\/|\/[\w-])/,
  'img alt': /^/,
  'img width': /^\d+$/,
  'img height': /^\d+$/,
  'a href': /^(https?:\/\/|#?\/[\w-])/,
  'td colspan': /^\d+$/,
  'td rowspan': /^\d+$/,
  'td align': SIDE,
  'th colspan': /^\d+$/,
  'th rowspan': /^\d+$/,
  'th align': SIDE,
};

const MATHML = 'http://www.w3.org/1998/Math/MathML';

/**
 * Tells whether an element stands where a browser that reads it once more finds it again: those of a formula in a
 * formula, and no others.
 */
function isInPlace({ localName, namespaceURI, parentElement }: Element): boolean {
  const isMath = isOfFormula(localName);
  if (!isMath && !SIMPLE.has(localName)) return false;
  const isInFormula = parentElement?.namespaceURI === MATHML;
  return (namespaceURI === MATHML) === isMath && isInFormula === (isMath && localName !== 'math');
}

/** Takes off what may be taken off; tells whether nothing is left that has to be looked at more closely. */
function isSimple(element: Element): boolean {
  if (!isInPlace(element)) return false;
  keepSide(element);
  // The attributes follow what is taken off, so their names are listed first.
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name) ?? '';
    if (name === 'class' || KEPT[`${element.localName} ${name}`]?.test(value) === true) continue;
    if (isOfFormula(element.localName) && isLook(name, value)) continue;
    if (!DROPPED.test(name)) return false;
    element.removeAttribute(name);
  }
  return true;
}

/** Tells whether a text has nothing that a browser would read as more than words; most options are such. */
export const isWords = (html: string): boolean => !/[<&]/.test(html);

/** A document that is never shown runs and loads nothing; one serves every text. */
let inert: Document | undefined;

/**
 * Cleans what most texts are, paragraphs, lists, tables, formulas and pictures, without the library that everything else needs.
 * It lets through what is known to be harmless and gives up otherwise.
 * @returns the same as `cleanRichText`; undefined where the text is not that simple.
 */
export function cleanSimple(html: string, tableLabel: string): string | undefined {
  if (isWords(html)) return html;
  inert ??= document.implementation.createHTMLDocument('');
  const { body } = inert;
  body.innerHTML = html;
  const comments = document.createNodeIterator(body, NodeFilter.SHOW_COMMENT);
  const elements = [...body.querySelectorAll('*')];
  if (comments.nextNode() !== null || !elements.every(isSimple)) return undefined;
  elements.forEach(tidyElement);
  wrapTables(body, tableLabel);
  return body.innerHTML;
}
