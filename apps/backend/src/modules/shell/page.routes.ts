import * as shell from '@lectern/sdk/endpoints/shell';
import { route, type Route } from '../../platform/http/route.ts';
import { listOwnPages } from './ownPages.ts';
import { configOf } from '../../platform/company/index.ts';
import * as service from './page.service.ts';

/** The calls for the pages written by a school, and for variable menu items. */
export const pageRoutes: readonly Route[] = [
  route(shell.ownPages, (_, context) => listOwnPages(configOf(context)), { access: 'public' }),
  route(shell.ownPage, service.ownPage, { access: 'public' }),
  route(shell.menuLink, service.menuLink, { access: 'public' }),
];
