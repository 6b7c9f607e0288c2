import { Card } from '@lectern/ui/Card';
import { Tag } from '@lectern/ui/Badge';
import { ButtonLink } from '@lectern/ui/Button';
import { DescriptionList } from '@lectern/ui/DescriptionList';
import { DownloadIcon } from '@lectern/ui/icon';
import { Dotted, Heading } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import type { Prepare } from '../../shared/routes/screen.ts';
import { labelled } from '../../shared/i18n/labelled.ts';
import { formatTime } from '../../shared/i18n/moment.ts';
import { pageOf } from '../../shared/routes/pageOf.ts';
import { withQuery } from '../../shared/routes/withQuery.ts';
import { useLoad } from '../../shared/page/useLoad.ts';
import { EmptyWithLink } from '../../shared/page/list/EmptyWithLink.tsx';
import { ListPage } from '../../shared/page/list/ListPage.tsx';
import { Reason } from '../../shared/page/Reason.tsx';
import { PersonalFrame } from '../personal/index.ts';
import * as css from './invoice.css.ts';
import { type Invoice, isInForce, statusTones } from './invoice.model.ts';
import { invoiceTexts } from './invoice.texts.ts';
import { loadTitles } from './invoiceForm.store.ts';
import { documentOf, invoices, INVOICES_PER_PAGE, showInvoices } from './invoices.store.ts';
import { SavedTitles } from './SavedTitles.tsx';
import { LateInvoiceDialog } from './LateInvoiceDialog.tsx';

const hrefOf = (filter: { readonly page: number }) => withQuery('#/personal/invoice', filter);

/** Starts the page's first requests. */
export const prepare: Prepare = (_params, search) =>
  Promise.all([loadTitles.prefetch(), showInvoices.prefetch(pageOf(search))]);

/** The student's invoices, and the saved titles for the next ones. */
export default function InvoicesPage() {
  const texts = useTexts(invoiceTexts);
  const page = pageOf(useSearch());
  const { status, records, total } = useSnapshot(invoices);

  useLoad(loadTitles);

  return (
    <PersonalFrame current="invoice" title={texts.page}>
      <ListPage
        load={() => void showInvoices(page)}
        status={status}
        rows={records}
        pages={{ filter: { page }, total, perPage: INVOICES_PER_PAGE, hrefOf }}
        type="order"
        failed={texts.list.failed}
        skeleton={[2, '196px']}
        nothing={<NoInvoices />}
      >
        {(invoice) => (
          <InvoiceCard
            invoice={invoice}
            isReplaced={records.some((other) => other.orderId === invoice.orderId && isInForce(other))}
          />
        )}
      </ListPage>
      {/* Rendered together with the invoices above it, whose height is unknown before. */}
      {(records.length > 0 || status === 'ready' || status === 'failed') && <SavedTitles />}
      <LateInvoiceDialog onDone={() => void loadTitles()} />
    </PersonalFrame>
  );
}

interface InvoiceCardProps {
  readonly invoice: Invoice;
  /** Whether its order has another valid invoice, so that none can be requested. */
  readonly isReplaced: boolean;
}

function InvoiceCard({ invoice, isReplaced }: InvoiceCardProps) {
  const texts = useTexts(invoiceTexts);
  const locale = useLocale();
  const { status, title, titleType, invoiceKind, number, orderNo, amountCents, askedAt, issuedAt, reason } =
    invoice;
  const file = documentOf(invoice);
  const facts = [
    { term: texts.list.order, value: orderNo },
    { term: texts.list.number, value: number },
    { term: texts.list.asked, value: formatTime(askedAt, 'moment', locale) },
    { term: texts.list.issued, value: formatTime(issuedAt, 'moment', locale) },
  ];
  const orders = `#/personal/order?${new URLSearchParams({ keyword: orderNo })}`;
  return (
    <Card as="article" padding="large" gap="x3" aria-label={`${title} ${orderNo}`} data-status={status}>
      <header className={css.head}>
        <Heading size="md">{title}</Heading>
        <span className={css.meta}>
          <Dotted>{`${texts.titleTypes[titleType]} · ${texts.kinds[invoiceKind]}`}</Dotted>
        </span>
        <span className={css.state}>
          <Tag tone={statusTones[status]}>{texts.statuses[status]}</Tag>
        </span>
      </header>
      {reason !== '' && <Reason name={texts.list.reason}>{reason}</Reason>}
      <DescriptionList items={facts} />
      <footer className={css.cardFoot}>
        <p className={css.orderTotal}>
          {texts.list.amount} <strong className={css.amount}>{formatMoney(amountCents)}</strong>
        </p>
        {status === 'issued' &&
          (file === '' ? (
            <span className={css.meta}>{texts.list.sent}</span>
          ) : (
            <ButtonLink
              href={file}
              download
              aria-label={labelled(locale, texts.list.download, number || orderNo)}
            >
              <DownloadIcon size={18} /> {texts.list.download}
            </ButtonLink>
          ))}
        {!isInForce(invoice) && !isReplaced && <ButtonLink href={orders}>{texts.list.again}</ButtonLink>}
      </footer>
    </Card>
  );
}

function NoInvoices() {
  const texts = useTexts(invoiceTexts).list;
  return (
    <EmptyWithLink
      type="order"
      title={texts.empty}
      description={texts.emptyHelp}
      href="#/personal/order"
      label={texts.toOrders}
      isPrimary
    />
  );
}
