import type { JsonObject } from '../../platform/database/columns.ts';
import { asObject, isObject } from '../../platform/schema/jsonObject.ts';
import { settingsOf, settingsText } from '../columns/settingsColumn.ts';

/** A branch as a row of its table; empty values are inherited from the company. */
export interface BranchRow {
  /** Its part of the address. */
  readonly key: string;
  readonly name: string;
  readonly nameEn: string;
  readonly shortName: string;
  readonly shortNameEn: string;
  readonly city: string;
  readonly cityEn: string;
  readonly logo: string;
  readonly header: number | null;
  readonly headerColour: string;
  readonly footer: number | null;
  readonly footerColour: string;
  readonly brand: string;
  readonly surface: string;
  readonly footerGround: string;
  readonly overview: string;
  readonly overviewEn: string;
  readonly address: string;
  readonly addressEn: string;
  readonly icp: string;
  readonly wechat: string;
  readonly phone: string;
  readonly phoneHours: string;
  readonly email: string;
  readonly isClosed: boolean;
  /** The other settings, as JSON. */
  readonly settings: string;
}

/** The columns of a branch that are settings. */
type Name = Exclude<keyof BranchRow, 'key' | 'name' | 'isClosed' | 'settings'>;

/** Paths of each column in the settings of a school; the first path is the one that is read. */
const SETTING_PATHS: Readonly<Record<Name, readonly string[]>> = {
  nameEn: ['nameEn'],
  shortName: ['shortName'],
  shortNameEn: ['shortNameEn'],
  city: ['city'],
  cityEn: ['cityEn'],
  logo: ['logo.image', 'footer.logoPic', 'site.companyIco'],
  header: ['header.template'],
  headerColour: ['header.colour'],
  footer: ['footer.templateId'],
  footerColour: ['footer.themes'],
  brand: ['theme.brand'],
  surface: ['theme.surface'],
  footerGround: ['theme.footer'],
  overview: ['footer.overview'],
  overviewEn: ['footer.overviewEn'],
  address: ['footer.companyAddress'],
  addressEn: ['footer.companyAddressEn'],
  icp: ['footer.icpNo'],
  wechat: ['footer.tencentWechat', 'sideBar.weixinPic'],
  phone: ['sideBar.servicePhone'],
  phoneHours: ['sideBar.serviceTime'],
  email: ['sideBar.serviceEmails'],
};
export const settingPaths = Object.entries(SETTING_PATHS);

/** A setting that a column switches on: its path and value. */
type Switch = readonly [path: readonly string[], on: string | number];

/** Settings that are switched on where a column has a value; the column of other settings may override them. */
const SWITCHES: ReadonlyMap<string, readonly Switch[]> = new Map(
  Object.entries<readonly Switch[]>({
    logo: [
      [['logo', 'type'], 'image'],
      [['footer', 'logoType'], 'picture'],
    ],
    wechat: [
      [['footer', 'tencentWechatFlag'], 1],
      [['sideBar', 'weixinFlag'], 1],
    ],
    phone: [[['sideBar', 'serviceFlag'], 1]],
    email: [[['sideBar', 'serviceEmailFlag'], 1]],
  } satisfies Partial<Record<Name, readonly Switch[]>>),
);

/** Settings that are written by a table of their own. */
export const MENUS = ['headMenus', 'footMenus'];

const FOOTER = 'footer-';
const prefixOf = (column: string): string => (column === 'footerColour' ? FOOTER : '');

/** Removes a value from settings. @returns the value, and the settings without it. */
function taken(config: JsonObject, path: readonly string[]): readonly [value: unknown, rest: JsonObject] {
  const [name = '', ...below] = path;
  const { [name]: found, ...others } = config;
  if (below.length === 0) return [found, others];
  if (!isObject(found)) return [undefined, config];
  const [value, rest] = taken(found, below);
  return [value, Object.keys(rest).length === 0 ? others : { ...config, [name]: rest }];
}

/** Adds a value to settings. */
function put(config: JsonObject, [name = '', ...below]: readonly string[], value: unknown): JsonObject {
  if (below.length === 0) return { ...config, [name]: value };
  return { ...config, [name]: put(asObject(config[name]), below, value) };
}

/** Converts the settings of a branch to a row. */
export function rowOf(key: string, called: string, config: JsonObject): BranchRow {
  let rest = Object.fromEntries(Object.entries(config).filter(([field]) => !MENUS.includes(field)));
  const values: Record<string, string | number> = {};
  for (const [column, paths] of settingPaths) {
    for (const path of paths) {
      const [value, others] = taken(rest, path.split('.'));
      const prefix = prefixOf(column);
      const isText = typeof value === 'string' && value !== '' && value.startsWith(prefix);
      if (!isText && typeof value !== 'number') continue;
      const plain = typeof value === 'number' ? value : value.slice(prefix.length);
      if (path === paths[0]) values[column] = plain;
      // A value that differs from the column's stays in the column of other settings.
      if (values[column] === plain) rest = others;
    }
    if (values[column] === undefined) continue;
    for (const [path, on] of SWITCHES.get(column) ?? []) {
      const [value, others] = taken(rest, path);
      if (value === on) rest = others;
    }
  }
  const [isClosed, others] = taken(rest, ['isClosed']);
  const texts = (column: Name): string => String(values[column] ?? '');
  const numbers = (column: Name): number | null => {
    const value = values[column];
    return typeof value === 'number' ? value : null;
  };
  return {
    key,
    name: called,
    nameEn: texts('nameEn'),
    shortName: texts('shortName'),
    shortNameEn: texts('shortNameEn'),
    city: texts('city'),
    cityEn: texts('cityEn'),
    logo: texts('logo'),
    header: numbers('header'),
    headerColour: texts('headerColour'),
    footer: numbers('footer'),
    footerColour: texts('footerColour'),
    brand: texts('brand'),
    surface: texts('surface'),
    footerGround: texts('footerGround'),
    overview: texts('overview'),
    overviewEn: texts('overviewEn'),
    address: texts('address'),
    addressEn: texts('addressEn'),
    icp: texts('icp'),
    wechat: texts('wechat'),
    phone: texts('phone'),
    phoneHours: texts('phoneHours'),
    email: texts('email'),
    isClosed: isClosed === true,
    settings: settingsText(others),
  };
}

/** Converts a row to the settings of a branch. */
export function configOf(row: BranchRow): JsonObject {
  let config: JsonObject = settingsOf(row.settings);
  if (row.isClosed) config = put(config, ['isClosed'], true);
  for (const [column, paths] of Object.entries<readonly string[]>(SETTING_PATHS)) {
    const value = Object.entries(row).find(([one]) => one === column)?.[1];
    if (value === '' || value === null) continue;
    const [first, ...others] = paths;
    const prefixed = typeof value === 'number' ? value : `${prefixOf(column)}${String(value)}`;
    if (first !== undefined) config = put(config, first.split('.'), prefixed);
    // The column of other settings may override the further paths.
    const further = others.map((path) => [path.split('.'), prefixed] as const);
    for (const [path, also] of [...further, ...(SWITCHES.get(column) ?? [])])
      if (taken(config, path)[0] === undefined) config = put(config, path, also);
  }
  return config;
}
