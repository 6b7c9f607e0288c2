import { whenIdle } from '../../../boot/whenIdle.ts';
import type { AskedQuestion, RoomSheet } from './room.model.ts';

/** How long a slice of the work may take, in milliseconds: short enough for a slow phone to stay at hand. */
const SLICE_MS = 6;

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
export function openFindable(box: HTMLElement, sheets: readonly RoomSheet[], onFound: (questionId: string) => void): Findable {
  const written: HTMLElement[][] = [];
  let shown = -1;
  const hide = (place: number) => {
    for (const element of written[place] ?? []) element.setAttribute('hidden', place === shown ? '' : 'until-found');
  };
  const write = () => {
    const until = performance.now() + SLICE_MS;
    while (written.length < sheets.length && performance.now() < until) {
      const sheet = sheets[written.length];
      const texts = (sheet?.questions ?? []).map((question, place) => findableText(question, place === 0 ? (sheet?.materialHtml ?? '') : ''));
      written.push(texts);
      hide(written.length - 1);
      box.append(...texts);
    }
    if (written.length < sheets.length) stop = whenIdle(write);
  };
  let stop = whenIdle(write);
  const handleMatch = ({ target }: Event) => {
    const questionId = target instanceof HTMLElement ? target.dataset['question'] : undefined;
    if (questionId !== undefined) onFound(questionId);
  };
  box.addEventListener('beforematch', handleMatch);
  return {
    show(place) {
      const before = shown;
      shown = place;
      hide(before);
      hide(place);
    },
    close() {
      stop();
      box.removeEventListener('beforematch', handleMatch);
      box.replaceChildren();
    },
  };
}
