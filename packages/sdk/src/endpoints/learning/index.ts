export * from './learning.ts';
export type * from './learning.schema.ts';
