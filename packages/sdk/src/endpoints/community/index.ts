export * from './answers.ts';
export * from './community.ts';
export * from './groups.ts';
export type * from './community.schema.ts';
