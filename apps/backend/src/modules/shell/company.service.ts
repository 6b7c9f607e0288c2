import type { parts } from '@lectern/sdk/schemas';
import { configOf, hashOf } from '../../platform/company/index.ts';
import type { CompanyBaseInfo, ShareBaseInfo, CompanyAlias, Company } from '@lectern/sdk/endpoints/shell';
import type { Context } from '../../platform/http/context.ts';

/** Answers `shell.companyBaseInfo`. */
export async function companyBaseInfo(_: parts.SchoolScope, context: Context): Promise<CompanyBaseInfo> {
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
}

/** Answers `shell.shareBaseInfo`. */
export async function shareBaseInfo(input: parts.HashScope, context: Context): Promise<ShareBaseInfo> {
  const { site } = configOf(context);
  const hash = hashOf(site);
  return input.hash === hash ? { hash, unchanged: true } : { hash, unchanged: false, ...site };
}

/** Answers `shell.companyAlias`. */
export async function companyAlias(input: parts.HashScope, context: Context): Promise<CompanyAlias> {
  const { pointName } = configOf(context);
  const hash = hashOf(pointName);
  return input.hash === hash ? { hash, unchanged: true } : { hash, unchanged: false, pointName };
}

/** Answers `shell.company`. */
export function company(_: object, context: Context): Company {
  return {
    id: context.company.id,
    companyName: context.company.name,
    companyNameShort: configOf(context).shortName,
    defaultSchoolId: context.schools[0].id,
  };
}
