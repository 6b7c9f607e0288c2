export * from './plan.ts';
export type * from './plan.schema.ts';
