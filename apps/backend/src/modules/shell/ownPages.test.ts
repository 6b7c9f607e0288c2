import { readFile } from 'node:fs/promises';
import * as shell from '@lectern/sdk/endpoints/shell';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { fillIn } from './menuLink.ts';
import { findOwnPage } from './ownPages.ts';
import { withDefaults } from '../../platform/company/deepMerge.ts';
import { mergeConfig } from '../../platform/company/schoolConfig.ts';

const app = await openTestApp({ seed: true });

describe('the school’s own pages', () => {
  it('are listed in the order of the head and foot menus', async () => {
    const data = await app.data(shell.ownPages, {});
    expect(data.map((page: shell.OwnPageLink) => [page.id, page.parentId, page.footFlag])).toEqual([
      ['1061', '106', 0],
      ['1062', '106', 0],
      ['2024', '202', 1],
      ['2025', '202', 1],
    ]);
  });

  it('include links to their neighbours', async () => {
    const data = await app.data(shell.ownPage, { id: '2025' });
    expect(data).toMatchObject({ title: '隐私说明', titleEn: 'Privacy', parentId: '202' });
    expect(data.neighbours.map(({ id }: shell.OwnPageLink) => id)).toEqual(['2024', '2025']);
  });

  it.each(['qinghe', 'huicai'])('exist for every menu item of %s that leads to one', async (folder) => {
    const file = new URL(`../../../schools/${folder}/company.json`, import.meta.url);
    const { config } = JSON.parse(await readFile(file, 'utf8'));
    const merged = mergeConfig(withDefaults(config), {});
    const items = [...merged.headMenus, ...merged.footMenus].flatMap((item) => [
      item,
      ...(item.children ?? []),
    ]);
    const own = items.filter(
      ({ type, url = '' }) => type === 'SYS_PAGE_HEAD_CUSTOM' && !url.includes('http'),
    );
    expect(own.filter(({ id }) => findOwnPage(merged, id) === undefined)).toEqual([]);
  });

  it.each(['999', '101', '__proto__', 'constructor', '../1061'])('are not found by the id %s', async (id) => {
    expect(await app.body(shell.ownPage, { id })).toMatchObject({ code: '0', message: '没有找到这个页面' });
  });
});

it('a setting unknown to this version is ignored when read, and reported when written', async () => {
  const file = new URL('../../../schools/huicai/company.json', import.meta.url);
  const { config } = JSON.parse(await readFile(file, 'utf8'));
  const { company } = await app.addCompany('newer.test', withDefaults({ ...config, ofTomorrow: {} }));
  expect((await app.call(shell.homeConfig, {}, { host: 'newer.test' })).body.code).toBe('1');
  // Writing an unknown setting is reported.
  expect(() => mergeConfig(company.config, {})).toThrow('"ofTomorrow" is not known here');
});

describe('a menu link with variables', () => {
  const somebody = { companyId: '1', schoolId: '2', userId: '3', username: 'a b&c' };

  it('contains the student and the school, URL-encoded', () => {
    expect(
      fillIn('https://x.example/?u={userId}&n={username}&s={schoolId}&c={companyId}&t={token}', somebody),
    ).toEqual({ url: 'https://x.example/?u=3&n=a%20b%26c&s=2&c=1&t=', needLoginFlag: 0 });
  });

  it('requires a log-in only if it names the student', () => {
    const nobody = { ...somebody, userId: undefined, username: undefined };
    expect(fillIn('/report?u={userId}', nobody)).toEqual({ url: '', needLoginFlag: 1 });
    expect(fillIn('/report?s={schoolId}', nobody)).toEqual({ url: '/report?s=2', needLoginFlag: 0 });
  });

  it('is filled in for the student who requests it', async () => {
    const student = await app.userNamed('newcomer');
    const asVisitor = await app.call(shell.menuLink, { id: '1063' });
    expect(asVisitor.body.data).toEqual({ url: '', needLoginFlag: 1 });
    const asStudent = await app.call(shell.menuLink, { id: '1063' }, { token: await app.tokenOf(student) });
    expect(asStudent.body.data.url).toContain(`userId=${student.id}&`);
    expect((await app.call(shell.menuLink, { id: '102' })).body.code).toBe('0');
  });
});
