import * as shell from '@lectern/sdk/endpoints/shell';
import { parts, shell as schema } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import { configOf } from '../../platform/company/index.ts';
import * as service from './user.service.ts';

/** Who is logged in, and what the school lets them do. */
export const userRoutes: readonly Route[] = [
  route(shell.currentUser, { input: parts.Nothing, output: schema.CurrentUser }, service.currentUser),
  route(
    shell.personConfig,
    { input: parts.Nothing, output: schema.PersonConfig },
    (_, context) => configOf(context).permissions,
  ),
  route(
    shell.tokenBackLogin,
    { input: parts.Nothing, output: schema.BackLoginTicket },
    service.tokenBackLogin,
    { limit: { max: 20, perSeconds: 60 } },
  ),
  route(
    shell.serviceConfig,
    { input: parts.SchoolScope, output: schema.ServiceConfig },
    service.answerServiceConfig,
    { access: 'public' },
  ),
  route(
    shell.adminCentreUrl,
    { input: parts.SchoolScope, output: schema.AdminCentreUrl },
    service.answerAdminCentreUrl,
  ),
  route(shell.thirdUser, { input: schema.ThirdUserIn, output: schema.ThirdUser }, service.thirdUser, {
    access: 'public',
  }),
];
