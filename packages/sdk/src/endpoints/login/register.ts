import type { EncryptedFields, Endpoint } from '../../client/endpoint.ts';
import type { DomainScope, Nothing } from '../parts.schema.ts';
import type * as shapes from './login.schema.ts';
import * as replies from './register.reply.gen.ts';

/** Returns whether names are available; code 0 identifies the first that is not, and 600 demands the challenge. */
export const checkAccount: Endpoint<shapes.CheckAccountIn, null> = {
  id: 'login.checkAccount',
  method: 'GET',
  path: '/saas-business/v1/front/register/checkAccount',
  reply: replies.checkAccount,
  quiet: ['0', '600'],
};

/** Creates an account and returns a code that logs it in (`login.byCacheCode`). */
export const register: Endpoint<shapes.RegisterIn, shapes.Registered> & EncryptedFields = {
  ciphers: ['password'],
  id: 'login.register',
  method: 'POST',
  path: '/saas-business/v1/front/register/register',
  query: ['thirdCacheCode'],
  ambient: ['domain'],
  reply: replies.register,
  quiet: ['0', '600'],
};

/** Returns whether the registration form has province, city and county. */
export const provCityCountyFlag: Endpoint<DomainScope, shapes.RegionFlag> = {
  id: 'login.provCityCountyFlag',
  method: 'GET',
  path: '/saas-business/v1/front/register/getProvCityCountyFlag',
  ambient: ['domain'],
  reply: replies.provCityCountyFlag,
  idempotent: true,
};

/** Returns which other platforms may be used to log in. */
export const openThirdLogin: Endpoint<Nothing, shapes.ThirdLogins> = {
  id: 'login.openThirdLogin',
  method: 'GET',
  path: '/saas-business/v1/front/register/openThirdlogin',
  reply: replies.openThirdLogin,
  idempotent: true,
};

/** Returns the start address of another platform's log-in. */
export const thirdLoginStart: Endpoint<shapes.ThirdLoginStartIn, shapes.ThirdLoginStart> = {
  id: 'login.thirdLoginStart',
  method: 'GET',
  path: '/saas-business/api/third/login/start',
  ambient: ['domain'],
  reply: replies.thirdLoginStart,
  quiet: ['0'],
};

/** Reads the parameters of the workplace messenger's QR code. */
export const ddQrCode: Endpoint<Nothing, shapes.DdQrCode> = {
  id: 'login.ddQrCode',
  method: 'GET',
  path: '/saas-business/v1/front/register/getDdLoginQrCode',
  reply: replies.ddQrCode,
  quiet: ['0'],
};

/** Sets a new password by SMS code; this ends every session of the account. */
export const resetPassword: Endpoint<shapes.ResetPasswordIn, null> & EncryptedFields = {
  ciphers: ['password'],
  id: 'login.resetPassword',
  method: 'POST',
  path: '/saas-business/v1/front/login/resetPassword',
  reply: replies.resetPassword,
  quiet: ['0', '600'],
};
