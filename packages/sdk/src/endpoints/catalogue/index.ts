export * from './catalogue.ts';
export type * from './catalogue.schema.ts';
