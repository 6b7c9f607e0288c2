import { ButtonLink } from '@lectern/ui/Button';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { labelled } from '../../shared/i18n/labelled.ts';
import { type Order, refundHrefOf } from './order.model.ts';
import { orderTexts } from './order.texts.ts';

export interface RefundLinkProps {
  readonly order: Pick<Order, 'id' | 'orderNo' | 'status' | 'items' | 'membership' | 'afterSale'>;
}

/** A link to the refund page of an order; renders nothing if it cannot be refunded. */
export function RefundLink({ order }: RefundLinkProps) {
  const texts = useTexts(orderTexts);
  const locale = useLocale();
  const href = refundHrefOf(order);
  if (href === undefined) return null;
  const label = order.afterSale === undefined ? texts.askRefund : texts.seeRefund;
  return (
    <ButtonLink variant="quiet" href={href} aria-label={labelled(locale, label, order.orderNo)}>
      {label}
    </ButtonLink>
  );
}
