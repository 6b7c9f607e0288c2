import { cleanRichText } from '../../RichText/index.ts';
import { tidyTex } from '../source.ts';

/** Prefix of the class of placeholders for formulas during sanitising, which would remove their TeX. */
const PLACEHOLDER_CLASS = 'language-formula-';

interface Found {
  readonly tex: string;
  readonly isBlock: boolean;
  /** Original markup, to be sanitised separately; empty for a formula that only has TeX. */
  readonly markup: string;
}

function read(element: Element): Found {
  if (element.localName === 'span')
    return {
      tex: tidyTex(element.getAttribute('data-tex') ?? ''),
      isBlock: element.hasAttribute('data-block'),
      markup: '',
    };
  const annotation = element.querySelector('annotation[encoding="application/x-tex"]')?.textContent;
  return {
    tex: tidyTex(annotation ?? element.getAttribute('alttext') ?? ''),
    isBlock: element.getAttribute('display') === 'block',
    markup: element.outerHTML,
  };
}

/**
 * Returns whether a pasted picture is of the school's own origin. Others are dropped, since their hosts could
 * track readers.
 */
const isOwn = (src: string): boolean => {
  try {
    return new URL(src, document.baseURI).origin === location.origin;
  } catch {
    return false;
  }
};

/**
 * Sanitises HTML like `RichText` before the editor reads it, and turns each formula into a `span` with its TeX,
 * including formulas of pages that use KaTeX. Nothing is executed or fetched in the process.
 * @param isPasted whether the HTML is from another page, so that pictures of other origins are dropped
 */
export function cleanForEditor(html: string, isPasted: boolean): HTMLElement {
  const raw = new DOMParser().parseFromString(html, 'text/html');
  // KaTeX renders each formula twice.
  for (const second of raw.querySelectorAll('.katex-html')) second.remove();
  const found: Found[] = [];
  for (const element of raw.querySelectorAll('math, span[data-tex]')) {
    if (!element.isConnected || element.parentElement?.closest('math')) continue;
    const placeholder = raw.createElement('code');
    placeholder.className = PLACEHOLDER_CLASS + (found.push(read(element)) - 1);
    element.replaceWith(placeholder);
  }
  const holder = document.createElement('template');
  holder.innerHTML = cleanRichText(raw.body.innerHTML);
  const body = document.createElement('div');
  body.append(holder.content);
  for (const placeholder of body.querySelectorAll(`code[class*="${PLACEHOLDER_CLASS}"]`)) {
    const formula = found[Number(/formula-(\d+)/.exec(placeholder.className)?.[1])];
    if (formula === undefined) continue;
    const span = document.createElement('span');
    span.dataset['tex'] = formula.tex;
    if (formula.isBlock) span.dataset['block'] = '';
    if (formula.markup !== '') span.dataset['markup'] = cleanRichText(formula.markup);
    placeholder.replaceWith(span);
  }
  for (const picture of body.querySelectorAll('img'))
    if (isPasted && !isOwn(picture.getAttribute('src') ?? '')) picture.remove();
  return body;
}

/**
 * Reduces HTML to what the format `text` can hold: line breaks and the TeX of formulas, or the text of formulas
 * without TeX.
 */
export function withoutMarkup(body: HTMLElement): HTMLElement {
  // An empty block breaks the line, like `br`.
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
