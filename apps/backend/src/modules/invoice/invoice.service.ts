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
import { findInvoices, findTemplates, hasInvoice, isMoneyKept, keepTemplate } from './invoice.repo.ts';
import { invoiceSettings } from './invoiceSettings.ts';
import { invoices } from './invoice.tables.ts';
import { readTitle } from './titles.ts';
import { memberOf } from '../../platform/http/member.ts';

const DEFAULT_PAGE_SIZE = 20;
const DAY_MS = 86_400_000;

/** Answers `invoice.enabled`. */
export const enabled = (_: object, { company }: UserContext): InvoiceFunction => invoiceSettings(company);

/** Answers `invoice.template`. */
export const templates = (_: object, context: UserContext): Promise<InvoiceTemplates> =>
  findTemplates(context.db, memberOf(context));

/** Answers `invoice.saveTemplate`. @throws {BusinessError} code 0 naming the field that is wrong. */
export async function saveTemplate(
  { templateId, defaultFlag, ...input }: SaveTemplateIn,
  context: UserContext,
): Promise<SavedTemplate> {
  const title = readTitle(input, invoiceSettings(context.company));
  const settings = { templateId, isDefault: defaultFlag === 1, now: context.clock.now() };
  return {
    templateId: await context.transaction((tx) => keepTemplate(tx, memberOf(context), title, settings)),
  };
}

/** Answers `invoice.companyInvoice`. */
export function listInvoices(
  { orderId, pageNo = 1, pageSize = DEFAULT_PAGE_SIZE }: CompanyInvoiceIn,
  context: UserContext,
): Promise<InvoicePage> {
  return findInvoices(context.db, memberOf(context), orderId, {
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
  });
}

/** @throws {BusinessError} code 0 for an order of which no invoice can be made, or no more. */
function refuseUnpayable(
  { status, payCents, paidAt }: Order,
  { withinDays }: InvoiceFunction,
  now: Date,
): void {
  if (status !== 'paid' || paidAt === null) throw refused('orderId', '订单还没有支付，支付之后才能开发票');
  if (payCents === 0) throw refused('orderId', '这个订单没有付款，不需要发票');
  if (withinDays > 0 && now.getTime() > paidAt.getTime() + withinDays * DAY_MS)
    throw refused('orderId', `支付已超过 ${withinDays} 天，请联系学校开具发票`);
}

/**
 * Answers `invoice.save`. The amount is what was paid for the order, whatever the request says.
 * @throws {BusinessError} code 0 naming the field: an order that is not the student's, not paid, refunded, too old, or has an invoice.
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
    if (!(await isMoneyKept(tx, order)))
      throw refused('orderId', '这个订单已经退款，或用余额支付，不能开发票');
    if (await hasInvoice(tx, order)) throw refused('orderId', '这个订单已经申请过发票');
    const [row] = await tx
      .insert(invoices)
      .values({ ...owner, ...title, orderId, amountCents: order.payCents, askedAt: now })
      .returning({ invoiceId: invoices.id, status: invoices.status });
    if (row === undefined) throw new Error('The invoice was not asked for');
    return row;
  });
}
