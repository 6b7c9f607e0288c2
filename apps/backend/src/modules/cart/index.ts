import type { Module } from '../../platform/http/module.ts';
import { cartRoutes } from './cart.routes.ts';

/** The shopping cart. */
export const cartModule: Module = {
  name: 'cart',
  routes: cartRoutes,
};
