import { expect, test } from 'vitest';
import { isUnfiltered, unfilteredQuery, listHref, readListQuery, refine } from './listAddress.ts';

const searchOf = (href: string) => href.split('?')[1] ?? '';

test('the address keeps every filter of the lists of courses and of packages', () => {
  const query = {
    courseName: '高一 数学&物理=?#%',
    category: '12',
    price: 'free',
    from: '99',
    to: '1280',
    kind: 'live',
    type: 'package',
    sort: 'priceUp',
    page: 3,
  } as const;
  expect(readListQuery(searchOf(listHref(query)), false)).toEqual(query);
  const address = listHref(query, true);
  expect(address).toMatch(/^#\/coursePackage\/list\?(?!.*type=)/);
  expect(readListQuery(searchOf(address), true)).toEqual(query);
});

test('the address omits filters that are not set', () => {
  expect(listHref(unfilteredQuery)).toBe('#/course/list');
  expect(listHref({ type: 'package' }, true)).toBe('#/coursePackage/list');
  expect(listHref(unfilteredQuery, true)).toBe('#/course/list');
  expect(listHref({ courseName: '数 学' })).toBe('#/course/list?courseName=%E6%95%B0%20%E5%AD%A6');
});

test.each([
  'price=cheap&kind=1&sort=;drop&page=-2',
  'page=1.5',
  'from=-1&to=9.5',
  'from=0&to=12345678',
  'page=99999999',
  'courseName=%20%20',
  '',
])('invalid or empty filters are ignored: %j', (search) => {
  expect(readListQuery(search, false)).toEqual(unfilteredQuery);
});

test('the former parameter free=1 is read as the price “free”, and a long name is cut to 100 characters', () => {
  expect(readListQuery('free=1', false).price).toBe('free');
  expect([...readListQuery(`courseName=${'数'.repeat(5000)}`, false).courseName]).toHaveLength(100);
});

test('changing a filter goes back to the first page', () => {
  expect(refine({ ...unfilteredQuery, page: 4 }, { kind: 'live' })).toEqual({
    ...unfilteredQuery,
    kind: 'live',
  });
  expect(refine(unfilteredQuery, { page: 2 }).page).toBe(2);
});

test.each([
  ['', false, true],
  ['sort=newest&page=3', false, true],
  ['sort=newest&page=3', true, true],
  ['type=package', false, false],
  ['courseName=a', false, false],
  ['kind=live', true, false],
])('the query %j of a list (of packages: %s) is without filters: %s', (search, isOfPackages, expected) => {
  expect(isUnfiltered(readListQuery(search, isOfPackages), isOfPackages)).toBe(expected);
});
