import type { PayWay } from '@lectern/sdk/endpoints/payment';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import type { Company } from '../../platform/database/tables/companies.tables.ts';
import { type Payment, payments, type Refund } from './payment.tables.ts';

/** Reads the open try of an order in one way. */
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

/** A payment with the company it is for. */
export interface PaymentOfCompany {
  readonly payment: Payment;
  readonly company: Company;
}

/** A refund with the payment it gives back. */
export interface DueRefund extends PaymentOfCompany {
  readonly refund: Refund;
}
