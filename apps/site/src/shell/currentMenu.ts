import type { MenuEntry } from './menu.model.ts';

/** Finds the top item that the path belongs to, -1 when none does (specification 2.2). */
export function currentMenu(menus: readonly MenuEntry[], path: string): number {
  const leadsHere = ({ href }: MenuEntry) => {
    if (href === undefined || !href.startsWith('#/')) return false;
    const target = href.slice(1).split('?')[0] ?? '';
    const section = `/${target.split('/')[1] ?? ''}`;
    return path === target || path.startsWith(`${target}/`) || path.startsWith(`${section}/`);
  };
  return menus.findIndex((menu) => leadsHere(menu) || menu.children.some(leadsHere));
}
