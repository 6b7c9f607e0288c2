export * from './payment.ts';
export type * from './payment.schema.ts';
