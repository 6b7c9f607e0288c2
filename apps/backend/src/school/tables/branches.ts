import { isDeepStrictEqual } from 'node:util';
import {
  branchProblem,
  readBranches,
  readCompanyConfig,
  saveBranch,
} from '../../content/schools/branches.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import type { BilingualPair } from '../columns/cell.ts';
import { file } from '../columns/fileColumns.ts';
import { optionalAmount } from '../columns/numberColumns.ts';
import { settings, settingsOf } from '../columns/settingsColumn.ts';
import { yesNo } from '../columns/choiceColumns.ts';
import { text } from '../columns/textColumns.ts';
import { oneByOne, type Subject } from '../subject.ts';
import { defineTable } from '../table.ts';
import { configOf, MENUS, settingPaths, rowOf } from './branchRow.ts';
import { inEnglish, name, nameEn } from './common.ts';

/** The column of a school's own colour. */
const colour = (zh: string, en: string, about: BilingualPair) =>
  text([zh, en], about, { empty: '', maxLength: 20 });

const table = defineTable({
  id: 'branches',
  sheet: { zh: '分校', en: 'Branches' },
  about: {
    zh: '各分校的名称、外观和联系方式；留空的列与公司相同。也写进学校文件夹的 JSON。默认分校由公司设置决定。',
    en:
      'Names, appearance and contact data of the branches; empty cells use the values of the company. The folder of ' +
      'the school is updated too. The default branch is a setting of the company.',
  },
  columns: {
    key: text(
      ['网址', 'suffix'],
      [
        '分校网址里的词，如 beijing；一旦用过就不要改。',
        'The word in its address, such as beijing. Do not change it: other sheets refer to the branch by it.',
      ],
      {
        maxLength: 40,
        pattern: [/^[\w-]+$/, 'write letters, digits and hyphens, such as beijing'],
        cure: 'write the word in its address, such as beijing',
      },
    ),
    name: name(),
    nameEn: nameEn(),
    shortName: text(
      ['简称', 'short name'],
      ['页头里显示的名称，约 8 个字。', 'Name in its page header, about 8 characters.'],
      { empty: '', maxLength: 40 },
    ),
    shortNameEn: inEnglish('简称', 'short name'),
    city: text(['城市', 'city'], ['在分校列表中显示。', 'Shown in the list of branches.'], {
      empty: '',
      maxLength: 40,
    }),
    cityEn: inEnglish('城市', 'city'),
    logo: file(
      ['标志', 'logo'],
      [
        'JPG 或 PNG，用在页头、页脚和浏览器标签上。',
        'JPG or PNG, for the header, the footer and the tab of the browser.',
      ],
      { empty: '' },
    ),
    header: optionalAmount(
      ['页头模板', 'header'],
      [
        '1 优雅导航，2 风格布局，3 精致搜索；样子见主题工坊。',
        '1 elegant, 2 wind, 3 delicate; see the theme lab.',
      ],
      { min: 1, max: 3 },
    ),
    headerColour: colour('页头颜色', 'header colour', [
      '如 red、cyan、orangeDeep；own 为自己的品牌色。',
      'Such as red, cyan or orangeDeep; own means the brand colour.',
    ]),
    footer: optionalAmount(['页脚模板', 'footer'], ['1 到 4。', 'From 1 to 4.'], { min: 1, max: 4 }),
    footerColour: colour('页脚颜色', 'footer colour', [
      '如 gray、white、red；own 为自己的颜色。',
      'Such as gray, white or red; own means the school’s own colour.',
    ]),
    brand: colour('品牌色', 'brand colour', [
      '自己的颜色，如 #1d5bd6；用于按钮和链接。',
      'Colour of buttons and links, such as #1d5bd6.',
    ]),
    surface: colour('页头底色', 'header background', [
      '如 #fff3f5；留空为品牌色。',
      'Such as #fff3f5; empty means the brand colour.',
    ]),
    footerGround: colour('页脚底色', 'footer background', [
      '如 #4a1428；留空为深的品牌色。',
      'Such as #4a1428; empty means a dark tone of the brand colour.',
    ]),
    overview: text(
      ['简介', 'overview'],
      ['页脚里的一两句介绍。', 'One or two sentences about the school, shown in the footer.'],
      { empty: '' },
    ),
    overviewEn: inEnglish('简介', 'overview'),
    address: text(['地址', 'postal address'], ['页脚里的地址。', 'Shown in the footer.'], { empty: '' }),
    addressEn: inEnglish('地址', 'postal address'),
    icp: text(
      ['备案号', 'ICP number'],
      ['页脚里的 ICP 备案号。', 'Number of its ICP filing, shown in the footer.'],
      { empty: '', maxLength: 60 },
    ),
    wechat: file(
      ['微信二维码', 'WeChat code'],
      ['JPG 或 PNG，页脚和侧栏都用它。', 'JPG or PNG, for the footer and the side bar.'],
      { empty: '' },
    ),
    phone: text(['客服电话', 'telephone'], ['侧栏里的客服电话。', 'Shown in the side bar.'], {
      empty: '',
      maxLength: 40,
    }),
    phoneHours: text(
      ['服务时间', 'telephone hours'],
      ['接听电话的时间，如“每天 9:00 – 21:00”。', 'When the telephone is answered.'],
      { empty: '', maxLength: 60 },
    ),
    email: text(['邮箱', 'e-mail'], ['侧栏里的客服邮箱。', 'Shown in the side bar.'], { empty: '' }),
    isClosed: yesNo(
      ['停办', 'closed'],
      [
        '停办后网站不再展示，学员转到默认分校；学员、订单和课程都保留。默认分校不能停办。',
        'The site no longer shows it, and its students use the default branch; students, orders and courses are kept. ' +
          'The default branch cannot be closed.',
      ],
      { empty: false },
    ),
    settings: settings(
      ['其他设置', 'other settings'],
      [
        '与公司不同的其他设置，写成 JSON；字段见 apps/backend/schools/README.md。',
        'Other differences from the company, as JSON with the fields of apps/backend/schools/README.md.',
      ],
      { empty: '' },
    ),
  },
  key: ['key'],
});

/** Finds the column that a message about settings refers to. */
function columnOf(problem: string): string {
  const [, field = ''] = /^"([\w.]+)"/.exec(problem) ?? [];
  return (
    settingPaths.find(([, paths]) => paths.includes(field))?.[0] ?? (field === 'theme' ? 'brand' : 'settings')
  );
}

/** The branches of a company. */
export const branches: Subject<typeof table> = {
  table,
  stored: 'schools',
  // Students and orders belong to it.
  whenMissing: 'keep',

  async read({ tx, companyId }) {
    const rows = await readBranches(tx, companyId);
    return rows.map(({ id, suffix, name: called, config }) => ({ id, row: rowOf(suffix, called, config) }));
  },

  async check(row, { tx, companyId }, before) {
    const menus = MENUS.find((field) => Object.hasOwn(settingsOf(row.settings), field));
    if (menus !== undefined)
      return { column: 'settings', problem: `“${menus}” has its own sheet; write it there` };
    const isDefault = async () =>
      (await readBranches(tx, companyId)).some((one) => one.defaultFlag && one.suffix === row.key);
    if (row.isClosed && (await isDefault()))
      return {
        column: 'isClosed',
        problem:
          'the default branch cannot be closed; make another the default one first (defaultSchool in company.json)',
      };
    if (before !== undefined && before.key !== row.key)
      return { column: 'key', problem: `the word in an address stays as it is; write “${before.key}”` };
    if (before !== undefined && isDeepStrictEqual(configOf(row), configOf(before))) return undefined;
    const problem = branchProblem(await readCompanyConfig(tx, companyId), configOf(row));
    return problem === undefined ? undefined : { column: columnOf(problem), problem };
  },

  async save({ tx, companyId, config: folders, files, atLast }, entries) {
    const company = await readCompanyConfig(tx, companyId);
    const known = new Map((await readBranches(tx, companyId)).map((one) => [one.id, one.config]));
    return oneByOne(entries, async ({ id, row }) => {
      const own = configOf({
        ...row,
        logo: await files.addressOf(row.logo),
        wechat: await files.addressOf(row.wechat),
      });
      const problem = branchProblem(company, own);
      if (problem !== undefined) throw new CommandError(`${row.key}: ${problem}`);
      const menus = Object.entries(known.get(id ?? '') ?? {}).filter(([field]) => MENUS.includes(field));
      const branch = { suffix: row.key, name: row.name, config: { ...own, ...Object.fromEntries(menus) } };
      const saved = await saveBranch(tx, companyId, id, branch, folders);
      atLast(saved.write);
      return saved.id;
    });
  },
};
