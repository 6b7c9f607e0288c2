export * from './community.ts';
export type * from './community.schema.ts';
