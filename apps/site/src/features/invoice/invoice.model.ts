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
/** The tone of each state; the tag's text says the same. */
export const statusTones: Readonly<Record<InvoiceStatus, TagTone>> = {
  asked: 'info',
  issued: 'success',
  refused: 'danger',
  reversed: 'neutral',
};

/** Whether the school issues invoices, and which kinds. */
export type InvoiceSettings = ReadBy<typeof readSettings>;

/** The data on an invoice besides the amounts; texts are empty if not given. */
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

/** A saved title of the student. */
export interface SavedTitle extends Title {
  readonly id: string;
  readonly isDefault: boolean;
}

/** A requested invoice; times are UTC ISO strings, empty if unset. */
export type Invoice = ReadBy<typeof readInvoice>;

/** The data of an order that its invoice depends on. */
export interface InvoicedOrder {
  readonly id: string;
  readonly status: string;
  readonly payCents: number;
  /** UTC ISO; empty before it is paid. */
  readonly paidAt: string;
  /** How it was paid; undefined if no money was kept. */
  readonly paidBy: string | undefined;
}

/** Reads whether the school issues invoices. */
export function readSettings(reply: Reply<InvoiceFunction>) {
  return {
    isOpen: reply.openFlag === 1,
    kinds: reply.kinds,
    /** Number of days after the payment in which one may be requested; 0 for no limit. */
    withinDays: reply.withinDays ?? 0,
  };
}

/** Reads the student's saved titles; one without an id could not be edited and is left out. */
export function readTitles(reply: Reply<InvoiceTemplates>): SavedTitle[] {
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

/** Reads an invoice; undefined without an id. An unknown state counts as `asked`, in which one can only wait. */
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
    /** Not yet validated; done where it is opened. */
    fileUrl: reply.fileUrl ?? '',
    reason: reply.reason ?? '',
  };
}

/** Whether an invoice is issued or being made, so that its order needs no other. */
export const isInForce = ({ status }: Pick<Invoice, 'status'>): boolean =>
  status === 'asked' || status === 'issued';

const DAY_MS = 86_400_000;

/**
 * Whether the invoice of an order can be requested: paid with money that was kept, and not too long ago. Orders
 * paid from the balance have no invoice, since the top-up had one.
 * @param now milliseconds since 1970.
 */
export function canRequest(
  { status, payCents, paidAt, paidBy }: InvoicedOrder,
  { isOpen, withinDays }: InvoiceSettings,
  now: number,
): boolean {
  if (!isOpen || status !== 'paid' || payCents === 0 || paidBy === undefined || paidBy === 'balance')
    return false;
  return withinDays === 0 || !(now > Date.parse(paidAt) + withinDays * DAY_MS);
}
