export * from './question.parts.schema.ts';
export * from './bank.schema.ts';
export * from './record.schema.ts';
export * from './review.schema.ts';
