export * from './search.ts';
export type * from './search.schema.ts';
