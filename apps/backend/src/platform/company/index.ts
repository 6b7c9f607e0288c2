export {
  settingOf,
  mustSignAll,
  asksForFaces,
  type PurchaseType,
  showsFreeCourses,
  mustRegister,
  functionStatus,
  pointRule,
} from './companyFunctions.ts';
export { configOf, hashOf, type SchoolAsked } from './schoolConfig.ts';
export { SchoolConfig, type MenuEntry, type MenuItem } from './schoolConfig.schema.ts';
