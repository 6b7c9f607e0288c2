import { add, createOrder, list, remove } from '@lectern/sdk/endpoints/cart';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './cart.service.ts';

/** The HTTP calls of the cart, each with its handler. */
export const cartRoutes: readonly Route[] = [
  route(add, service.addToCart),
  route(remove, service.removeFromCart),
  route(list, service.listCart, { access: 'public' }),
  route(createOrder, service.createOrder),
];
