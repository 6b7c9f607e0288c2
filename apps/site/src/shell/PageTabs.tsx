import { Link } from '@lectern/ui/link';
import * as css from './PageTabs.css.ts';

export interface PageTabsProps {
  /** What the tabs part. */
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly href: string; readonly name: string }[];
  /** The id of the tab that is shown. */
  readonly current: string;
}

/** Tabs of a page as links, since each has an address of its own. */
export function PageTabs({ label, tabs, current }: PageTabsProps) {
  return (
    <nav className={css.tabs} aria-label={label}>
      {tabs.map(({ id, href, name }) => (
        <Link key={id} className={css.tab} href={href} {...(id === current && { 'aria-current': 'page' as const })}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
