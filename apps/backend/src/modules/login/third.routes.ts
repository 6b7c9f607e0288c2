import * as login from '@lectern/sdk/endpoints/login';
import { login as schema, parts } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './third.service.ts';

/** Log-in by an account of another platform: how it begins. */
export const thirdRoutes: readonly Route[] = [
  route(
    login.openThirdLogin,
    { input: parts.Nothing, output: schema.ThirdLogins },
    (_, context) => service.thirdLoginsOf(context),
    { access: 'public' },
  ),
  route(
    login.thirdLoginStart,
    { input: schema.ThirdLoginStartIn, output: schema.ThirdLoginStart },
    service.thirdLoginStart,
    { access: 'public' },
  ),
  route(login.ddQrCode, { input: parts.Nothing, output: schema.DdQrCode }, service.ddQrCode, {
    access: 'public',
  }),
];
