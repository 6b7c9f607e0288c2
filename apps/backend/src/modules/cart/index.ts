import { add, createOrder, list, remove } from '@lectern/sdk/endpoints/cart';
import { cart as schemas } from '@lectern/sdk/schemas';
import type { Module } from '../../platform/http/module.ts';
import { route } from '../../platform/http/route.ts';
import * as handlers from './cart.handlers.ts';

/** The shopping cart. */
export const cartModule: Module = {
  name: 'cart',
  routes: [
    route(add, { input: schemas.AddToCartIn, output: schemas.CartCount }, handlers.addToCart),
    route(remove, { input: schemas.RemoveFromCartIn, output: schemas.CartCount }, handlers.removeFromCart),
    route(list, { input: schemas.CartListIn, output: schemas.CartList }, handlers.listCart, {
      access: 'public',
    }),
    route(
      createOrder,
      { input: schemas.CreateCartOrderIn, output: schemas.CreatedCartOrder },
      handlers.createOrder,
    ),
  ],
};
