import type { PayWay } from '@lectern/sdk/endpoints/payment';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies, type Company } from '../../platform/database/tables/companies.tables.ts';
import { type Payment, payments, type Refund, refunds } from './payment.tables.ts';

/** Reads the open payment of an order with the given method. */
export async function findOpenPayment(
  db: Queryable,
  orderId: string,
  way: PayWay,
): Promise<Payment | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.way, way), eq(payments.status, 'open')));
  return row;
}

/** Reads the payment of an order that is not fully refunded, and its remaining cents; undefined where there is none. */
export async function findMoney(
  db: Queryable,
  orderId: string,
): Promise<{ readonly payment: Payment; readonly leftCents: number } | undefined> {
  const rows = await db
    .select({
      payment: payments,
      backCents: sql<number>`coalesce(sum(${refunds.amountCents}), 0)`.mapWith(Number),
    })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'paid')))
    .groupBy(payments.id)
    .orderBy(asc(payments.id));
  return rows
    .map(({ payment, backCents }) => ({ payment, leftCents: payment.amountCents - backCents }))
    .find(({ leftCents }) => leftCents > 0);
}

/** A payment with its company. */
export interface PaymentOfCompany {
  readonly payment: Payment;
  readonly company: Company;
}

/** A refund with its payment. */
export interface DueRefund extends PaymentOfCompany {
  readonly refund: Refund;
}

/** Adds the companies of payments. */
export async function withCompany(db: Queryable, rows: readonly Payment[]): Promise<PaymentOfCompany[]> {
  if (rows.length === 0) return [];
  const found = await db
    .select()
    .from(companies)
    .where(inArray(companies.id, [...new Set(rows.map(({ companyId }) => companyId))]));
  return rows.flatMap((payment) => {
    const company = found.find(({ id }) => id === payment.companyId);
    return company === undefined ? [] : [{ payment, company }];
  });
}
