import createPurifier, { type Config, type DOMPurify } from 'dompurify';
import { isExternal, safeHref } from '../link/index.ts';

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

/** Classes that this component's own styles know: those of rendered formulas, of blanks, of code. */
const knownClass = /^(tml-[\w-]+|chr-\w+|blank|language-[\w-]+)$/;

function tidyClasses(element: Element): void {
  const known = [...element.classList].filter((name) => knownClass.test(name));
  if (known.length > 0) element.setAttribute('class', known.join(' '));
  else element.removeAttribute('class');
}

function tidyLink(link: Element): void {
  const href = safeHref(link.getAttribute('href'));
  if (href === undefined) return link.removeAttribute('href');
  link.removeAttribute('target');
  if (!isExternal(href)) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

function tidyMedia(media: Element): void {
  media.setAttribute('controls', '');
  media.setAttribute('preload', 'metadata');
  if (media.localName === 'video') media.setAttribute('playsinline', '');
}

function tidyPicture(picture: Element): void {
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
}

const tidiers: Partial<Record<string, (element: Element) => void>> = {
  a: tidyLink,
  img: tidyPicture,
  audio: tidyMedia,
  video: tidyMedia,
};

/** A wide table scrolls by itself; the keyboard reaches it to scroll. */
function wrapTables(body: Element, label: string): void {
  for (const table of body.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue;
    const scroller = table.ownerDocument.createElement('div');
    scroller.setAttribute('data-scroller', '');
    scroller.setAttribute('role', 'group');
    scroller.setAttribute('tabindex', '0');
    scroller.setAttribute('aria-label', table.querySelector('caption')?.textContent?.trim() || label);
    table.replaceWith(scroller);
    scroller.append(table);
  }
}

let purifier: DOMPurify | undefined;

/** An instance of its own, so that these rules meet nobody else's. */
function getPurifier(): DOMPurify {
  if (purifier) return purifier;
  purifier = createPurifier(window);
  purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
    // The source of a formula is written beside it, and would be read as text.
    if (tagName === 'annotation') node.textContent = '';
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    tidyClasses(element);
    tidiers[element.localName]?.(element);
  });
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

/** Tells whether a text is written in Latin letters; a few Chinese glosses do not make it Chinese. */
export function isLatin(html: string): boolean {
  const words = html.replace(/<math[^]*?<\/math>|<[^>]*>|&\w+;/g, ' ');
  const chinese = words.match(/[\u4e00-\u9fff]/g)?.length ?? 0;
  const letters = words.match(/[A-Za-z]/g)?.length ?? 0;
  return letters >= 3 && letters > chinese * 8;
}
