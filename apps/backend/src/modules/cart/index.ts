import type { Module } from '../../platform/module.ts';
import { cartRoutes } from './cart.routes.ts';

/** The shopping cart. */
export const cartModule: Module = { name: 'cart', routes: cartRoutes };
