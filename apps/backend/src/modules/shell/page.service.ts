import { BusinessError } from '../../platform/http/errors.ts';
import { fillIn } from './menuLink.ts';
import { findMenuItem, findOwnPage } from './ownPages.ts';
import { configOf } from '../../platform/company/index.ts';
import type { OwnPageIn, OwnPage, MenuLink } from '@lectern/sdk/endpoints/shell';
import type { Context } from '../../platform/http/context.ts';

/** Answers `shell.ownPage`. */
export async function ownPage({ id }: OwnPageIn, context: Context): Promise<OwnPage> {
  const page = findOwnPage(configOf(context), id);
  if (page === undefined) throw new BusinessError('0', '没有找到这个页面');
  return page;
}

/** Answers `shell.menuLink`. */
export async function menuLink({ id }: OwnPageIn, context: Context): Promise<MenuLink> {
  const item = findMenuItem(configOf(context), id);
  if (item?.urlType !== 'LINK_VARIABLE') throw new BusinessError('0', '没有找到这个链接');
  return fillIn(item.url ?? '', {
    companyId: context.company.id,
    schoolId: context.school.id,
    userId: context.user?.id,
    username: context.user?.username ?? undefined,
  });
}
