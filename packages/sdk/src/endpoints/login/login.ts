import type { EncryptedFields, Endpoint } from '../../client/endpoint.ts';
import type { Nothing, SchoolScope } from '../parts.schema.ts';
import type * as shapes from './login.schema.ts';
import * as replies from './login.reply.gen.ts';

/** Code that requires a face check before the log-in takes effect; `data` is a `FaceDemand`. */
export const FACE_REQUIRED = '120030002';

// For calls under /v1/front/login/ no general handler shows codes 0, 1 and 600.
const quiet = ['0', '1', '600'] as const;

/** Reads the configuration of the log-in, with a new nonce for a password. */
export const config: Endpoint<SchoolScope, shapes.LoginConfig> = {
  id: 'login.config',
  method: 'GET',
  path: '/saas-business/v1/front/login/config',
  ambient: ['schoolId'],
  reply: replies.config,
};

/** Logs in by account and password. 600 demands the challenge; {@link FACE_REQUIRED} a face check. */
export const password: Endpoint<shapes.PasswordIn, shapes.LoginReply> & EncryptedFields = {
  ciphers: ['password'],
  id: 'login.password',
  method: 'POST',
  path: '/saas-business/v1/front/login/',
  query: ['thirdCacheCode'],
  reply: replies.password,
  quiet,
};

/** Sends a code by SMS. 600 demands the challenge; repeat the call with its ticket. */
export const sendSms: Endpoint<shapes.SendSmsIn, shapes.SentSms> = {
  id: 'login.sendSms',
  method: 'POST',
  path: '/saas-business/v1/front/login/sendSms',
  reply: replies.sendSms,
  quiet,
};

/** Logs in by SMS code. 600 demands the challenge; repeat the call with its ticket. */
export const mobileSms: Endpoint<shapes.MobileSmsIn, shapes.LoginReply> = {
  id: 'login.mobileSms',
  method: 'POST',
  path: '/saas-business/v1/front/login/mobileSmsLogin',
  reply: replies.mobileSms,
  quiet,
};

/** Completes a log-in whose face check has passed. */
export const byFace: Endpoint<shapes.ByFaceIn, shapes.LoginReply> = {
  id: 'login.byFace',
  method: 'POST',
  path: '/saas-business/v1/front/login/loginByFace',
  query: ['loginToken', 'orderNo'],
  reply: replies.byFace,
  quiet,
};

/** Returns how many codes a number may still be sent today; code 0 when there are none left. */
export const checkLimitAndMobile: Endpoint<shapes.CheckLimitIn, shapes.SmsLimit> = {
  id: 'login.checkLimitAndMobile',
  method: 'POST',
  path: '/saas-business/v1/front/login/checkLimitAndMobile',
  reply: replies.checkLimitAndMobile,
  quiet,
};

/** Exchanges a one-time code (of a registration, or of another page of the platform) for a session. */
export const byCacheCode: Endpoint<shapes.ByCacheCodeIn, shapes.LoginReply> = {
  id: 'login.byCacheCode',
  method: 'GET',
  path: '/saas-business/v1/front/login/loginByCacheCode',
  reply: replies.byCacheCode,
  quiet,
};

/** Ends the session and returns where to go. */
export const logout: Endpoint<Nothing, shapes.LoggedOut> = {
  id: 'login.logout',
  method: 'POST',
  path: '/saas-business/v1/front/login/logout',
  reply: replies.logout,
  quiet,
  idempotent: true,
};

/** Assigns an exercise done before logging in to the student. */
export const mergeUnlogged: Endpoint<shapes.MergeUnloggedIn, shapes.MergedUnlogged> = {
  id: 'login.mergeUnlogged',
  method: 'POST',
  path: '/saas-business/v1/front/login/mergeUnlogged',
  reply: replies.mergeUnlogged,
  quiet,
  idempotent: true,
};
