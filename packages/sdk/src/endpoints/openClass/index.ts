export * from './openClass.ts';
export type * from './openClass.schema.ts';
