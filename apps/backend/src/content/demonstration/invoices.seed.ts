import { and, desc, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { invoices, invoiceTemplates } from '../../modules/invoice/invoice.tables.ts';
import { orders } from '../../modules/order/order.tables.ts';
import { studentAt } from './find.ts';

const DAY_MS = 86_400_000;

const nothing = { taxNo: '', address: '', phone: '', bankName: '', bankAccount: '', email: '' };

const personal = {
  titleType: 'personal',
  invoiceKind: 'common',
  title: '林晓彤',
  ...nothing,
  email: 'linxiaotong@lectern.example',
} as const;

/** A company that does not exist; its number has a good check sign. */
const ofCompany = {
  titleType: 'company',
  invoiceKind: 'common',
  title: '南京青桐文化传播有限公司',
  ...nothing,
  taxNo: '91320100MA1LECTE07',
} as const;

/** Seeds the titles that a student keeps, an invoice that was issued and one that was refused; the newest paid order has none. */
export async function seedInvoices(tx: Queryable): Promise<void> {
  const owner = await studentAt(tx, 'localhost', 'student');
  const now = new Date();
  const times = { createdAt: now, updatedAt: now };
  await tx.insert(invoiceTemplates).values([
    { ...owner, ...personal, ...times, isDefault: true },
    { ...owner, ...ofCompany, ...times, isDefault: false },
  ]);
  const paid = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, owner.userId), eq(orders.status, 'paid'), gt(orders.payCents, 0)))
    .orderBy(desc(orders.createdAt));
  const oldest = paid.at(-1);
  if (oldest === undefined || paid.length < 2) return;
  const { id: orderId, payCents: amountCents, createdAt } = oldest;
  const after = (days: number) => new Date(createdAt.getTime() + days * DAY_MS);
  await tx.insert(invoices).values([
    {
      ...owner,
      ...ofCompany,
      orderId,
      amountCents,
      status: 'refused',
      reason: '抬头与税号不一致，请核对营业执照后重新申请。',
      askedAt: after(1),
    },
    {
      ...owner,
      ...personal,
      orderId,
      amountCents,
      status: 'issued',
      invoiceNo: '26322000000012345678',
      askedAt: after(3),
      issuedAt: after(4),
    },
  ]);
}
