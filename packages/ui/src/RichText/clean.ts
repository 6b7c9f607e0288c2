import createPurifier, { type Config, type DOMPurify } from 'dompurify';
import { keepSide, tidyElement, wrapTables } from './tidy.ts';

/**
 * What a school may write: text, tables, pictures, sound, film and MathML. No scripts and
 * handlers (never), no frames and forms, no styles and colours (they would not be read in
 * the dark), no ids and data attributes (the page's own scripts and styles hang on those).
 */
const config = {
  USE_PROFILES: { html: true, mathMl: true },
  ADD_TAGS: ['semantics'],
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'select',
    'textarea',
    'dialog',
    'marquee',
    'blink',
    'map',
  ],
  FORBID_ATTR: [
    'style',
    'id',
    'name',
    'color',
    'bgcolor',
    'background',
    'face',
    'size',
    'tabindex',
    'popover',
    'autoplay',
    'usemap',
  ],
  ALLOW_DATA_ATTR: false,
  RETURN_DOM: true,
} satisfies Config;

let purifier: DOMPurify | undefined;

/** An instance of its own, so that these rules meet nobody else's. */
function getPurifier(): DOMPurify {
  if (purifier) return purifier;
  purifier = createPurifier(window);
  purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (node instanceof Element) keepSide(node);
    // The source of a formula is written beside it, and would be read as text.
    if (tagName === 'annotation') node.textContent = '';
  });
  purifier.addHook('afterSanitizeAttributes', tidyElement);
  return purifier;
}

/**
 * Cleans HTML that a school wrote, by DOMPurify. `tableLabel` names the tables that have
 * no caption. Without a document, as on a server, there is nothing to clean with: it
 * gives an empty text, and the browser fills it in.
 */
export function cleanRichText(html: string, tableLabel = ''): string {
  if (typeof window === 'undefined') return '';
  // Text without a sign of markup holds none; most options are such.
  if (!/[<&]/.test(html)) return html;
  const body = getPurifier().sanitize(html, config);
  if (!(body instanceof Element)) return '';
  wrapTables(body, tableLabel);
  return body.innerHTML;
}
