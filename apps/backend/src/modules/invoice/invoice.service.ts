import type {
  CompanyInvoiceIn,
  InvoiceFunction,
  InvoicePage,
  InvoiceTemplates,
  SavedInvoice,
  SavedTemplate,
  SaveInvoiceIn,
  SaveTemplateIn,
} from '@lectern/sdk/endpoints/invoice';
import type { UserContext } from '../../platform/http/context.ts';
import { refused } from '../../platform/http/errors.ts';
import { findOrder, lockOrder, type Order } from '../order/index.ts';
import { findMoney } from '../payment/index.ts';
import { readPaidIn } from '../account/index.ts';
import { findInvoices, findCurrent, findTemplates, ownTemplate, sumInvoicedPaidIn } from './invoice.repo.ts';
import { invoiceSettings } from './invoiceSettings.ts';
import { invoices, invoiceTemplates } from './invoice.tables.ts';
import { readTitle, type Title } from './titles.ts';
import { memberOf, type Member } from '../../platform/http/member.ts';
import { and, eq } from 'drizzle-orm';
import { handToSchool } from '../upload/index.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import { pageOf } from '../../platform/http/paging.ts';
import { daysLater } from '../../platform/dates/days.ts';

/** Answers `invoice.enabled`. */
export const enabled = (_: object, { company }: UserContext): InvoiceFunction => invoiceSettings(company);

/** Answers `invoice.template`. */
export const templates = (_: object, context: UserContext): Promise<InvoiceTemplates> =>
  findTemplates(context.db, memberOf(context));

/** Answers `invoice.saveTemplate`. @throws {BusinessError} code 0 naming the invalid field. */
export async function saveTemplate(
  { templateId, defaultFlag, ...input }: SaveTemplateIn,
  context: UserContext,
): Promise<SavedTemplate> {
  const title = readTitle(input, invoiceSettings(context.company));
  const settings = { templateId, isDefault: defaultFlag === 1, now: context.clock.now() };
  return {
    templateId: await context.transaction((tx) => storeTemplate(tx, memberOf(context), title, settings)),
  };
}

/** Answers `invoice.companyInvoice`. */
export function listInvoices(
  { orderId, ...page }: CompanyInvoiceIn,
  context: UserContext,
): Promise<InvoicePage> {
  return findInvoices(context.db, memberOf(context), orderId, pageOf(page));
}

/** @throws {BusinessError} code 0 for an order for which no invoice can be requested (any more). */
function refuseUnpayable(
  { status, payCents, paidAt }: Order,
  { withinDays }: InvoiceFunction,
  now: Date,
): void {
  if (status !== 'paid' || paidAt === null) throw refused('orderId', '订单还没有支付，支付之后才能开发票');
  if (payCents === 0) throw refused('orderId', '这个订单没有付款，不需要发票');
  if (withinDays > 0 && now > daysLater(paidAt, withinDays))
    throw refused('orderId', `支付已超过 ${withinDays} 天，请联系学校开具发票`);
}

/**
 * Answers `invoice.save`. The amount is what was paid for the order and not refunded, whatever the request
 * says.
 * @throws {BusinessError} code 0 naming the field: for an order that is not the student's, unpaid, refunded,
 *   too old or already has an invoice, and for money that was paid in and withdrawn again.
 */
export async function saveInvoice(
  { orderId, ...input }: SaveInvoiceIn,
  context: UserContext,
): Promise<SavedInvoice> {
  const { db, company, clock } = context;
  const owner = memberOf(context);
  const settings = invoiceSettings(company);
  if (settings.openFlag === 0) throw refused('orderId', '学校没有开通在线开票，请联系学校');
  const title = readTitle(input, settings);
  if ((await findOrder(db, owner, orderId)) === undefined) throw refused('orderId', '没有找到这个订单');
  return context.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === undefined) throw refused('orderId', '没有找到这个订单');
    const now = clock.now();
    refuseUnpayable(order, settings, now);
    const money = await findMoney(tx, orderId);
    if (money === undefined) throw refused('orderId', '这个订单已经退款，或用余额支付，不能开发票');
    if ((await findCurrent(tx, order)) !== undefined) throw refused('orderId', '这个订单已经申请过发票');
    if (
      order.kind === 'balance' &&
      (await sumInvoicedPaidIn(tx, owner.userId)) + money.leftCents > (await readPaidIn(tx, owner.userId))
    )
      throw refused('orderId', '充值的钱已经提现，不能再开发票');
    const [row] = await tx
      .insert(invoices)
      .values({ ...owner, ...title, orderId, amountCents: money.leftCents, askedAt: now })
      .returning({ invoiceId: invoices.id, status: invoices.status });
    if (row === undefined) throw new Error('The invoice was not asked for');
    return row;
  });
}

/** Maximum saved titles of a student. */
const MAX_TEMPLATES = 20;

/** How a title is saved. */
interface TemplateOptions {
  /** The title that it replaces; undefined for a new one. */
  readonly templateId: string | undefined;
  readonly isDefault: boolean;
  readonly now: Date;
}

/**
 * Saves a title. Making it the default replaces the previous default; the first title is the default.
 * @throws {BusinessError} code 0 for an id that is not the student's, and for too many titles.
 */
export async function storeTemplate(
  tx: Queryable,
  owner: Member,
  title: Title,
  { templateId, isDefault, now }: TemplateOptions,
): Promise<string> {
  // The lock keeps two titles saved at the same time from both becoming the default.
  await lockUser(tx, owner.userId);
  const stored = await tx
    .select({ id: invoiceTemplates.id })
    .from(invoiceTemplates)
    .where(ownTemplate(owner));
  if (templateId !== undefined && !stored.some(({ id }) => id === templateId))
    throw refused('templateId', '没有找到这个发票抬头');
  if (templateId === undefined && stored.length >= MAX_TEMPLATES)
    throw refused('title', `最多保存 ${MAX_TEMPLATES} 个发票抬头`);
  if (isDefault)
    await tx
      .update(invoiceTemplates)
      .set({ isDefault: false })
      .where(and(ownTemplate(owner), eq(invoiceTemplates.isDefault, true)));
  const values = { ...title, updatedAt: now };
  const [row] =
    templateId === undefined
      ? await tx
          .insert(invoiceTemplates)
          .values({ ...owner, ...values, isDefault: isDefault || stored.length === 0, createdAt: now })
          .returning({ id: invoiceTemplates.id })
      : await tx
          .update(invoiceTemplates)
          .set({ ...values, ...(isDefault && { isDefault }) })
          .where(and(ownTemplate(owner), eq(invoiceTemplates.id, templateId)))
          .returning({ id: invoiceTemplates.id });
  if (row === undefined) throw new Error('The title was not kept');
  return row.id;
}

/**
 * Keeps the invoices of an erased student for accounting: removes the contact data, makes the documents the
 * school's, and keeps the titles. Refused requests are deleted, since accounting does not need them.
 */
export async function handToAccounting(tx: Queryable, userId: string): Promise<void> {
  const own = eq(invoices.userId, userId);
  await tx.delete(invoices).where(and(own, eq(invoices.status, 'refused')));
  const left = await tx.update(invoices).set({ email: '' }).where(own).returning({ key: invoices.fileKey });
  await tx
    .update(invoices)
    .set({ phone: '' })
    .where(and(own, eq(invoices.titleType, 'personal')));
  await handToSchool(
    tx,
    left.flatMap(({ key }) => key ?? []),
  );
}
