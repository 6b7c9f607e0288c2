import type { Queryable } from '../../platform/database/connection.ts';
import type { Order } from './order.tables.ts';

/** A part of a paid order that can be given back on its own. */
export interface Returnable {
  /** Names it within its order. */
  readonly itemId: string;
  readonly name: string;
  readonly nameEn: string;
  /** Cents before coupon, points and balance: what was paid is shared out by it. */
  readonly priceCents: number;
  /** Per cent of it that was studied, or of its time that has passed. */
  readonly studiedPercent: number;
}

/** How one kind of goods is given back. A kind without this is used up when it is given. */
export interface Returns {
  /** Lists all parts in a lasting order, also those that are back already. */
  parts(db: Queryable, order: Order, now: Date): Promise<Returnable[]>;
  /**
   * Ends what parts gave, within the transaction that gives their money back. The student is held.
   * @returns the courses that the student has no longer.
   */
  takeBack(tx: Queryable, order: Order, itemIds: readonly string[], now: Date): Promise<readonly string[]>;
}
