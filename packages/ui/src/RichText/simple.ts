import { isAppearance, isOfFormula } from './formulas.ts';
import { preserveAlignment, tidyElement, wrapTables } from './tidy.ts';

/**
 * Elements that contain text and each other, and neither run nor load anything nor have parsing rules of their
 * own, so that parsing them again yields the same elements.
 */
const SIMPLE = new Set(
  (
    'p br hr div span b strong i em u s sub sup h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code ' +
    'table thead tbody tfoot tr th td caption a img'
  ).split(' '),
);

/** Attributes that are removed, as DOMPurify does with the configuration of `clean.ts`. */
const DROPPED = /^(style|id|name|color|bgcolor|background|face|size|tabindex|target|data-[\w-]+)$/;

const SIDE = /^(left|center|right)$/;

/** Attributes that are kept if their value matches, by element and attribute name. */
const ALLOWED_ATTRIBUTES: Readonly<Record<string, RegExp>> = {
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
 * Returns whether an element is where parsing the HTML again would put it: elements of formulas only inside
 * formulas, and other elements only outside.
 */
function isInPlace({ localName, namespaceURI, parentElement }: Element): boolean {
  const isMath = isOfFormula(localName);
  if (!isMath && !SIMPLE.has(localName)) return false;
  const isInFormula = parentElement?.namespaceURI === MATHML;
  return (namespaceURI === MATHML) === isMath && isInFormula === (isMath && localName !== 'math');
}

/** Removes forbidden attributes from an element; returns false if the element needs the full sanitiser. */
function isSimple(element: Element): boolean {
  if (!isInPlace(element)) return false;
  preserveAlignment(element);
  // `attributes` is a live list that changes with each removal, so the names are copied first.
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name) ?? '';
    if (name === 'class' || ALLOWED_ATTRIBUTES[`${element.localName} ${name}`]?.test(value) === true)
      continue;
    if (isOfFormula(element.localName) && isAppearance(name, value)) continue;
    if (!DROPPED.test(name)) return false;
    element.removeAttribute(name);
  }
  return true;
}

/** Returns whether a text contains no markup; most options are of this kind. */
export const isWords = (html: string): boolean => !/[<&]/.test(html);

/** A document that is never displayed, and so runs and loads nothing; reused for all texts. */
let inert: Document | undefined;

/**
 * Sanitises most texts (paragraphs, lists, tables, formulas and pictures) without loading DOMPurify. Accepts
 * only what is known to be harmless.
 * @returns the same as `cleanRichText`; undefined if the text needs the full sanitiser.
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
