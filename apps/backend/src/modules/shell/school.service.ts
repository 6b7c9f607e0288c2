import type * as shell from '@lectern/sdk/endpoints/shell';
import type { parts } from '@lectern/sdk/schemas';
import type { Company, School } from '../../platform/database/tables/companies.tables.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { presentMenus } from './menus.ts';
import { configOf } from '../../platform/company/index.ts';
import { rememberSchool } from './shell.service.ts';
import type {
  SchoolBySuffixIn,
  SaveSessionSchoolIn,
  MenusAndFoot,
  FootInfo,
  HomeConfig,
} from '@lectern/sdk/endpoints/shell';
import type { Context } from '../../platform/http/context.ts';

/** How long a browser remembers its school, in seconds. */
const REMEMBERED_SECONDS = 365 * 24 * 3600;

/** Formats a school for the wire. */
export function presentSchool(company: Company, school: School): shell.School {
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

/** Answers `shell.schoolBySuffix`. */
export function schoolBySuffix({ suffix }: SchoolBySuffixIn, { company, schools }: Context): shell.School {
  const school = schools.find((candidate) => candidate.suffix === suffix);
  if (school === undefined) throw new BusinessError('0', '没有找到这所分校');
  return presentSchool(company, school);
}

/** Answers `shell.saveSessionSchool`. */
export async function saveSessionSchool(
  { schoolId }: SaveSessionSchoolIn,
  context: Context,
): Promise<shell.School> {
  // The context has the school of this id only if it belongs to the tenant.
  if (context.school.id !== schoolId) throw new BusinessError('0', '没有找到这所分校');
  if (context.session !== undefined) await rememberSchool(context.db, context.session.id, schoolId);
  context.setCookie('schoolId', schoolId, { maxAgeSeconds: REMEMBERED_SECONDS });
  return presentSchool(context.company, context.school);
}

/** Answers `shell.menusAndFoot`. */
export async function menusAndFoot(_: parts.SchoolScope, context: Context): Promise<MenusAndFoot> {
  const { headMenus, footMenus } = configOf(context);
  return { headMenus: presentMenus(headMenus), footMenus: presentMenus(footMenus) };
}

/** Answers `shell.footInfo`. */
export async function footInfo(_: parts.SchoolScope, context: Context): Promise<FootInfo> {
  const { footer, footMenus } = configOf(context);
  return { ...footer, menus: presentMenus(footMenus) };
}

/** Answers `shell.homeConfig`. */
export async function homeConfig(_: parts.SchoolScope, context: Context): Promise<HomeConfig> {
  const { header, home, footer, theme } = configOf(context);
  const isOwn = header.colour === 'own' || footer.themes === 'footer-own';
  return {
    homePageTemplateRsp: { templateName: home.template, globalTheme: home.globalTheme },
    headCfRsp: {
      headTemplateId: header.template,
      redirectLogin: header.redirectLogin,
      redirectConfig: { field2: header.routeAfterLogin, field3: header.routeAfterLogout },
    },
    themeColor: `header-${header.colour}`,
    ...(isOwn && theme !== undefined && { ownTheme: theme }),
  };
}
