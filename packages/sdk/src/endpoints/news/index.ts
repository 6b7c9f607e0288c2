export * from './news.ts';
export type * from './news.schema.ts';
