export * from './course.ts';
export * from './notes.ts';
export * from './studyCard.ts';
export type * from './course.schema.ts';
export type * from './studyCard.schema.ts';
