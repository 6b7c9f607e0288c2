import { useTexts } from '@lectern/ui/locale';
import { PageTabs } from '../../shared/page/PageTabs.tsx';
import { orderTexts } from './order.texts.ts';

const TABS = [
  { id: 'orders', href: '#/personal/order' },
  { id: 'agreements', href: '#/personal/order?OrderTabIndex=2' },
] as const;

/** A tab of the orders page. */
export type OrderTab = (typeof TABS)[number]['id'];

/** Reads the tab from the page's query; 2 is the student's agreements. */
export function tabOf(search: string): OrderTab {
  return new URLSearchParams(search).get('OrderTabIndex') === '2' ? 'agreements' : 'orders';
}

/** Tabs for the orders and the agreements. */
export function OrderTabs({ current }: { readonly current: OrderTab }) {
  const texts = useTexts(orderTexts).list;
  return (
    <PageTabs
      label={texts.tabs}
      current={current}
      tabs={TABS.map((tab) => ({ ...tab, name: texts[tab.id] }))}
    />
  );
}
