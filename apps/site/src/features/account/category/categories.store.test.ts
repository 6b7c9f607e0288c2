import { expect, test, vi } from 'vitest';
import { fakeSchool, setUpFakeSchool, offline } from '../../../shared/testing/school.fixture.ts';
import { categories, categoriesHref, categoryLists, listOf, showCategories } from './categories.store.ts';
import { categoryCounts, categorySubjects, usedCategories } from './samples.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));

setUpFakeSchool({
  'account.categoryUsed': () => usedCategories,
  'account.categoryUpgrade': () => usedCategories.slice(0, 1),
  'account.categoryCount': () => categoryCounts,
  'other.courseCategoryAndSubject': () => categorySubjects,
});

test('each list of categories has its own call, and shows subjects and the counts of all lists', async () => {
  await showCategories('already');
  expect(categories).toMatchObject({ status: 'ready', counts: categoryCounts });
  expect(categories.records).toEqual([
    {
      id: '1',
      name: '大学公共课',
      endsAt: '2099-03-16T14:00:00.000Z',
      priceCents: 990,
      subjects: [
        { id: '11', name: '高等数学' },
        { id: '12', name: '大学英语' },
      ],
    },
    { id: '2', name: '高考', endsAt: '', priceCents: 0, subjects: [{ id: '21', name: '物理' }] },
  ]);
  await showCategories('upgrade');
  expect(categories.records.map(({ id }) => id)).toEqual(['1']);
});

test('the list of categories is shown without counts or subjects, but fails without its records', async () => {
  fakeSchool.answers.set('account.categoryCount', offline);
  fakeSchool.answers.set('other.courseCategoryAndSubject', offline);
  await showCategories('already');
  expect(categories).toMatchObject({ status: 'ready', counts: undefined });
  expect(categories.records.map(({ subjects }) => subjects)).toEqual([[], []]);
  fakeSchool.answers.set('account.categoryUsed', offline);
  await showCategories('already');
  expect(categories.status).toBe('failed');
});

test('a list that fails to load does not show the records of the previous list', async () => {
  await showCategories('already');
  fakeSchool.answers.set('account.categoryUpgrade', offline);
  await showCategories('upgrade');
  expect(categories).toMatchObject({ status: 'failed', records: [] });
});

test.each(categoryLists)('the address keeps the list %s', (list) => {
  expect(listOf(categoriesHref(list).split('?')[1] ?? '')).toBe(list);
});
