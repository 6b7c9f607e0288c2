import * as shell from '@lectern/sdk/endpoints/shell';
import { parts, shell as schema } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import { listOwnPages } from './ownPages.ts';
import { configOf } from '../../platform/company/index.ts';
import * as service from './page.service.ts';

/** The pages that a school wrote itself, and where its variable menu items lead. */
export const pageRoutes: readonly Route[] = [
  route(
    shell.ownPages,
    { input: parts.SchoolScope, output: schema.OwnPages },
    (_, context) => listOwnPages(configOf(context)),
    { access: 'public' },
  ),
  route(shell.ownPage, { input: schema.OwnPageIn, output: schema.OwnPage }, service.ownPage, {
    access: 'public',
  }),
  route(shell.menuLink, { input: schema.OwnPageIn, output: schema.MenuLink }, service.menuLink, {
    access: 'public',
  }),
];
