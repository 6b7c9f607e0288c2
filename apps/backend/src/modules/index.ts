import type { Module } from '../http/module.ts';
import { cartModule } from './cart/index.ts';
import { catalogueModule } from './catalogue/index.ts';

/** Every module, in the order in which they are set up and seeded: what others build on comes first. */
export const modules: readonly Module[] = [catalogueModule, cartModule];
