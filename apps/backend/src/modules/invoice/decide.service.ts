import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { idOrNone } from '../../platform/database/columns.ts';
import { invoiceDecided, writeMessages } from '../message/index.ts';
import { orders } from '../order/index.ts';
import { type InvoiceRow, invoices } from './invoice.tables.ts';

/** A school's decision about an invoice. */
export type InvoiceDecision =
  | {
      readonly decision: 'issue';
      readonly invoiceNo: string;
      /** Its document in the file store; null where it goes another way. */ readonly fileKey: string | null;
    }
  | { readonly decision: 'refuse' | 'reverse'; readonly reason: string };

/** The resulting state of each decision, and the state it requires. */
const OUTCOMES = {
  issue: { outcome: 'issued', from: 'asked' },
  refuse: { outcome: 'refused', from: 'asked' },
  reverse: { outcome: 'reversed', from: 'issued' },
} as const satisfies Record<
  InvoiceDecision['decision'],
  { readonly outcome: InvoiceRow['status']; readonly from: InvoiceRow['status'] }
>;

/** Reads an invoice and locks it until the transaction ends. @throws {CommandError} where there is none. */
export async function expectInvoice(tx: Queryable, invoiceId: string): Promise<InvoiceRow> {
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(eq(invoices.id, idOrNone(invoiceId)))
    .for('update');
  if (invoice === undefined)
    throw new CommandError(`There is no invoice ${invoiceId}. "list" shows the pending ones.`);
  return invoice;
}

async function refuseNumber(tx: Queryable, { id, companyId }: InvoiceRow, invoiceNo: string): Promise<void> {
  if (!/^[0-9A-Za-z-]{4,40}$/.test(invoiceNo))
    throw new CommandError(`Invoice ${id}: "${invoiceNo}" is not an invoice number.`);
  const [other] = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.companyId, companyId), eq(invoices.invoiceNo, invoiceNo)));
  if (other !== undefined)
    throw new CommandError(`Invoice ${id}: the number ${invoiceNo} is already used by invoice ${other.id}.`);
}

/**
 * Applies a school's decision about an invoice, and notifies its student. After a refusal or reversal, another
 * invoice may be requested.
 * @throws {CommandError} for an invoice in another state, a number that another invoice has, and a missing
 *   reason or number.
 */
export async function decideInvoice(
  tx: Queryable,
  invoice: InvoiceRow,
  decision: InvoiceDecision,
  now: Date,
): Promise<void> {
  const { id, companyId, userId, orderId, status } = invoice;
  const { outcome, from } = OUTCOMES[decision.decision];
  if (status !== from) throw new CommandError(`Invoice ${id}: it is ${status} and cannot become ${outcome}.`);
  const isIssue = decision.decision === 'issue';
  const reason = isIssue ? '' : decision.reason.trim();
  if (!isIssue && reason === '') throw new CommandError(`Invoice ${id}: give a reason (--reason).`);
  if (isIssue) await refuseNumber(tx, invoice, decision.invoiceNo);
  await tx
    .update(invoices)
    .set({
      status: outcome,
      reason,
      ...(isIssue && { invoiceNo: decision.invoiceNo, fileKey: decision.fileKey, issuedAt: now }),
    })
    .where(eq(invoices.id, id));
  const [order] = await tx.select({ orderNo: orders.orderNo }).from(orders).where(eq(orders.id, orderId));
  await writeMessages(tx, [
    invoiceDecided({ companyId, userId, now }, { id, orderNo: order?.orderNo ?? '', outcome, reason }),
  ]);
}
