import { Button, ButtonLink } from '@lectern/ui/Button';
import { Stack } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { labelled } from '../../shared/i18n/labelled.ts';
import { FailedNote } from '../../shared/page/FailedNote.tsx';
import { ports } from '../../shared/ports.ts';
import { canRequest, type InvoicedOrder, isInForce } from './invoice.model.ts';
import { invoiceTexts } from './invoice.texts.ts';
import { openForm } from './invoiceForm.store.ts';
import { loadOrderInvoices, orderInvoices } from './invoices.store.ts';

export interface OrderInvoiceProps {
  readonly order: InvoicedOrder & { readonly orderNo: string };
}

/** The state of an order's invoice, or the button to request it; renders nothing if there can be none. */
export function OrderInvoice({ order }: OrderInvoiceProps) {
  const texts = useTexts(invoiceTexts).order;
  const locale = useLocale();
  const { settings, ofOrders } = useSnapshot(orderInvoices);
  const invoice = ofOrders.get(order.id);
  if (invoice !== undefined && isInForce(invoice)) {
    return (
      <ButtonLink
        variant="quiet"
        href="#/personal/invoice"
        aria-label={labelled(locale, texts[invoice.status === 'issued' ? 'issued' : 'asked'], order.orderNo)}
      >
        {texts[invoice.status === 'issued' ? 'issued' : 'asked']}
      </ButtonLink>
    );
  }
  if (settings === undefined || !canRequest(order, settings, ports.now())) return null;
  return (
    <Button
      variant="quiet"
      aria-label={labelled(locale, texts.ask, order.orderNo)}
      onClick={() => openForm({ kind: 'ask', order })}
    >
      {texts.ask}
    </Button>
  );
}

/** Says that the invoices of all orders could not be loaded; otherwise it would look as if there could be none. */
export function OrderInvoicesNote() {
  const texts = useTexts(invoiceTexts).order;
  const { hasFailed } = useSnapshot(orderInvoices);
  return (
    hasFailed && (
      <Stack below="x4">
        <FailedNote onRetry={() => void loadOrderInvoices()}>{texts.failed}</FailedNote>
      </Stack>
    )
  );
}
