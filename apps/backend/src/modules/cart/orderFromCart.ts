import type { CreatedCartOrder } from '@lectern/sdk/endpoints/cart';
import type { Queryable } from '../../database/connection.ts';
import type { UserContext } from '../../http/context.ts';
import { serviceKey } from '../../http/services.ts';

/** What an order is to be made of; everything in it was checked against the database just now. */
export interface CartOrder {
  readonly items: readonly {
    readonly commodityId: string;
    readonly schoolId: string;
    readonly name: string;
    readonly cover: string;
    readonly priceCents: number;
  }[];
  /** The sum of the prices, in cents. */
  readonly totalCents: number;
}

/** Makes orders; the order module provides it. */
export interface OrderFromCart {
  /** Makes one order within the transaction in which the items leave the cart. */
  createOrderFromCart(tx: Queryable, context: UserContext, order: CartOrder): Promise<CreatedCartOrder>;
}

/** Who makes orders of carts. */
export const orderFromCart = serviceKey<OrderFromCart>('orderFromCart');
