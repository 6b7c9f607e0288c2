import type { Ref } from 'react';
import { BookIcon, HomeIcon, NotebookIcon, UserIcon, type Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { useTexts } from '../locale/index.ts';
import * as css from './shell.css.ts';
import { shellTexts } from './shell.texts.ts';

/** Ids of the four tabs, in display order. */
export type Tab = 'home' | 'courses' | 'practice' | 'mine';

export interface TabBarProps {
  /** Ref to the `nav` element. */
  ref?: Ref<HTMLElement> | undefined;
  /** Address of each tab; tabs without one are omitted. */
  hrefs: Partial<Record<Tab, string | null>>;
  /** Tab of the current page. @defaultValue none */
  current?: Tab | null | undefined;
}

const icons = { home: HomeIcon, courses: BookIcon, practice: NotebookIcon, mine: UserIcon } satisfies Record<
  Tab,
  Icon
>;
const order: readonly Tab[] = ['home', 'courses', 'practice', 'mine'];

/** The tab bar at the bottom of a phone. It is sticky and covers no content: place it last in the page's column. */
export function TabBar({ ref, hrefs, current }: TabBarProps) {
  const texts = useTexts(shellTexts);
  return (
    <nav ref={ref} className={css.tabBar} aria-label={texts.tabs}>
      {order.map((tab) => {
        const href = hrefs[tab];
        const TabIcon = icons[tab];
        return href ? (
          <Link key={tab} className={css.tab} href={href} aria-current={tab === current ? 'page' : undefined}>
            {/* The icon does not grow with the font size: sticky elements rely on the height of the bar. */}
            <TabIcon width={22} height={22} />
            {texts[tab]}
          </Link>
        ) : null;
      })}
    </nav>
  );
}
