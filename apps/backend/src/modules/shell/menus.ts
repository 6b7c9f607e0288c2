import type { Menu } from '@lectern/sdk/endpoints/shell';
import type { MenuEntry, MenuItem } from '../../platform/company/index.ts';

function present(entry: MenuItem, parentId: string): Omit<Menu, 'children'> {
  return {
    id: entry.id,
    parentId,
    menuName: entry.name,
    ...(entry.nameEn !== undefined && { menuNameEn: entry.nameEn }),
    pageHeadType: entry.type,
    urlType: entry.urlType ?? 'LINK_FIXED',
    menuUrl: entry.url ?? '',
    openType: entry.openType ?? 'self',
  };
}

/** Formats a school's menu items for the wire. */
export function presentMenus(entries: readonly MenuEntry[]): Menu[] {
  return entries.map((entry) => ({
    ...present(entry, '-1'),
    children: (entry.children ?? []).map((child) => present(child, entry.id)),
  }));
}
