export * from './resource.ts';
export type * from './resource.schema.ts';
