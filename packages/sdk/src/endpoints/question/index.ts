export * from './bank.ts';
export * from './record.ts';
export * from './review.ts';
export type * from './question.schema.ts';
