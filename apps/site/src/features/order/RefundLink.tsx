import { ButtonLink } from '@lectern/ui/Button';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { labelled } from '../../shared/i18n/labelled.ts';
import { ports } from '../../shared/ports.ts';
import { type Order, type RefundableOrder, refundStateOf } from './order.model.ts';
import { orderTexts } from './order.texts.ts';
import * as css from './RefundLink.css.ts';

export interface RefundLinkProps {
  readonly order: RefundableOrder & Pick<Order, 'id' | 'orderNo'>;
}

/** A link to the refund page of an order, or a note that it is too late; nothing if it cannot be refunded. */
export function RefundLink({ order }: RefundLinkProps) {
  const texts = useTexts(orderTexts);
  const locale = useLocale();
  const state = refundStateOf(order, ports.now());
  if (state === undefined) return null;
  if (state === 'over') return <span className={css.over}>{texts.refundOver}</span>;
  const label = order.afterSale === undefined ? texts.askRefund : texts.seeRefund;
  return (
    <ButtonLink
      variant="quiet"
      href={`#/personal/order/refund?${new URLSearchParams({ orderId: order.id })}`}
      aria-label={labelled(locale, label, order.orderNo)}
    >
      {label}
    </ButtonLink>
  );
}
