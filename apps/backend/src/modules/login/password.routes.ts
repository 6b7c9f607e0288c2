import * as login from '@lectern/sdk/endpoints/login';
import { login as schema } from '@lectern/sdk/schemas';
import { Type } from 'typebox';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './password.service.ts';

/** Log-in by password, and the way back for who forgot it. */
export const passwordRoutes: readonly Route[] = [
  route(login.password, { input: schema.PasswordIn, output: schema.LoginReply }, service.answerPassword, {
    access: 'public',
  }),
  route(login.resetPassword, { input: schema.ResetPasswordIn, output: Type.Null() }, service.resetPassword, {
    access: 'public',
  }),
];
