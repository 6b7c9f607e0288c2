export {
  educations,
  emptyStudentInfo,
  identityTypes,
  isIdentityCard,
  isMobile,
  readNeeds,
  type Education,
  type IdentityType,
  type StudentInfo,
  type StudentInfoIn,
  type StudentInfoNeeds,
} from './rules.ts';
export { StudentInfoForm, type CaptchaTicket, type StudentInfoFormProps } from './StudentInfoForm.tsx';
export type { LoadRegions } from './useRegions.ts';
