import * as setting from '@lectern/sdk/endpoints/setting';
import { setting as schema } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './password.service.ts';

/** The account's password; a new one also lifts a forced change. */
export const passwordRoutes: readonly Route[] = [
  route(
    setting.sendPasswordSms,
    { input: schema.PasswordSmsIn, output: schema.SentCode },
    service.sendPasswordSms,
  ),
  route(
    setting.updatePassword,
    { input: schema.UpdatePasswordIn, output: schema.UpdatedPassword },
    service.updatePassword,
  ),
];
