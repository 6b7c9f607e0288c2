import * as account from '@lectern/sdk/endpoints/account';
import * as exam from '@lectern/sdk/endpoints/exam';
import * as question from '@lectern/sdk/endpoints/question';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../../test/openTestApp.ts';
import { payOrder } from '../../../../test/subjects/payOrder.ts';
import { choice, paper } from '../../../../test/subjects/bank.ts';
import { papers, questionCategories } from '../../question/bank.tables.ts';
import { saveBank } from '../../question/saveBank.service.ts';
import type { exams } from '../../answering/attempts/exam.tables.ts';
import { examStudents } from '../../answering/attempts/exam.tables.ts';
import { addExamOn } from '../../../../test/subjects/exams.ts';

const HOUR_MS = 3_600_000;

const app = await openTestApp();
const { company } = await app.addCompany('localhost');
const subjects = ['used', 'new', 'closed', 'exams'].map((name, index) => {
  const only = choice({ key: `c:${name}`, stem: name, options: ['a', 'b'], right: 'A', explanation: '' });
  return {
    category: name,
    categorySort: index,
    name,
    summary: '',
    sort: 1,
    questions: [only],
    papers: [
      paper({ key: `c:paper:${name}`, name, minutes: 10, sort: 1 }, [{ name: 'all', score: 10, of: [only] }]),
    ],
  };
});
const { db } = app.parts.connection;
await db.transaction((tx) => saveBank(tx, company.id, subjects));
await db.update(papers).set({ isOpen: false }).where(eq(papers.name, 'closed'));
await db.insert(questionCategories).values({ companyId: company.id, name: 'empty', sort: 9 });
const { company: other } = await app.addCompany('other.example');
await db.insert(questionCategories).values({ companyId: other.id, name: 'strange' });
const rows = await db.select().from(papers).where(eq(papers.companyId, company.id));
const paperIds = Object.fromEntries(rows.map(({ name, id }) => [name, id]));

async function addExam(values: Partial<typeof exams.$inferInsert> = {}): Promise<string> {
  const paper = { companyId: company.id, paperId: paperIds['exams'] ?? '' };
  return (await addExamOn(app, paper, { isForAll: false, ...values })).id;
}

test('question categories change lists (used, available, exam, upgrade) as the student practises, joins and pays', async () => {
  const user = await app.addUser(company);
  const options = { token: await app.tokenOf(user) };
  const { categoryUsed, categoryCan, categoryExam, categoryUpgrade } = account;
  const lists = { categoryUsed, categoryCan, categoryExam, categoryUpgrade };
  const names = async (list: keyof typeof lists) =>
    (await app.data(lists[list], {}, options)).map(({ categoryName }: account.UsedCategory) => categoryName);
  const counts = () => app.data(account.categoryCount, {}, options);
  const admit = (examId: string) =>
    db.insert(examStudents).values({ companyId: company.id, examId, userId: user.id });

  await addExam({ priceCents: 500 });
  expect(await counts()).toEqual({ already: 0, can: 3, exam: 0, upgrade: 0 });

  await app.call(question.generatePaper, { paperId: paperIds['used'] ?? '' }, options);
  expect(await names('categoryUsed')).toEqual(['used']);
  expect(await names('categoryCan')).toEqual(['new', 'exams']);

  const examId = await addExam({ priceCents: 990 });
  await admit(examId);
  await admit(await addExam({ closeAt: new Date(app.clock.now().getTime() + 2 * HOUR_MS) }));
  const listed = {
    categoryName: 'exams',
    endsAt: new Date(app.clock.now().getTime() + 2 * HOUR_MS).toISOString(),
    priceCents: 990,
  };
  expect(await app.data(account.categoryExam, {}, options)).toMatchObject([listed]);
  expect(await app.data(account.categoryUpgrade, {}, options)).toMatchObject([listed]);

  const { recordId } = await app.data(exam.join, { examId }, options);
  await app.call(exam.handIn, { id: recordId }, options);
  expect(await names('categoryUsed')).toEqual(['used', 'exams']);
  const { body } = await app.call(exam.makePayOrder, { exerciseId: recordId }, options);
  expect(await names('categoryUpgrade')).toEqual(['exams']);
  await payOrder(app, { companyId: company.id, orderId: body.data.orderId, ...options });
  expect(await names('categoryUpgrade')).toEqual([]);
  expect(await names('categoryExam')).toEqual(['exams']);
  expect(await counts()).toEqual({ already: 2, can: 1, exam: 1, upgrade: 0 });
});
