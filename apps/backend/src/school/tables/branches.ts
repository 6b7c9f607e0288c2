import { isDeepStrictEqual } from 'node:util';
import {
  branchProblem,
  readBranches,
  readCompanyConfig,
  saveBranch,
} from '../../content/schools/branches.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { file } from '../columns/fileColumns.ts';
import { optionalAmount } from '../columns/numberColumns.ts';
import { settings, settingsOf } from '../columns/settingsColumn.ts';
import { text } from '../columns/textColumns.ts';
import { oneByOne, type Subject } from '../subject.ts';
import { defineTable } from '../table.ts';
import { configOf, MENUS, places, rowOf } from './branchRow.ts';
import { inEnglish, name, nameEn } from './common.ts';

/** A colour of the school's own. */
const colour = (zh: string, en: string, about: { readonly zh: string; readonly en: string }) =>
  text({ zh, en, empty: '', most: 20, about });

const table = defineTable({
  id: 'branches',
  sheet: { zh: '分校', en: 'Branches' },
  about: {
    zh: '各分校的名称、外观和联系方式；留空的列与公司相同。也写进学校文件夹的 JSON。默认分校由公司设置决定。',
    en:
      'What the branches are called, wear, and are reached by; what is empty is as the company has it. The folder of ' +
      'the school is written as well. Which branch is the default one is a setting of the company.',
  },
  columns: {
    key: text({
      zh: '网址',
      en: 'suffix',
      most: 40,
      pattern: [/^[\w-]+$/, 'write letters, digits and hyphens, such as beijing'],
      about: {
        zh: '分校网址里的词，如 beijing；一旦用过就不要改。',
        en: 'The word in its address, such as beijing. Keep it: other sheets name the branch by it.',
      },
      cure: 'write the word in its address, such as beijing',
    }),
    name: name(),
    nameEn: nameEn(),
    shortName: text({
      zh: '简称',
      en: 'short name',
      empty: '',
      most: 40,
      about: { zh: '页头里显示的名称，约 8 个字。', en: 'What its header says, about 8 characters.' },
    }),
    shortNameEn: inEnglish('简称', 'short name'),
    city: text({
      zh: '城市',
      en: 'city',
      empty: '',
      most: 40,
      about: { zh: '在分校列表中显示。', en: 'Shown in the list of branches.' },
    }),
    cityEn: inEnglish('城市', 'city'),
    logo: file({
      zh: '标志',
      en: 'logo',
      empty: '',
      about: {
        zh: 'JPG 或 PNG，用在页头、页脚和浏览器标签上。',
        en: 'JPG or PNG, for the header, the footer and the tab of the browser.',
      },
    }),
    header: optionalAmount({
      zh: '页头模板',
      en: 'header',
      least: 1,
      most: 3,
      about: {
        zh: '1 优雅导航，2 风格布局，3 精致搜索；样子见主题工坊。',
        en: '1 elegant, 2 wind, 3 delicate; the theme lab shows them.',
      },
    }),
    headerColour: colour('页头颜色', 'header colour', {
      zh: '如 red、cyan、orangeDeep；own 为自己的品牌色。',
      en: 'Such as red, cyan or orangeDeep; own is the brand colour.',
    }),
    footer: optionalAmount({
      zh: '页脚模板',
      en: 'footer',
      least: 1,
      most: 4,
      about: { zh: '1 到 4。', en: 'From 1 to 4.' },
    }),
    footerColour: colour('页脚颜色', 'footer colour', {
      zh: '如 gray、white、red；own 为自己的颜色。',
      en: 'Such as gray, white or red; own is the school’s own.',
    }),
    brand: colour('品牌色', 'brand colour', {
      zh: '自己的颜色，如 #1d5bd6；用于按钮和链接。',
      en: 'A colour of its own, such as #1d5bd6, for buttons and links.',
    }),
    surface: colour('页头底色', 'header ground', {
      zh: '如 #fff3f5；留空为品牌色。',
      en: 'Such as #fff3f5; empty is the brand colour.',
    }),
    footerGround: colour('页脚底色', 'footer ground', {
      zh: '如 #4a1428；留空为深的品牌色。',
      en: 'Such as #4a1428; empty is a deep tone of the brand colour.',
    }),
    overview: text({
      zh: '简介',
      en: 'overview',
      empty: '',
      about: { zh: '页脚里的一两句介绍。', en: 'A sentence or two about the school, in its footer.' },
    }),
    overviewEn: inEnglish('简介', 'overview'),
    address: text({
      zh: '地址',
      en: 'postal address',
      empty: '',
      about: { zh: '页脚里的地址。', en: 'What its footer says.' },
    }),
    addressEn: inEnglish('地址', 'postal address'),
    icp: text({
      zh: '备案号',
      en: 'ICP number',
      empty: '',
      most: 60,
      about: { zh: '页脚里的 ICP 备案号。', en: 'The number of its ICP filing, in its footer.' },
    }),
    wechat: file({
      zh: '微信二维码',
      en: 'WeChat code',
      empty: '',
      about: { zh: 'JPG 或 PNG，页脚和侧栏都用它。', en: 'JPG or PNG, for the footer and the side bar.' },
    }),
    phone: text({
      zh: '客服电话',
      en: 'telephone',
      empty: '',
      most: 40,
      about: { zh: '侧栏里的客服电话。', en: 'What the side bar says.' },
    }),
    phoneHours: text({
      zh: '服务时间',
      en: 'telephone hours',
      empty: '',
      most: 60,
      about: { zh: '接听电话的时间，如“每天 9:00 – 21:00”。', en: 'When somebody answers it.' },
    }),
    email: text({
      zh: '邮箱',
      en: 'e-mail',
      empty: '',
      about: { zh: '侧栏里的客服邮箱。', en: 'What the side bar says.' },
    }),
    settings: settings({
      zh: '其他设置',
      en: 'other settings',
      empty: '',
      about: {
        zh: '与公司不同的其他设置，写成 JSON；字段见 apps/backend/schools/README.md。',
        en: 'What else differs from the company, with the fields of apps/backend/schools/README.md.',
      },
    }),
  },
  key: ['key'],
});

/** The column that a message about settings is about. */
function columnOf(problem: string): string {
  const [, field = ''] = /^"([\w.]+)"/.exec(problem) ?? [];
  return places.find(([, paths]) => paths.includes(field))?.[0] ?? (field === 'theme' ? 'brand' : 'settings');
}

/** The branches of a company. */
export const branches: Subject<typeof table> = {
  table,
  stored: 'schools',
  // People and orders belong to it.
  whenGone: 'keep',

  async read({ tx, companyId }) {
    const rows = await readBranches(tx, companyId);
    return rows.map(({ id, suffix, name: called, config }) => ({ id, row: rowOf(suffix, called, config) }));
  },

  async check(row, { tx, companyId }, before) {
    const menus = MENUS.find((field) => Object.hasOwn(settingsOf(row.settings), field));
    if (menus !== undefined)
      return { column: 'settings', problem: `“${menus}” stands in a sheet of its own; write it there` };
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
