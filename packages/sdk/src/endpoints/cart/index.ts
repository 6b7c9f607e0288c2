export * from './cart.ts';
export type * from './cart.schema.ts';
