import {
  customFields,
  customInfo,
  save,
  saveCustomValues,
  sendPhoneChangeSms,
} from '@lectern/sdk/endpoints/studentInfo';
import { studentInfo as schema } from '@lectern/sdk/schemas';
import { Type } from 'typebox';
import { route, type Route } from '../../platform/http/route.ts';
import { presentFields } from './customFields.service.ts';
import { readQuestions, saveFieldValues, savePlacement } from './questions.ts';
import { fieldsOf } from './schoolFields.ts';
import * as service from './studentInfo.service.ts';

/** The calls of this module, each with its shapes and what answers it. */
export const studentInfoRoutes: readonly Route[] = [
  route(customFields, { input: schema.CustomFieldsIn, output: schema.CustomFieldList }, (_, context) =>
    presentFields(context, fieldsOf(context)),
  ),
  route(customInfo, { input: schema.CustomInfoIn, output: schema.CustomInfo }, readQuestions),
  route(save, { input: schema.SaveStudentIn, output: Type.Null() }, savePlacement),
  route(saveCustomValues, { input: schema.SaveCustomValuesIn, output: Type.Null() }, saveFieldValues),
  route(
    sendPhoneChangeSms,
    { input: schema.PhoneChangeSmsIn, output: Type.Null() },
    service.answerSendPhoneChangeSms,
  ),
];
