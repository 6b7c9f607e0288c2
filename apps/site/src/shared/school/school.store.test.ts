// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { emptyShell } from './emptyShell.ts';
import { ownHome } from './ownHome.ts';
import { shell } from './shell.store.ts';
import { addressNamesSchool, otherSchool } from './school.store.ts';

const choice = (id: string, suffix: string) => ({
  id,
  suffix,
  isDefault: id === '1',
  name: { zh: suffix, en: suffix },
  city: { zh: '', en: '' },
  logo: '',
});

function open(id: string, suffix: string, address: string): void {
  const schools = [choice('1', 'main'), choice('2', 'hefei')];
  const brand = { ...emptyShell.brand, schoolId: id, schoolSuffix: suffix };
  shell.current = { ...emptyShell, brand, schools };
  history.replaceState(null, '', address);
}

afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['without a suffix names the default school', '2', 'hefei', '/#/home/index', undefined, { id: '1' }],
  ['with a suffix names that branch', '1', 'main', '/#/home/index/hefei', 'hefei', { suffix: 'hefei' }],
  ['of the current branch changes nothing', '2', 'hefei', '/#/home/index/hefei', 'hefei', undefined],
  ['of the current default school changes nothing', '1', 'main', '/#/home/index', undefined, undefined],
  ['without a hash keeps the branch', '2', 'hefei', '/', undefined, undefined],
  ['with a school id keeps that school', '2', 'hefei', '/?schoolId=2#/home/index', undefined, undefined],
  [
    'with a school id in the hash keeps that school',
    '2',
    'hefei',
    '/#/home/index?schoolId=2',
    undefined,
    undefined,
  ],
] as const)('a home address %s', (_, id, own, address, suffix, requested) => {
  open(id, own, address);
  expect(otherSchool(suffix)).toEqual(requested);
});

test('a page other than the home page names no school', () => {
  open('2', 'hefei', '/#/news');
  expect(addressNamesSchool(undefined)).toBe(false);
});

test.each([
  ['1', 'main', '#/home/index'],
  ['2', 'hefei', '#/home/index/hefei'],
])('links to the home page of school %s keep that school', (id, suffix, href) => {
  open(id, suffix, '/');
  expect(ownHome()).toBe(href);
});
