import { page } from '../home/home.ts';
import { cartConfig, companyAlias, companyBaseInfo, findMarket, shareBaseInfo } from '../shell/company.ts';
import { footInfo, homeConfig, menusAndFoot, schools, sideBarConfig } from '../shell/school.ts';
import { serviceConfig } from '../shell/user.ts';

/**
 * The calls whose outputs the first page is made of. The back end inlines exactly these
 * (their input is the school alone) and the site's boot makes exactly these, so that a
 * delivered page starts without a request.
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

/** The name of one of them. */
export type FirstPageCall = keyof typeof firstPage;
