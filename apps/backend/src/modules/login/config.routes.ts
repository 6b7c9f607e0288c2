import * as login from '@lectern/sdk/endpoints/login';
import { login as schema, parts } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import { configOf } from '../../platform/company/index.ts';
import * as service from './config.service.ts';

/** What a login box asks before it shows itself. */
export const configRoutes: readonly Route[] = [
  route(login.config, { input: parts.SchoolScope, output: schema.LoginConfig }, service.config, {
    access: 'public',
  }),
  route(
    login.provCityCountyFlag,
    { input: parts.DomainScope, output: schema.RegionFlag },
    (_, context) => ({ provCityCountyFlag: configOf(context).login.provCityCountyFlag }),
    { access: 'public' },
  ),
];
