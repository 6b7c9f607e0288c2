import * as shell from '@lectern/sdk/endpoints/shell';
import { parts, shell as schema } from '@lectern/sdk/schemas';
import type { Company, School } from '../../platform/database/tables/companies.tables.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { presentMenus } from './menus.ts';
import { configOf } from '../../platform/company/index.ts';
import { findSchoolBySuffix, listSchools, rememberSchool } from './shell.repo.ts';

/** How long a browser remembers its school. */
const REMEMBERED_SECONDS = 365 * 24 * 3600;

function presentSchool(company: Company, school: School): shell.School {
  const { city, cityEn = '', nameEn = '', logo } = configOf({ company, school });
  return {
    id: school.id,
    schoolName: school.name,
    schoolNameEn: nameEn,
    defaultFlag: school.defaultFlag ? 1 : 0,
    suffix: school.suffix,
    companyId: company.id,
    city,
    cityEn,
    logo: logo.image,
  };
}

/** Which schools there are, and how the one asked for is dressed. */
export const schoolRoutes: readonly Route[] = [
  route(
    shell.schools,
    { input: parts.Nothing, output: schema.Schools },
    async (_, { db, company }) =>
      (await listSchools(db, company.id)).map((school) => presentSchool(company, school)),
    { access: 'public' },
  ),
  route(
    shell.schoolBySuffix,
    { input: schema.SchoolBySuffixIn, output: schema.School },
    async ({ suffix }, { db, company }) => {
      const school = await findSchoolBySuffix(db, company.id, suffix);
      if (school === undefined) throw new BusinessError('0', '没有找到这所分校');
      return presentSchool(company, school);
    },
    { access: 'public' },
  ),
  route(
    shell.saveSessionSchool,
    { input: schema.SaveSessionSchoolIn, output: schema.School },
    async ({ schoolId }, context) => {
      // The context holds the school of this id only when it is one of the tenant's.
      if (context.school.id !== schoolId) throw new BusinessError('0', '没有找到这所分校');
      if (context.session !== undefined) await rememberSchool(context.db, context.session.id, schoolId);
      context.setCookie('schoolId', schoolId, { maxAgeSeconds: REMEMBERED_SECONDS });
      return presentSchool(context.company, context.school);
    },
    { access: 'public' },
  ),
  route(
    shell.menusAndFoot,
    { input: parts.SchoolScope, output: schema.MenusAndFoot },
    (_, context) => {
      const { headMenus, footMenus } = configOf(context);
      return { headMenus: presentMenus(headMenus), footMenus: presentMenus(footMenus) };
    },
    { access: 'public' },
  ),
  route(
    shell.footInfo,
    { input: parts.SchoolScope, output: schema.FootInfo },
    (_, context) => {
      const { footer, footMenus } = configOf(context);
      return { ...footer, menus: presentMenus(footMenus) };
    },
    { access: 'public' },
  ),
  route(
    shell.homeConfig,
    { input: parts.SchoolScope, output: schema.HomeConfig },
    (_, context) => {
      const { header, home } = configOf(context);
      return {
        homePageTemplateRsp: { templateName: home.template, globalTheme: home.globalTheme },
        headCfRsp: {
          headTemplateId: header.template,
          redirectLogin: header.redirectLogin,
          redirectConfig: { field2: header.routeAfterLogin, field3: header.routeAfterLogout },
        },
        themeColor: `header-${header.colour}`,
      };
    },
    { access: 'public' },
  ),
  route(
    shell.sideBarConfig,
    { input: parts.SchoolScope, output: schema.SideBarConfig },
    (_, context) => configOf(context).sideBar,
    { access: 'public' },
  ),
];
