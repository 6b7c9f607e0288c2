export * from './access.ts';
export * from './company.ts';
export * from './pages.ts';
export * from './school.ts';
export * from './user.ts';
export type * from './shell.schema.ts';
