export * from './message.ts';
export type * from './message.schema.ts';
