export * from './homework.ts';
export * from './files.ts';
export type * from './homework.schema.ts';
