import type { Reply } from '@lectern/sdk';
import type {
  Invoice as InvoiceReply,
  InvoiceFunction,
  InvoiceKind,
  InvoiceStatus,
  InvoiceTemplates,
  InvoiceTitleType,
} from '@lectern/sdk/endpoints/invoice';
import type { TagTone } from '@lectern/ui/Badge';
import type { ReadBy } from '../../shared/readBy.ts';
/** The tone in which a state is shown; its words say the same. */
export const statusTones: Readonly<Record<InvoiceStatus, TagTone>> = {
  asked: 'info',
  issued: 'success',
  refused: 'danger',
  reversed: 'neutral',
};

/** Whether the school makes invoices, and which. */
export type InvoiceSettings = ReadBy<typeof readSettings>;

/** What stands on an invoice besides the money; texts are empty where nothing was given. */
export interface Title {
  readonly titleType: InvoiceTitleType;
  readonly invoiceKind: InvoiceKind;
  readonly title: string;
  readonly taxNo: string;
  readonly address: string;
  readonly phone: string;
  readonly bankName: string;
  readonly bankAccount: string;
  readonly email: string;
}

/** A title that the student keeps. */
export interface KeptTitle extends Title {
  readonly id: string;
  readonly isDefault: boolean;
}

/** An invoice that was asked for; times are UTC ISO strings, empty where there is none. */
export type Invoice = ReadBy<typeof readInvoice>;

/** An order as far as its invoice needs it. */
export interface InvoicedOrder {
  readonly id: string;
  readonly status: string;
  readonly payCents: number;
  /** UTC ISO; empty before it is paid. */
  readonly paidAt: string;
  /** How it was paid; undefined where no money was kept. */
  readonly paidBy: string | undefined;
}

/** Reads whether the school makes invoices. */
export function readSettings(reply: Reply<InvoiceFunction>) {
  return {
    isOpen: reply.openFlag === 1,
    kinds: reply.kinds,
    /** Days after the payment within which one may be asked for; 0 for no limit. */
    withinDays: reply.withinDays ?? 0,
  };
}

/** Reads the titles that the student keeps; one without an id cannot be changed and is left out. */
export function readTitles(reply: Reply<InvoiceTemplates>): KeptTitle[] {
  return reply.flatMap((entry) => {
    const id = entry.templateId ?? '';
    if (id === '') return [];
    return {
      id,
      isDefault: entry.defaultFlag === 1,
      titleType: entry.titleType ?? 'personal',
      invoiceKind: entry.invoiceKind ?? 'common',
      title: entry.title ?? '',
      taxNo: entry.taxNo ?? '',
      address: entry.address ?? '',
      phone: entry.phone ?? '',
      bankName: entry.bankName ?? '',
      bankAccount: entry.bankAccount ?? '',
      email: entry.email ?? '',
    };
  });
}

/** Reads an invoice; undefined without an id. A state that is not known counts as asked: there is only to wait. */
export function readInvoice(reply: Reply<InvoiceReply>) {
  const id = reply.invoiceId ?? '';
  if (id === '') return undefined;
  return {
    id,
    orderId: reply.orderId ?? '',
    orderNo: reply.orderNo ?? '',
    status: reply.status ?? 'asked',
    titleType: reply.titleType ?? 'personal',
    invoiceKind: reply.invoiceKind ?? 'common',
    title: reply.title ?? '',
    amountCents: Math.max(0, reply.amountCents ?? 0),
    number: reply.invoiceNo ?? '',
    askedAt: reply.askedAt ?? '',
    issuedAt: reply.issuedAt ?? '',
    /** As it came from the server; whoever opens it checks it. */
    fileUrl: reply.fileUrl ?? '',
    reason: reply.reason ?? '',
  };
}

/** Whether an invoice stands or is being made, so that its order needs no other. */
export const isInForce = ({ status }: Pick<Invoice, 'status'>): boolean =>
  status === 'asked' || status === 'issued';

const DAY_MS = 86_400_000;

/**
 * Tells whether the invoice of an order can be asked for: paid with money that was kept, and not too long ago. What the
 * balance pays for has none, since paying into it had one.
 * @param now milliseconds since 1970.
 */
export function canAsk(
  { status, payCents, paidAt, paidBy }: InvoicedOrder,
  { isOpen, withinDays }: InvoiceSettings,
  now: number,
): boolean {
  if (!isOpen || status !== 'paid' || payCents === 0 || paidBy === undefined || paidBy === 'balance')
    return false;
  return withinDays === 0 || !(now > Date.parse(paidAt) + withinDays * DAY_MS);
}
