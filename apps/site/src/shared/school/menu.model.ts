import { oneOf, type Reply } from '@lectern/sdk';
import type { Menu } from '@lectern/sdk/endpoints/shell';
import { localizedText, type LocalizedText } from '../i18n/localizedText.ts';
import { resolveAddress } from '../safety/address.ts';

/** A menu item, ready to be shown. */
export interface MenuEntry {
  readonly id: string;
  readonly name: LocalizedText;
  /** Undefined if the item has no safe address: it is then only a heading. */
  readonly href: string | undefined;
  readonly isNewWindow: boolean;
  readonly children: readonly MenuEntry[];
}

/** Where each kind of menu item leads. */
const ROUTES = {
  SYS_PAGE_HEAD_INDEX: '#/home/index',
  SYS_PAGE_HEAD_COURSE: '#/course/list',
  SYS_PAGE_HEAD_PACKAGE: '#/coursePackage/list',
  SYS_PAGE_HEAD_TRAINING_PLAN: '#/trainingPlan',
  SYS_PAGE_HEAD_OPEN_CLASS: '#/openCourse',
  SYS_PAGE_HEAD_QUESTION: '#/lib/subject',
  SYS_PAGE_HEAD_GROUP: '#/group',
  SYS_PAGE_HEAD_TEACHER: '#/teachers',
  SYS_PAGE_HEAD_STUDENT_VOICE: '#/StudentsVoice',
  SYS_PAGE_HEAD_NEWS: '#/news',
  SYS_PAGE_HEAD_APPLY: '#/apply',
  SYS_PAGE_HEAD_ANSWER: '#/answerslist/0',
  SYS_PAGE_HEAD_TEACHER_LOGIN: '#/teacherLoginIn',
  SYS_PAGE_HEAD_VIP: '#/vip',
  SYS_PAGE_HEAD_HOMEWORK: '/homeworkStudentComplete/homeworksAndProductions',
  SYS_PAGE_HEAD_RESOURCE: '/resourceSharing/list',
} as const;

const KINDS = Object.keys(ROUTES) as (keyof typeof ROUTES)[];

/** First path segments of the server's addresses that are not pages in the hash. */
const SERVER_FOLDERS = [
  's',
  'wap',
  'upgrade',
  'redirect',
  'login',
  'loginout',
  'loginoutNew',
  'sso',
  'classModule',
  'outside',
  'media',
  'docs',
  'resourceSharing',
  'homeworkStudentComplete',
];
const PAGE_PATH = /^\/(?![/\\])/;

/** Where the menu is: a custom page of the school has a different address in the footer than in the header. */
export type MenuPlace = 'head' | 'foot';

/**
 * Returns an address from a school's settings as a link: pages by their path, other sites unchanged; undefined
 * if it is not safe.
 */
export function linkOf(url: string, origin: string): string | undefined {
  const isPage = PAGE_PATH.test(url) && !SERVER_FOLDERS.includes(url.split(/[/?#]/, 2)[1] ?? '');
  const address = resolveAddress(isPage ? `#${url}` : url, origin);
  // Only an address that starts with `http` leads to another site.
  if (address.kind === 'refused' || (address.kind === 'foreign' && !url.startsWith('http'))) return undefined;
  return address.kind === 'route' ? `#${address.path}` : address.href;
}

type Item = Reply<Omit<Menu, 'children'>>;

function ownPageHref(menu: Item, place: MenuPlace): string {
  const id = encodeURIComponent(menu.id ?? '');
  if (place === 'head') return `#/custom/${id}`;
  return `#/sysPageHeadFoot/showDetail/${id}?pid=${encodeURIComponent(menu.parentId ?? '')}`;
}

function hrefOf(menu: Item, origin: string, place: MenuPlace): string | undefined {
  const kind = oneOf(menu.pageHeadType, KINDS, undefined);
  if (kind !== undefined) return ROUTES[kind];
  const url = (menu.menuUrl ?? '').trim();
  if (menu.pageHeadType === 'SYS_PAGE_HEAD_CUSTOM' && !/http|\/s\/pc\/#/.test(url))
    return ownPageHref(menu, place);
  if (menu.urlType === 'LINK_VARIABLE') return `#/linkVariableRedirect/${encodeURIComponent(menu.id ?? '')}`;
  return linkOf(url, origin);
}

/** Reads menu items; one without a name is dropped, one with an unsafe address keeps its name. */
export function readMenus(
  menus: Reply<readonly Menu[]> | undefined,
  origin: string,
  place: MenuPlace,
): MenuEntry[] {
  return (menus ?? []).flatMap((menu) => {
    const name = menu.menuName ?? '';
    if (name === '') return [];
    return {
      id: menu.id ?? '',
      name: localizedText(name, menu.menuNameEn),
      href: hrefOf(menu, origin, place),
      isNewWindow: menu.openType === 'blank',
      children: readMenus(menu.children as Reply<readonly Menu[]>, origin, place),
    };
  });
}

/** Removes the items whose pages the school has closed, and headings that are then empty. */
export function withoutPages(menus: readonly MenuEntry[], closed: readonly string[]): MenuEntry[] {
  return menus.flatMap((menu) => {
    if (menu.href !== undefined && closed.includes(menu.href)) return [];
    const children = withoutPages(menu.children, closed);
    const isEmptied = menu.href === undefined && menu.children.length > 0 && children.length === 0;
    return isEmptied ? [] : [{ ...menu, children }];
  });
}
