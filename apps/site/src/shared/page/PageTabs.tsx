import { Link } from '@lectern/ui/link';
import { useEffect, useRef } from 'react';
import * as css from './PageTabs.css.ts';

export interface PageTabsProps {
  /** The accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly href: string; readonly name: string }[];
  /** The id of the current tab. */
  readonly current: string;
}

/** Scrolls a row so that its current tab is centred, as far as possible. */
function scrollToCurrent(row: HTMLElement): void {
  const tab = row.querySelector('[aria-current=page]');
  if (tab === null || row.scrollWidth <= row.clientWidth) return;
  const [rowBox, tabBox] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  row.scrollLeft += tabBox.left + tabBox.width / 2 - rowBox.left - rowBox.width / 2;
}

/** Tabs of a page as links, since each tab has an address of its own. */
export function PageTabs({ label, tabs, current }: PageTabsProps) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    if (row.current !== null) scrollToCurrent(row.current);
  }, [current]);
  return (
    <nav ref={row} className={css.tabs} aria-label={label}>
      {tabs.map(({ id, href, name }) => (
        <Link
          key={id}
          className={css.tab}
          href={href}
          {...(id === current && { 'aria-current': 'page' as const })}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
