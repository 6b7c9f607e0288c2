import type { Stretch } from '../state/sign.model.ts';

/** Attribute of a stem with its question's id. */
export const STEM = 'data-stem';
/** The name of the highlight in the page's CSS. */
export const HIGHLIGHT = 'lectern-stem';

/** Whether this browser can highlight text without changing the DOM; if not, the tool is left out. */
export const canHighlight = (): boolean => typeof CSS !== 'undefined' && 'highlights' in CSS;

/** Returns the number of characters of a stem's text before a position in it. */
function charactersBefore(stem: Element, node: Node, offset: number): number {
  const before = document.createRange();
  before.selectNodeContents(stem);
  before.setEnd(node, offset);
  return before.toString().length;
}

/** Finds a range of a stem in the DOM; undefined if the stem has no such text (any more). */
export function rangeOf(stem: Element, { start, end }: Stretch): Range | undefined {
  const range = document.createRange();
  const texts = document.createTreeWalker(stem, NodeFilter.SHOW_TEXT);
  let from = 0;
  let isStarted = false;
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const to = from + (node.textContent?.length ?? 0);
    if (!isStarted && start < to) {
      range.setStart(node, Math.max(0, start - from));
      isStarted = true;
    }
    if (isStarted && end <= to) {
      range.setEnd(node, end - from);
      return range;
    }
    from = to;
  }
  if (!isStarted) return undefined;
  range.setEnd(stem, stem.childNodes.length);
  return range;
}

/** A range in a question's stem. */
export interface StemStretch {
  readonly questionId: string;
  readonly stretch: Stretch;
}

function stemOf(node: Node): Element | null {
  return (node instanceof Element ? node : node.parentElement)?.closest(`[${STEM}]`) ?? null;
}

/** Returns the part of the selection that is in one stem; undefined if there is none. */
export function selectedStretch(selection: Selection | null): StemStretch | undefined {
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const chosen = selection.getRangeAt(0);
  const stem = stemOf(chosen.startContainer) ?? stemOf(chosen.endContainer);
  if (stem === null) return undefined;
  const start = stem.contains(chosen.startContainer)
    ? charactersBefore(stem, chosen.startContainer, chosen.startOffset)
    : 0;
  const end = stem.contains(chosen.endContainer)
    ? charactersBefore(stem, chosen.endContainer, chosen.endOffset)
    : (stem.textContent?.length ?? 0);
  return start < end ? { questionId: stem.getAttribute(STEM) ?? '', stretch: { start, end } } : undefined;
}

/** Returns the position in a stem's text under the pointer; undefined if the browser cannot tell. */
export function pointedPosition({
  clientX,
  clientY,
}: Pick<MouseEvent, 'clientX' | 'clientY'>):
  | { readonly questionId: string; readonly at: number }
  | undefined {
  const caret =
    'caretPositionFromPoint' in document ? document.caretPositionFromPoint(clientX, clientY) : null;
  const stem = caret === null ? null : stemOf(caret.offsetNode);
  if (caret === null || stem === null) return undefined;
  return {
    questionId: stem.getAttribute(STEM) ?? '',
    at: charactersBefore(stem, caret.offsetNode, caret.offset),
  };
}

/** Highlights the ranges of all stems in the page, and removes all other highlights. */
export function paintHighlights(stretchesOf: (questionId: string) => readonly Stretch[]): void {
  const ranges = [...document.querySelectorAll(`[${STEM}]`)].flatMap((stem) =>
    stretchesOf(stem.getAttribute(STEM) ?? '').flatMap((stretch) => rangeOf(stem, stretch) ?? []),
  );
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
}
