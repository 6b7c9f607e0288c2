export * from './course.ts';
export * from './notes.ts';
export type * from './course.schema.ts';
