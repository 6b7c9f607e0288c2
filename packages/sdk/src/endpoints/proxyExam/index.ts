export * from './proxyExam.ts';
export type * from './proxyExam.schema.ts';
