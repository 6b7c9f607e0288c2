import type { Order as OrderView } from '@lectern/sdk/endpoints/order';
import type { Queryable } from '../../platform/database/connection.ts';
import { serviceKey, type ServiceKey } from '../../platform/http/services.ts';
import type { Order } from './order.tables.ts';

/** The kind of goods that an order buys. */
export type OrderKind = Order['kind'];

/** What an order bought, as shown to its readers; each kind of goods sets its own properties. */
export interface PurchasedGoods extends Partial<
  Pick<OrderView, 'items' | 'exam' | 'membership' | 'chargeCents' | 'pointGoods'>
> {
  /** A short description for the payer's bill. */
  readonly subject: string;
}

/**
 * Why an order cannot be paid: the student already owns the goods (`duplicate`), or something that the order
 * reserved is used elsewhere (`taken`).
 */
export type Obstacle = 'duplicate' | 'taken';

/** One kind of goods; implemented by the module that sells it. */
export interface Goods {
  /** Describes what orders of this kind bought, by order id. */
  describe(db: Queryable, orderIds: readonly string[]): Promise<ReadonlyMap<string, PurchasedGoods>>;
  /**
   * Checks, just before an order is paid, that the goods are still available at its price. Reservations (such
   * as a coupon) that were released when the order ended are taken again unless somebody else has them. The
   * caller has locked the student.
   */
  reclaim(tx: Queryable, order: Order, now: Date): Promise<Obstacle | undefined>;
  /**
   * Delivers the goods of a paid order and notifies the student; called once per order. The caller has locked
   * the student.
   */
  give(tx: Queryable, order: Order, now: Date): Promise<void>;
}

/** Keys of the services that sell each kind of goods. */
export const goodsOf: Readonly<Record<OrderKind, ServiceKey<Goods>>> = {
  courses: serviceKey('ordered courses'),
  exam: serviceKey('ordered results of exams'),
  membership: serviceKey('ordered memberships'),
  balance: serviceKey('ordered balance'),
  points: serviceKey('what points bought'),
};
