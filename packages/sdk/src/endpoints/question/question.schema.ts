export * from './question.parts.schema.ts';
export * from './bank.schema.ts';
export * from './chapter.schema.ts';
export * from './generate.schema.ts';
export * from './progress.schema.ts';
export * from './record.schema.ts';
export * from './review.schema.ts';
export * from './today.schema.ts';
