export * from './catalogue.ts';
export * from './commodity.ts';
export type * from './catalogue.schema.ts';
