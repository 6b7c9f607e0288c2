export * from './exam.ts';
export type * from './exam.schema.ts';
