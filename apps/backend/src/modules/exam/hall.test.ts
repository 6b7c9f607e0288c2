import * as answering from '@lectern/sdk/endpoints/answering';
import * as exam from '@lectern/sdk/endpoints/exam';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { TestApp } from '../../../test/createTestApp.ts';
import { openTestApp } from '../../../test/openTestApp.ts';
import { choice, paper } from '../../../test/subjects/bank.ts';
import { refuseWrites } from '../../../test/refuseWrites.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { askForFace, extendAttempts } from '../answering/index.ts';
import { answers, recordQuestions } from '../answering/records/records.tables.ts';
import { modules } from '../../modules.ts';
import { papers, questions } from '../question/bank.tables.ts';
import { saveBank } from '../question/saveBank.service.ts';
import { addExamOn } from '../../../test/subjects/exams.ts';

const HOUR_MS = 3600_000;
const questionRows = Array.from({ length: 12 }, (_, index) =>
  choice({ key: `h:${index}`, stem: `h:${index}`, options: ['a', 'b', 'c'], right: 'A', explanation: '' }),
);
const subject = {
  category: 'halls',
  categorySort: 1,
  name: 'hall',
  summary: '',
  sort: 1,
  questions: questionRows,
  papers: [
    paper({ key: 'h:paper', name: 'Hall', minutes: 30, sort: 1 }, [
      { name: 'all', score: 1, of: questionRows },
    ]),
  ],
};

let statements: string[] = [];

const app = await openTestApp({
  // Background jobs are left out, since their statements would be counted as well.
  modules: modules.map(({ plugin: _, ...module }) => module),
  onStatement: (text) => void statements.push(text),
});
const { company } = await app.addCompany('hall.test');
const { db } = app.parts.connection;
await db.transaction((tx) => saveBank(tx, company.id, [subject]));
const [row] = await db.select().from(papers).where(eq(papers.companyId, company.id));
const { id: examId } = await addExamOn(
  app,
  { companyId: company.id, paperId: row!.id },
  { closeAt: new Date(app.clock.now().getTime() + 9 * HOUR_MS), minutes: 60, passScore: 1, isShuffled: true },
);
// The first student fills the paper cache, and each connection prepares its statements.
await (await sitDown()).handIn([]);

let operations = 0;
const operation = (questionId: string, answer: string, sequence: number) => ({
  questionId,
  answer: [answer],
  sequence,
  operationId: `hall-operation-${(operations += 1)}`,
});

async function sitDown() {
  const token = await app.tokenOf(await app.addUser(company));
  const call: TestApp['call'] = (endpoint, input, options = {}) =>
    app.call(endpoint, input, { host: 'hall.test', token, ...options });
  statements = [];
  const joined = await call(exam.join, { examId });
  const entering = statements;
  const { recordId } = joined.body.data;
  statements = [];
  const room = (await call(answering.paperQuestions, { recordId })).body.data;
  const reading = statements;
  return {
    call,
    recordId,
    room,
    entering,
    reading,
    ids: room.questions.map(({ questionId }: { questionId: string }) => questionId),
    answer: (...given: Parameters<typeof operation>) =>
      call(answering.submitAnswer, { recordId, ...operation(...given) }),
    handIn: (last: ReturnType<typeof operation>[]) => call(answering.submit, { recordId, answers: last }),
  };
}

describe('requests of a whole exam hall', () => {
  test('take three or four SQL statements each, including authentication', async () => {
    const { answer, handIn, ids, entering, reading, call, recordId } = await sitDown();
    expect(entering).toHaveLength(3);
    expect(reading).toHaveLength(4);
    statements = [];
    expect((await answer(ids[0], 'A', 1)).body.data).toMatchObject({
      answeredCount: 1,
      receipt: { late: false, currentSequence: 1, proof: { position: 1 } },
    });
    expect(statements).toHaveLength(3);
    statements = [];
    expect((await handIn([operation(ids[1], 'A', 2)])).body.data).toMatchObject({
      state: 'submitted',
      receipts: [{ late: false, proof: { position: 2 } }],
    });
    expect(statements).toHaveLength(4);
    expect((await call(exam.record, { id: recordId })).body.data).toMatchObject({
      state: 'published',
      score: 2,
      answeredCount: 2,
    });
  });

  test('wait for as few statements of an extension or a face check, however many students are in the exam', async () => {
    const statementsOf = async (
      act: (tx: Queryable) => Promise<number>,
    ): Promise<[students: number, count: number]> => {
      statements = [];
      const students = await db.transaction(act);
      return [students, statements.length];
    };
    const given = () => ({ companyId: company.id, examId, now: app.clock.now() });
    const extend = () =>
      statementsOf((tx) => extendAttempts(tx, { ...given(), seconds: 60, reason: 'a fire alarm' }));
    const check = () => statementsOf((tx) => askForFace(tx, given()));
    await sitDown();
    const before = [await extend(), await check()];
    await sitDown();
    await sitDown();
    const after = [await extend(), await check()];
    expect(after).toEqual(before.map(([students, count]) => [students + 2, count]));
  });

  test('record an outage with one more statement', async () => {
    const { handIn, ids, call, recordId } = await sitDown();
    app.clock.advance(90_000);
    statements = [];
    expect((await handIn([operation(ids[0], 'A', 1)])).body.data.state).toBe('submitted');
    expect(statements).toHaveLength(5);
    expect((await call(exam.ledger, { id: recordId })).body.data.outages).toMatchObject([
      { kind: 'outage', creditedSeconds: 0 },
    ]);
  });

  test('open no transaction for duplicates, whether concurrent or repeated', async () => {
    const { ids, call, recordId, handIn } = await sitDown();
    const given = [operation(ids[0], 'A', 1), operation(ids[1], 'B', 2)];
    const send = (sent: typeof given) => call(answering.batchSubmit, { recordId, answers: sent });
    statements = [];
    const [first, second] = await Promise.all([send(given), send(given)]);
    expect(second.body.data).toEqual(first.body.data);
    expect(statements.join('\n')).not.toMatch(/\bbegin\b/);
    statements = [];
    const again = await send(given);
    expect(again.body.data).toEqual(first.body.data);
    expect(statements.join('\n')).not.toMatch(/\bbegin\b/);
    const more = await send([operation(ids[1], 'C', 3), given[0]!]);
    expect(more.body.data).toMatchObject({
      answeredCount: 2,
      receipts: [{ proof: { position: 3 } }, { proof: { position: 1 } }],
    });
    expect((await send([given[1]!])).body.data).toMatchObject({
      receipts: [{ sequence: 2, currentSequence: 3 }],
    });
    const last = [operation(ids[2], 'A', 4)];
    statements = [];
    const handedIn = await handIn(last);
    expect((await handIn(last)).body.data).toEqual(handedIn.body.data);
    expect((await handIn([])).body.data).toEqual({ ...handedIn.body.data, receipts: [] });
    expect(statements.join('\n')).not.toMatch(/\bbegin\b/);
  });

  test('are saved together when they concern one exercise that is being saved', async () => {
    const { answer, ids, call, recordId } = await sitDown();
    statements = [];
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => answer(ids[index % ids.length], `${index}`, index + 1)),
    );
    expect(replies.map(({ body }) => body.data.receipt.sequence)).toEqual(
      replies.map((_, index) => index + 1),
    );
    expect(statements.filter((text) => text.includes('insert into answers')).length).toBeLessThan(10);
    const storedAnswers = (await call(exam.ledger, { id: recordId })).body.data.answers;
    expect(storedAnswers.map(({ position }: { position: number }) => position)).toEqual(
      replies.map((_, index) => index + 1),
    );
  });

  test('start one attempt when four devices race', async () => {
    const student = await app.addUser(company);
    const tokens = await Promise.all([1, 2, 3, 4].map(() => app.tokenOf(student)));
    const joined = await Promise.all(
      tokens.map((token) => app.call(exam.join, { examId }, { host: 'hall.test', token })),
    );
    expect(new Set(joined.map(({ body }) => body.data.recordId)).size).toBe(1);
    expect(joined.filter(({ body }) => body.data.resumed === false)).toHaveLength(1);
  });

  test('keep every answer of parallel requests in one chain, and include them in the hand-in', async () => {
    const { answer, handIn, ids, call, recordId } = await sitDown();
    const twice = operation(ids[2], 'C', 40);
    const replies = await Promise.all([
      ...ids.map((id: string, index: number) => answer(id, 'A', index + 1)),
      ...[30, 20, 10].map((sequence) => answer(ids[0], `${sequence}`, sequence)),
      ...[1, 2, 3].map(() => call(answering.submitAnswer, { recordId, ...twice })),
      call(answering.batchSubmit, { recordId, answers: [operation(ids[1], 'B', 50), twice] }),
    ]);
    expect(replies.map(({ body }) => body.code)).toEqual(replies.map(() => '1'));
    const ends = await Promise.all([handIn([operation(ids[3], 'B', 60), twice]), handIn([])]);
    expect(ends.map(({ body }) => body.data.state)).toEqual(['submitted', 'submitted']);
    const ledger = (await call(exam.ledger, { id: recordId })).body.data;
    expect(ledger.answers.map(({ position }: { position: number }) => position)).toEqual(
      ledger.answers.map((_: unknown, index: number) => index + 1),
    );
    expect(
      ledger.answers.filter(({ operationId }: { operationId: string }) => operationId === twice.operationId),
    ).toHaveLength(1);
    const { body } = await app.call(
      exam.verifyReceipts,
      { recordId, answers: ledger.answers },
      { host: 'hall.test' },
    );
    expect(body.data.valid).toBe(true);
    const heads = await db.select().from(recordQuestions).where(eq(recordQuestions.recordId, recordId));
    const headOf = (id: string) => heads.find(({ questionId }) => questionId === id);
    expect(headOf(ids[0])).toMatchObject({ answer: ['30'], sequence: 30 });
    expect(headOf(ids[1])).toMatchObject({ answer: ['B'], sequence: 50, verdict: 'wrong' });
    expect(headOf(ids[2])).toMatchObject({ answer: ['C'], sequence: 40 });
    expect(headOf(ids[4])).toMatchObject({ answer: ['A'], verdict: 'right' });
  });

  test('are acknowledged only after the commit', async () => {
    const { answer, handIn, ids, recordId } = await sitDown();
    const stopRefusing = await refuseWrites(db, answers, { on: 'commit' });
    const refused = [await answer(ids[0], 'A', 1), await handIn([operation(ids[0], 'A', 2)])];
    await stopRefusing();
    expect(refused.map(({ status }) => status)).toEqual([500, 500]);
    expect(await db.$count(answers, eq(answers.recordId, recordId))).toBe(0);
    expect((await answer(ids[0], 'A', 1)).body.data).toMatchObject({
      state: 'doing',
      receipt: { proof: { position: 1 } },
    });
  });

  test('get the current text of a question after the bank changed', async () => {
    await sitDown();
    const changed = questionRows.map((question, index) =>
      index === 0 ? { ...question, stem: 'asked anew' } : question,
    );
    await db.transaction((tx) => saveBank(tx, company.id, [{ ...subject, questions: changed }]));
    await expect.poll(async () => JSON.stringify((await sitDown()).room.questions)).toContain('asked anew');
    expect(await db.$count(questions, eq(questions.companyId, company.id))).toBe(questionRows.length);
  });
});
