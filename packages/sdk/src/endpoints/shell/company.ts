import type { Endpoint } from '../../client/endpoint.ts';
import type { HashScope, Nothing, SchoolScope } from '../parts.schema.ts';
import type * as shapes from './company.schema.ts';
import * as replies from './company.reply.gen.ts';

/** Reads the data of the company and the school that the frame of every page shows. */
export const companyBaseInfo: Endpoint<SchoolScope, shapes.CompanyBaseInfo> = {
  id: 'shell.companyBaseInfo',
  method: 'GET',
  path: '/external/api/v1/company/getBaseInfo',
  ambient: ['schoolId'],
  reply: replies.companyBaseInfo,
  idempotent: true,
};

/** Reads the settings of the site; with the `hash` of an earlier reply, only whether they changed. */
export const shareBaseInfo: Endpoint<HashScope, shapes.ShareBaseInfo> = {
  id: 'shell.shareBaseInfo',
  method: 'GET',
  path: '/external/api/v1/share/getBaseInfo',
  ambient: ['schoolId'],
  reply: replies.shareBaseInfo,
  idempotent: true,
};

/** Reads the label of the points; `hash` as in {@link shareBaseInfo}. */
export const companyAlias: Endpoint<HashScope, shapes.CompanyAlias> = {
  id: 'shell.companyAlias',
  method: 'GET',
  path: '/saas-business/v1/company/getCompanyAlias',
  ambient: ['schoolId'],
  reply: replies.companyAlias,
  idempotent: true,
};

/** Reads the company of the current address. */
export const company: Endpoint<Nothing, shapes.Company> = {
  id: 'shell.company',
  method: 'GET',
  path: '/saas-business/v1/company/config/getCompany',
  reply: replies.company,
  idempotent: true,
};

/** Returns whether the speed test is hidden. */
export const hideSpeedTest: Endpoint<Nothing, shapes.HideSpeedTest> = {
  id: 'shell.hideSpeedTest',
  method: 'GET',
  path: '/saas-business/v1/company/config/checkHideSppedTest',
  reply: replies.hideSpeedTest,
  idempotent: true,
};

/** Reads which online chat services a school uses. */
export const findMarket: Endpoint<shapes.SchoolAtDomain, shapes.Market> = {
  id: 'shell.findMarket',
  method: 'POST',
  path: '/saas-business/v1/companyMarketSet/findMarket',
  ambient: ['domain', 'schoolId'],
  query: ['domain', 'schoolId'],
  reply: replies.findMarket,
  idempotent: true,
};

/** Returns whether the cart is enabled. */
export const cartConfig: Endpoint<SchoolScope, shapes.CartConfig> = {
  id: 'shell.cartConfig',
  method: 'GET',
  path: '/saas-business/v1/company/config/cart',
  ambient: ['schoolId'],
  reply: replies.cartConfig,
  idempotent: true,
};
