import { isExternal, safeHref } from '../link/index.ts';

/** Classes that this component's own styles know: those of rendered formulas, of blanks, of code. */
const knownClass = /^(tml-[\w-]+|chr-\w+|blank|language-[\w-]+)$/;

/** Gives those of an element's classes that are known, for its attribute; empty where none is. */
export const knownClasses = (names: Iterable<string>): string =>
  Array.from(names)
    .filter((name) => knownClass.test(name))
    .join(' ');

/** Reads from a style to which side a cell is set; editors and Markdown say it only there. */
export const sideOf = (style: string): string | undefined =>
  /(?:^|;)\s*text-align:\s*(left|center|right)\b/.exec(style)?.[1];

/** Lets a cell stay at its side when its style is taken off. */
export function keepSide(element: Element): void {
  const side = /^t[dh]$/.test(element.localName) && sideOf(element.getAttribute('style') ?? '');
  if (side) element.setAttribute('align', side);
}

function tidyClasses(element: Element): void {
  const known = knownClasses(element.classList);
  if (known !== '') element.setAttribute('class', known);
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

/** Gives an element what this component wants of all, once nothing harmful is left on it. */
export function tidyElement(element: Element): void {
  tidyClasses(element);
  tidiers[element.localName]?.(element);
}

/** A wide table scrolls by itself; the keyboard reaches it to scroll. */
export function wrapTables(body: Element, label: string): void {
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
