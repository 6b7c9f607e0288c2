export * from './upload.ts';
export type * from './upload.schema.ts';
