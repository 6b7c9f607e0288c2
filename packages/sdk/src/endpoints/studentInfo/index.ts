export * from './studentInfo.ts';
export type * from './studentInfo.schema.ts';
