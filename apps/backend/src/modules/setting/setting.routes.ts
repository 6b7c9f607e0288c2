import * as setting from '@lectern/sdk/endpoints/setting';
import { route, type Route } from '../../platform/http/route.ts';
import { fieldsOf, presentFields, saveAnswers } from '../studentInfo/index.ts';
import { PICTURE_LIMIT } from '../upload/index.ts';
import { presentAccount } from './accountInfo.ts';
import * as account from './account.service.ts';
import * as password from './password.service.ts';
import * as profile from './profile.service.ts';

/** The HTTP calls about a student's account, password and profile, each with its handler. */
export const settingRoutes: readonly Route[] = [
  route(setting.accountInfo, (_, context) => presentAccount(context)),
  route(setting.checkEmail, account.checkEmail),
  route(setting.checkUsername, account.checkUsername),
  route(setting.checkMobile, account.checkMobile),
  route(setting.sendSms, async (input, context) => ({
    retryAfterSeconds: await account.sendTo(context, input),
  })),
  route(setting.verifyIdentity, account.verifyIdentity),
  route(setting.checkCaptcha, account.checkCaptcha),
  route(setting.bindMobile, account.bindMobile),
  route(setting.bindEmail, account.bindEmail),
  route(setting.bindUsername, account.bindUsername),
  route(setting.unbindThirdParty, account.unbindThirdParty),
  route(setting.sendPasswordSms, password.sendPasswordSms),
  // Setting a new password also ends a forced change.
  route(setting.updatePassword, password.updatePassword),
  route(setting.detail, (_, context) => profile.presentProfile(context)),
  route(setting.saveBase, profile.saveBase),
  route(setting.saveContact, (input, context) => profile.save(context, input)),
  route(setting.saveOther, (input, context) => profile.save(context, input)),
  route(setting.customFieldData, (_, context) => presentFields(context, fieldsOf(context))),
  route(setting.saveRegister, ({ values }, context) => saveAnswers(context, fieldsOf(context), values)),
  route(setting.headPortrait, profile.headPortrait, { limit: PICTURE_LIMIT, isPost: true }),
  route(setting.signSource, profile.signSource),
  route(setting.saveSignSource, profile.saveSignSource),
];
