import { amount, oneOf, text } from '@lectern/sdk';
import { deepMerge, fillNames, withDefaults } from '../../apps/backend/src/platform/company/deepMerge.ts';
import { type BranchRow, configOf } from '../../apps/backend/src/school/tables/branchRow.ts';
import { drawnLogo } from '../../packages/ui/src/headers/headers.samples.ts';
import { full } from '../../packages/ui/src/footers/footers.samples.ts';
import { linesOf } from './csv.ts';

/** A JSON object of a school's folder. */
export interface Json {
  readonly [field: string]: unknown;
}

/** A school as it is configured in the back end: by a folder, or by a row of its company's table of branches. */
export interface LabSchool {
  /** Company and suffix; equals its folder, if it has one. */
  readonly id: string;
  readonly name: string;
  readonly companyName: string;
  readonly source: 'folder' | 'row';
  /** Content of its `school.json`; for a school without a folder, what it would be. */
  readonly file: Json;
  /** Settings of the company, overridden by the school's own. */
  readonly config: Json;
}

const companies = import.meta.glob<unknown>('../../apps/backend/schools/*/company.json', {
  eager: true,
  import: 'default',
});
const schools = import.meta.glob<unknown>('../../apps/backend/schools/*/*/school.json', {
  eager: true,
  import: 'default',
});

const tables = import.meta.glob<string>('../../apps/backend/demonstration/*/branches.csv', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a value if it is an object, else an empty object. */
export const json = (value: unknown): Json => (isJson(value) ? value : {});

/** Parses the rows of a table of branches, whose first line contains the column names. */
export function branchesOf(csv: string): BranchRow[] {
  const [head = [], ...lines] = linesOf(csv);
  return lines.map((cells) => {
    const at = (column: keyof BranchRow): string => cells[head.indexOf(column)] ?? '';
    const numberAt = (column: keyof BranchRow): number | null =>
      at(column) === '' ? null : Number(at(column));
    return {
      key: at('key'),
      name: at('name'),
      nameEn: at('nameEn'),
      shortName: at('shortName'),
      shortNameEn: at('shortNameEn'),
      city: at('city'),
      cityEn: at('cityEn'),
      logo: at('logo'),
      header: numberAt('header'),
      headerColour: at('headerColour'),
      footer: numberAt('footer'),
      footerColour: at('footerColour'),
      brand: at('brand'),
      surface: at('surface'),
      footerGround: at('footerGround'),
      overview: at('overview'),
      overviewEn: at('overviewEn'),
      address: at('address'),
      addressEn: at('addressEn'),
      icp: at('icp'),
      wechat: at('wechat'),
      phone: at('phone'),
      phoneHours: at('phoneHours'),
      email: at('email'),
      isClosed: ['yes', 'true'].includes(at('isClosed')),
      settings: at('settings'),
    };
  });
}

/** All schools, company by company: those with a folder first, then the rows of its table. */
export const labSchools: readonly LabSchool[] = Object.entries(companies)
  .map(([path, value]) => ({ folder: path.replace(/company\.json$/, ''), company: json(value) }))
  .toSorted((a, b) => amount(a.company['order']) - amount(b.company['order']))
  .flatMap(({ folder, company }) => {
    const key = folder.replace(/^.*\/schools\//, '').replace(/\/$/, '');
    const labSchoolOf = (suffix: string, source: LabSchool['source'], file: Json): LabSchool => ({
      id: `${key}/${suffix}`,
      name: text(file['name']),
      companyName: text(company['name']),
      source,
      file,
      config: deepMerge(withDefaults(json(company['config'])), json(file['config'])),
    });
    const inFolders = Object.entries(schools)
      .filter(([path]) => path.startsWith(folder))
      .map(([path, value]) =>
        labSchoolOf(path.slice(folder.length).replace(/\/school\.json$/, ''), 'folder', json(value)),
      )
      .toSorted((a, b) => amount(a.file['order']) - amount(b.file['order']));
    const inTable = Object.entries(tables)
      .filter(([path]) => path.endsWith(`/${key}/branches.csv`))
      .flatMap(([, csv]) => branchesOf(csv))
      .map((row) => labSchoolOf(row.key, 'row', { name: row.name, config: configOf(row) }))
      .filter(({ id }) => !inFolders.some((school) => school.id === id));
    return [...inFolders, ...inTable];
  });

interface LabMenu {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly children: readonly LabMenu[];
}

const menusOf = (value: unknown, isEnglish: boolean): readonly LabMenu[] =>
  (Array.isArray(value) ? value : [])
    .map(json)
    .map((menu) => ({
      id: text(menu['id']),
      name: (isEnglish ? text(menu['nameEn']) : '') || text(menu['name']),
      href: '#',
      children: menusOf(menu['children'], isEnglish),
    }));

/**
 * Returns the props for a school's header, footer and side bar. Pictures drawn by the back end are replaced by
 * placeholders.
 */
export function frameOf(
  { name, config }: Pick<LabSchool, 'name' | 'config'>,
  isEnglish: boolean,
  inkOf: { readonly header: string; readonly footer: string },
  sign: { readonly type: 'image' | 'word'; readonly picture: string } = { type: 'image', picture: '' },
) {
  const footer = fillNames(json(config['footer']), { name, nameEn: text(config['nameEn']) || name });
  const sideBar = json(config['sideBar']);
  const textIn = (part: Json, name: string): string =>
    (isEnglish ? text(part[`${name}En`]) : '') || text(part[name]);
  const shortName = textIn(config, 'shortName');
  const code = full.info.tencentWechat;
  return {
    brand: {
      logoType: sign.type,
      name: shortName,
      logo: sign.picture || drawnLogo(inkOf.header, shortName),
      href: '#',
    },
    menus: menusOf(config['headMenus'], isEnglish),
    footer: {
      info: {
        logoType:
          sign.type === 'word' ? ('text' as const) : oneOf(footer['logoType'], ['picture', 'text'], 'text'),
        logoPic: sign.picture || drawnLogo(inkOf.footer, shortName),
        logoText: textIn(footer, 'logoText'),
        overview: textIn(footer, 'overview'),
        companyAddress: textIn(footer, 'companyAddress'),
        copyright: textIn(footer, 'copyright'),
        companyName: textIn(footer, 'companyName'),
        icpNo: text(footer['icpNo']),
        tencentWechat: code,
        tencentWechatFlag: amount(footer['tencentWechatFlag']),
      },
      menus: menusOf(config['footMenus'], isEnglish),
    },
    sideBar: {
      tempType: amount(sideBar['tempType']),
      weixinFlag: amount(sideBar['weixinFlag']),
      weixinPic: code,
      serviceFlag: amount(sideBar['serviceFlag']),
      servicePhone: text(sideBar['servicePhone']),
      serviceTime: text(sideBar['serviceTime']),
      serviceEmailFlag: amount(sideBar['serviceEmailFlag']),
      serviceEmails: text(sideBar['serviceEmails']),
    },
  };
}
