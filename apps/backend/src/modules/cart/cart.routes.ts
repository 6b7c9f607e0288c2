import { add, createOrder, list, remove } from '@lectern/sdk/endpoints/cart';
import { cart as schemas } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './cart.service.ts';

/** The calls of this module, each with its shapes and what answers it. */
export const cartRoutes: readonly Route[] = [
  route(add, { input: schemas.AddToCartIn, output: schemas.CartCount }, service.addToCart),
  route(remove, { input: schemas.RemoveFromCartIn, output: schemas.CartCount }, service.removeFromCart),
  route(list, { input: schemas.CartListIn, output: schemas.CartList }, service.listCart, {
    access: 'public',
  }),
  route(
    createOrder,
    { input: schemas.CreateCartOrderIn, output: schemas.CreatedCartOrder },
    service.createOrder,
  ),
];
