import { Link } from '@lectern/ui/link';
import { useTexts } from '@lectern/ui/locale';
import { orderTexts } from './order.texts.ts';
import * as css from './OrderTabs.css.ts';

const TABS = [
  { id: 'orders', href: '#/personal/order' },
  { id: 'agreements', href: '#/personal/order?OrderTabIndex=2' },
] as const;

/** A tab of the orders' page. */
export type OrderTab = (typeof TABS)[number]['id'];

/** Reads the tab out of the page's query: 2 is the student's agreements (specification 2.1). */
export function tabOf(search: string): OrderTab {
  return new URLSearchParams(search).get('OrderTabIndex') === '2' ? 'agreements' : 'orders';
}

/** The tabs as links, since each has an address of its own. */
export function OrderTabs({ current }: { readonly current: OrderTab }) {
  const texts = useTexts(orderTexts).list;
  return (
    <nav className={css.tabs} aria-label={texts.tabs}>
      {TABS.map(({ id, href }) => (
        <Link
          key={id}
          className={css.tab}
          href={href}
          {...(id === current && { 'aria-current': 'page' as const })}
        >
          {texts[id]}
        </Link>
      ))}
    </nav>
  );
}
