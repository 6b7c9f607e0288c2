export * from './teachers.ts';
export type * from './teachers.schema.ts';
