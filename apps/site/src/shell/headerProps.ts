import type { HeaderMenuItem, HeaderProps } from '@lectern/ui/headers';
import type { FooterMenuItem } from '@lectern/ui/footers';
import type { Locale } from '@lectern/ui/locale';
import { currentMenu } from './currentMenu.ts';
import type { MenuEntry } from './menu.model.ts';
import type { Shell } from './shell.model.ts';
import type { UserState } from './user.store.ts';

/** The home address of a school: the default one's has no suffix (specification 2.1). */
export function homeHref(suffix: string, isDefault: boolean): string {
  return isDefault || suffix === '' ? '#/home/index' : `#/home/index/${encodeURIComponent(suffix)}`;
}

/** Menu items in one language, as header and footer take them. */
export function menuItems(menus: readonly MenuEntry[], locale: Locale): (HeaderMenuItem & FooterMenuItem)[] {
  return menus.map(({ id, name, href, isNewWindow, children }) => ({
    id,
    name: name[locale],
    href,
    isNewWindow,
    children: menuItems(children, locale),
  }));
}

/** What of the header follows from the school, the page and the student alone. */
export function headerProps(
  current: Shell,
  { student, lastLearning }: Pick<UserState, 'student' | 'lastLearning'>,
  page: { readonly path: string; readonly locale: Locale; readonly cartCount: number },
): HeaderProps {
  const { brand, services } = current;
  const own = current.schools.find(({ id }) => id === brand.schoolId);
  const isShown = (item: string) => services.shownItems?.includes(item) ?? true;
  const home = homeHref(brand.schoolSuffix, own?.isDefault ?? true);
  return {
    brand: { logoType: brand.logoType, name: brand.shortName, logo: brand.logo, href: home },
    menus: menuItems(current.menus, page.locale),
    currentMenu: currentMenu(current.menus, page.path),
    isHome: page.path.startsWith('/home/index'),
    app: brand.app.isOpen
      ? {
          href: '#/appload',
          qrText: brand.app.scanUrl,
          androidHref: brand.app.androidUrl,
          iosHref: brand.app.iosUrl,
        }
      : null,
    personConfig: services.functions,
    cart: services.hasCart ? { count: page.cartCount, href: '#/shoppingcart' } : null,
    messages:
      student === undefined || !isShown('message')
        ? null
        : { unread: student.unread, href: '#/personal/message/detailslist' },
    user:
      student === undefined
        ? null
        : {
            name: student.name,
            avatar: student.avatar,
            isMember: student.isMember,
            memberIcon: student.memberIcon,
            memberHref: '#/personal/accountcenter/account/member',
            points: services.hasPoints
              ? { name: current.pointName, amount: student.points, href: '#/personal/accountcenter/score' }
              : null,
            courseCentreHref: isShown('course') ? `#${services.personalUrl}` : null,
            settingsHref: isShown('setting') ? `#${services.settingUrl}` : null,
            ordersHref: isShown('order') ? '#/personal/order?parentId=-1' : null,
            lastLearning: lastLearning ?? null,
          },
  };
}
