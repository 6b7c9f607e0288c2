export * from './answers.ts';
export * from './community.ts';
export type * from './community.schema.ts';
