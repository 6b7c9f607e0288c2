export * from './certificate.ts';
export type * from './certificate.schema.ts';
