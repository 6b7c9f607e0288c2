import { amount, oneOf, text } from '@lectern/sdk';
import { drawnLogo } from '../../packages/ui/src/headers/headers.samples.ts';
import { full } from '../../packages/ui/src/footers/footers.samples.ts';

/** A part of a school's folder, as JSON has it. */
export interface Json {
  readonly [field: string]: unknown;
}

/** A school as the folders of the back end describe it. */
export interface LabSchool {
  /** Company and suffix: its folder. */
  readonly id: string;
  readonly name: string;
  readonly companyName: string;
  /** What its `school.json` says. */
  readonly file: Json;
  /** The company's settings with the school's own over them. */
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

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Takes a value for an object; anything else is an empty one. */
export const json = (value: unknown): Json => (isJson(value) ? value : {});

/** Lays one object over another as the back end does: fields within fields, lists whole. */
export function layOver(base: Json, over: Json): Json {
  const whole: Record<string, unknown> = { ...base };
  for (const [field, value] of Object.entries(over)) {
    const below = whole[field];
    whole[field] = isJson(below) && isJson(value) ? layOver(below, value) : value;
  }
  return whole;
}

/** Every school of the folders, company by company, in their order. */
export const labSchools: readonly LabSchool[] = Object.entries(companies)
  .map(([path, value]) => ({ folder: path.replace(/company\.json$/, ''), company: json(value) }))
  .toSorted((a, b) => amount(a.company['order']) - amount(b.company['order']))
  .flatMap(({ folder, company }) =>
    Object.entries(schools)
      .filter(([path]) => path.startsWith(folder))
      .map(([path, value]) => {
        const file = json(value);
        return {
          id: path.replace(/^.*\/schools\//, '').replace(/\/school\.json$/, ''),
          name: text(file['name']),
          companyName: text(company['name']),
          file,
          config: layOver(json(company['config']), json(file['config'])),
        };
      })
      .toSorted((a, b) => amount(a.file['order']) - amount(b.file['order'])),
  );

interface LabMenu {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly children: readonly LabMenu[];
}

const menusOf = (value: unknown, isEnglish: boolean): readonly LabMenu[] =>
  (Array.isArray(value) ? value : []).map(json).map((menu) => ({
    id: text(menu['id']),
    name: (isEnglish ? text(menu['nameEn']) : '') || text(menu['name']),
    href: '#',
    children: menusOf(menu['children'], isEnglish),
  }));

/** What a school's frame shows, ready for header, footer and side bar. Drawings of the back end are stood in for. */
export function frameOf(
  config: Json,
  isEnglish: boolean,
  inkOf: { readonly header: string; readonly footer: string },
  sign: { readonly type: 'image' | 'word'; readonly picture: string } = { type: 'image', picture: '' },
) {
  const footer = json(config['footer']);
  const sideBar = json(config['sideBar']);
  const said = (part: Json, name: string): string =>
    (isEnglish ? text(part[`${name}En`]) : '') || text(part[name]);
  const shortName = said(config, 'shortName');
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
        logoText: said(footer, 'logoText'),
        overview: said(footer, 'overview'),
        companyAddress: said(footer, 'companyAddress'),
        copyright: said(footer, 'copyright'),
        companyName: said(footer, 'companyName'),
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
