export * from './answering.ts';
export type * from './answering.schema.ts';
