import {
  customFields,
  customInfo,
  save,
  saveCustomValues,
  sendPhoneChangeSms,
} from '@lectern/sdk/endpoints/studentInfo';
import { studentInfo as schema } from '@lectern/sdk/schemas';
import { Type } from 'typebox';
import type { Module } from '../../platform/http/module.ts';
import { route } from '../../platform/http/route.ts';
import { refuseTaken, demandChallenge, refuseTooSoon, sendCode } from '../verification/index.ts';
import { presentFields } from './customFields.ts';
import { readQuestions, saveFieldValues, savePlacement } from './questions.ts';
import { fieldsOf } from './schoolFields.ts';

export { isIdentityCard, sealIdentity, showIdentity } from './identity.ts';
export { findProfile, type ProfileChange, writeProfile } from './profile.repo.ts';
export { papersOf } from './papers.ts';
export { answerProblem, type FieldDefinition } from './customAnswers.ts';
export {
  type Answerer,
  findAnswers,
  judgeAnswers,
  presentAnswers,
  presentFields,
  saveAnswers,
  type SentAnswers,
} from './customFields.ts';
export { expectAnswers, hasAnswered } from './questions.ts';
export { fieldsOf } from './schoolFields.ts';

/** What students tell of themselves, and the fields that a school asks for. */
export const studentInfoModule: Module = {
  name: 'studentInfo',
  routes: [
    route(customFields, { input: schema.CustomFieldsIn, output: schema.CustomFieldList }, (_, context) =>
      presentFields(context, fieldsOf(context)),
    ),
    route(customInfo, { input: schema.CustomInfoIn, output: schema.CustomInfo }, readQuestions),
    route(save, { input: schema.SaveStudentIn, output: Type.Null() }, savePlacement),
    route(saveCustomValues, { input: schema.SaveCustomValuesIn, output: Type.Null() }, saveFieldValues),
    route(
      sendPhoneChangeSms,
      { input: schema.PhoneChangeSmsIn, output: Type.Null() },
      async ({ mobile, ...proof }, context) => {
        await refuseTaken(context.db, context.company.id, { mobile });
        await refuseTooSoon(context, mobile);
        await demandChallenge(context, proof);
        await sendCode(context, mobile);
        return null;
      },
      { ignoresIdempotencyKey: true },
    ),
  ],
};
