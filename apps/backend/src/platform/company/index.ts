export {
  settingOf,
  mustSignAll,
  asksForFaces,
  isFunctionOpen,
  isOneDevice,
  showsFreeCourses,
  mustRegister,
  functionStatus,
  pointRule,
  privacyRule,
  refundDeadline,
  refundRule,
  remarkDays,
  smsReminderRule,
} from './companyFunctions.ts';
export { deepMerge, withDefaults } from './deepMerge.ts';
export { configOf, hashOf, mergeConfig, type RequestSchool } from './schoolConfig.ts';
export { SchoolConfig, MenuEntry, type MenuItem } from './schoolConfig.schema.ts';
