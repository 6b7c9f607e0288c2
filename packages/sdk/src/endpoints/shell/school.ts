import type { Endpoint } from '../../client/endpoint.ts';
import type { Nothing, SchoolScope } from '../parts.schema.ts';
import type * as shapes from './school.schema.ts';
import * as replies from './school.reply.gen.ts';

/** Lists the company's schools, default first. */
export const schools: Endpoint<Nothing, shapes.Schools> = {
  id: 'shell.schools',
  method: 'GET',
  path: '/external/api/v1/schools/searchMerge',
  reply: replies.schools,
  idempotent: true,
};

/** Finds a school by its suffix in `#/home/index/{suffix}`; code 0 when there is none. */
export const schoolBySuffix: Endpoint<shapes.SchoolBySuffixIn, shapes.School> = {
  id: 'shell.schoolBySuffix',
  method: 'GET',
  path: '/saas-business/v1/school/info/suffix/{suffix}',
  reply: replies.schoolBySuffix,
  quiet: ['0'],
  idempotent: true,
};

/** Tells the server to remember the school for the pages it delivers to this browser. */
export const saveSessionSchool: Endpoint<shapes.SaveSessionSchoolIn, shapes.School> = {
  id: 'shell.saveSessionSchool',
  method: 'POST',
  path: '/saas-business/v1/saveSessionSchoolId',
  ambient: ['domain'],
  query: ['schoolId', 'domain'],
  reply: replies.saveSessionSchool,
  idempotent: true,
};

/** Reads the menus in the header and the footer of every page. */
export const menusAndFoot: Endpoint<SchoolScope, shapes.MenusAndFoot> = {
  id: 'shell.menusAndFoot',
  method: 'GET',
  path: '/external/api/v1/system/querySysMenuHeadAndFoot',
  ambient: ['schoolId'],
  reply: replies.menusAndFoot,
  idempotent: true,
};

/** Reads the content of the footer. */
export const footInfo: Endpoint<SchoolScope, shapes.FootInfo> = {
  id: 'shell.footInfo',
  method: 'GET',
  path: '/saas-business/v1/company/config/companyFootInfo/queryCompanyId',
  ambient: ['schoolId'],
  reply: replies.footInfo,
  idempotent: true,
};

/** Reads the header's template, the theme's colour and the log-in redirects. */
export const homeConfig: Endpoint<SchoolScope, shapes.HomeConfig> = {
  id: 'shell.homeConfig',
  method: 'GET',
  path: '/saas-business/v1/front/home-page/home-config',
  ambient: ['schoolId'],
  reply: replies.homeConfig,
  idempotent: true,
};

/** Reads the contact channels shown beside the page. */
export const sideBarConfig: Endpoint<SchoolScope, shapes.SideBarConfig> = {
  id: 'shell.sideBarConfig',
  method: 'GET',
  path: '/saas-business/v1/company/config/sideBar',
  ambient: ['schoolId'],
  reply: replies.sideBarConfig,
  idempotent: true,
};
