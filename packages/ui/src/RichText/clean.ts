import createPurifier, { type Config, type DOMPurify } from 'dompurify';
import { preserveAlignment, tidyElement, wrapTables } from './tidy.ts';

/**
 * Allowed: text, tables, pictures, audio, video and MathML. Forbidden: scripts and event handlers, frames and
 * forms, styles and colours (unreadable in dark mode), ids and data attributes (the page's own scripts and
 * styles use those).
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

/** Returns an own instance of DOMPurify, so that its hooks do not affect other users of the library. */
function getPurifier(): DOMPurify {
  if (purifier) return purifier;
  purifier = createPurifier(window);
  purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (node instanceof Element) preserveAlignment(node);
    // The TeX source of a formula would be displayed as text beside it.
    if (tagName === 'annotation') node.textContent = '';
  });
  purifier.addHook('afterSanitizeAttributes', tidyElement);
  return purifier;
}

/**
 * Sanitises HTML that a school wrote, by DOMPurify. `tableLabel` names tables without a caption. Returns an
 * empty text on a server, where there is no DOM; the browser renders it then.
 */
export function cleanRichText(html: string, tableLabel = ''): string {
  if (typeof window === 'undefined') return '';
  // Text without these characters contains no markup; most options are of this kind.
  if (!/[<&]/.test(html)) return html;
  const body = getPurifier().sanitize(html, config);
  if (!(body instanceof Element)) return '';
  wrapTables(body, tableLabel);
  return body.innerHTML;
}
