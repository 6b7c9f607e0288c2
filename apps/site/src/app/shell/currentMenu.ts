import type { MenuEntry } from '../../shared/school/menu.model.ts';

/** The last segment of a menu entry's path that stands for its whole area: `/course/list` for `/course`. */
const ENTRANCE = /\/(?:list|subject|0|homeworks\w+)$/;

/**
 * The path prefixes that belong to a menu entry's page: its area, and the detail pages of what it lists
 * (`/news`, `/newsdetails`).
 */
const familyOf = (page: string): readonly string[] => [
  page.replace(ENTRANCE, ''),
  `${page}detail`,
  `${page}details`,
  // Questions and answers have a detail page of another name.
  page.replace('answerslist/0', 'response'),
];

const isBelow = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

/**
 * Returns the path of this site that a link leads to, including old paths that the server redirects; empty for
 * other sites.
 */
function pageOf(href: string): string {
  const own = typeof location === 'undefined' ? '' : location.origin;
  const address = href.startsWith(`${own}/`) ? href.slice(own.length) : href;
  if (!/^(#|\/(?!\/))/.test(address)) return '';
  const [page = ''] = address.slice(address.indexOf('#') + 1).split('?');
  return page;
}

/** Returns the index of the top menu item that the path belongs to, or -1. */
export function currentMenu(menus: readonly MenuEntry[], path: string): number {
  const leadsHere = ({ href }: MenuEntry) => {
    const target = pageOf(href ?? '');
    if (!target.startsWith('/')) return false;
    return familyOf(target).some((root) => isBelow(path, root));
  };
  return menus.findIndex((menu) => leadsHere(menu) || menu.children.some(leadsHere));
}
