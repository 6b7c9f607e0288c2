import { ButtonLink } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { Heading, Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { useLoad } from '../../../shared/page/useLoad.ts';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { DetailStates } from '../../../shared/page/detail/DetailPage.tsx';
import { useVisibleInterval } from '../../../shared/useVisibleInterval.ts';
import { PersonalFrame } from '../../personal/index.ts';
import * as css from './refund.css.ts';
import type { RefundOffer } from './refund.model.ts';
import { refund, showRefund } from './refund.store.ts';
import { refundTexts } from './refund.texts.ts';
import { RefundForm } from './RefundForm.tsx';
import { RefundProgress } from './RefundProgress.tsx';

/** Polling interval while a request is pending or money is being returned, in milliseconds. */
const POLL_INTERVAL_MS = 5_000;

const isMoving = ({ state }: RefundOffer['requests'][number]) => state === 'asked' || state === 'returning';

const orderOf = (search: string): string => new URLSearchParams(search).get('orderId') ?? '';

/** Starts the page's first request. */
export const prepare: Prepare = (_params, search) => showRefund.prefetch(orderOf(search));

/** The refund page of an order (/personal/order/refund?orderId=): the state of requests, and the form for a new one. */
export default function RefundPage() {
  const texts = useTexts(refundTexts);
  const orderId = orderOf(useSearch());
  const { status, value } = useSnapshot(refund);
  const shown = value?.orderId === orderId ? value : undefined;
  const isWatched = shown?.requests.some(isMoving) === true;

  const load = useLoad(showRefund, orderId);
  useVisibleInterval(isWatched ? POLL_INTERVAL_MS : undefined, () => void showRefund(orderId));

  return (
    <PersonalFrame
      current="order"
      title={texts.title}
      actions={<ButtonLink href="#/personal/order">{texts.toOrders}</ButtonLink>}
    >
      <DetailStates
        status={status}
        value={shown}
        stays
        type="order"
        missing={{ title: texts.missing, description: texts.missingHelp }}
        failed={texts.failed}
        onRetry={load}
        skeleton="420px"
      >
        {(offer) => <Body orderId={orderId} offer={offer} />}
      </DetailStates>
    </PersonalFrame>
  );
}

function Body({ orderId, offer }: { readonly orderId: string; readonly offer: RefundOffer }) {
  const texts = useTexts(refundTexts);
  const { obstacle, paidBy, requests } = offer;
  const moving = requests.filter(isMoving);
  const ended = requests.filter((request) => !isMoving(request));
  const closed = obstacle === undefined ? undefined : texts.closed[obstacle];
  return (
    <Stack gap="x4">
      <p className={css.hint}>{texts.orderNo(offer.orderNo)}</p>
      {moving.map((request) => (
        <RefundProgress key={request.id} orderId={orderId} request={request} paidBy={paidBy} />
      ))}
      {closed === undefined && (
        // Remounted, with a new selection, when the order has changed.
        <RefundForm
          key={`${orderId} ${offer.items.map(({ obstacle: why }) => why ?? 'free').join()}`}
          orderId={orderId}
          offer={offer}
        />
      )}
      {closed !== undefined && requests.length === 0 && (
        <EmptyState
          type="order"
          level={2}
          title={closed[0]}
          description={
            obstacle === 'days'
              ? texts.tooLate(texts.rule(offer.withinDays, offer.mostStudiedPercent), closed[1])
              : closed[1]
          }
        />
      )}
      {ended.length > 0 && (
        <Stack as="section" gap="x4" aria-label={texts.earlier}>
          {(moving.length > 0 || closed === undefined) && <Heading below="x2">{texts.earlier}</Heading>}
          {ended.map((request) => (
            <RefundProgress key={request.id} orderId={orderId} request={request} paidBy={paidBy} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
