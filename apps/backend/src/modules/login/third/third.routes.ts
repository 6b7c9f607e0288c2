import * as login from '@lectern/sdk/endpoints/login';
import { route, type Route } from '../../../platform/http/route.ts';
import * as service from './third.service.ts';

/** The calls that start a log-in at another platform. */
export const thirdRoutes: readonly Route[] = [
  route(login.openThirdLogin, (_, context) => service.thirdLoginsOf(context), { access: 'public' }),
  route(login.thirdLoginStart, service.thirdLoginStart, { access: 'public' }),
  route(login.ddQrCode, service.ddQrCode, { access: 'public' }),
];
