import * as shell from '@lectern/sdk/endpoints/shell';
import { route, type Route } from '../../platform/http/route.ts';
import { configOf } from '../../platform/company/index.ts';
import * as service from './user.service.ts';

/** The calls for the current user and the functions open to them. */
export const userRoutes: readonly Route[] = [
  route(shell.currentUser, service.currentUser),
  route(shell.personConfig, (_, context) => configOf(context).permissions),
  route(shell.tokenBackLogin, service.tokenBackLogin, { limit: { max: 20, perSeconds: 60 } }),
  route(shell.serviceConfig, service.answerServiceConfig, { access: 'public' }),
  route(shell.adminCentreUrl, service.answerAdminCentreUrl),
  route(shell.thirdUser, service.thirdUser, { access: 'public' }),
];
