import type { MenuEntry } from '../../shared/school/menu.model.ts';

/** The last step of a menu's page whose whole area belongs to it: `/course/list` stands for `/course`. */
const ENTRANCE = /\/(?:list|subject|0|homeworks\w+)$/;

/** A page and what belongs to it: its area, and the page of each thing it lists (`/news`, `/newsdetails`). */
const familyOf = (page: string): readonly string[] => [
  page.replace(ENTRANCE, ''),
  `${page}detail`,
  `${page}details`,
  // Questions and answers are read on a page of another name.
  page.replace('answerslist/0', 'response'),
];

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
    return familyOf(target).some((root) => isBelow(path, root));
  };
  return menus.findIndex((menu) => leadsHere(menu) || menu.children.some(leadsHere));
}
