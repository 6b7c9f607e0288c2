export * from './parts.ts';
export * from './upload.ts';
export type * from './parts.schema.ts';
export type * from './upload.schema.ts';
