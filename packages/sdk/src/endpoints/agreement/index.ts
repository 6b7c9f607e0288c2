export * from './studentInfo.ts';
export * from './agreement.ts';
export type * from './agreement.schema.ts';
