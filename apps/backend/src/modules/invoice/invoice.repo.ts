import type { Invoice, InvoicePage, InvoiceTemplates } from '@lectern/sdk/endpoints/invoice';
import { and, desc, eq, inArray, sum } from 'drizzle-orm';
import { isId } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { type Order, orders } from '../order/index.ts';
import { fileUrl } from '../upload/index.ts';
import { type InvoiceRow, invoices, type InvoiceTemplateRow, invoiceTemplates } from './invoice.tables.ts';
import type { Member } from '../../platform/http/member.ts';
import type { Pagination } from '../../platform/http/paging.ts';

/** Selects a student's saved titles. */
export const ownTemplate = ({ companyId, userId }: Member) =>
  and(eq(invoiceTemplates.companyId, companyId), eq(invoiceTemplates.userId, userId));

function presentTemplate({
  id,
  isDefault,
  email,
  companyId: _,
  userId: __,
  createdAt: ___,
  updatedAt: ____,
  ...title
}: InvoiceTemplateRow): InvoiceTemplates[number] {
  return { templateId: id, defaultFlag: isDefault ? 1 : 0, ...title, ...(email !== '' && { email }) };
}

/** Reads a student's saved titles, the default first, then the last used. */
export async function findTemplates(db: Queryable, owner: Member): Promise<InvoiceTemplates> {
  const rows = await db
    .select()
    .from(invoiceTemplates)
    .where(ownTemplate(owner))
    .orderBy(desc(invoiceTemplates.isDefault), desc(invoiceTemplates.updatedAt), desc(invoiceTemplates.id));
  return rows.map(presentTemplate);
}

/** Reads one page of a student's invoices, newest first, optionally of one order. */
export async function findInvoices(
  db: Queryable,
  { companyId, userId }: Member,
  orderId: string | undefined,
  page: Pagination,
): Promise<InvoicePage> {
  if (orderId !== undefined && !isId(orderId)) return { total: 0, records: [] };
  const where = and(
    eq(invoices.companyId, companyId),
    eq(invoices.userId, userId),
    orderId === undefined ? undefined : eq(invoices.orderId, orderId),
  );
  const [total, rows] = await Promise.all([
    db.$count(invoices, where),
    db
      .select({ invoice: invoices, orderNo: orders.orderNo })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(where)
      .orderBy(desc(invoices.askedAt), desc(invoices.id))
      .limit(page.limit)
      .offset(page.offset),
  ]);
  return { total, records: rows.map(({ invoice, orderNo }) => presentInvoice(invoice, orderNo)) };
}

function presentInvoice(row: InvoiceRow, orderNo: string): Invoice {
  return {
    invoiceId: row.id,
    orderId: row.orderId,
    orderNo,
    status: row.status,
    titleType: row.titleType,
    invoiceKind: row.invoiceKind,
    title: row.title,
    amountCents: row.amountCents,
    invoiceNo: row.invoiceNo,
    askedAt: row.askedAt.toISOString(),
    issuedAt: row.issuedAt?.toISOString() ?? null,
    fileUrl: row.fileKey === null ? '' : fileUrl(row.fileKey),
    reason: row.reason,
  };
}

/** Whether an invoice is valid or requested. */
const isCurrent = inArray(invoices.status, ['asked', 'issued']);

/** Sums a student's valid and requested invoices for money paid into the balance. */
export async function sumInvoicedPaidIn(tx: Queryable, userId: string): Promise<number> {
  const [row] = await tx
    .select({ cents: sum(invoices.amountCents).mapWith(Number) })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(invoices.userId, userId), isCurrent, eq(orders.kind, 'balance')));
  return row?.cents ?? 0;
}

/** Finds the valid or requested invoice of an order. */
export async function findCurrent(
  tx: Queryable,
  { id }: Pick<Order, 'id'>,
): Promise<Pick<InvoiceRow, 'id' | 'status'> | undefined> {
  const [row] = await tx
    .select({ id: invoices.id, status: invoices.status })
    .from(invoices)
    .where(and(eq(invoices.orderId, id), isCurrent))
    .limit(1);
  return row;
}
