import { isExternal, safeHref } from '../link/index.ts';

/** CSS classes that this component styles: those of formulas, blanks and code. */
const knownClass = /^(tml-[\w-]+|chr-\w+|blank|language-[\w-]+)$/;

/** Returns the known classes as the value of a `class` attribute; empty if there are none. */
export const knownClasses = (names: Iterable<string>): string =>
  Array.from(names)
    .filter((name) => knownClass.test(name))
    .join(' ');

/** Reads the alignment of a cell from its style; editors and Markdown declare it only there. */
export const alignmentOf = (style: string): string | undefined =>
  /(?:^|;)\s*text-align:\s*(left|center|right)\b/.exec(style)?.[1];

/** Preserves the alignment of a cell whose style will be removed. */
export function preserveAlignment(element: Element): void {
  const side = /^t[dh]$/.test(element.localName) && alignmentOf(element.getAttribute('style') ?? '');
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

/** Normalises an element that has been sanitised: classes, links, media and pictures. */
export function tidyElement(element: Element): void {
  tidyClasses(element);
  tidiers[element.localName]?.(element);
}

/** Makes wide tables scroll horizontally, in a wrapper that can be focused to scroll by keyboard. */
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
