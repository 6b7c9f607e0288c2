import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as css from './FilterRows.css.ts';

/**
 * Filters of one list, side by side where there is room; on a phone in one scrolling line, so that the list
 * stays in view.
 */
export function FilterRows({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef('');
  useLayoutEffect(() => {
    const line = box.current;
    if (line === null) return;
    const chosen = [...line.querySelectorAll<HTMLElement>('[aria-pressed=true]:not(:first-child)')];
    const chosenText = chosen.map(({ textContent }) => textContent).join(' ');
    if (chosenText === seen.current) return;
    seen.current = chosenText;
    // Scrolls the filter set by the address into view; a filter that was just pressed is visible already.
    if (line.contains(document.activeElement)) return;
    const last = chosen.at(-1);
    line.scrollLeft = last === undefined ? 0 : last.offsetLeft + last.offsetWidth - line.clientWidth * 0.9;
  });
  return (
    <div ref={box} className={css.rows}>
      {children}
    </div>
  );
}
