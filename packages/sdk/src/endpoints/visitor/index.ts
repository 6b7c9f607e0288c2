export * from './visitor.ts';
export type * from './visitor.schema.ts';
