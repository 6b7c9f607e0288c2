import * as shell from '@lectern/sdk/endpoints/shell';
import { configOf } from '../../platform/company/index.ts';
import { route, type Route } from '../../platform/http/route.ts';
import * as access from './access.service.ts';
import * as company from './company.service.ts';
import { listOwnPages } from './ownPages.ts';
import * as page from './page.service.ts';
import * as school from './school.service.ts';
import * as user from './user.service.ts';

const open = { access: 'public' } as const;

/** The HTTP calls of the frame of every page, each with its handler. */
export const shellRoutes: readonly Route[] = [
  route(shell.companyBaseInfo, company.companyBaseInfo, open),
  route(shell.shareBaseInfo, company.shareBaseInfo, open),
  route(shell.companyAlias, company.companyAlias, open),
  route(shell.company, company.company, open),
  route(shell.hideSpeedTest, (_, context) => ({ hideFlag: configOf(context).hideSpeedTest }), open),
  route(
    shell.findMarket,
    (_, context) => ({ companyId: context.company.id, ...configOf(context).market }),
    open,
  ),
  route(shell.cartConfig, (_, context) => ({ openCart: configOf(context).service.openCart }), open),
  route(
    shell.schools,
    (_, { company: of, schools }) => schools.map((one) => school.presentSchool(of, one)),
    open,
  ),
  route(shell.schoolBySuffix, school.schoolBySuffix, open),
  route(shell.saveSessionSchool, school.saveSessionSchool, open),
  route(shell.menusAndFoot, school.menusAndFoot, open),
  route(shell.footInfo, school.footInfo, open),
  route(shell.homeConfig, school.homeConfig, open),
  route(shell.sideBarConfig, (_, context) => configOf(context).sideBar, open),
  route(shell.ownPages, (_, context) => listOwnPages(configOf(context)), open),
  route(shell.ownPage, page.ownPage, open),
  route(shell.menuLink, page.menuLink, open),
  route(shell.currentUser, user.currentUser),
  route(shell.personConfig, (_, context) => configOf(context).permissions),
  route(shell.tokenBackLogin, user.tokenBackLogin, { limit: { max: 20, perSeconds: 60 } }),
  route(shell.serviceConfig, user.answerServiceConfig, open),
  route(shell.adminCentreUrl, user.answerAdminCentreUrl),
  route(shell.thirdUser, user.thirdUser, open),
  route(
    shell.socketDomains,
    (_, context) => ({ netty: { domain: configOf(context).nodes.socketDomain || access.hostOf(context) } }),
    // Disconnected pages repeat this call until the server is reachable again.
    { access: 'public', isForAnybody: true },
  ),
  route(shell.checkGlobalLogin, access.checkGlobalLogin, open),
  route(shell.registerConfig, (_, context) => access.registrationOf(context), open),
  route(
    shell.questionConfigByGroup,
    ({ group }, context) => access.own(configOf(context).questionSettings, group) ?? {},
    open,
  ),
  route(shell.sysConfig, access.sysConfig, open),
  route(shell.nodeConfig, access.nodeConfig, open),
  route(
    shell.verifyFunctionCode,
    ({ functionCode }, context) => access.functionState(functionCode, context),
    open,
  ),
  route(
    shell.companyFunction,
    ({ functionCode }, context) => access.functionState(functionCode, context),
    open,
  ),
];
