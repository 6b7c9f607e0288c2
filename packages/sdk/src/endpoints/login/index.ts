export * from './login.ts';
export * from './register.ts';
export type * from './login.schema.ts';
