import * as shell from '@lectern/sdk/endpoints/shell';
import { route, type Route } from '../../platform/http/route.ts';
import { configOf } from '../../platform/company/index.ts';
import * as service from './school.service.ts';

/** The calls for a company's schools, and the appearance of the requested one. */
export const schoolRoutes: readonly Route[] = [
  route(
    shell.schools,
    (_, { company, schools }) => schools.map((school) => service.presentSchool(company, school)),
    { access: 'public' },
  ),
  route(shell.schoolBySuffix, service.schoolBySuffix, { access: 'public' }),
  route(shell.saveSessionSchool, service.saveSessionSchool, { access: 'public' }),
  route(shell.menusAndFoot, service.menusAndFoot, { access: 'public' }),
  route(shell.footInfo, service.footInfo, { access: 'public' }),
  route(shell.homeConfig, service.homeConfig, { access: 'public' }),
  route(shell.sideBarConfig, (_, context) => configOf(context).sideBar, { access: 'public' }),
];
