export * from './courseCard.schema.ts';
export * from './detail.schema.ts';
export * from './list.schema.ts';
export * from './reviews.schema.ts';
