import { Button } from '@lectern/ui/Button';
import { Card } from '@lectern/ui/Card';
import { useSecondsLeft } from '@lectern/ui/countdown';
import { ClockIcon, InfoIcon } from '@lectern/ui/icon';
import { Heading, Inline, Stack } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { Skeleton } from '@lectern/ui/Skeleton';
import { Timeline, TimelineItem } from '@lectern/ui/Timeline';
import { formatClock } from '@lectern/ui/Timer';
import { useCallback, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { ports } from '../../../shared/ports.ts';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { session } from '../../../shared/session/session.store.ts';
import { confirm } from '../../../shared/overlays/confirm.ts';
import { Page } from '../../../shared/page/Page.tsx';
import { DetailPage } from '../../../shared/page/detail/DetailPage.tsx';
import { toast } from '../../../shared/overlays/toast.ts';
import { showRefusal } from '../../../shared/overlays/toastResult.ts';
import * as css from './CashierPage.css.ts';
import { checkStateNow } from './orderState.store.ts';
import { cancelOrder, loadCashier, openCashier } from './cashier.store.ts';
import { cashier, leaveCashier } from './cashier.state.ts';
import { EndedOrder } from './EndedOrder.tsx';
import type { Order } from '../order.model.ts';
import { orderTexts } from '../order.texts.ts';
import { OrderItems } from '../OrderItems.tsx';
import { PayPanel } from './PayPanel.tsx';
import { PayRest } from './PayRest.tsx';
import { Reductions } from './Reductions.tsx';
import { Sums } from './Sums.tsx';

/** Reads the order id from an address; empty if missing. */
const orderIn = (search: string): string => new URLSearchParams(search).get('orderId') ?? '';

/** Starts the page's first request. */
export const prepare: Prepare = (_params, search) => loadCashier.prefetch(orderIn(search));

/** The cashier (/payment/order): the amount due, how to pay it, and what to do next. */
export default function CashierPage() {
  const texts = useTexts(orderTexts);
  const orderId = orderIn(useSearch());
  const { token } = useSnapshot(session);
  const { status, order } = useSnapshot(cashier);

  useEffect(() => {
    void openCashier(orderId);
    return leaveCashier;
  }, [orderId, token]);

  return (
    <DetailPage
      status={status}
      value={status === 'ready' ? order : undefined}
      type="order"
      missing={{
        title: texts.cashier.missing,
        description: texts.cashier.missingHelp,
        href: '#/personal/order',
        label: texts.cashier.toOrders,
        isPrimary: true,
      }}
      failed={texts.cashier.failed}
      failedHelp={texts.cashier.failedHelp}
      onRetry={() => void openCashier(orderId)}
      skeleton={
        <Page title={texts.cashier.title}>
          <CashierSkeleton />
        </Page>
      }
    >
      {(one) => (
        <Page title={texts.cashier.title}>
          <Loaded order={one} />
        </Page>
      )}
    </DetailPage>
  );
}

function Loaded({ order }: { readonly order: Order }) {
  const texts = useTexts(orderTexts);
  const isWaiting = order.status === 'waiting';
  const isDelivered = order.status === 'paid' && order.afterSale === undefined;
  const payResultHref = isDelivered ? order.exam?.payResultHref : undefined;
  // An exam is paid to see its result, so the payment leads to the result.
  useEffect(() => {
    if (payResultHref !== undefined) navigate(payResultHref, { replace: true });
  }, [payResultHref]);
  const wasWaiting = useRef(isWaiting);
  // The outcome is at the top of the page, which a scrolled-down phone would not show.
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) scrollTo({ top: 0, behavior: 'instant' });
    wasWaiting.current = isWaiting;
  }, [isWaiting]);
  return (
    <div className={css.layout}>
      <Card as="section" padding="large" className={css.main}>
        {isWaiting ? <Waiting order={order} /> : <EndedOrder order={order} />}
      </Card>
      <Stack gap="x6">
        <Card as="section" padding="large" className={css.sideCard}>
          <Heading below="x4">{texts.cashier.order}</Heading>
          <OrderItems order={order} />
          <Facts order={order} />
        </Card>
        {isWaiting && (
          <section className={css.nextSteps}>
            <Heading below="x4">{texts.cashier.next}</Heading>
            <Timeline>
              {stepsAfter(order, texts.cashier).map((step, index) => (
                <TimelineItem key={step} sign={index + 1} tone="waiting">
                  <p className={css.step}>{step}</p>
                </TimelineItem>
              ))}
            </Timeline>
          </section>
        )}
      </Stack>
    </div>
  );
}

/** Returns the texts about what follows the payment, by what is bought. */
function stepsAfter(
  { exam, membership, chargeCents }: Order,
  texts: typeof orderTexts.zh.cashier,
): readonly string[] {
  if (membership !== undefined) return texts.memberSteps;
  if (chargeCents !== undefined) return texts.chargeSteps;
  return exam === undefined ? texts.steps : texts.examSteps;
}

function Waiting({ order }: { readonly order: Order }) {
  const texts = useTexts(orderTexts);
  const { isSandbox, isWatching, ways } = useSnapshot(cashier);
  const isDue = order.dueCents > 0;

  const handlePaid = async () => {
    // If the request failed, the page itself says so, and nothing is known about the payment.
    if (!(await checkStateNow()) && cashier.isWatching) toast(texts.cashier.notYet);
  };
  const handleCancel = async () => {
    if (!(await confirm(texts.cancelling))) return;
    const outcome = await cancelOrder();
    if (!outcome.isDone) showRefusal(outcome, texts.cancelFailed);
  };

  return (
    <>
      <div className={css.amountDue}>
        {/* Announces the sum that a coupon, points or the balance have changed. */}
        <div role="status">
          <p className={css.label}>{texts.due}</p>
          <p className={css.amount}>{formatMoney(order.dueCents)}</p>
        </div>
        {order.expiresAt !== '' && <Countdown expiresAt={order.expiresAt} />}
      </div>
      <Reductions />
      {!isDue ? (
        <PayRest />
      ) : ways.length > 0 ? (
        <PayPanel />
      ) : (
        <p className={css.note}>{texts.cashier.noWays}</p>
      )}
      {!isWatching && (
        <p className={css.warning} role="status">
          {texts.cashier.offline}
        </p>
      )}
      {isSandbox && (
        <p className={css.note}>
          <InfoIcon className={css.noteIcon} size={18} /> {texts.cashier.sandbox}
        </p>
      )}
      <Inline above="x6" gap="x3" align="stretch">
        {isDue && <Button onClick={() => void handlePaid()}>{texts.cashier.paidAlready}</Button>}
        <Button variant="quiet" onClick={() => void handleCancel()}>
          {texts.cancel}
        </Button>
      </Inline>
    </>
  );
}

/** A separate component, so that only it re-renders each second. */
function Countdown({ expiresAt }: { readonly expiresAt: string }) {
  const texts = useTexts(orderTexts);
  const { offset } = useSnapshot(cashier);
  const now = useCallback(() => ports.now() + offset, [offset]);
  const left = useSecondsLeft(Date.parse(expiresAt), now);
  return (
    <p className={css.timer} role="timer" data-soon={left < 300 || undefined}>
      <ClockIcon size={18} />
      {left > 0 ? texts.cashier.timeLeft : texts.cashier.timeOver}
      {left > 0 && <strong className={css.clock}>{formatClock(left)}</strong>}
    </p>
  );
}

function Facts({ order }: { readonly order: Order }) {
  const texts = useTexts(orderTexts);
  const locale = useLocale();
  return (
    <div className={css.facts}>
      <Sums
        order={order}
        facts={[
          { term: texts.orderNo, value: order.orderNo },
          { term: texts.createdAt, value: formatTime(order.createdAt, 'moment', locale) },
          { term: texts.paidAt, value: formatTime(order.paidAt, 'moment', locale) },
          { term: texts.paidBy, value: order.paidBy !== undefined && texts.ways[order.paidBy] },
        ]}
      />
    </div>
  );
}

function CashierSkeleton() {
  return (
    <div className={css.layout} aria-busy>
      <Skeleton shape="box" height="560px" />
      <Skeleton shape="box" height="320px" />
    </div>
  );
}
