import { Button, ButtonLink } from '@lectern/ui/Button';
import { Tag } from '@lectern/ui/Badge';
import { useSecondsLeft } from '@lectern/ui/countdown';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { formatClock } from '@lectern/ui/Timer';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio/react';
import { useLoad } from '../../shared/page/useLoad.ts';
import { formatTime } from '../../shared/i18n/moment.ts';
import { ports } from '../../shared/ports.ts';
import { useSearch } from 'wouter';
import { navigate } from '../../shared/routes/hashLocation.ts';
import { confirm } from '../../shared/overlays/confirm.ts';
import { MyAgreements } from '../agreement/index.ts';
import { LateInvoiceDialog, loadOrderInvoices, OrderInvoice, OrderInvoicesNote } from '../invoice/index.ts';
import type { Prepare } from '../../shared/routes/screen.ts';
import { EmptyWithLink } from '../../shared/page/list/EmptyWithLink.tsx';
import { ListFilter } from '../../shared/page/list/ListFilter.tsx';
import { ListPage } from '../../shared/page/list/ListPage.tsx';
import { toastResult } from '../../shared/overlays/toastResult.ts';
import { cashierHref } from '../../shared/routes/pages.ts';
import { ListTools } from '../../shared/page/list/ListTools.tsx';
import { SearchField } from '../../shared/page/list/SearchField.tsx';
import { PersonalFrame } from '../personal/index.ts';
import { type Order, type OrderStatus, orderStatuses } from './order.model.ts';
import { orderTexts } from './order.texts.ts';
import { BuyAgain } from './BuyAgain.tsx';
import { RefundLink } from './RefundLink.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderTabs, tabOf } from './OrderTabs.tsx';
import { cancelInList, filterOf, showOrders, orders, ORDERS_PER_PAGE, ordersHref } from './orders.store.ts';
import * as css from './OrdersPage.css.ts';

const TONES = { waiting: 'warning', paid: 'success', cancelled: 'neutral', closed: 'neutral' } as const;

/** Starts the list's first request. */
export const prepare: Prepare = (_params, search) =>
  tabOf(search) === 'agreements' ? undefined : showOrders.prefetch(filterOf(search));

/** The student's orders and agreements (/personal/order). The tab and the filter are in the address. */
export default function OrdersPage() {
  const texts = useTexts(orderTexts);
  const tab = tabOf(useSearch());
  return (
    <PersonalFrame current="order" title={texts.list.title}>
      <OrderTabs current={tab} />
      {tab === 'agreements' ? <MyAgreements /> : <Orders />}
    </PersonalFrame>
  );
}

function Orders() {
  const texts = useTexts(orderTexts);
  const search = useSearch();
  const { status, records, total, counts } = useSnapshot(orders);
  const filter = filterOf(search);

  useLoad(loadOrderInvoices);

  return (
    <>
      <ListTools
        filter={
          <ListFilter
            label={texts.list.status}
            choices={orderStatuses}
            names={texts.statuses}
            counts={counts}
            value={filter.status}
            hrefOf={(status) => ordersHref({ ...filter, status, page: 1 })}
          />
        }
      >
        <SearchField
          key={filter.keyword}
          label={texts.list.search}
          placeholder={texts.list.searchHint}
          value={filter.keyword}
          onSearch={(keyword) => navigate(ordersHref({ ...filter, keyword, page: 1 }))}
        />
      </ListTools>
      {records.length > 0 && <OrderInvoicesNote />}
      <ListPage
        load={() => void showOrders(filter)}
        status={status}
        rows={records}
        pages={{ filter, total, perPage: ORDERS_PER_PAGE, hrefOf: ordersHref }}
        type="order"
        failed={texts.list.failed}
        skeleton={[3, '206px']}
        nothing={<NoOrders status={filter.status} keyword={filter.keyword} />}
      >
        {(order) => <OrderCard order={order} />}
      </ListPage>
      <LateInvoiceDialog onDone={() => void loadOrderInvoices()} />
    </>
  );
}

function NoOrders({
  status,
  keyword,
}: {
  readonly status: OrderStatus | undefined;
  readonly keyword: string;
}) {
  const texts = useTexts(orderTexts);
  const title =
    keyword !== ''
      ? texts.list.nothingFound(keyword)
      : status === undefined
        ? texts.list.empty
        : texts.list.emptyOf(texts.statuses[status]);
  return (
    <EmptyWithLink
      type={keyword === '' ? 'order' : 'search'}
      title={title}
      href="#/course/list"
      label={texts.cashier.toCourses}
      isPrimary
    />
  );
}

function OrderCard({ order }: { readonly order: Order }) {
  const texts = useTexts(orderTexts);
  const locale = useLocale();
  const isReturned = order.afterSale === 'returned';
  const toCashier = cashierHref(order.id);

  const handleCancel = async () => {
    if (await confirm(texts.cancelling))
      toastResult(await cancelInList(order.id), texts.cancelled, texts.cancelFailed);
  };

  return (
    <article className={css.card} aria-label={`${texts.orderNo} ${order.orderNo}`}>
      <header className={css.head}>
        <span className={css.time}>{formatTime(order.createdAt, 'moment', locale)}</span>
        <span className={css.number}>
          {texts.orderNo} {order.orderNo}
        </span>
        <span className={css.state}>
          {order.refund !== undefined && <Tag tone="info">{texts.refunds[order.refund]}</Tag>}
          {order.afterSale !== undefined && <Tag tone="info">{texts.afterSales[order.afterSale]}</Tag>}
          <Tag tone={TONES[order.status]}>{texts.statuses[order.status]}</Tag>
        </span>
      </header>
      <div className={css.body}>
        <OrderItems order={order} />
      </div>
      <footer className={css.footer}>
        <p className={css.total}>
          {texts.items(Math.max(1, order.items.length))}
          <span className={css.label}>{texts.sums[order.status]}</span>
          <strong className={css.amount}>{formatMoney(order.payCents)}</strong>
        </p>
        <div className={css.actions}>
          {order.status === 'waiting' && (
            <>
              {order.expiresAt !== '' && <TimeLeft expiresAt={order.expiresAt} />}
              <Button variant="quiet" onClick={() => void handleCancel()}>
                {texts.cancel}
              </Button>
              <ButtonLink variant="primary" href={toCashier}>
                {texts.list.pay}
              </ButtonLink>
            </>
          )}
          <RefundLink order={order} />
          {!isReturned && <OrderInvoice order={order} />}
          {order.status === 'paid' && !isReturned && <PaidLink order={order} />}
          {(order.status === 'cancelled' || order.status === 'closed' || isReturned) && (
            <BuyAgain order={order} />
          )}
        </div>
      </footer>
    </article>
  );
}

/** A link to what was bought. */
function PaidLink({ order: { exam, membership, chargeCents, pointGoods } }: { readonly order: Order }) {
  const texts = useTexts(orderTexts);
  if (pointGoods !== undefined) return <ButtonLink href={pointGoods.href}>{texts.list.view}</ButtonLink>;
  if (membership !== undefined)
    return <ButtonLink href="#/personal/accountcenter/account/member">{texts.membership}</ButtonLink>;
  if (chargeCents !== undefined)
    return <ButtonLink href="#/personal/accountcenter/account/balance">{texts.balance}</ButtonLink>;
  return exam === undefined ? (
    <ButtonLink href="#/personal/course/lessons">{texts.list.learn}</ButtonLink>
  ) : (
    <ButtonLink href={exam.recordHref}>{texts.list.result}</ButtonLink>
  );
}

function TimeLeft({ expiresAt }: { readonly expiresAt: string }) {
  const texts = useTexts(orderTexts);
  const { offset, filter } = useSnapshot(orders);
  const now = useCallback(() => ports.now() + offset, [offset]);
  const left = useSecondsLeft(Date.parse(expiresAt), now);
  const isOver = left === 0;
  const handleOver = useEffectEvent(() => void showOrders(filter));
  // Reloads the list once when the time to pay is over, since the order's state has changed; a later change of
  // the filter does not repeat it.
  useEffect(() => {
    if (isOver) handleOver();
  }, [isOver]);
  return left === 0 ? null : (
    // A server-rendered page shows an earlier time.
    <span className={css.countdown} role="timer" suppressHydrationWarning>
      {texts.list.timeLeft(formatClock(left))}
    </span>
  );
}
