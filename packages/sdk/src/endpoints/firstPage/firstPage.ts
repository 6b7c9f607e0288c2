import { page } from '../home/home.ts';
import { cartConfig, companyAlias, companyBaseInfo, findMarket, shareBaseInfo } from '../shell/company.ts';
import { footInfo, homeConfig, menusAndFoot, schools, sideBarConfig } from '../shell/school.ts';
import { serviceConfig } from '../shell/user.ts';

/**
 * Calls whose outputs the first page needs. The back end inlines exactly these, which depend on the school
 * only, and the site requests exactly these at start, so that a delivered page starts without a request.
 */
export const firstPage = {
  companyBaseInfo,
  shareBaseInfo,
  companyAlias,
  homeConfig,
  menusAndFoot,
  footInfo,
  schools,
  serviceConfig,
  sideBarConfig,
  cartConfig,
  market: findMarket,
  page,
};

/** Name of a call of the first page. */
export type FirstPageCall = keyof typeof firstPage;
