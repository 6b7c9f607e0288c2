import type { HeaderMenuItem, HeaderProps } from '@lectern/ui/headers';
import type { FooterMenuItem } from '@lectern/ui/footers';
import type { Locale } from '@lectern/ui/locale';
import { currentMenu } from './currentMenu.ts';
import type { MenuEntry } from '../../shared/school/menu.model.ts';
import { homeHref } from '../../shared/school/ownHome.ts';
import type { Shell } from '../../shared/school/shell.model.ts';
import type { UserState } from '../../shared/student/user.store.ts';

/**
 * Returns menu items in one language, as header and footer take them; a link to the home page leads to that of
 * the current school.
 */
export function menuItems(
  menus: readonly MenuEntry[],
  locale: Locale,
  home: string,
): (HeaderMenuItem & FooterMenuItem)[] {
  return menus.map(({ id, name, href, isNewWindow, children }) => ({
    id,
    name: name[locale],
    href: href === '#/home/index' ? home : href,
    isNewWindow,
    children: menuItems(children, locale, home),
  }));
}

/** Returns the texts of the footer in one language. */
export const footerInfo = (info: NonNullable<Shell['footer']['info']>, locale: Locale) => ({
  ...info,
  logoText: info.logoText[locale],
  overview: info.overview[locale],
  companyAddress: info.companyAddress[locale],
  copyright: info.copyright[locale],
  companyName: info.companyName[locale],
});

/** Returns the header props that depend only on the school, the page and the student. */
export function headerProps(
  current: Shell,
  { student, lastLearning }: Pick<UserState, 'student' | 'lastLearning'>,
  page: { readonly path: string; readonly locale: Locale; readonly cartCount: number },
): HeaderProps {
  const { brand, services } = current;
  const own = current.schools.find(({ id }) => id === brand.schoolId);
  const isShown = (item: string) => services.shownItems === undefined || services.shownItems[item] === true;
  const home = homeHref(brand.schoolSuffix, own?.isDefault ?? true);
  return {
    brand: { logoType: brand.logoType, name: brand.shortName[page.locale], logo: brand.logo, href: home },
    menus: menuItems(current.menus, page.locale, home),
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
