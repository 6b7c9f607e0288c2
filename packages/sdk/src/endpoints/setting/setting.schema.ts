export * from './account.schema.ts';
export * from './ownData.schema.ts';
export * from './profile.schema.ts';
