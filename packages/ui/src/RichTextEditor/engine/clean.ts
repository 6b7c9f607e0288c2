import { cleanRichText } from '../../RichText/index.ts';
import { tidyTex } from '../source.ts';

/** Stands in for a formula while a text is cleaned: the cleaner takes a formula's TeX away. */
const PLACE = 'language-formula-';

interface Found {
  readonly tex: string;
  readonly isBlock: boolean;
  /** What it was, to be cleaned by itself; empty for one that only has TeX. */
  readonly markup: string;
}

function read(element: Element): Found {
  if (element.localName === 'span')
    return {
      tex: tidyTex(element.getAttribute('data-tex') ?? ''),
      isBlock: element.hasAttribute('data-block'),
      markup: '',
    };
  const written = element.querySelector('annotation[encoding="application/x-tex"]')?.textContent;
  return {
    tex: tidyTex(written ?? element.getAttribute('alttext') ?? ''),
    isBlock: element.getAttribute('display') === 'block',
    markup: element.outerHTML,
  };
}

/** Whether a picture may stand in a text that somebody pastes: one of the school's own, not one that others count. */
const isOwn = (src: string): boolean => {
  try {
    return new URL(src, document.baseURI).origin === location.origin;
  } catch {
    return false;
  }
};

/**
 * Cleans HTML as `RichText` does before the editor reads it, and finds the formulas with their TeX, also those of pages
 * that draw by KaTeX. Each becomes a `span` with its TeX. Nothing of it runs or is fetched meanwhile.
 * @param isPasted whether it comes from elsewhere, so that pictures of other places stay out
 */
export function cleanForEditor(html: string, isPasted: boolean): HTMLElement {
  const raw = new DOMParser().parseFromString(html, 'text/html');
  // KaTeX writes each formula twice.
  for (const second of raw.querySelectorAll('.katex-html')) second.remove();
  const found: Found[] = [];
  for (const element of raw.querySelectorAll('math, span[data-tex]')) {
    if (!element.isConnected || element.parentElement?.closest('math')) continue;
    const place = raw.createElement('code');
    place.className = PLACE + (found.push(read(element)) - 1);
    element.replaceWith(place);
  }
  const holder = document.createElement('template');
  holder.innerHTML = cleanRichText(raw.body.innerHTML);
  const body = document.createElement('div');
  body.append(holder.content);
  for (const place of body.querySelectorAll(`code[class*="${PLACE}"]`)) {
    const formula = found[Number(/formula-(\d+)/.exec(place.className)?.[1])];
    if (formula === undefined) continue;
    const span = document.createElement('span');
    span.dataset['tex'] = formula.tex;
    if (formula.isBlock) span.dataset['block'] = '';
    if (formula.markup !== '') span.dataset['markup'] = cleanRichText(formula.markup);
    place.replaceWith(span);
  }
  for (const picture of body.querySelectorAll('img'))
    if (isPasted && !isOwn(picture.getAttribute('src') ?? '')) picture.remove();
  return body;
}

/** Leaves only what a text of words can keep: ends of lines, and of formulas their TeX, or the words of those without. */
export function withoutMarkup(body: HTMLElement): HTMLElement {
  // An empty block ends a line, as `br` does where there is one.
  for (const end of body.querySelectorAll('br')) end.replaceWith(document.createElement('div'));
  for (const span of body.querySelectorAll<HTMLElement>('span[data-tex]')) {
    const { markup = '' } = span.dataset;
    delete span.dataset['markup'];
    if (span.dataset['tex'] !== '') continue;
    const holder = document.createElement('template');
    holder.innerHTML = markup;
    span.replaceWith(holder.content.textContent ?? '');
  }
  return body;
}
