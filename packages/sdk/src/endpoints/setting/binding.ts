import type { EncryptedFields, Endpoint } from '../../client/endpoint.ts';
import type { Nothing } from '../parts.schema.ts';
import type * as shapes from './account.schema.ts';
import * as replies from './binding.reply.gen.ts';

/** Reads the account and its bindings. */
export const accountInfo: Endpoint<Nothing, shapes.AccountInfo> = {
  id: 'setting.accountInfo',
  method: 'GET',
  path: '/student/setting/get/account/info',
  reply: replies.accountInfo,
  idempotent: true,
};

/** Checks whether an e-mail address is available; code 0 with 邮箱已绑定 when it is not, 600 demands the challenge. */
export const checkEmail: Endpoint<shapes.CheckEmailIn, null> = {
  id: 'setting.checkEmail',
  method: 'GET',
  path: '/student/setting/check/email',
  reply: replies.checkEmail,
  quiet: ['0', '600'],
  idempotent: true,
};

/** Checks whether a user name is available; code 0 with 用户名已绑定 when it is not, 600 demands the challenge. */
export const checkUsername: Endpoint<shapes.CheckUsernameIn, null> = {
  id: 'setting.checkUsername',
  method: 'GET',
  path: '/student/setting/check/username',
  reply: replies.checkUsername,
  quiet: ['0', '600'],
  idempotent: true,
};

/** Checks whether a number is available; code 0 with 手机号已绑定 when it is not, 600 demands the challenge. */
export const checkMobile: Endpoint<shapes.CheckMobileIn, null> = {
  id: 'setting.checkMobile',
  method: 'PUT',
  path: '/student/setting/check/mobile',
  reply: replies.checkMobile,
  quiet: ['0', '600'],
};

/** Binds an e-mail address by the code that was sent to it. */
export const bindEmail: Endpoint<shapes.BindEmailIn, null> = {
  id: 'setting.bindEmail',
  method: 'PUT',
  path: '/student/setting/bind/email',
  reply: replies.bindEmail,
  quiet: ['0'],
};

/** Binds a number by the code that was sent to it. */
export const bindMobile: Endpoint<shapes.BindMobileIn, null> = {
  id: 'setting.bindMobile',
  method: 'PUT',
  path: '/student/setting/bind/mobile',
  reply: replies.bindMobile,
  quiet: ['0'],
};

/** Sets the user name, which is possible only once; 600 demands the challenge. */
export const bindUsername: Endpoint<shapes.BindUsernameIn, null> = {
  id: 'setting.bindUsername',
  method: 'PUT',
  path: '/student/setting/bind/username',
  reply: replies.bindUsername,
  quiet: ['0', '600'],
};

/** Verifies the student's identity before a binding is changed. The path is spelt as the platform spells it. */
export const verifyIdentity: Endpoint<shapes.VerifyIdentityIn, shapes.VerifiedIdentity> & EncryptedFields = {
  ciphers: ['password'],
  id: 'setting.verifyIdentity',
  method: 'POST',
  path: '/student/setting/verifyIdentidy',
  reply: replies.verifyIdentity,
  quiet: ['0'],
};

/** Sets a new password and ends all other sessions. This also satisfies a forced change. */
export const updatePassword: Endpoint<shapes.UpdatePasswordIn, shapes.UpdatedPassword> & EncryptedFields = {
  ciphers: ['password', 'oldPassword'],
  id: 'setting.updatePassword',
  method: 'POST',
  path: '/student/setting/update/password',
  reply: replies.updatePassword,
  quiet: ['0'],
};

/** Unbinds an account at another platform; code 0 when no way to log in would be left. */
export const unbindThirdParty: Endpoint<shapes.UnbindThirdPartyIn, null> = {
  id: 'setting.unbindThirdParty',
  method: 'PUT',
  path: '/student/setting/unbind/third/party/account',
  reply: replies.unbindThirdParty,
  quiet: ['0'],
};

/** Sends a code. 600 demands the challenge; repeat the call with its ticket. */
export const sendSms: Endpoint<shapes.SettingSmsIn, shapes.SentCode> = {
  id: 'setting.sendSms',
  method: 'POST',
  path: '/student/setting/send/sms',
  reply: replies.sendSms,
  quiet: ['600'],
};

/** Sends a code for a new password to the bound number. */
export const sendPasswordSms: Endpoint<shapes.PasswordSmsIn, shapes.SentCode> = {
  id: 'setting.sendPasswordSms',
  method: 'PUT',
  path: '/student/setting/send/sms/STU_UPDATE_PWD',
  reply: replies.sendPasswordSms,
  quiet: ['600'],
};

/** Checks a code before the form continues. */
export const checkCaptcha: Endpoint<shapes.CheckCaptchaIn, shapes.VerifiedIdentity> = {
  id: 'setting.checkCaptcha',
  method: 'PUT',
  path: '/student/setting/check/captcha',
  reply: replies.checkCaptcha,
  quiet: ['0'],
};
