export * from './sso.ts';
export type * from './sso.schema.ts';
