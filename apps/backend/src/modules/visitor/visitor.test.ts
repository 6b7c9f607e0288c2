import * as answering from '@lectern/sdk/endpoints/answering';
import * as login from '@lectern/sdk/endpoints/login';
import * as question from '@lectern/sdk/endpoints/question';
import * as visitor from '@lectern/sdk/endpoints/visitor';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { choice } from '../../../test/subjects/bank.ts';
import { answers, exerciseRecords } from '../answering/records/records.tables.ts';
import { saveBank } from '../question/saveBank.service.ts';
import { deleteOldVisits } from './deleteOldVisits.service.ts';

const EXPLANATION = 'an explanation that nobody may see before the hand-in';
const questions = Array.from({ length: 4 }, (_, index) =>
  choice({
    key: `v:${index}`,
    stem: `v:${index}`,
    options: ['a', 'b'],
    right: 'A',
    explanation: EXPLANATION,
  }),
);

let place: { categoryId: string; subjectId: string };
let devices = 0;

const app = await openTestApp();
const { db } = app.parts.connection;
const { company } = await app.addCompany('visitor.test');
const subject = {
  category: 'visits',
  categorySort: 1,
  name: 'visited',
  summary: '',
  sort: 1,
  questions,
  papers: [],
};
await db.transaction((tx) => saveBank(tx, company.id, [subject]));
[place] = await app.data(question.subjects, {}, { host: 'visitor.test' });
place = { categoryId: place.categoryId, subjectId: place.subjectId };

const host = 'visitor.test';

async function visit() {
  const clientId = `device-number-${(devices += 1)}`;
  const as = { host, headers: { deviceid: clientId } };
  const made = await app.data(visitor.quickPaper, { ...place, clientId }, as);
  const ids: string[] = made.questions.map((entry: { questionId: string }) => entry.questionId);
  const { recordId, paperId, exerciseType } = made;
  return { clientId, as, made, ids, recordId, exercise: { clientId, recordId, paperId, exerciseType } };
}

const answer = (questionId: string | undefined, ...given: string[]) => ({
  questionId: questionId ?? '',
  answer: given,
});

describe('a visitor', () => {
  test('practises from a quick paper to a report, and sees no explanation before hand-in', async () => {
    const { as, made, ids, recordId, exercise } = await visit();
    expect(made.questions).toHaveLength(4);
    expect(JSON.stringify(made)).not.toContain(EXPLANATION);
    const synced = await app.call(
      visitor.sync,
      { currentId: recordId, answers: [answer(ids[0], 'B'), answer(ids[0], 'A')] },
      as,
    );
    expect(synced.body.data).toEqual({ answeredCount: 1 });
    const report = await app.call(
      visitor.submit,
      { ...exercise, answers: [answer(ids[0], 'A'), answer(ids[1], 'B')] },
      as,
    );
    expect(report.body.data).toMatchObject({ rightCount: 1, questionCount: 4, score: 1, totalScore: 4 });
    expect(JSON.stringify(report.body)).toContain(EXPLANATION);
    const repeated = await app.call(visitor.submit, { ...exercise, answers: [answer(ids[1], 'A')] }, as);
    expect(repeated.body).toEqual(report.body);
    const again = await app.call(visitor.reexamineUnlogged, { ...exercise, questionIds: [ids[1] ?? ''] }, as);
    expect(again.body.data.questions.map((entry: { questionId: string }) => entry.questionId)).toEqual([
      ids[1],
    ]);
  });

  test('stores an answer once, however often it is synced', async () => {
    const { as, ids, recordId } = await visit();
    const sent = { currentId: recordId, answers: [answer(ids[0], 'B')] };
    await Promise.all([1, 2, 3].map(() => app.call(visitor.sync, sent, as)));
    expect(await db.$count(answers, eq(answers.recordId, recordId))).toBe(1);
  });

  test('may start ten exercises a minute with a session, counted apart from other visitors', async () => {
    const token = await app.tokenOf(await app.addUser(company));
    // Makes the session known, so that its exercises count for the student rather than for the shared address.
    await app.call(question.wrongList, {}, { host, token });
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      const made = await app.call(
        visitor.quickPaper,
        { ...place, clientId: 'device-of-many' },
        { host, token },
      );
      statuses.push(made.status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await visit()).made.questions).toHaveLength(4);
  });

  test('cannot reach the exercise of another device', async () => {
    const { ids, recordId, exercise } = await visit();
    const other = await visit();
    const replies = [
      await app.call(visitor.sync, { currentId: recordId, answers: [answer(ids[0], 'B')] }, other.as),
      await app.call(visitor.sync, { currentId: recordId, answers: [answer(ids[0], 'B')] }, { host }),
      await app.call(visitor.submit, { ...exercise, clientId: other.clientId, answers: [] }, other.as),
    ];
    for (const { body } of replies) expect(body.code).toBe('0');
  });
});

describe('logging in during an exercise', () => {
  test('neither loses nor duplicates answers, even those synced during the merge', async () => {
    const { clientId, as, ids, recordId, exercise } = await visit();
    await app.call(visitor.sync, { currentId: recordId, answers: [answer(ids[0], 'B')] }, as);
    const token = await app.tokenOf(await app.addUser(company));
    const known = { ...as, token };
    const late = { currentId: recordId, answers: [answer(ids[0], 'B'), answer(ids[1], 'A')] };
    const [merged] = await Promise.all([
      app.call(login.mergeUnlogged, { clientId, unLoginRecordId: recordId }, known),
      app.call(visitor.sync, late, as),
    ]);
    expect(merged.body.data).toEqual({ mergedCount: 1 });
    // Answers sent after the merge are refused without a session, and accepted with one.
    expect(await app.body(visitor.sync, late, as)).toMatchObject({ code: '0', data: { merged: true } });
    expect(await app.data(visitor.sync, late, known)).toEqual({ answeredCount: 2 });
    expect(await db.$count(answers, eq(answers.recordId, recordId))).toBe(2);
    const room = await app.data(answering.paperQuestions, { recordId }, known);
    expect(room.questions.slice(0, 2).map((entry: { answer: string[] }) => entry.answer)).toEqual([
      ['B'],
      ['A'],
    ]);
    expect(await app.data(visitor.submit, { ...exercise, answers: late.answers }, known)).toMatchObject({
      rightCount: 1,
    });
    expect(await app.data(question.wrongList, {}, known)).toMatchObject({
      total: 1,
      records: [{ times: 1 }],
    });
    expect(await app.data(login.mergeUnlogged, { clientId, unLoginRecordId: recordId }, known)).toEqual({
      mergedCount: 0,
    });
    expect((await app.data(question.wrongList, {}, known)).records[0].times).toBe(1);
  });
});

test('a visitor’s exercise is deleted after a month without activity, a student’s is kept', async () => {
  const [left, worked, given] = [await visit(), await visit(), await visit()];
  const user = await app.addUser(company);
  await db
    .update(exerciseRecords)
    .set({ userId: user.id, clientId: null })
    .where(eq(exerciseRecords.id, given.recordId));
  app.clock.advance(20 * 24 * 3600_000);
  await app.call(visitor.sync, { currentId: worked.recordId, answers: [] }, worked.as);
  app.clock.advance(11 * 24 * 3600_000);
  await deleteOldVisits(app.parts);
  const isThere = (recordId: string) => db.$count(exerciseRecords, eq(exerciseRecords.id, recordId));
  expect(await Promise.all([left, worked, given].map(({ recordId }) => isThere(recordId)))).toEqual([
    0, 1, 1,
  ]);
});
