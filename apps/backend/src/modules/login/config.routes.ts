import * as login from '@lectern/sdk/endpoints/login';
import { route, type Route } from '../../platform/http/route.ts';
import { configOf } from '../../platform/company/index.ts';
import * as service from './config.service.ts';

/** The call for the settings of the login box. */
export const configRoutes: readonly Route[] = [
  route(login.config, service.config, { access: 'public' }),
  route(
    login.provCityCountyFlag,
    (_, context) => ({ provCityCountyFlag: configOf(context).login.provCityCountyFlag }),
    { access: 'public' },
  ),
];
