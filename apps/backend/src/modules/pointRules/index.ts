export { readOwnPointRules, readPointRules, removePointRules, savePointRule } from './pointRules.service.ts';
export { type Deed, DEEDS } from './pointRules.tables.ts';
