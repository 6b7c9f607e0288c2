import { afterPaint } from '../../../../shared/deferred/afterPaint.ts';
import { whenIdle } from '../../../../shared/deferred/whenIdle.ts';
import type { PaperQuestion, RoomSheet } from '../state/room.model.ts';

/** Time budget of one slice of the work, in milliseconds: short enough for a slow phone to stay responsive. */
const SLICE_MS = 6;

/**
 * Sheets per hidden block. The browser does not even style the content of a block before a search, as it would
 * 2,000 separate boxes.
 */
const BLOCK = 50;

/** Value of `hidden` for content that find-in-page finds and then reveals. */
const FINDABLE = 'until-found';

/** Matches the invisible TeX source beside a formula, and every tag with its attributes. */
const UNSEEN = /<annotation[^<>]*>[^<]*<\/annotation>|<\/?[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;

/**
 * Returns the text of some HTML. It is parsed only if necessary: parsing takes ten times as long as removing
 * the tags. Content of a template neither runs nor fetches anything.
 */
function textOf(html: string): string {
  const text = html.replace(UNSEEN, '');
  if (!/[<&]/.test(text)) return text;
  const template = document.createElement('template');
  template.innerHTML = text;
  return template.content.textContent;
}

function findableText({ id, stemHtml, options }: PaperQuestion, materialHtml: string): HTMLElement {
  const element = document.createElement('p');
  element.setAttribute('data-question', id);
  element.textContent = textOf([materialHtml, stemHtml, ...options.map(({ html }) => html)].join('\n'));
  return element;
}

/** The text of a paper, for the browser's find-in-page. */
export interface Findable {
  /** Leaves out the sheet in view, which is found by itself. */
  show(index: number): void;
  close(): void;
}

/**
 * Writes the text of every question into a box while the browser is idle, hidden until find-in-page finds it.
 * Browsers without `hidden=until-found` neither show nor find it.
 * @param onFound called with the question whose text was found.
 */
export function openFindable(
  box: HTMLElement,
  sheets: readonly RoomSheet[],
  onFound: (questionId: string) => void,
): Findable {
  let shownCount = 0;
  let shown = -1;
  const hide = (element: Element, index: number) =>
    element.setAttribute('hidden', index === shown ? '' : FINDABLE);
  const hideSheet = (index: number) => {
    for (const element of box.querySelectorAll(`[data-sheet="${index}"]`)) hide(element, index);
  };
  const makeBlock = () => {
    const block = document.createElement('div');
    block.setAttribute('hidden', FINDABLE);
    box.append(block);
    return block;
  };
  const write = () => {
    const until = performance.now() + SLICE_MS;
    while (shownCount < sheets.length && performance.now() < until) {
      const block = shownCount % BLOCK === 0 ? makeBlock() : box.lastElementChild;
      const sheet = sheets[shownCount];
      for (const [part, question] of (sheet?.questions ?? []).entries()) {
        const element = findableText(question, part === 0 ? (sheet?.materialHtml ?? '') : '');
        element.setAttribute('data-sheet', String(shownCount));
        hide(element, shownCount);
        block?.append(element);
      }
      shownCount += 1;
    }
    if (shownCount < sheets.length) stop = whenIdle(write);
  };
  let stop = whenIdle(write);
  const handleMatch = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return;
    const questionId = target.dataset['question'];
    if (questionId !== undefined) onFound(questionId);
    // The browser reveals the block with the hit; it is hidden again, since the hit leads to its question
    // instead.
    else afterPaint(() => target.setAttribute('hidden', FINDABLE));
  };
  box.addEventListener('beforematch', handleMatch);
  return {
    show(index) {
      const before = shown;
      shown = index;
      hideSheet(before);
      hideSheet(index);
    },
    close() {
      stop();
      box.removeEventListener('beforematch', handleMatch);
      box.replaceChildren();
    },
  };
}
