import * as shell from '@lectern/sdk/endpoints/shell';
import { parts, shell as schema } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import { configOf } from '../../platform/company/index.ts';
import { listSchools } from './shell.repo.ts';
import * as service from './school.service.ts';

/** Which schools there are, and how the one asked for is dressed. */
export const schoolRoutes: readonly Route[] = [
  route(
    shell.schools,
    { input: parts.Nothing, output: schema.Schools },
    async (_, { db, company }) =>
      (await listSchools(db, company.id)).map((school) => service.presentSchool(company, school)),
    { access: 'public' },
  ),
  route(
    shell.schoolBySuffix,
    { input: schema.SchoolBySuffixIn, output: schema.School },
    service.schoolBySuffix,
    { access: 'public' },
  ),
  route(
    shell.saveSessionSchool,
    { input: schema.SaveSessionSchoolIn, output: schema.School },
    service.saveSessionSchool,
    { access: 'public' },
  ),
  route(shell.menusAndFoot, { input: parts.SchoolScope, output: schema.MenusAndFoot }, service.menusAndFoot, {
    access: 'public',
  }),
  route(shell.footInfo, { input: parts.SchoolScope, output: schema.FootInfo }, service.footInfo, {
    access: 'public',
  }),
  route(shell.homeConfig, { input: parts.SchoolScope, output: schema.HomeConfig }, service.homeConfig, {
    access: 'public',
  }),
  route(
    shell.sideBarConfig,
    { input: parts.SchoolScope, output: schema.SideBarConfig },
    (_, context) => configOf(context).sideBar,
    { access: 'public' },
  ),
];
