import * as setting from '@lectern/sdk/endpoints/setting';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './password.service.ts';

/** The calls for the account's password; setting a new one also ends a forced change. */
export const passwordRoutes: readonly Route[] = [
  route(setting.sendPasswordSms, service.sendPasswordSms),
  route(setting.updatePassword, service.updatePassword),
];
