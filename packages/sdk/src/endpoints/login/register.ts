import type { Enciphered, Endpoint } from '../../client/endpoint.ts';
import type { DomainScope, Nothing } from '../parts.schema.ts';
import type * as shapes from './login.schema.ts';
import * as replies from './register.reply.gen.ts';

/** Tells whether names are free; code 0 names the first that is not, and 600 asks for the challenge. */
export const checkAccount: Endpoint<shapes.CheckAccountIn, null> = {
  id: 'login.checkAccount',
  method: 'GET',
  path: '/saas-business/v1/front/register/checkAccount',
  reply: replies.checkAccount,
  quiet: ['0', '600'],
};

/** Makes an account; its code then logs in by itself (`login.byCacheCode`). */
export const register: Endpoint<shapes.RegisterIn, shapes.Registered> & Enciphered = {
  ciphers: ['password'],
  id: 'login.register',
  method: 'POST',
  path: '/saas-business/v1/front/register/register',
  query: ['thirdCacheCode'],
  ambient: ['domain'],
  reply: replies.register,
  quiet: ['0', '600'],
};

/** Tells whether registration asks for province, city and county. */
export const provCityCountyFlag: Endpoint<DomainScope, shapes.RegionFlag> = {
  id: 'login.provCityCountyFlag',
  method: 'GET',
  path: '/saas-business/v1/front/register/getProvCityCountyFlag',
  ambient: ['domain'],
  reply: replies.provCityCountyFlag,
  idempotent: true,
};

/** Tells which other platforms may be used to log in. */
export const openThirdLogin: Endpoint<Nothing, shapes.ThirdLogins> = {
  id: 'login.openThirdLogin',
  method: 'GET',
  path: '/saas-business/v1/front/register/openThirdlogin',
  reply: replies.openThirdLogin,
  idempotent: true,
};

/** Asks for the address at which another platform's log-in begins. */
export const thirdLoginStart: Endpoint<shapes.ThirdLoginStartIn, shapes.ThirdLoginStart> = {
  id: 'login.thirdLoginStart',
  method: 'GET',
  path: '/saas-business/api/third/login/start',
  ambient: ['domain'],
  reply: replies.thirdLoginStart,
  quiet: ['0'],
};

/** Reads what the workplace messenger's QR code is made of. */
export const ddQrCode: Endpoint<Nothing, shapes.DdQrCode> = {
  id: 'login.ddQrCode',
  method: 'GET',
  path: '/saas-business/v1/front/register/getDdLoginQrCode',
  reply: replies.ddQrCode,
  quiet: ['0'],
};

/** Sets a new password by SMS code; it ends every session of the account. */
export const resetPassword: Endpoint<shapes.ResetPasswordIn, null> & Enciphered = {
  ciphers: ['password'],
  id: 'login.resetPassword',
  method: 'POST',
  path: '/saas-business/v1/front/login/resetPassword',
  reply: replies.resetPassword,
  quiet: ['0', '600'],
};
