export * from './money.ts';
export * from './rewards.ts';
export * from './category.ts';
export type * from './account.schema.ts';
