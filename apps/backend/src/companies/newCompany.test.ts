import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  footInfo,
  homeConfig,
  type Schools,
  schools,
  serviceConfig,
  sideBarConfig,
} from '@lectern/sdk/endpoints/shell';
import { expect, test, vi } from 'vitest';
import { openTestApp } from '../../test/openTestApp.ts';
import { runCommand } from '../../test/runCommand.ts';
import { openSchoolFolder } from '../../test/schoolFolder.ts';
import { EXIT } from '../commands/program.ts';
import { companies } from '../platform/database/tables/companies.tables.ts';

const app = await openTestApp();
const folder = await openSchoolFolder(app);
vi.stubEnv('SCHOOLS_DIR', join(folder.path, 'schools'));

const make = (key: string, ...options: readonly string[]) => runCommand('company', 'new', key, ...options);
const PINES = ['--name=松涛学校', '--hosts=www.pines.example,pines.example'] as const;
const read = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder.path, 'schools', file), 'utf8'));

test('company new creates a company that a running server serves at once, without any invented details', async () => {
  expect((await app.call(homeConfig, {}, { host: 'pines.example' })).status).toBe(404);
  const made = await make('pines', ...PINES, '--name-en=Pines School', '--brand=#b5305a');
  expect(made).toMatchObject({ code: EXIT.done, err: '' });
  expect(made.out).toContain('with the hosts www.pines.example, pines.example');
  expect(await read('pines/company.json')).toEqual({
    name: '松涛学校',
    order: 0,
    hosts: ['www.pines.example', 'pines.example'],
    defaultSchool: 'main',
    config: {
      shortName: '松涛学校',
      nameEn: 'Pines School',
      shortNameEn: 'Pines School',
      header: { colour: 'own' },
      footer: { themes: 'footer-own' },
      theme: { brand: '#b5305a' },
    },
  });
  expect(await read('pines/main/school.json')).toEqual({ name: '松涛学校', order: 0, config: {} });

  const at = { host: 'pines.example' };
  await vi.waitFor(async () => expect((await app.call(homeConfig, {}, at)).status).toBe(200));
  expect(await app.data(homeConfig, {}, at)).toMatchObject({ ownTheme: { brand: '#b5305a' } });
  expect(await app.data(footInfo, {}, at)).toMatchObject({
    companyName: '松涛学校',
    copyrightEn: '© Pines School',
    icpNo: '',
    companyAddress: '',
  });
  // Without SMS or a captcha nobody can register.
  expect((await app.data(serviceConfig, {}, at)).personConfig).not.toContain('USER_REGISTER');
});

test('the branch’s row in the tables is shown on the site, and exported unchanged', async () => {
  const row = '松涛,青岛市香港中路 1 号,鲁ICP备1号,400-700-8000,每天 9:00,desk@pines.example';
  await folder.write({
    'sheets/branches.csv': `key,name,shortName,address,icp,phone,phoneHours,email\nmain,松涛学校,${row}\n`,
  });
  expect(await runCommand('apply', 'sheets', '--host=pines.example')).toMatchObject({
    code: EXIT.done,
    err: '',
  });
  const at = { host: 'pines.example' };
  await vi.waitFor(async () =>
    expect(await app.data(sideBarConfig, {}, at)).toMatchObject({
      serviceFlag: 1,
      servicePhone: '400-700-8000',
      serviceEmailFlag: 1,
    }),
  );
  expect(await app.data(footInfo, {}, at)).toMatchObject({ icpNo: '鲁ICP备1号' });
  expect(await runCommand('export', 'out', '--host=pines.example')).toMatchObject({ code: EXIT.done });
  const [head = '', line = ''] = (await readFile(join(folder.path, 'out/branches.csv'), 'utf8')).split('\n');
  const cells = new Map(
    head
      .replace('\uFEFF', '')
      .split(',')
      .map((column, index) => [column, line.split(',')[index]]),
  );
  expect(cells.get('phone')).toBe('400-700-8000');
  expect(cells.get('settings')).toBe('');
  expect((await runCommand('check', 'out', '--host=pines.example')).out).not.toMatch(
    /[1-9]\d* (?:new|changed)/,
  );
});

test('a closed branch disappears from the list and can be reopened; the default branch cannot be closed', async () => {
  const at = { host: 'pines.example' };
  const put = async (rows: string) => {
    await folder.write({ 'sheets/branches.csv': `key,name,isClosed\n${rows}` });
    return runCommand('apply', 'sheets', '--host=pines.example');
  };
  const named = async () => {
    const list: Schools = await app.data(schools, {}, at);
    return list.map(({ schoolName }) => schoolName);
  };
  for (const [isClosed, shown] of [
    ['no', ['松涛学校', '海边分校']],
    ['yes', ['松涛学校']],
    ['no', ['松涛学校', '海边分校']],
  ] as const) {
    expect(await put(`main,松涛学校,no\nsea,海边分校,${isClosed}\n`)).toMatchObject({ err: '' });
    await vi.waitFor(async () => expect(await named()).toEqual(shown));
  }
  expect((await put('main,松涛学校,yes\n')).err).toContain('the default branch cannot be closed');
});

test.each([
  [
    'a host of another company',
    ['oaks', '--name=橡树', '--hosts=pines.example'],
    '--hosts: 松涛学校 already has',
  ],
  [
    'an address instead of a host',
    ['oaks', '--name=橡树', '--hosts=https://oaks.example'],
    '“https://oaks.example” is not a host name',
  ],
  ['an existing folder', ['pines', '--name=橡树', '--hosts=oaks.example'], 'already exists'],
  [
    'a path as key',
    ['../oaks', '--name=橡树', '--hosts=oaks.example'],
    '“../oaks” is not a valid folder name',
  ],
  [
    'an invalid colour',
    ['oaks', '--name=橡树', '--hosts=oaks.example', '--brand=red'],
    '--brand must be a colour',
  ],
])(
  'company new refuses %s, and leaves no folder or row behind',
  async (_, [key = '', ...options], problem) => {
    const { code, err } = await make(key, ...options);
    expect(code).toBe(EXIT.failed);
    expect(err).toContain(problem);
    expect(await readdir(join(folder.path, 'schools'))).toEqual(['pines']);
    expect(await app.parts.connection.db.$count(companies)).toBe(1);
  },
);

test('company new deletes its new folder when another company’s folder cannot be read', async () => {
  const file = join(folder.path, 'schools/pines/company.json');
  const before = await readFile(file, 'utf8');
  await writeFile(file, '{');
  const { err } = await make('oaks', '--name=橡树', '--hosts=oaks.example');
  expect(err).toContain('pines/company.json cannot be read');
  await writeFile(file, before);
  expect(await readdir(join(folder.path, 'schools'))).toEqual(['pines']);
});

test('company new without a schools folder names the missing setting', async () => {
  vi.stubEnv('SCHOOLS_DIR', '');
  expect((await make('oaks', '--name=橡树', '--hosts=oaks.example')).err).toContain('SCHOOLS_DIR=');
  vi.stubEnv('SCHOOLS_DIR', join(folder.path, 'schools'));
});
