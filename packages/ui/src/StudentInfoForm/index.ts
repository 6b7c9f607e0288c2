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
export { StudentInfoForm } from './StudentInfoForm.tsx';
export type { CaptchaTicket, StudentInfoFormProps } from './studentInfoFormProps.ts';
export type { LoadRegions } from './useRegions.ts';
