export * from './voices.ts';
export type * from './voices.schema.ts';
