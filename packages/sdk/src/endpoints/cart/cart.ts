import type { Endpoint } from '../../client/endpoint.ts';
import type * as shapes from './cart.schema.ts';
import * as replies from './cart.reply.gen.ts';

/** Puts a course or package into the student's cart; twice is once. Code 0 when it is off sale, owned or the cart is full. */
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

/** Takes items out of the student's cart; those that are not there are no error. */
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

/** Lists the student's cart, or prices what a visitor keeps on the device. */
export const list: Endpoint<shapes.CartListIn, shapes.CartList> = {
  id: 'cart.list',
  method: 'GET',
  path: '/saas-business/definePayOrderCart/list',
  ambient: ['schoolId'],
  reply: replies.list,
  idempotent: true,
};

/**
 * Makes an order of some of the cart's items, which leave the cart.
 * Code 0 when an item cannot be ordered (any more) or the sum is another than the student saw.
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
