import type { MenuEntry } from './menu.model.ts';

/** Which pages belong to a menu's page, beside those below it (specification 2.1). */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  '/course/list': ['/course'],
  '/coursePackage/list': ['/coursePackage'],
  '/lib/subject': ['/lib'],
  '/news': ['/newsdetails'],
  '/teachers': ['/teachersdetail'],
  '/group': ['/groupdetail'],
  '/apply': ['/applydetail'],
  '/answerslist/0': ['/answerslist', '/response'],
};

const isBelow = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

/** Finds the top item that the path belongs to, -1 when none does (specification 2.2). */
export function currentMenu(menus: readonly MenuEntry[], path: string): number {
  const leadsHere = ({ href }: MenuEntry) => {
    if (href === undefined || !href.startsWith('#/')) return false;
    const target = href.slice(1).split('?')[0] ?? '';
    return [target, ...(FAMILIES[target] ?? [])].some((root) => isBelow(path, root));
  };
  return menus.findIndex((menu) => leadsHere(menu) || menu.children.some(leadsHere));
}
