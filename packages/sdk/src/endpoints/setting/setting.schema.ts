export * from './account.schema.ts';
export * from './profile.schema.ts';
