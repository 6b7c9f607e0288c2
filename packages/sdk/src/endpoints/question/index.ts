export * from './bank.ts';
export * from './chapter.ts';
export * from './generate.ts';
export * from './goal.ts';
export * from './progress.ts';
export * from './record.ts';
export * from './review.ts';
export * from './today.ts';
export type * from './question.schema.ts';
