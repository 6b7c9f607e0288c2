export * from './invoice.ts';
export type * from './invoice.schema.ts';
