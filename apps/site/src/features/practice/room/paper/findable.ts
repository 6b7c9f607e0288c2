import { afterPaint } from '../../../../shared/deferred/afterPaint.ts';
import { whenIdle } from '../../../../shared/deferred/whenIdle.ts';
import type { AskedQuestion, RoomSheet } from '../state/room.model.ts';

/** How long a slice of the work may take, in milliseconds: short enough for a slow phone to stay at hand. */
const SLICE_MS = 6;

/**
 * How many sheets are hidden together. What is inside is not even styled before the browser searches, which 2,000
 * boxes of their own would be.
 */
const BLOCK = 50;

/** Hidden, but found by the browser's search, which shows it then. */
const FINDABLE = 'until-found';

/** The source of a formula, which stands beside it and which nobody sees, and every tag with its attributes. */
const UNSEEN = /<annotation[^<>]*>[^<]*<\/annotation>|<\/?[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;

/**
 * The words of some HTML. Only what needs it is parsed: that takes ten times as long as leaving out the tags. What
 * stands in a template runs nothing and fetches nothing.
 */
function wordsOf(html: string): string {
  const words = html.replace(UNSEEN, '');
  if (!/[<&]/.test(words)) return words;
  const template = document.createElement('template');
  template.innerHTML = words;
  return template.content.textContent;
}

function findableText({ id, stemHtml, options }: AskedQuestion, materialHtml: string): HTMLElement {
  const element = document.createElement('p');
  element.setAttribute('data-question', id);
  element.textContent = wordsOf([materialHtml, stemHtml, ...options.map(({ html }) => html)].join('\n'));
  return element;
}

/** The words of a paper, which the browser's own search finds. */
export interface Findable {
  /** Leaves out the sheet in view, which is found by itself. */
  show(place: number): void;
  close(): void;
}

/**
 * Writes the words of every question into a box, while the page is idle: hidden until the browser's search finds them.
 * A browser that does not know this kind of hiding (`hidden=until-found`) shows and finds nothing of it.
 * @param onFound is told the question whose words were found.
 */
export function openFindable(
  box: HTMLElement,
  sheets: readonly RoomSheet[],
  onFound: (questionId: string) => void,
): Findable {
  let written = 0;
  let shown = -1;
  const hide = (element: Element, place: number) =>
    element.setAttribute('hidden', place === shown ? '' : FINDABLE);
  const hideSheet = (place: number) => {
    for (const element of box.querySelectorAll(`[data-sheet="${place}"]`)) hide(element, place);
  };
  const makeBlock = () => {
    const block = document.createElement('div');
    block.setAttribute('hidden', FINDABLE);
    box.append(block);
    return block;
  };
  const write = () => {
    const until = performance.now() + SLICE_MS;
    while (written < sheets.length && performance.now() < until) {
      const block = written % BLOCK === 0 ? makeBlock() : box.lastElementChild;
      const sheet = sheets[written];
      for (const [part, question] of (sheet?.questions ?? []).entries()) {
        const element = findableText(question, part === 0 ? (sheet?.materialHtml ?? '') : '');
        element.setAttribute('data-sheet', String(written));
        hide(element, written);
        block?.append(element);
      }
      written += 1;
    }
    if (written < sheets.length) stop = whenIdle(write);
  };
  let stop = whenIdle(write);
  const handleMatch = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return;
    const questionId = target.dataset['question'];
    if (questionId !== undefined) onFound(questionId);
    // The browser shows the block of what it has found, which leads elsewhere.
    else afterPaint(() => target.setAttribute('hidden', FINDABLE));
  };
  box.addEventListener('beforematch', handleMatch);
  return {
    show(place) {
      const before = shown;
      shown = place;
      hideSheet(before);
      hideSheet(place);
    },
    close() {
      stop();
      box.removeEventListener('beforematch', handleMatch);
      box.replaceChildren();
    },
  };
}
