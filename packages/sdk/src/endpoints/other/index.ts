export * from './other.ts';
export type * from './other.schema.ts';
