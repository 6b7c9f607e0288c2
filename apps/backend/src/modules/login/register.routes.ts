import * as login from '@lectern/sdk/endpoints/login';
import { login as schema } from '@lectern/sdk/schemas';
import { Type } from 'typebox';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './register.service.ts';

/** Registration. */
export const registerRoutes: readonly Route[] = [
  route(login.checkAccount, { input: schema.CheckAccountIn, output: Type.Null() }, service.checkAccount, {
    access: 'public',
  }),
  route(login.register, { input: schema.RegisterIn, output: schema.Registered }, service.register, {
    access: 'public',
  }),
];
