export * from './face.ts';
export type * from './face.schema.ts';
