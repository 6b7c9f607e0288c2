export * from './binding.ts';
export * from './ownData.ts';
export * from './profile.ts';
export type * from './setting.schema.ts';
