import * as shell from '@lectern/sdk/endpoints/shell';
import { parts, shell as schema } from '@lectern/sdk/schemas';
import { BusinessError } from '../../platform/http/errors.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { fillIn } from './menuLink.ts';
import { findMenuItem, findOwnPage, listOwnPages } from './ownPages.ts';
import { configOf } from '../../platform/company/index.ts';

/** The pages that a school wrote itself, and where its variable menu items lead. */
export const pageRoutes: readonly Route[] = [
  route(
    shell.ownPages,
    { input: parts.SchoolScope, output: schema.OwnPages },
    (_, context) => listOwnPages(configOf(context)),
    { access: 'public' },
  ),
  route(
    shell.ownPage,
    { input: schema.OwnPageIn, output: schema.OwnPage },
    ({ id }, context) => {
      const page = findOwnPage(configOf(context), id);
      if (page === undefined) throw new BusinessError('0', '没有找到这个页面');
      return page;
    },
    { access: 'public' },
  ),
  route(
    shell.menuLink,
    { input: schema.OwnPageIn, output: schema.MenuLink },
    ({ id }, context) => {
      const item = findMenuItem(configOf(context), id);
      if (item?.urlType !== 'LINK_VARIABLE') throw new BusinessError('0', '没有找到这个链接');
      return fillIn(item.url ?? '', {
        companyId: context.company.id,
        schoolId: context.school.id,
        userId: context.user?.id,
        username: context.user?.username ?? undefined,
      });
    },
    { access: 'public' },
  ),
];
