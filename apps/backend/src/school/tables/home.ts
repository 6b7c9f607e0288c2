import { bannerRows, noticeRows, shelfRows } from '../../modules/home/index.ts';
import { amount } from '../columns/numberColumns.ts';
import { choice } from '../columns/choiceColumns.ts';
import { file } from '../columns/fileColumns.ts';
import { reference, text } from '../columns/textColumns.ts';
import { oneByOne, type Subject, storedRow } from '../subject.ts';
import { defineTable } from '../table.ts';
import { moment, optionalEnd } from '../columns/timeColumns.ts';
import { branch, inEnglish, key, periodProblem, title, titleEn } from './common.ts';

const route = () =>
  text(
    ['链接', 'route'],
    ['点击后去的页面，如 /course/list。', 'Page that it links to, such as /course/list.'],
    { empty: '', maxLength: 500 },
  );

const bannerTable = defineTable({
  id: 'banners',
  sheet: { zh: '轮播图', en: 'Banners' },
  about: {
    zh: '首页顶部的图片。行的顺序就是播放的顺序；分校有自己的就只显示自己的。',
    en: 'Pictures at the top of the home page, in this order. A branch with its own pictures shows only those.',
  },
  columns: {
    key: key(),
    title: title(),
    titleEn: titleEn(),
    subtitle: text(['副标题', 'subtitle'], ['标题下的一行字。', 'A line below the title.'], { empty: '' }),
    subtitleEn: inEnglish('副标题', 'subtitle'),
    image: file(
      ['图片', 'picture'],
      ['JPG 或 PNG，2400 × 800，图上不要有字。', 'JPG or PNG, 2400 × 800, without text in the picture.'],
      { cure: 'name a picture under files/' },
    ),
    tone: choice(
      { light: ['浅色', 'light'], dark: ['深色', 'dark'] },
      ['色调', 'tone'],
      [
        '图片左侧的明暗，决定文字颜色。',
        'Whether its left side is light or dark; the text gets the opposite colour.',
      ],
      { empty: 'dark' },
    ),
    route: route(),
    action: text(['按钮', 'button'], ['按钮上的字。', 'Text of the button.'], { empty: '', maxLength: 20 }),
    actionEn: inEnglish('按钮', 'button', 40),
    branch: branch(),
  },
  key: ['key'],
  orderWithin: [],
});

/** Pictures at the top of the home page. */
export const banners: Subject<typeof bannerTable> = {
  table: bannerTable,
  stored: 'banners',
  whenMissing: 'remove',

  async read({ tx, companyId, book }) {
    const branches = await book('branches');
    const rows = await bannerRows.read(tx, companyId);
    return rows.map((banner) => storedRow(bannerTable, banner, { branch: branches.keyOf(banner.schoolId) }));
  },

  async save({ tx, companyId, book, files }, entries) {
    const branches = await book('branches');
    return oneByOne(entries, async ({ id, row, position }) =>
      bannerRows.save(tx, companyId, id, {
        ...row,
        image: await files.addressOf(row.image),
        schoolId: branches.idOrNull(row.branch),
        position,
        sourceKey: row.key,
      }),
    );
  },

  putAway: ({ tx }, ids) => bannerRows.remove(tx, ids),
};

const noticeTable = defineTable({
  id: 'notices',
  sheet: { zh: '公告', en: 'Notices' },
  about: { zh: '页面上方的一行公告。', en: 'A line at the top of every page, between its start and end.' },
  columns: {
    key: key(),
    text: text(['内容', 'text'], ['一句话。', 'One sentence.'], { cure: 'write the text' }),
    textEn: inEnglish('内容', 'text'),
    route: route(),
    starts: moment(['开始时间', 'starts'], ['从何时起显示（北京时间）。', 'Start, in China time.'], {
      cure: 'write the start',
    }),
    ends: optionalEnd(['结束时间', 'ends'], ['显示到何时；留空一直显示。', 'End; empty means none.']),
    branch: branch(),
  },
  key: ['key'],
  orderWithin: [],
});

/** Lines above the page. */
export const notices: Subject<typeof noticeTable> = {
  table: noticeTable,
  stored: 'notices',
  whenMissing: 'remove',

  async read({ tx, companyId, book }) {
    const branches = await book('branches');
    const rows = await noticeRows.read(tx, companyId);
    return rows.map((notice) =>
      storedRow(noticeTable, notice, {
        starts: notice.startsAt,
        ends: notice.endsAt,
        branch: branches.keyOf(notice.schoolId),
      }),
    );
  },

  check: periodProblem,

  async save({ tx, companyId, book }, entries) {
    const branches = await book('branches');
    return oneByOne(entries, ({ id, row, position }) =>
      noticeRows.save(tx, companyId, id, {
        ...row,
        startsAt: row.starts,
        endsAt: row.ends,
        schoolId: branches.idOrNull(row.branch),
        position,
        sourceKey: row.key,
      }),
    );
  },

  putAway: ({ tx }, ids) => noticeRows.remove(tx, ids),
};

const ANY = ['不限', 'any'] as const;

const shelfTable = defineTable({
  id: 'shelves',
  sheet: { zh: '首页栏目', en: 'Shelves' },
  about: {
    zh: '首页上的一排排课程，各按自己的条件选课。行的顺序就是栏目的顺序；少于三门课的栏目不显示。',
    en: 'Rows of courses on the home page, with their selection. One with fewer than three courses is not shown.',
  },
  columns: {
    key: key(),
    title: title(),
    titleEn: titleEn(),
    reason: text(['说明', 'reason'], ['为什么放在一起。', 'Explanation of the selection.'], { empty: '' }),
    reasonEn: inEnglish('说明', 'reason'),
    size: amount(['门数', 'size'], ['最多显示几门。', 'Maximum number shown.'], {
      empty: 4,
      min: 3,
      max: 24,
    }),
    sort: choice(
      {
        popular: ['最热', 'popular'],
        newest: ['最新', 'newest'],
        priceUp: ['价格从低到高', 'cheapest first'],
        priceDown: ['价格从高到低', 'most expensive first'],
      },
      ['排序', 'sort'],
      ['按什么选课。', 'Order of the courses.'],
      { empty: 'popular' },
    ),
    category: reference(
      'categories',
      ['分类', 'category'],
      ['只选这个分类的课；填分类的编号。', 'Only courses of this category, by its key.'],
      { empty: '' },
    ),
    price: choice(
      { any: ANY, free: ['免费', 'free'], paid: ['付费', 'paid'] },
      ['价格', 'price'],
      ['只选免费或付费的课。', 'Only free or only paid ones.'],
      { empty: 'any' },
    ),
    kind: choice(
      { any: ANY, recorded: ['录播', 'recorded'], live: ['直播', 'live'] },
      ['类型', 'kind'],
      ['只选录播或直播的课。', 'Only recorded or only live ones.'],
      { empty: 'any' },
    ),
    what: choice(
      { any: ANY, courses: ['课程', 'courses'], packages: ['套餐', 'packages'] },
      ['内容', 'what'],
      ['只选课程或套餐。', 'Only courses or only packages.'],
      { empty: 'any' },
    ),
    branch: branch(),
  },
  key: ['key'],
  orderWithin: [],
});

const TYPES = { any: null, courses: 1, packages: 2 } as const;

/** Rows of courses on the home page. */
export const shelves: Subject<typeof shelfTable> = {
  table: shelfTable,
  stored: 'shelves',
  whenMissing: 'remove',

  async read({ tx, companyId, books }) {
    const [branches, categories] = await books('branches', 'categories');
    const rows = await shelfRows.read(tx, companyId);
    return rows.map((shelf) =>
      storedRow(shelfTable, shelf, {
        category: categories.keyOf(shelf.categoryId),
        price: shelf.price ?? 'any',
        kind: shelf.kind ?? 'any',
        what: shelf.commodityType === null ? 'any' : shelf.commodityType === 1 ? 'courses' : 'packages',
        branch: branches.keyOf(shelf.schoolId),
      }),
    );
  },

  async save({ tx, companyId, books }, entries) {
    const [branches, categories] = await books('branches', 'categories');
    return oneByOne(entries, ({ id, row, position }) =>
      shelfRows.save(tx, companyId, id, {
        ...row,
        categoryId: categories.idOrNull(row.category),
        price: row.price === 'any' ? null : row.price,
        kind: row.kind === 'any' ? null : row.kind,
        commodityType: TYPES[row.what],
        schoolId: branches.idOrNull(row.branch),
        position,
        sourceKey: row.key,
      }),
    );
  },

  putAway: ({ tx }, ids) => shelfRows.remove(tx, ids),
};
