import { type MenuPlace, type OwnMenus, readMenus, saveMenus } from '../../content/schools/menus.ts';
import type { MenuEntry, MenuItem } from '../../platform/company/index.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { choice, yesNo } from '../columns/choiceColumns.ts';
import { reference, text } from '../columns/textColumns.ts';
import type { Entry, Scope, Subject } from '../subject.ts';
import { defineTable, joinKey, type RowOf } from '../table.ts';
import { branch, key, name, nameEn } from './common.ts';

const KINDS = {
  SYS_PAGE_HEAD_INDEX: ['首页', 'home'],
  SYS_PAGE_HEAD_COURSE: ['课程', 'courses'],
  SYS_PAGE_HEAD_PACKAGE: ['套餐', 'packages'],
  SYS_PAGE_HEAD_TRAINING_PLAN: ['培养计划', 'plans'],
  SYS_PAGE_HEAD_OPEN_CLASS: ['公开课', 'open classes'],
  SYS_PAGE_HEAD_QUESTION: ['题库', 'question bank'],
  SYS_PAGE_HEAD_GROUP: ['学习小组', 'groups'],
  SYS_PAGE_HEAD_TEACHER: ['名师', 'teachers'],
  SYS_PAGE_HEAD_STUDENT_VOICE: ['学员心声', 'testimonials'],
  SYS_PAGE_HEAD_NEWS: ['资讯', 'news'],
  SYS_PAGE_HEAD_APPLY: ['考试报名', 'registrations'],
  SYS_PAGE_HEAD_ANSWER: ['问答', 'questions and answers'],
  SYS_PAGE_HEAD_TEACHER_LOGIN: ['教师入驻', 'teach here'],
  SYS_PAGE_HEAD_VIP: ['会员', 'membership'],
  SYS_PAGE_HEAD_HOMEWORK: ['作业', 'homework'],
  SYS_PAGE_HEAD_RESOURCE: ['学习资料', 'study files'],
  SYS_PAGE_HEAD_CUSTOM: ['自定义页面', 'own page'],
  SYS_PAGE_HEAD_OTHER: ['链接', 'link'],
} as const satisfies Readonly<Record<MenuEntry['type'], readonly [zh: string, en: string]>>;

const table = defineTable({
  id: 'navigation',
  sheet: { zh: '导航', en: 'Navigation' },
  about: {
    zh: '页面顶部和底部的菜单，最多两级。行的顺序就是菜单的顺序；也写进学校文件夹的 JSON。',
    en:
      'The menus in the header and footer of every page, in two levels and in the order of the rows; the folder of the ' +
      'school is updated too.',
  },
  columns: {
    branch: branch(),
    place: choice(
      { headMenus: ['顶部', 'head'], footMenus: ['底部', 'foot'] },
      ['位置', 'place'],
      ['在页面顶部还是底部。', 'In the header or the footer.'],
      { empty: 'headMenus' },
    ),
    key: key(),
    parent: reference(
      'navigation',
      ['上级', 'parent'],
      ['上级菜单的编号；留空为一级。', 'Key of the parent item; empty for the first level.'],
      { via: ['branch', 'place', 'parent'], empty: '' },
    ),
    name: name(20),
    nameEn: nameEn(),
    kind: choice(KINDS, ['去向', 'leads to'], ['点击后去哪里。', 'Target of the item.'], {
      cure: 'choose the target',
    }),
    url: text(
      ['链接', 'address'],
      [
        '去向为“链接”时填，如 /course/list 或 https://…；只作标题时留空。',
        'For a link: a route such as /course/list, or a complete URL; a heading has none.',
      ],
      { empty: '', maxLength: 500 },
    ),
    isVariable: yesNo(
      ['带学员信息', 'says who comes'],
      [
        '打开时把 {userId} 等换成学员的信息。',
        'Whether placeholders such as {userId} are replaced when it is opened.',
      ],
      { empty: false },
    ),
    isBlank: yesNo(['新窗口', 'new window'], ['在新窗口打开。', 'Opens in a new window.'], { empty: false }),
  },
  key: ['branch', 'place', 'key'],
  orderWithin: ['branch', 'place', 'parent'],
});

type NavigationRow = RowOf<typeof table>;

/** A menu item with its parent. */
interface Placed {
  readonly item: MenuItem;
  readonly parent: string;
  readonly position: number;
}

const idOf = (row: Pick<NavigationRow, 'branch' | 'place' | 'key'>): string =>
  joinKey([row.branch, row.place, row.key]);

const rowOf = (suffix: string, place: MenuPlace, item: MenuItem, parent: string): NavigationRow => ({
  branch: suffix,
  place,
  key: item.id,
  parent,
  name: item.name,
  nameEn: item.nameEn ?? '',
  kind: item.type,
  url: item.url ?? '',
  isVariable: item.urlType === 'LINK_VARIABLE',
  isBlank: item.openType === 'blank',
});

const itemOf = (row: NavigationRow): MenuItem => ({
  id: row.key,
  name: row.name,
  ...(row.nameEn !== '' && { nameEn: row.nameEn }),
  type: row.kind,
  ...(row.isVariable && { urlType: 'LINK_VARIABLE' as const }),
  ...(row.url !== '' && { url: row.url }),
  ...(row.isBlank && { openType: 'blank' as const }),
});

/** Flattens menus to a list of items with their positions. */
const placedOf = (entries: readonly MenuEntry[]): Map<string, Placed> =>
  new Map(
    entries.flatMap(({ children = [], ...item }, position) => [
      [joinKey([item.id]), { item, parent: '', position }] as const,
      ...children.map(
        (child, index) => [joinKey([child.id]), { item: child, parent: item.id, position: index }] as const,
      ),
    ]),
  );

/** Builds menus from items. @throws {CommandError} for a third level. */
function menusOf(items: Iterable<Placed>): MenuEntry[] {
  const levels = Map.groupBy(
    [...items].toSorted((a, b) => a.position - b.position),
    ({ parent }) => joinKey([parent]),
  );
  const top = levels.get('') ?? [];
  const tops = new Set(top.map(({ item }) => joinKey([item.id])));
  const deep = [...levels.keys()].find((parent) => parent !== '' && !tops.has(parent));
  if (deep !== undefined)
    throw new CommandError(
      `Navigation: “${deep}” is not an item of the first level, so it cannot have items below it.`,
    );
  return top.map(({ item }) => {
    const children = levels.get(joinKey([item.id]))?.map((below) => below.item) ?? [];
    return children.length === 0 ? item : { ...item, children };
  });
}

/** Changes each menu that rows belong to, once. */
async function change(
  { tx, companyId, book, config, atLast }: Scope,
  rows: readonly Pick<NavigationRow, 'branch' | 'place' | 'key'>[],
  put: (items: Map<string, Placed>, row: Pick<NavigationRow, 'branch' | 'place' | 'key'>) => void,
): Promise<void> {
  const branches = await book('branches');
  const menus = await readMenus(tx, companyId);
  for (const own of Map.groupBy(rows, ({ branch: of, place }) => joinKey([of, place])).values()) {
    const [first] = own;
    if (first === undefined) continue;
    const schoolId = branches.idOrNull(first.branch);
    const before = menus.find((one) => one.schoolId === schoolId && one.place === first.place);
    const items = placedOf(before?.entries ?? []);
    for (const row of own) put(items, row);
    const next: OwnMenus = { schoolId, place: first.place, entries: menusOf(items.values()) };
    atLast(await saveMenus(tx, companyId, next, config));
  }
}

/** The menus in the header and footer of every page. */
export const navigation: Subject<typeof table> = {
  table,
  // The menus are part of the settings of a company and its branches, and are written as a whole.
  keyless: ['companies', 'schools'],
  whenMissing: 'remove',

  async read({ tx, companyId, book }) {
    const branches = await book('branches');
    const menus = await readMenus(tx, companyId);
    return menus.flatMap(({ schoolId, place, entries }) =>
      entries.flatMap(({ children = [], ...item }) =>
        [
          rowOf(branches.keyOf(schoolId), place, item, ''),
          ...children.map((child) => rowOf(branches.keyOf(schoolId), place, child, item.id)),
        ].map((row) => ({ id: idOf(row), row })),
      ),
    );
  },

  async save(scope, entries) {
    const byId = new Map<string, Entry<NavigationRow>>(entries.map((entry) => [idOf(entry.row), entry]));
    await change(
      scope,
      entries.map(({ row }) => row),
      (items, named) => {
        const entry = byId.get(idOf(named));
        if (entry === undefined) return;
        const { row, position } = entry;
        items.set(joinKey([row.key]), { item: itemOf(row), parent: row.parent, position });
      },
    );
    return [...byId.keys()];
  },

  async putAway(scope, ids) {
    const stored = await navigation.read(scope);
    const going = stored.filter(({ id }) => ids.includes(id)).map(({ row }) => row);
    await change(scope, going, (items, { key: own }) => void items.delete(joinKey([own])));
  },
};
