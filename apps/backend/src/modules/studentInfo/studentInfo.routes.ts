import {
  customFields,
  customInfo,
  save,
  saveCustomValues,
  sendPhoneChangeSms,
} from '@lectern/sdk/endpoints/studentInfo';
import { route, type Route } from '../../platform/http/route.ts';
import { presentFields } from './customFields.service.ts';
import { readQuestions, saveFieldValues, savePlacement } from './questions.ts';
import { fieldsOf } from './schoolFields.ts';
import * as service from './studentInfo.service.ts';

/** The HTTP calls of students' information, each with its handler. */
export const studentInfoRoutes: readonly Route[] = [
  route(customFields, (_, context) => presentFields(context, fieldsOf(context))),
  route(customInfo, readQuestions),
  route(save, savePlacement),
  route(saveCustomValues, saveFieldValues),
  route(sendPhoneChangeSms, service.answerSendPhoneChangeSms),
];
