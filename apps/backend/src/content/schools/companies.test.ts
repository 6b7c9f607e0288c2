import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { footInfo, homeConfig, schoolBySuffix, schools as listSchools } from '@lectern/sdk/endpoints/shell';
import { and, arrayContains, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { openFolder } from '../../../test/openFolder.ts';
import { openTestApp } from '../../../test/openTestApp.ts';
import { seedSchools, SCHOOLS_FOLDER } from './companies.seed.ts';
import { SchoolConfig } from '../../platform/company/schoolConfig.schema.ts';
import { companies, schools } from '../../platform/database/tables/companies.tables.ts';
import { readBranches, saveBranch } from './branches.ts';
import { readMenus, saveMenus } from './menus.ts';
import { SchoolFolderError } from './schoolFolderError.ts';
import { CompanyFile, readSchoolFolders } from './schoolFolders.ts';

let folder: string;
const app = await openTestApp();
const { db } = app.parts.connection;
beforeEach(async () => {
  folder = await openFolder();
  await cp(SCHOOLS_FOLDER, folder, { recursive: true });
});

async function replaceInFile(file: string, from: string, to: string): Promise<void> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
}

const seed = async () => {
  const changed = await seedSchools(db, folder);
  app.parts.tenants.forget();
  return changed;
};

it('seedSchools seeds everything once, then only changed schools', async () => {
  expect(await seed()).toHaveLength(2);
  expect(await seed()).toEqual([]);
  await replaceInFile('qinghe/xian/school.json', '"colour": "orangeDeep"', '"colour": "green"');
  expect(await seed()).toHaveLength(1);
  const { id } = await app.data(schoolBySuffix, { suffix: 'xian' });
  expect((await app.data(homeConfig, {}, { schoolId: id })).themeColor).toBe('header-green');
});

it('seedSchools creates a school from a copied folder, and switches the default school', async () => {
  await seed();
  await cp(join(folder, 'huicai/north'), join(folder, 'huicai/south'), { recursive: true });
  await replaceInFile('huicai/south/school.json', '北方中心', '南方中心');
  await replaceInFile('huicai/company.json', '"defaultSchool": "main"', '"defaultSchool": "south"');
  await seed();
  const list = await app.data(listSchools, {}, { host: 'second.localhost' });
  expect(
    list.map((school: { suffix: string; defaultFlag: number }) => [school.suffix, school.defaultFlag]),
  ).toEqual([
    ['south', 1],
    ['main', 0],
    ['north', 0],
  ]);
});

it('seedSchools creates each company once when several processes start at once', async () => {
  await db.delete(schools);
  await db.delete(companies);
  const start = () => db.transaction(async (tx) => seedSchools(tx, folder));
  const made = await Promise.all([start(), start(), start()]);
  expect(made.map(({ length }) => length).toSorted()).toEqual([0, 0, 2]);
  expect(await db.$count(companies)).toBe(2);
});

it.each([
  ['schools folder of the school', ''],
  ['bundled schools folder with a separate folder for edits', 'edits'],
])('seedSchools keeps menus changed by tables: %s', async (_, place) => {
  const folders = { schoolsDir: folder, schoolEditsDir: join(folder, '..', `${basename(folder)}${place}`) };
  const seed = () => seedSchools(db, folder, folders.schoolEditsDir);
  const before = await readFile(join(folder, 'qinghe/company.json'), 'utf8');
  await seed();
  const [company] = await db
    .select()
    .from(companies)
    .where(arrayContains(companies.hosts, ['localhost']));
  const { id: companyId } = company!;
  const [branch] = await db
    .select()
    .from(schools)
    .where(and(eq(schools.companyId, companyId), eq(schools.suffix, 'xian')));
  const entries = [{ id: 'x', name: '资讯', type: 'SYS_PAGE_HEAD_NEWS' as const }];
  const own = { place: 'headMenus' as const, entries };
  await (
    await saveMenus(db, companyId, { ...own, schoolId: null }, folders)
  )();
  await (
    await saveMenus(db, companyId, { ...own, schoolId: branch!.id, entries: [] }, folders)
  )();
  expect(await seed()).toEqual([]);
  const menus = await readMenus(db, companyId);
  expect(menus.find(({ place }) => place === 'headMenus')).toEqual({ ...own, schoolId: null });
  expect(menus.filter(({ schoolId }) => schoolId === branch!.id)).toEqual([]);

  await (
    await saveMenus(db, companyId, { ...own, schoolId: branch!.id }, folders)
  )();
  expect(await seed()).toEqual([]);
  expect(await readMenus(db, companyId)).toContainEqual({ ...own, schoolId: branch!.id });
  const after = await readFile(join(folder, 'qinghe/company.json'), 'utf8');
  expect(after === before).toBe(place !== '');
  if (place !== '') await rm(folders.schoolEditsDir, { recursive: true });
});

it.each([
  ['schools folder of the school', ''],
  ['bundled schools folder with a separate folder for edits', 'edits'],
])('seedSchools keeps branches changed or added by tables: %s', async (_, place) => {
  const folders = { schoolsDir: folder, schoolEditsDir: join(folder, '..', `${basename(folder)}${place}`) };
  const seed = () => seedSchools(db, folder, folders.schoolEditsDir);
  await seed();
  const [company] = await db
    .select()
    .from(companies)
    .where(arrayContains(companies.hosts, ['localhost']));
  const { id: companyId } = company!;
  const branchAt = async (suffix: string) =>
    (await readBranches(db, companyId)).find((one) => one.suffix === suffix);
  const before = (await branchAt('xian'))!;
  const own = { suffix: 'xian', name: '长安分校', config: { ...before.config, city: '长安' } };
  await (await saveBranch(db, companyId, before.id, own, folders)).write();
  const added = { suffix: `new${place}`, name: '新分校', config: { city: '乌鲁木齐' } };
  await (await saveBranch(db, companyId, undefined, added, folders)).write();
  expect(await seed()).toEqual([]);
  expect(await branchAt('xian')).toMatchObject({ ...own, id: before.id });
  expect(await branchAt(added.suffix)).toMatchObject({ ...added, defaultFlag: false });

  // Menus that are changed later are stored beside it.
  await (
    await saveMenus(db, companyId, { schoolId: before.id, place: 'headMenus', entries: [] }, folders)
  )();
  expect(await seed()).toEqual([]);
  expect((await branchAt('xian'))?.config).toMatchObject({ city: '长安' });
  expect((await branchAt('xian'))?.config).not.toHaveProperty('headMenus');
  if (place !== '') await rm(folders.schoolEditsDir, { recursive: true });
});

it('a school’s names are filled into the texts of its company', async () => {
  await seed();
  const schoolId = (await app.data(schoolBySuffix, { suffix: 'xian' })).id;
  expect(await app.data(footInfo, {}, { schoolId })).toMatchObject({
    companyName: '青禾学堂西安分校',
    copyrightEn: "© 2026 Qinghe Academy Xi'an",
  });
  expect((await app.data(footInfo, {})).logoText).toBe('青禾学堂');
});

it.each([
  ['a field of the wrong type', '"template": 2', '"template": 9', /xian.school\.json: "header\.template"/],
  ['an unknown field', '"city": "西安"', '"town": "西安"', /xian.school\.json: "town" is not known here/],
  ['invalid JSON', '"city"', 'city', /xian.school\.json cannot be read/],
  ['an empty name', '"name": "青禾学堂西安分校"', '"name": ""', /xian.school\.json: "name"/],
])('readSchoolFolders rejects %s, naming file and field', async (_, from, to, message) => {
  await replaceInFile('qinghe/xian/school.json', from, to);
  await expect(readSchoolFolders(folder)).rejects.toThrow(message);
});

it.each([
  [
    'a misspelt colour',
    '"colour": "orangeDeep"',
    '"colour": "redd"',
    '"header.colour" is "redd", which is no theme; did you mean "red"?',
  ],
  [
    'a class name as a colour',
    '"colour": "orangeDeep"',
    '"colour": "header-red"',
    '"header.colour" is "header-red", which is no theme; did you mean "red"?',
  ],
  [
    'an unknown colour',
    '"colour": "orangeDeep"',
    '"colour": "turquoise"',
    'orangeDeep, red, redDeep, white, and own for the colours of "theme"',
  ],
  [
    'a misspelt footer theme',
    '"themes": "footer-orange"',
    '"themes": "footer-rot"',
    '"footer.themes" is "footer-rot", which is no theme; did you mean "footer-red"?',
  ],
  ['own colours without a theme', '"colour": "orangeDeep"', '"colour": "own"', '"theme" is missing'],
])(
  'readSchoolFolders rejects %s, suggesting the nearest valid theme or listing all',
  async (_, from, to, message) => {
    await replaceInFile('qinghe/xian/school.json', from, to);
    await expect(readSchoolFolders(folder)).rejects.toThrow(/xian.school\.json: /);
    await expect(readSchoolFolders(folder)).rejects.toThrow(message);
  },
);

/** Gives a branch its own colours. */
const setOwnColours = () =>
  replaceInFile(
    'qinghe/xian/school.json',
    '"colour": "orangeDeep"',
    '"colour": "own" }, "theme": { "brand": "#b5305a", "surface": "#fff3f5", "footer": "#4a1428"',
  );

it.each([
  ['"#b5305a"', '"crimson"', '"theme.brand" must be a colour such as "#1d5bd6"'],
  ['"#fff3f5"', '"#fff3f"', '"theme.surface" must be a colour such as "#1d5bd6"'],
  ['"brand": "#b5305a",', '', '"theme.brand" is missing'],
  ['"brand"', '"ink": "#000000",\n"brand"', '"theme.ink" is not known here'],
])('readSchoolFolders rejects own colours with %s replaced by %s', async (from, to, message) => {
  await setOwnColours();
  await replaceInFile('qinghe/xian/school.json', from, to);
  await expect(readSchoolFolders(folder)).rejects.toThrow(message);
});

it('home.config returns own colours for the school that has them, and for no other', async () => {
  await setOwnColours();
  await seed();
  const look = async (suffix: string) =>
    (await app.call(homeConfig, {}, { schoolId: (await app.data(schoolBySuffix, { suffix })).id })).body.data;
  expect(await look('xian')).toMatchObject({
    themeColor: 'header-own',
    ownTheme: { brand: '#b5305a', surface: '#fff3f5', footer: '#4a1428' },
  });
  expect(await look('main')).not.toHaveProperty('ownTheme');
});

it('readSchoolFolders rejects a company whose default school does not exist', async () => {
  await replaceInFile('qinghe/company.json', '"defaultSchool": "main"', '"defaultSchool": "moon"');
  await expect(readSchoolFolders(folder)).rejects.toThrow('company.json: "defaultSchool" is "moon"');
});

it.each(CompanyFile.required)(
  'readSchoolFolders rejects a company without %s, naming file and field',
  async (field) => {
    const file = join(folder, 'qinghe/company.json');
    const { [field]: _, ...rest } = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify(rest));
    await expect(readSchoolFolders(folder)).rejects.toThrow(`${file}: "${field}" is missing`);
  },
);

it('readSchoolFolders rejects a host that belongs to two companies', async () => {
  await replaceInFile('huicai/company.json', '"second.localhost"', '"localhost"');
  await expect(readSchoolFolders(folder)).rejects.toThrow('"hosts" contains "localhost"');
});

it('seedSchools saves the allowed origins of other front ends, and updates them on change', async () => {
  await seed();
  const hosts = '"hosts": ["second.localhost"],';
  await replaceInFile('huicai/company.json', hosts, `${hosts}\n  "origins": ["https://app.example"],`);
  expect(await seed()).toHaveLength(1);
  const company = async () => (await app.parts.tenants.byHost('second.localhost'))?.company.origins;
  expect(await company()).toEqual(['https://app.example']);
  await replaceInFile('huicai/company.json', '"https://app.example"', '"http://localhost:5173"');
  await seed();
  expect(await company()).toEqual(['http://localhost:5173']);
});

it.each([
  ['*', ''],
  ['https://*.example', ''],
  ['app.example', ''],
  ['capacitor://localhost', ''],
  ['https://app.example/', '; "https://app.example" is'],
  ['https://app.example:443', '; "https://app.example" is'],
  ['https://APP.example/start', '; "https://app.example" is'],
])('readSchoolFolders rejects %s as an origin, naming file and field', async (origin, hint) => {
  const hosts = '"hosts": ["second.localhost"],';
  await replaceInFile(
    'huicai/company.json',
    hosts,
    `${hosts}\n  "origins": ["http://localhost:5173", "${origin}"],`,
  );
  await expect(readSchoolFolders(folder)).rejects.toThrow(
    `huicai/company.json: "origins[1]" is "${origin}", which is not an origin such as "https://app.school.example"${hint}`,
  );
});

it('readSchoolFolders rejects a folder that does not exist', async () => {
  await expect(readSchoolFolders(join(folder, 'nowhere'))).rejects.toThrow(SchoolFolderError);
});

it('the README of the schools folder documents every field of the files and of the settings', async () => {
  const readme = await readFile(join(SCHOOLS_FOLDER, 'README.md'), 'utf8');
  const fields = [CompanyFile, SchoolConfig].flatMap(({ properties }) => Object.keys(properties));
  expect(fields.filter((field) => !new RegExp(`\\| [^|]*\`${field}[\`.]`).test(readme))).toEqual([]);
});
