export * from './access.schema.ts';
export * from './company.schema.ts';
export * from './pages.schema.ts';
export * from './school.schema.ts';
export * from './user.schema.ts';
