import * as setting from '@lectern/sdk/endpoints/setting';
import { parts, setting as schema } from '@lectern/sdk/schemas';
import { Type } from 'typebox';
import { route, type Route } from '../../platform/http/route.ts';
import { fieldsOf, presentFields, saveAnswers } from '../studentInfo/index.ts';
import { PICTURE_LIMIT } from '../upload/index.ts';
import * as service from './profile.service.ts';

/** The student's profile, picture and signature. */
export const profileRoutes: readonly Route[] = [
  route(setting.detail, { input: parts.Nothing, output: schema.ProfileDetail }, (_, context) =>
    service.presentProfile(context),
  ),
  route(setting.saveBase, { input: schema.SaveBaseIn, output: Type.Null() }, service.saveBase),
  route(setting.saveContact, { input: schema.SaveContactIn, output: Type.Null() }, (input, context) =>
    service.save(context, input),
  ),
  route(setting.saveOther, { input: schema.SaveOtherIn, output: Type.Null() }, (input, context) =>
    service.save(context, input),
  ),
  route(setting.customFieldData, { input: parts.Nothing, output: schema.CustomFieldData }, (_, context) =>
    presentFields(context, fieldsOf(context)),
  ),
  route(setting.saveRegister, { input: schema.SaveRegisterIn, output: Type.Null() }, ({ values }, context) =>
    saveAnswers(context, fieldsOf(context), values),
  ),
  route(
    setting.headPortrait,
    { input: schema.HeadPortraitIn, output: schema.HeadPortrait },
    service.headPortrait,
    { limit: PICTURE_LIMIT },
  ),
  route(setting.signSource, { input: parts.Nothing, output: schema.SignSource }, service.signSource),
  route(
    setting.saveSignSource,
    { input: schema.SaveSignSourceIn, output: Type.Null() },
    service.saveSignSource,
  ),
];
