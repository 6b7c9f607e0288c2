import { useEffect, useState, type RefObject } from 'react';

/** Selector of interactive elements, and of pictures with a meaning, for example QR codes. */
const interactive =
  'a[href], button, input, select, textarea, label, summary, [tabindex="0"], img:not([alt=""]), [role=img]';
/** Delay after the last movement of the page, in ms. */
const restMs = 150;
/** Distance of the sample points in px; less than the height of a line of text. */
const sampleDistance = 16;
/** Returns sample points along one side of the bar's box, in px: at both ends and in between. */
const samplePoints = (size: number) => {
  const steps = Math.max(1, Math.ceil((size - 2) / sampleDistance));
  return Array.from({ length: steps + 1 }, (_, step) => 1 + (step * (size - 2)) / steps);
};

/** Returns whether the element's own text extends into the box; a line may end long before its element does. */
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

const coversContent = (bar: HTMLElement) => {
  // Uses the layout position, since the bar may be moved away by a transform.
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = bar;
  const box = new DOMRect(offsetLeft, offsetTop, offsetWidth, offsetHeight);
  return samplePoints(offsetHeight).some((down) =>
    samplePoints(offsetWidth).some((across) =>
      document
        .elementsFromPoint(offsetLeft + across, offsetTop + down)
        .some(
          (element) =>
            !bar.contains(element) && (element.closest(interactive) !== null || hasWordsIn(element, box)),
        ),
    ),
  );
};

/**
 * Returns whether a floating bar covers something that users may want to press or read; checked when the page
 * is at rest.
 */
export function useAutoHide(bar: RefObject<HTMLElement | null>): boolean {
  const [isInTheWay, setInTheWay] = useState(false);
  useEffect(() => {
    if (typeof document.elementsFromPoint !== 'function') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scheduleCheck = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setInTheWay(bar.current !== null && coversContent(bar.current)), restMs);
    };
    const observer = new ResizeObserver(scheduleCheck);
    observer.observe(document.body);
    // Content that replaces a placeholder need not change the page's height.
    const changes = new MutationObserver(scheduleCheck);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', scheduleCheck, { passive: true });
    window.addEventListener('resize', scheduleCheck);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      changes.disconnect();
      window.removeEventListener('scroll', scheduleCheck);
      window.removeEventListener('resize', scheduleCheck);
    };
  }, [bar]);
  return isInTheWay;
}
