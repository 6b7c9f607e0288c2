import type { Endpoint } from '../../client/endpoint.ts';
import type * as shapes from './cart.schema.ts';
import * as replies from './cart.reply.gen.ts';

/**
 * Adds a course or package to the student's cart; adding it again has no effect. Code 0 when it is off sale,
 * owned or the cart is full.
 */
export const add: Endpoint<shapes.AddToCartIn, shapes.CartCount> = {
  id: 'cart.add',
  method: 'POST',
  path: '/saas-business/definePayOrderCart/add',
  query: ['schoolId'],
  ambient: ['schoolId'],
  reply: replies.add,
  quiet: ['0'],
  idempotent: true,
};

/** Removes items from the student's cart; items that are not in it are ignored. */
export const remove: Endpoint<shapes.RemoveFromCartIn, shapes.CartCount> = {
  id: 'cart.remove',
  method: 'POST',
  path: '/saas-business/definePayOrderCart/delete',
  query: ['schoolId'],
  body: 'items',
  ambient: ['schoolId'],
  reply: replies.remove,
  idempotent: true,
};

/** Lists the student's cart, or the current prices of the cart that a visitor has on the device. */
export const list: Endpoint<shapes.CartListIn, shapes.CartList> = {
  id: 'cart.list',
  method: 'GET',
  path: '/saas-business/definePayOrderCart/list',
  ambient: ['schoolId'],
  reply: replies.list,
  idempotent: true,
};

/**
 * Creates an order for some of the cart's items, which leave the cart. Code 0 when an item can no longer be
 * ordered or the total differs from the one the student saw.
 */
export const createOrder: Endpoint<shapes.CreateCartOrderIn, shapes.CreatedCartOrder> = {
  id: 'cart.createOrder',
  method: 'POST',
  path: '/saas-business/definePayOrderCart/createOrder',
  query: ['schoolId'],
  ambient: ['schoolId'],
  reply: replies.createOrder,
  quiet: ['0'],
  once: true,
};
