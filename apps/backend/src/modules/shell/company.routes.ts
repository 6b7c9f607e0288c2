import * as shell from '@lectern/sdk/endpoints/shell';
import { parts, shell as schema } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import { findDefaultSchool } from './shell.repo.ts';
import { configOf, hashOf } from '../../platform/company/index.ts';

/** What the company is called and set to. */
export const companyRoutes: readonly Route[] = [
  route(
    shell.companyBaseInfo,
    { input: parts.SchoolScope, output: schema.CompanyBaseInfo },
    (_, context) => {
      const config = configOf(context);
      return {
        companyId: context.company.id,
        companyName: context.company.name,
        companyNameShort: config.shortName,
        companyNameShortEn: config.shortNameEn ?? '',
        companyLogoType: config.logo.type,
        companyLogo: config.logo.image,
        schoolId: context.school.id,
        schoolName: context.school.name,
        schoolNameEn: config.nameEn ?? '',
        schoolSuffix: context.school.suffix,
        appConfig: config.app,
      };
    },
    { access: 'public' },
  ),
  route(
    shell.shareBaseInfo,
    { input: parts.HashScope, output: schema.ShareBaseInfo },
    (input, context) => {
      const { site } = configOf(context);
      const hash = hashOf(site);
      return input.hash === hash ? { hash, unchanged: true } : { hash, unchanged: false, ...site };
    },
    { access: 'public' },
  ),
  route(
    shell.companyAlias,
    { input: parts.HashScope, output: schema.CompanyAlias },
    (input, context) => {
      const { pointName } = configOf(context);
      const hash = hashOf(pointName);
      return input.hash === hash ? { hash, unchanged: true } : { hash, unchanged: false, pointName };
    },
    { access: 'public' },
  ),
  route(
    shell.company,
    { input: parts.Nothing, output: schema.Company },
    async (_, context) => ({
      id: context.company.id,
      companyName: context.company.name,
      companyNameShort: configOf(context).shortName,
      defaultSchoolId: (await findDefaultSchool(context.db, context.company.id))?.id ?? context.school.id,
    }),
    { access: 'public' },
  ),
  route(
    shell.hideSpeedTest,
    { input: parts.Nothing, output: schema.HideSpeedTest },
    (_, context) => ({ hideFlag: configOf(context).hideSpeedTest }),
    { access: 'public' },
  ),
  route(
    shell.findMarket,
    { input: schema.SchoolAtDomain, output: schema.Market },
    (_, context) => ({ companyId: context.company.id, ...configOf(context).market }),
    { access: 'public' },
  ),
  route(
    shell.cartConfig,
    { input: parts.SchoolScope, output: schema.CartConfig },
    (_, context) => ({ openCart: configOf(context).service.openCart }),
    { access: 'public' },
  ),
];
