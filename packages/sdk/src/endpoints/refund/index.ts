export * from './refund.ts';
export type * from './refund.schema.ts';
