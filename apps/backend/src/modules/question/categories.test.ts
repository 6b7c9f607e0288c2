import * as other from '@lectern/sdk/endpoints/other';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { questionCategories, questionSubjects } from './bank.tables.ts';

const app = await openTestApp();

test('question categories are listed in the school’s order with their subjects, for their own company only', async () => {
  const { company } = await app.addCompany('bank.example');
  await app.addCompany('empty.example');
  const { db } = app.parts.connection;
  const [last, first] = await db
    .insert(questionCategories)
    .values([
      { companyId: company.id, name: '大学公共课', sort: 2 },
      { companyId: company.id, name: '高考', sort: 1 },
    ])
    .returning();
  await db.insert(questionSubjects).values([
    { companyId: company.id, categoryId: first?.id ?? '', name: '物理', sort: 2 },
    { companyId: company.id, categoryId: first?.id ?? '', name: '数学', sort: 1 },
  ]);
  const read = async (
    endpoint: typeof other.questionCategories | typeof other.courseCategoryAndSubject,
    host = 'bank.example',
  ) => (await app.call<object, unknown>(endpoint, {}, { host })).body.data;
  expect(await read(other.questionCategories)).toEqual([
    { categoryId: first?.id, categoryName: '高考' },
    { categoryId: last?.id, categoryName: '大学公共课' },
  ]);
  expect(await read(other.courseCategoryAndSubject)).toMatchObject([
    { categoryName: '高考', subjects: [{ subjectName: '数学' }, { subjectName: '物理' }] },
    { categoryName: '大学公共课', subjects: [] },
  ]);
  expect([
    await read(other.questionCategories, 'empty.example'),
    await read(other.courseCategoryAndSubject, 'empty.example'),
  ]).toEqual([[], []]);
});
