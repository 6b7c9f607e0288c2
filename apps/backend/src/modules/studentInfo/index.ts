import type { Module } from '../../platform/module.ts';
import { studentInfoRoutes } from './studentInfo.routes.ts';

export { openIdentity, showIdentity } from './identity.ts';
export { findProfile, lockProfile, type ProfileChange } from './profile.repo.ts';
export { deleteIdentities, verifiedFieldError, writeProfile } from './profile.service.ts';
export { papersOf } from './papers.ts';
export { readStudentRows } from './school.repo.ts';
export {
  newFirstPassword,
  groupRows,
  organisationRows,
  saveStudents,
  setFirstPassword,
} from './school.service.ts';
export { answerProblem, type FieldDefinition } from './customAnswers.ts';
export {
  type Answerer,
  findAnswers,
  validateAnswers,
  presentAnswers,
  presentFields,
  saveAnswers,
  type SentAnswers,
} from './customFields.service.ts';
export { expectAnswers, hasAnswered } from './questions.ts';
export { fieldsOf } from './schoolFields.ts';

/** Students' personal information, and the fields that a school asks for. */
export const studentInfoModule: Module = { name: 'studentInfo', routes: studentInfoRoutes };
