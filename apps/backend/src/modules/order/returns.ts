import type { Queryable } from '../../platform/database/connection.ts';
import type { Order } from './order.tables.ts';

/** A part of a paid order that can be returned separately. */
export interface Returnable {
  /** Id of the part within its order. */
  readonly itemId: string;
  readonly name: string;
  readonly nameEn: string;
  /** Price in cents before coupon, points and balance; the paid amount is divided in this proportion. */
  readonly priceCents: number;
  /** Percentage of the lessons studied, or of the time used. */
  readonly studiedPercent: number;
}

/** How one kind of goods is returned. Kinds without this cannot be returned once delivered. */
export interface Returns {
  /** Whether students may request it; otherwise only the school can refund it. */
  readonly mayBeRequested: boolean;
  /** Lists all parts in a stable order, including those already returned. */
  parts(db: Queryable, order: Order, now: Date): Promise<Returnable[]>;
  /**
   * Withdraws what the parts gave, in the transaction that refunds their price. The caller has locked the
   * student.
   * @returns the courses that the student no longer has
   */
  takeBack(tx: Queryable, order: Order, itemIds: readonly string[], now: Date): Promise<readonly string[]>;
}
