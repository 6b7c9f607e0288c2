import { useEffect, useState, type RefObject } from 'react';

/** What a finger or a key can be meant for, and what says something as a picture, as a code to scan does. */
const usable =
  'a[href], button, input, select, textarea, label, summary, [tabindex="0"], img:not([alt=""]), [role=img]';
/** After the last move of the page, in ms. */
const restMs = 150;
/** As far apart as no line of words is low, in px. */
const stride = 16;
/** Where it is looked under the bar, along one side of its box, in px: at its ends and between them. */
const along = (size: number) => {
  const steps = Math.max(1, Math.ceil((size - 2) / stride));
  return Array.from({ length: steps + 1 }, (_, step) => 1 + (step * (size - 2)) / steps);
};

/** Whether words of the element itself reach into the box: a line may end long before its element does. */
const hasWordsIn = (element: Element, box: DOMRect) =>
  [...element.childNodes].some((node) => {
    if (!(node instanceof Text) || !node.data.trim()) return false;
    const range = document.createRange();
    range.selectNode(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    );
  });

const isOverSomething = (bar: HTMLElement) => {
  // Not as it is drawn: it may be out of the way already.
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = bar;
  const box = new DOMRect(offsetLeft, offsetTop, offsetWidth, offsetHeight);
  return along(offsetHeight).some((down) =>
    along(offsetWidth).some((across) =>
      document
        .elementsFromPoint(offsetLeft + across, offsetTop + down)
        .some(
          (element) =>
            !bar.contains(element) && (element.closest(usable) !== null || hasWordsIn(element, box)),
        ),
    ),
  );
};

/** Tells whether a floating bar covers what somebody could want to press or to read; looked at when the page rests. */
export function useAutoHide(bar: RefObject<HTMLElement | null>): boolean {
  const [isInTheWay, setInTheWay] = useState(false);
  useEffect(() => {
    if (typeof document.elementsFromPoint !== 'function') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setInTheWay(bar.current !== null && isOverSomething(bar.current)), restMs);
    };
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    // What comes in the place of its skeleton may leave the page as high as it was.
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      changes.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [bar]);
  return isInTheWay;
}
