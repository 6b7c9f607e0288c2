import type { MenuEntry } from './menu.model.ts';

/** Which pages belong to a menu's page, beside those below it. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  '/course/list': ['/course'],
  '/coursePackage/list': ['/coursePackage'],
  '/lib/subject': ['/lib'],
  '/news': ['/newsdetails'],
  '/teachers': ['/teachersdetail'],
  '/group': ['/groupdetail'],
  '/apply': ['/applydetail'],
  '/answerslist/0': ['/answerslist', '/response'],
  '/resourceSharing/list': ['/resourceSharing'],
  '/homeworkStudentComplete/homeworksAndProductions': ['/homeworkStudentComplete'],
};

const isBelow = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

/** The page that a link of this site leads to, also where its path is an old one that the server leads on; empty for other sites. */
function pageOf(href: string): string {
  const own = typeof location === 'undefined' ? '' : location.origin;
  const address = href.startsWith(`${own}/`) ? href.slice(own.length) : href;
  if (!/^(#|\/(?!\/))/.test(address)) return '';
  const [page = ''] = address.slice(address.indexOf('#') + 1).split('?');
  return page;
}

/** Finds the top item that the path belongs to, -1 when none does. */
export function currentMenu(menus: readonly MenuEntry[], path: string): number {
  const leadsHere = ({ href }: MenuEntry) => {
    const target = pageOf(href ?? '');
    if (!target.startsWith('/')) return false;
    return [target, ...(FAMILIES[target] ?? [])].some((root) => isBelow(path, root));
  };
  return menus.findIndex((menu) => leadsHere(menu) || menu.children.some(leadsHere));
}
