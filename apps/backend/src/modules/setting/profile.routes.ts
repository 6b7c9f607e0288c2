import * as setting from '@lectern/sdk/endpoints/setting';
import { route, type Route } from '../../platform/http/route.ts';
import { fieldsOf, presentFields, saveAnswers } from '../studentInfo/index.ts';
import { PICTURE_LIMIT } from '../upload/index.ts';
import * as service from './profile.service.ts';

/** The calls for the student's profile, portrait and signature. */
export const profileRoutes: readonly Route[] = [
  route(setting.detail, (_, context) => service.presentProfile(context)),
  route(setting.saveBase, service.saveBase),
  route(setting.saveContact, (input, context) => service.save(context, input)),
  route(setting.saveOther, (input, context) => service.save(context, input)),
  route(setting.customFieldData, (_, context) => presentFields(context, fieldsOf(context))),
  route(setting.saveRegister, ({ values }, context) => saveAnswers(context, fieldsOf(context), values)),
  route(setting.headPortrait, service.headPortrait, { limit: PICTURE_LIMIT }),
  route(setting.signSource, service.signSource),
  route(setting.saveSignSource, service.saveSignSource),
];
