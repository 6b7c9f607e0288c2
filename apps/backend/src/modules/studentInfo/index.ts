import { customFields, saveCustomValues, sendPhoneChangeSms } from '@lectern/sdk/endpoints/studentInfo';
import { studentInfo as schema } from '@lectern/sdk/schemas';
import { Type } from 'typebox';
import { StatusError } from '../../http/errors.ts';
import type { Module } from '../../http/module.ts';
import { route } from '../../http/route.ts';
import { refuseTaken } from '../login/accountNames.ts';
import { demandChallenge } from '../login/challenge.ts';
import { refuseTooSoon, sendCode } from '../login/smsCodes.ts';
import { presentFields, saveAnswers } from './customFields.ts';

export { isIdentityCard, maskIdentity, openIdentity, sealIdentity } from './identity.ts';
export { findProfile, type ProfileChange, writeProfile } from './profile.repo.ts';
export { papersOf } from './papers.ts';
export { presentFields, saveAnswers } from './customFields.ts';

/** What students tell of themselves, and the fields that a school asks for (specification 7.5). */
export const studentInfoModule: Module = {
  name: 'studentInfo',
  routes: [
    route(customFields, { input: schema.CustomFieldsIn, output: schema.CustomFieldList }, (_, context) => presentFields(context)),
    route(
      saveCustomValues,
      { input: schema.SaveCustomValuesIn, output: Type.Null() },
      ({ userId, values }, context) => {
        if (userId !== context.user.id) throw new StatusError(403, '只能修改自己的资料');
        return saveAnswers(context, values);
      },
    ),
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
