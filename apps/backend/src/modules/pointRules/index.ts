export { readOwnPointRules, readPointRules, removePointRules, savePointRule } from './pointRules.service.ts';
export { type PointAction, POINT_ACTIONS } from './pointRules.tables.ts';
