export * from './order.ts';
export type * from './order.schema.ts';
