import { amount, flag, list, oneOf, text, type Untrusted } from '@lectern/sdk';
import type {
  Invoice as InvoiceReply,
  InvoiceFunction,
  InvoiceKind,
  InvoiceStatus,
  InvoiceTemplate,
  InvoiceTemplates,
  InvoiceTitleType,
} from '@lectern/sdk/endpoints/invoice';
import type { TagTone } from '@lectern/ui/Badge';

const kinds = ['common', 'special'] as const satisfies readonly InvoiceKind[];
const titleTypes = ['personal', 'company'] as const satisfies readonly InvoiceTitleType[];
const statuses = ['asked', 'issued', 'refused', 'reversed'] as const satisfies readonly InvoiceStatus[];

/** The tone in which a state is shown; its words say the same. */
export const statusTones: Readonly<Record<InvoiceStatus, TagTone>> = {
  asked: 'info',
  issued: 'success',
  refused: 'danger',
  reversed: 'neutral',
};

/** Whether the school makes invoices, and which. */
export interface InvoiceSettings {
  readonly isOpen: boolean;
  readonly kinds: readonly InvoiceKind[];
  /** Days after the payment within which one may be asked for; 0 for no limit. */
  readonly withinDays: number;
}

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
export interface Invoice {
  readonly id: string;
  readonly orderId: string;
  readonly orderNo: string;
  readonly status: InvoiceStatus;
  readonly titleType: InvoiceTitleType;
  readonly invoiceKind: InvoiceKind;
  readonly title: string;
  readonly amountCents: number;
  readonly number: string;
  readonly askedAt: string;
  readonly issuedAt: string;
  /** As it came from the server; whoever opens it judges it. */
  readonly fileUrl: string;
  readonly reason: string;
}

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
export function readSettings(reply: Untrusted<InvoiceFunction>): InvoiceSettings {
  return {
    isOpen: flag(reply?.openFlag),
    kinds: list<InvoiceKind>(reply?.kinds).flatMap((kind) => oneOf(kind, kinds, undefined) ?? []),
    withinDays: amount(reply?.withinDays),
  };
}

/** Reads the titles that the student keeps; one without an id cannot be changed and is left out. */
export function readTitles(reply: Untrusted<InvoiceTemplates>): KeptTitle[] {
  return list<InvoiceTemplate>(reply).flatMap((entry) => {
    const id = text(entry.templateId);
    if (id === '') return [];
    return {
      id,
      isDefault: flag(entry.defaultFlag),
      titleType: oneOf(entry.titleType, titleTypes, 'personal'),
      invoiceKind: oneOf(entry.invoiceKind, kinds, 'common'),
      title: text(entry.title),
      taxNo: text(entry.taxNo),
      address: text(entry.address),
      phone: text(entry.phone),
      bankName: text(entry.bankName),
      bankAccount: text(entry.bankAccount),
      email: text(entry.email),
    };
  });
}

/** Reads an invoice; undefined without an id. A state that is not known counts as asked: there is only to wait. */
export function readInvoice(reply: Untrusted<InvoiceReply>): Invoice | undefined {
  const id = text(reply?.invoiceId);
  if (id === '') return undefined;
  return {
    id,
    orderId: text(reply?.orderId),
    orderNo: text(reply?.orderNo),
    status: oneOf(reply?.status, statuses, 'asked'),
    titleType: oneOf(reply?.titleType, titleTypes, 'personal'),
    invoiceKind: oneOf(reply?.invoiceKind, kinds, 'common'),
    title: text(reply?.title),
    amountCents: Math.max(0, amount(reply?.amountCents)),
    number: text(reply?.invoiceNo),
    askedAt: text(reply?.askedAt),
    issuedAt: text(reply?.issuedAt),
    fileUrl: text(reply?.fileUrl),
    reason: text(reply?.reason),
  };
}

/** Whether an invoice stands or is being made, so that its order needs no other. */
export const isStanding = ({ status }: Pick<Invoice, 'status'>): boolean =>
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
