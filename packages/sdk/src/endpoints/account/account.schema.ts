export * from './money.schema.ts';
export * from './rewards.schema.ts';
