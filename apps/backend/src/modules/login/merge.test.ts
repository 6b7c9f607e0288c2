import * as login from '@lectern/sdk/endpoints/login';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { exerciseRecords, recordQuestions, wrongQuestions } from '../answering/records/records.tables.ts';
import { questions, questionSubjects } from '../question/bank.tables.ts';

const app = await openTestApp({ seed: true });
const student = await app.userNamed('newcomer');
const { db } = app.parts.connection;
const [question] = await db
  .select()
  .from(questions)
  .where(eq(questions.companyId, student.companyId))
  .limit(1);
if (question === undefined) throw new Error('The demonstration has no question');
const questionId = question.id;
const company = { ...(await app.parts.tenants.byHost('localhost'))!.company };

async function addRecord(values: Partial<typeof exerciseRecords.$inferInsert> = {}): Promise<string> {
  const now = app.clock.now();
  const [subject] = await db
    .select()
    .from(questionSubjects)
    .where(eq(questionSubjects.companyId, company.id))
    .limit(1);
  const [record] = await db
    .insert(exerciseRecords)
    .values({
      companyId: company.id,
      clientId: 'device-1',
      type: 'chapter',
      title: '练习',
      subjectId: subject?.id ?? null,
      state: 'submitted',
      seed: 1,
      questionCount: 1,
      totalScore: 5,
      score: 0,
      startedAt: now,
      submittedAt: now,
      activeAt: now,
      ...values,
    })
    .returning();
  if (record === undefined) throw new Error('The record was not inserted');
  await db
    .insert(recordQuestions)
    .values({
      companyId: company.id,
      recordId: record.id,
      questionId,
      number: 1,
      score: 5,
      answer: ['B'],
      verdict: 'wrong',
      earned: 0,
    });
  return record.id;
}

async function merge(unLoginRecordId: string, clientId = 'device-1'): Promise<number> {
  const token = await app.tokenOf(student);
  return (await app.data(login.mergeUnlogged, { clientId, unLoginRecordId }, { token })).mergedCount;
}

it('login.mergeUnlogged gives a visitor’s exercise and its mistakes to the student once', async () => {
  const id = await addRecord();
  expect(await merge(id)).toBe(1);
  expect(await merge(id)).toBe(0);
  const [record] = await db.select().from(exerciseRecords).where(eq(exerciseRecords.id, id));
  expect(record).toMatchObject({ userId: student.id, clientId: null, state: 'submitted' });
  const [mistake] = await db.select().from(wrongQuestions).where(eq(wrongQuestions.userId, student.id));
  expect(mistake).toMatchObject({ questionId, times: 1, lastAnswer: ['B'] });
});

it('login.mergeUnlogged moves nothing for another device, another student’s exercise or an invalid id', async () => {
  const id = await addRecord();
  expect(await merge(id, 'device-2')).toBe(0);
  const other = await app.userNamed('member');
  expect(await merge(await addRecord({ userId: other.id, clientId: null }))).toBe(0);
  for (const bad of ['0', 'abc', '99999999999999999999']) expect(await merge(bad)).toBe(0);
});

it('login.mergeUnlogged requires a log-in', async () => {
  expect((await app.call(login.mergeUnlogged, { clientId: 'device-1', unLoginRecordId: '1' })).status).toBe(
    401,
  );
});
