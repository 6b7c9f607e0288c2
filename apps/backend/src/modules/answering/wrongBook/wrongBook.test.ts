import * as answering from '@lectern/sdk/endpoints/answering';
import * as question from '@lectern/sdk/endpoints/question';
import { expect, test } from 'vitest';
import type { TestApp } from '../../../../test/createTestApp.ts';
import { openTestApp } from '../../../../test/openTestApp.ts';
import { choice, open, paper } from '../../../../test/subjects/bank.ts';
import { saveBank } from '../../question/saveBank.service.ts';

const HOST = 'wrong-book.test';
const HOUR_MS = 3600_000;
const EXPLANATION = 'an explanation that nobody may see before the hand-in';
const parts = [
  choice({ key: 'w:1', stem: 'one', options: ['a', 'b'], right: 'B', explanation: EXPLANATION }),
  choice({ key: 'w:2', stem: 'several', options: ['a', 'b', 'c'], right: 'AC', explanation: EXPLANATION }),
  open({ key: 'w:3', stem: 'explain', reference: 'because', explanation: EXPLANATION }),
];
const papers = [
  paper({ key: 'w:paper', name: 'A paper', minutes: 10, sort: 1 }, [{ name: 'all', score: 6, of: parts }]),
];

const app = await openTestApp();
const { company } = await app.addCompany(HOST);
const subject = {
  category: 'tests',
  categorySort: 1,
  name: 'tested',
  summary: '',
  sort: 1,
  questions: parts,
  papers,
};
await app.parts.connection.db.transaction((tx) => saveBank(tx, company.id, [subject]));

let sent = 0;
const operation = (questionId: string | undefined, answer: string[]) => ({
  questionId: questionId ?? '',
  answer,
  sequence: (sent += 1),
  operationId: `operation-${sent}`,
});

/** A student with two wrong choice questions; `call` logs in again each time, since days pass in these tests. */
async function studentWithMistakes() {
  const user = await app.addUser(company);
  const call: TestApp['call'] = async (endpoint, input) =>
    app.call(endpoint, input, { host: HOST, token: await app.tokenOf(user) });
  const [paperRow] = (await call(question.findPapers, {})).body.data.records;
  const { recordId } = (await call(question.generatePaper, { paperId: paperRow.paperId })).body.data;
  const { questions } = (await call(answering.paperQuestions, { recordId })).body.data;
  const ids: string[] = questions.map((entry: { questionId: string }) => entry.questionId);
  await call(answering.submit, { recordId, answers: [operation(ids[0], ['A']), operation(ids[1], ['B'])] });
  const book = (await call(question.wrongList, {})).body.data;
  const entryOf = (index: number) =>
    book.records.find((entry: { questionId: string }) => entry.questionId === ids[index]);
  return { call, recordId, ids, book, entryOf };
}

test('a mistake is due at growing intervals, and leaves the wrong book after five right answers', async () => {
  const { call, recordId, ids, book, entryOf } = await studentWithMistakes();
  expect(book).toMatchObject({
    total: 2,
    dueCount: 2,
    rightToLeave: 5,
    subjects: [{ subjectName: 'tested', count: 2 }],
  });
  expect(JSON.stringify((await call(question.wrongAnswerList, {})).body.data)).not.toContain(EXPLANATION);

  const entry = { a: entryOf(0).wrongId, b: ids[0] ?? '' };
  expect((await call(question.wrongSubmit, { ...entry, answer: '["A"]' })).body.data).toMatchObject({
    verdict: 'wrong',
    removed: false,
    key: ['B'],
  });
  expect((await call(question.wrong, { id: entry.a })).body.data.question).toMatchObject({
    times: 2,
    rightCount: 0,
  });
  expect((await call(question.wrongSubmit, { ...entry, answer: '["B"]' })).body.data).toMatchObject({
    verdict: 'right',
    removed: false,
  });
  expect((await call(question.wrongList, { due: 1 })).body.data).toMatchObject({ total: 1, dueCount: 1 });

  const { recordId: again } = (await call(question.generateWrong, { recordId })).body.data;
  await call(answering.submit, { recordId: again, answers: [operation(ids[1], ['A', 'C'])] });
  expect((await call(question.wrongList, { due: 1 })).body.data.total).toBe(0);

  // Right on each due day: the questions leave after the last one, and not before.
  for (const days of [1, 3, 7, 15]) {
    expect((await call(question.wrongList, {})).body.data.total).toBe(2);
    app.clock.advance(days * 24 * HOUR_MS);
    const { recordId: repeated } = (await call(question.generateWrong, {})).body.data;
    await call(answering.submit, {
      recordId: repeated,
      answers: [operation(ids[0], ['B']), operation(ids[1], ['A', 'C'])],
    });
  }
  expect((await call(question.wrongList, {})).body.data.total).toBe(0);
  expect((await call(question.generateWrong, {})).body.code).toBe('0');
});

test('repetitions recorded offline count once, in the order of their own times', async () => {
  const { call, entryOf } = await studentWithMistakes();
  app.clock.advance(3 * 24 * HOUR_MS);
  const repetition = (operationId: string, index: number, answer: string[], hoursAgo: number) => ({
    operationId,
    wrongId: entryOf(index).wrongId,
    answer,
    agoSeconds: hoursAgo * 3600,
  });
  // The phone had right answers two days ago and yesterday; the tablet, which reconnects first, a wrong one
  // in between.
  const tablet = repetition('tablet-one', 0, ['A'], 36);
  const phone = [
    repetition('phone-one', 0, ['B'], 48),
    repetition('phone-two', 0, ['B'], 24),
    repetition('phone-three', 1, [], 24),
  ];
  expect((await call(question.wrongRepeat, { repetitions: [tablet] })).body.data.results).toMatchObject([
    { verdict: 'wrong', rightCount: 0 },
  ]);
  const replies = await Promise.all([1, 2].map(() => call(question.wrongRepeat, { repetitions: phone })));
  expect(replies[0]?.body.data.results.map((entry: { verdict: string }) => entry.verdict)).toEqual([
    'right',
    'right',
    'unanswered',
  ]);
  expect(replies[1]?.body).toEqual(replies[0]?.body);
  const status = async (index: number) =>
    (await call(question.wrong, { id: entryOf(index).wrongId })).body.data.question;
  expect(await status(0)).toMatchObject({ rightCount: 1, times: 2 });
  expect(await status(1)).toMatchObject({ rightCount: 0, times: 2 });

  const stranger = await studentWithMistakes();
  expect((await stranger.call(question.wrongRepeat, { repetitions: [tablet] })).body.data.results).toEqual(
    [],
  );
  expect((await call(question.wrongRepeat, { repetitions: [{ ...tablet, agoSeconds: -5 }] })).status).toBe(
    400,
  );
});

test('the wrong book records at most 200 repetitions of a question', async () => {
  const { call, ids, entryOf } = await studentWithMistakes();
  const many = (name: string) =>
    Array.from({ length: 150 }, (_, index) => ({
      operationId: `${name}-operation-${index}`,
      wrongId: entryOf(0).wrongId,
      answer: ['A'],
      agoSeconds: 5,
    }));
  for (const name of ['first', 'second', 'third']) {
    const { results } = (await call(question.wrongRepeat, { repetitions: many(name) })).body.data;
    expect(results).toHaveLength(150);
  }
  const entry = { a: entryOf(0).wrongId, b: ids[0] ?? '' };
  expect((await call(question.wrongSubmit, { ...entry, answer: '["A"]' })).body.data.verdict).toBe('wrong');
  expect((await call(question.wrong, { id: entry.a })).body.data.question.times).toBe(200);
});

test('an entry of the wrong book is removed only by its owner', async () => {
  const { call, entryOf } = await studentWithMistakes();
  const stranger = await studentWithMistakes();
  const { wrongId } = entryOf(0);
  expect((await stranger.call(question.wrongRemove, { id: wrongId })).body.data.removedCount).toBe(0);
  expect((await call(question.wrongRemove, { id: wrongId })).body.data.removedCount).toBe(1);
  expect((await call(question.wrongRemove, { id: wrongId })).body.data.removedCount).toBe(0);
  expect((await call(question.wrongList, {})).body.data.total).toBe(1);
});
