import type { OwnPage, OwnPageLink } from '@lectern/sdk/endpoints/shell';
import type { MenuItem, SchoolConfig } from '../../platform/company/index.ts';

interface PlacedItem {
  readonly item: MenuItem;
  readonly parentId: string;
  readonly isInFooter: boolean;
}

function itemsOf({ headMenus, footMenus }: SchoolConfig): PlacedItem[] {
  return [headMenus, footMenus].flatMap((menus, index) =>
    menus.flatMap((entry) => [
      { item: entry, parentId: '-1', isInFooter: index === 1 },
      ...(entry.children ?? []).map((item) => ({ item, parentId: entry.id, isInFooter: index === 1 })),
    ]),
  );
}

function linkTo({ item, parentId, isInFooter }: PlacedItem): OwnPageLink {
  return {
    id: item.id,
    parentId,
    title: item.name,
    titleEn: item.nameEn ?? '',
    footFlag: isInFooter ? 1 : 0,
  };
}

/** Finds a menu item in the menu above or below the pages. */
export function findMenuItem(config: SchoolConfig, id: string): MenuItem | undefined {
  return itemsOf(config).find(({ item }) => item.id === id)?.item;
}

/** Lists the pages written by a school: the menu items with a text. */
export function listOwnPages(config: SchoolConfig): OwnPageLink[] {
  const { pages = {} } = config;
  return itemsOf(config)
    .filter(({ item }) => Object.hasOwn(pages, item.id))
    .map(linkTo);
}

/** Finds one of these pages with its text and its neighbours. */
export function findOwnPage(config: SchoolConfig, id: string): OwnPage | undefined {
  const all = listOwnPages(config);
  const own = all.find((link) => link.id === id);
  const text = config.pages?.[id];
  if (own === undefined || text === undefined) return undefined;
  const neighbours = all.filter(
    ({ parentId, footFlag }) => parentId === own.parentId && footFlag === own.footFlag,
  );
  return { ...own, content: text.content, contentEn: text.contentEn ?? '', neighbours };
}
