import type { Order as OrderView } from '@lectern/sdk/endpoints/order';
import type { Queryable } from '../../platform/database/connection.ts';
import { serviceKey, type ServiceKey } from '../../platform/http/services.ts';
import type { Order } from './order.tables.ts';

/** What orders buy. */
export type OrderKind = Order['kind'];

/** What an order bought, for its readers; what is left out is not in it. */
export interface Bought extends Partial<
  Pick<OrderView, 'items' | 'exam' | 'membership' | 'chargeCents' | 'pointGoods'>
> {
  /** In a few words, for the payer's bill. */
  readonly subject: string;
}

/** Why an order cannot take its money: what it buys is the student's already, or what it had reserved went elsewhere. */
export type Obstacle = 'duplicate' | 'taken';

/** One kind of what orders buy; the module that sells it provides this. */
export interface Goods {
  /** Tells what orders of this kind bought, by the order's id. */
  describe(db: Queryable, orderIds: readonly string[]): Promise<ReadonlyMap<string, Bought>>;
  /**
   * Makes sure, just before an order is paid, that it may still be had at its price: what it reserved (a coupon) was
   * freed if it ended meanwhile, and is taken again if nobody else has it. The student is held.
   */
  reclaim(tx: Queryable, order: Order, now: Date): Promise<Obstacle | undefined>;
  /** Gives what a paid order bought and tells the student; an order gives once. The student is held. */
  give(tx: Queryable, order: Order, now: Date): Promise<void>;
}

/** Who sells each kind. */
export const goodsOf: Readonly<Record<OrderKind, ServiceKey<Goods>>> = {
  courses: serviceKey('ordered courses'),
  exam: serviceKey('ordered results of exams'),
  membership: serviceKey('ordered memberships'),
  balance: serviceKey('ordered balance'),
  points: serviceKey('what points bought'),
};
