import * as answering from '@lectern/sdk/endpoints/answering';
import * as question from '@lectern/sdk/endpoints/question';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { TestApp } from '../../../test/createTestApp.ts';
import { openTestApp } from '../../../test/openTestApp.ts';
import { endSessionsOf } from '../../platform/auth/sessions.ts';
import type { Company } from '../../platform/database/tables/companies.tables.ts';
import { blank, choice, trueFalse, material, open, paper } from '../../../test/subjects/bank.ts';
import { saveBank } from '../question/saveBank.service.ts';
import { answers, exerciseRecords } from './records/records.tables.ts';

const EXPLANATION = 'an explanation that nobody may see before the hand-in';
const parts = [
  choice({
    key: 't:1',
    stem: 'one of $a$',
    options: ['$x$', 'y'],
    right: 'B',
    explanation: EXPLANATION,
    points: ['first point'],
  }),
  choice({ key: 't:2', stem: 'several', options: ['a', 'b', 'c'], right: 'AC', explanation: EXPLANATION }),
  trueFalse({ key: 't:3', stem: 'true?', isTrue: true, explanation: EXPLANATION }),
  blank({
    key: 't:4',
    stem: 'fill {{1}} and {{2}}',
    blanks: [['secret-key-1'], ['secret-key-2']],
    explanation: EXPLANATION,
  }),
  open({ key: 't:5', stem: 'explain', reference: 'secret-key-3', explanation: EXPLANATION }),
  material({
    key: 't:6',
    stem: 'a long text',
    parts: [
      choice({ key: 't:6:1', stem: 'part', options: ['a', 'b'], right: 'A', explanation: EXPLANATION }),
    ],
  }),
];
const subject = {
  category: 'tests',
  categorySort: 1,
  name: 'tested',
  summary: '',
  sort: 1,
  questions: parts,
  papers: [
    paper({ key: 't:paper', name: 'A paper', minutes: 10, sort: 1 }, [{ name: 'all', score: 6, of: parts }]),
  ],
};

async function companyAt(host: string): Promise<Company> {
  const { company: added } = await app.addCompany(host);
  await db.transaction((tx) => saveBank(tx, added.id, [subject]));
  return added;
}

async function firstPaper(host = 'bank.test', as = token): Promise<string> {
  const { body } = await app.call(question.findPapers, {}, { host, token: as });
  return body.data.records[0].paperId;
}

/** Calls as the first student by default. */
const call: TestApp['call'] = (endpoint, input, options = {}) =>
  app.call(endpoint, input, { host: 'bank.test', token, ...options });

async function begin(): Promise<{ recordId: string; ids: string[] }> {
  const { body } = await call(question.generatePaper, { paperId, start: 'fresh' });
  const { recordId } = body.data;
  const room = await call(answering.paperQuestions, { recordId });
  return { recordId, ids: room.body.data.questions.map((entry: { questionId: string }) => entry.questionId) };
}

let operations = 0;
const operation = (questionId: string | undefined, answer: string[], sequence: number) => ({
  questionId: questionId ?? '',
  answer,
  sequence,
  operationId: `operation-${(operations += 1)}`,
});

const app = await openTestApp();
const { db } = app.parts.connection;
const company = await companyAt('bank.test');
const student = await app.addUser(company);
const token = await app.tokenOf(student);
const paperId = await firstPaper();

/** Fills an exercise with answers of 1 MB each, as a malicious script might send them. */
async function fill({ recordId, questionId }: { recordId: string; questionId: string }, megabytes: number) {
  await db.execute(sql`
    insert into answers (company_id, record_id, question_id, operation_id, sequence, value, answered_at)
    select ${company.id}, ${recordId}, ${questionId}, 'script-' || nth, 0, to_jsonb(array[words]), now()
    from generate_series(1, ${megabytes}::int) nth,
      (select string_agg(md5(random()::text), '') as words from generate_series(1, 32768)) long`);
}

describe('an exercise', () => {
  test('rejects answers above its size limit, but still accepts the hand-in', async () => {
    const { recordId, ids } = await begin();
    const [questionId = ''] = ids;
    const send = (answer: string, sequence: number) =>
      call(answering.submitAnswer, { recordId, ...operation(questionId, [answer], sequence) });
    await fill({ recordId, questionId }, 64);
    expect((await send('A', 1)).body.code, 'the size is not recounted for every answer').toBe('1');
    const where = eq(exerciseRecords.id, recordId);
    const refused = { code: '0', data: { field: 'answers' } };
    const long = operation(
      questionId,
      Array.from({ length: 4 }, () => 'x'.repeat(20_000)),
      2,
    );
    expect(
      (await call(answering.submitAnswer, { recordId, ...long })).body,
      'a long answer is counted at once',
    ).toMatchObject(refused);
    await db.update(exerciseRecords).set({ receiptCount: 499 }).where(where);
    const last = operation(questionId, ['B'], 2);
    expect((await call(answering.submitAnswer, { recordId, ...last })).body).toMatchObject(refused);
    expect((await call(answering.submit, { recordId, answers: [last] })).body).toMatchObject({ code: '1' });
    expect((await call(question.report, { recordId })).body.data.questions[0]).toMatchObject({
      answer: ['B'],
      verdict: 'right',
    });
    await db.update(exerciseRecords).set({ receiptCount: 999 }).where(where);
    const late = [operation(questionId, ['A'], 3)];
    expect((await call(answering.submit, { recordId, answers: late })).body).toMatchObject(refused);
    expect(
      (await call(answering.submit, { recordId, answers: [last] })).body.code,
      'a repeated hand-in is accepted',
    ).toBe('1');
  });
});

describe('a paper from start to report', () => {
  test('is marked by the server and explained in the report', async () => {
    const { recordId, ids } = await begin();
    const [one, several, trueFalse, fill, explain, part] = ids;
    const saved = await call(answering.submitAnswer, { recordId, ...operation(one, ['A'], 1) });
    expect(saved.body.data).toMatchObject({ receipt: { sequence: 1, currentSequence: 1 }, answeredCount: 1 });
    const handedIn = await call(answering.submit, {
      recordId,
      answers: [
        operation(several, ['A'], 2),
        operation(trueFalse, ['true'], 3),
        operation(fill, ['ＳＥＣＲＥＴ-key-1', 'secret-key-2'], 4),
        operation(explain, ['my words'], 5),
        operation(part, ['A'], 6),
      ],
    });
    expect(handedIn.body.data).toMatchObject({ state: 'submitted', score: 21, totalScore: 36 });
    expect(handedIn.body.data.receipts).toHaveLength(5);
    const { body } = await call(question.report, { recordId });
    const verdicts = body.data.questions.map((entry: { verdict: string }) => entry.verdict);
    expect(verdicts).toEqual(['wrong', 'partial', 'right', 'right', 'self', 'right']);
    expect(body.data).toMatchObject({
      rightCount: 3,
      wrongCount: 1,
      partialCount: 1,
      selfCount: 1,
      unansweredCount: 0,
    });
    expect(body.data.questions[0]).toMatchObject({ key: ['B'], answer: ['A'], points: ['first point'] });
    expect(body.data.questions[0].explanationHtml).toContain(EXPLANATION);
    expect(body.data.questions[0].stemHtml).toContain('<math>');
    expect(body.data.materials).toHaveLength(1);

    const scored = await call(answering.selfScore, { recordId, questionId: explain ?? '', score: 4.5 });
    expect(scored.body.data).toMatchObject({ verdict: 'partial', earned: 4.5, score: 25.5 });
    const again = await call(answering.selfScore, { recordId, questionId: one ?? '', score: 6 });
    expect(again.body.code).toBe('0');
  });

  test('rejects an operationId with a lone surrogate with 400, naming the field', async () => {
    const { recordId, ids } = await begin();
    const halved = { recordId, ...operation(ids[0], ['A'], 1), operationId: 'operation-\ud800' };
    const { status, body } = await call(answering.submitAnswer, halved);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('operationId');
  });

  test('rejects a givenAt that the database cannot store with 400, naming the field', async () => {
    const { recordId, ids } = await begin();
    const early = { recordId, ...operation(ids[0], ['A'], 1), givenAt: '0000-01-01T00:00:00Z' };
    expect(await call(answering.submitAnswer, early)).toMatchObject({
      status: 400,
      body: { path: 'givenAt' },
    });
  });

  test('shows no key and no explanation before the hand-in', async () => {
    const { recordId } = await begin();
    const replies = await Promise.all([
      call(answering.paperQuestions, { recordId }),
      call(question.paperOverview, { paperId }),
      call(question.report, { recordId }),
      call(question.recordDetail, { id: recordId }),
      call(question.findPapers, {}),
    ]);
    const wire = JSON.stringify(replies.map(({ body }) => body));
    expect(wire).toContain('a long text');
    expect(wire).not.toContain(EXPLANATION);
    expect(wire).not.toContain('secret-key');
    for (const entry of replies[0]?.body.data.questions ?? []) {
      for (const name of ['key', 'keyHtml', 'explanationHtml', 'verdict', 'points'])
        expect(entry).not.toHaveProperty(name);
    }
    expect(replies[2]?.body.code).toBe('0');
  });

  test('is resumed on another device with its answers, marks and current question', async () => {
    const { recordId, ids } = await begin();
    await call(answering.submitAnswer, { recordId, ...operation(ids[3], ['half', ''], 7) });
    await call(answering.mark, {
      recordId,
      questionId: ids[1] ?? '',
      marked: true,
      sequence: 8,
      operationId: 'mark-operation',
    });
    await call(answering.switchQuestion, { recordId, questionId: ids[3] ?? '' });
    const device = { token: await app.tokenOf(student, 'another device') };
    const resumed = await call(question.generatePaper, { paperId }, device);
    expect(resumed.body.data).toEqual({ recordId, resumed: true });
    const unfinished = await call(question.checkUnfinished, { paperId }, device);
    expect(unfinished.body.data).toMatchObject({ unfinished: true, record: { recordId, answeredCount: 1 } });
    const room = (await call(answering.paperQuestions, { recordId }, device)).body.data;
    expect(room).toMatchObject({ currentQuestionId: ids[3], sequence: 8, state: 'doing' });
    expect(room.questions[3].answer).toEqual(['half', '']);
    expect(room.questions[1].marked).toBe(true);
  });

  test('counts working time on the server, and at most two minutes of each silence', async () => {
    const { recordId, ids } = await begin();
    for (const milliseconds of [400, 400, 400, 59_000]) {
      app.clock.advance(milliseconds);
      await call(answering.switchQuestion, { recordId, questionId: ids[0] ?? '' });
    }
    expect((await call(question.recordDetail, { id: recordId })).body.data.elapsedSeconds).toBe(60);
    app.clock.advance(3600_000);
    await call(answering.pause, { recordId });
    app.clock.advance(3600_000);
    const status = await call(answering.resume, { recordId });
    expect(status.body.data).toMatchObject({ elapsedSeconds: 180, state: 'doing' });
  });

  test('saves answers to an exercise abandoned for a fresh one, which stays left until handed in', async () => {
    const old = await begin();
    const { recordId } = await begin();
    const room = await call(answering.paperQuestions, { recordId: old.recordId });
    expect(room.body.data.state).toBe('left');
    const saved = await call(answering.submitAnswer, {
      recordId: old.recordId,
      ...operation(old.ids[0], ['B'], 1),
    });
    expect(saved.body.data).toMatchObject({ receipt: { late: false }, state: 'left' });
    await call(answering.pause, { recordId: old.recordId });
    await call(answering.resume, { recordId: old.recordId });
    expect((await call(question.recordDetail, { id: old.recordId })).body.data.state).toBe('left');
    expect((await call(question.generatePaper, { paperId })).body.data).toEqual({ recordId, resumed: true });
    expect((await call(answering.submit, { recordId: old.recordId, answers: [] })).body.data).toMatchObject({
      state: 'submitted',
      score: 6,
    });
  });

  test('stores strikes, highlights and notes on a question, and ignores older versions', async () => {
    const { recordId, ids } = await begin();
    const sign = { struck: ['A'], highlights: [{ start: 0, end: 3 }], note: '先看选项 C' };
    const written = { recordId, sign, ...operation(ids[1], [], 5) };
    const { answer: _, ...signed } = written;
    expect((await call(answering.sign, signed)).body.data).toMatchObject({ sign, sequence: 5 });
    const older = await call(answering.sign, { ...signed, sign: { ...sign, note: '' }, sequence: 4 });
    expect(older.body.data).toMatchObject({ sign, sequence: 5 });
    const room = (await call(answering.paperQuestions, { recordId })).body.data;
    expect(room).toMatchObject({ sequence: 5 });
    expect(room.questions[1].sign).toEqual(sign);
    expect(room.questions[0]).not.toHaveProperty('sign');
  });

  test('starts one exercise when three starts race', async () => {
    const user = await app.addUser(company);
    const other = await app.tokenOf(user);
    const replies = await Promise.all(
      [1, 2, 3].map(() => call(question.generatePaper, { paperId }, { token: other })),
    );
    expect(new Set(replies.map(({ body }) => body.data.recordId)).size).toBe(1);
  });
});

describe('answers', () => {
  test('take effect once per operationId, whatever a repeat contains', async () => {
    const { recordId, ids } = await begin();
    const sent = operation(ids[0], ['A'], 1);
    const first = await call(answering.submitAnswer, { recordId, ...sent });
    const second = await call(answering.submitAnswer, { recordId, ...sent, answer: ['B'] });
    expect(second.body.data.receipt).toEqual(first.body.data.receipt);
    const rows = await db.select().from(answers).where(eq(answers.recordId, recordId));
    expect(rows).toHaveLength(1);
    const room = await call(answering.paperQuestions, { recordId });
    expect(room.body.data.questions[0].answer).toEqual(['A']);
  });

  test('are all stored, and the one with the highest sequence is current', async () => {
    const { recordId, ids } = await begin();
    await call(answering.submitAnswer, { recordId, ...operation(ids[0], ['B'], 5) });
    const late = await call(answering.submitAnswer, { recordId, ...operation(ids[0], ['A'], 3) });
    expect(late.body.data.receipt).toMatchObject({ sequence: 3, currentSequence: 5 });
    const batch = [operation(ids[1], ['C'], 9), operation(ids[1], ['A'], 8), operation(ids[0], ['A'], 4)];
    await call(answering.batchSubmit, { recordId, answers: batch });
    const room = (await call(answering.paperQuestions, { recordId })).body.data;
    expect(room.questions[0].answer).toEqual(['B']);
    expect(room.questions[1].answer).toEqual(['C']);
    expect(await db.select().from(answers).where(eq(answers.recordId, recordId))).toHaveLength(5);
  });

  test('of equal sequence resolve to the later arrival, even when the earlier one is sent again', async () => {
    const { recordId, ids } = await begin();
    const [first, second] = [operation(ids[0], ['A'], 4), operation(ids[0], ['B'], 4)];
    for (const each of [first, second, first]) await call(answering.submitAnswer, { recordId, ...each });
    expect((await call(answering.paperQuestions, { recordId })).body.data.questions[0].answer).toEqual(['B']);
  });

  test('keep the highest sequence of each question when 24 requests race', async () => {
    const { recordId, ids } = await begin();
    const sent = Array.from({ length: 24 }, (_, index) => operation(ids[index % 3], [`${index}`], index + 1));
    await Promise.all(sent.map((each) => call(answering.submitAnswer, { recordId, ...each })));
    const room = (await call(answering.paperQuestions, { recordId })).body.data;
    expect(room.questions.slice(0, 3).map((entry: { answer: string[] }) => entry.answer)).toEqual([
      ['21'],
      ['22'],
      ['23'],
    ]);
  });

  test('are not saved when one in their batch names a foreign question', async () => {
    const { recordId, ids } = await begin();
    const { body } = await call(answering.batchSubmit, {
      recordId,
      answers: [operation(ids[0], ['A'], 1), operation('999999', ['A'], 2)],
    });
    expect(body.code).toBe('0');
    expect((await call(answering.paperQuestions, { recordId })).body.data.questions[0].answer).toEqual([]);
  });

  test('are recorded as late after the hand-in, whose score neither they nor a second hand-in change', async () => {
    const { recordId, ids } = await begin();
    const known = operation(ids[0], ['B'], 1);
    await call(answering.submitAnswer, { recordId, ...known });
    const replies = await Promise.all([1, 2, 3].map(() => call(answering.submit, { recordId, answers: [] })));
    app.clock.advance(5000);
    replies.push(await call(answering.submit, { recordId, answers: [operation(ids[1], ['A', 'C'], 2)] }));
    expect(new Set(replies.map(({ body }) => `${body.data.submittedAt} ${body.data.score}`)).size).toBe(1);
    expect(replies[0]?.body.data.score).toBe(6);
    const late = await call(answering.submitAnswer, { recordId, ...operation(ids[1], ['A', 'C'], 3) });
    expect(late.body.data).toMatchObject({ receipt: { late: true }, state: 'submitted', answeredCount: 1 });
    expect((await call(question.report, { recordId })).body.data).toMatchObject({
      rightCount: 1,
      record: { score: 6 },
    });
    const repeated = await call(answering.submitAnswer, { recordId, ...known });
    expect(repeated.body.data.receipt.sequence).toBe(1);
  });
});

describe('another student’s exercise', () => {
  test('is not found by a student of the same or another company', async () => {
    const { recordId, ids } = await begin();
    const neighbour = await app.tokenOf(await app.addUser(company));
    const elsewhere = await companyAt('elsewhere.test');
    const stranger = await app.tokenOf(await app.addUser(elsewhere));
    for (const options of [{ token: neighbour }, { token: stranger, host: 'elsewhere.test' }]) {
      const replies = await Promise.all([
        call(answering.paperQuestions, { recordId }, options),
        call(answering.submitAnswer, { recordId, ...operation(ids[0], ['A'], 1) }, options),
        call(answering.submit, { recordId, answers: [] }, options),
        call(question.report, { recordId }, options),
        call(question.recordDetail, { id: recordId }, options),
        call(question.generateWrong, { recordId }, options),
      ]);
      for (const { body } of replies) expect(body).toMatchObject({ code: '0', message: '没有找到这次练习' });
    }
    const foreign = await call(
      question.generatePaper,
      { paperId },
      { token: stranger, host: 'elsewhere.test' },
    );
    expect(foreign.body.code).toBe('0');
    expect(await firstPaper('elsewhere.test', stranger)).not.toBe(paperId);
  });
});

describe('statistics and collections', () => {
  test('count handed-in answers', async () => {
    const student = { token: await app.tokenOf(await app.addUser(company)) };
    expect((await call(question.userStatistics, {}, student)).body.data).toMatchObject({
      doneCount: 0,
      rightPercent: null,
      streakDays: 0,
    });
    const { recordId } = (await call(question.generatePaper, { paperId }, student)).body.data;
    const room = (await call(answering.paperQuestions, { recordId }, student)).body.data;
    const ids: string[] = room.questions.map((entry: { questionId: string }) => entry.questionId);
    await call(
      answering.submit,
      { recordId, answers: [operation(ids[0], ['B'], 1), operation(ids[2], ['false'], 2)] },
      student,
    );
    expect((await call(question.userStatistics, {}, student)).body.data).toMatchObject({
      doneCount: 2,
      rightCount: 1,
      rightPercent: 50,
      recordCount: 1,
      streakDays: 1,
      todayCount: 2,
      wrongCount: 1,
    });
    const { body } = await call(question.studiedCategories, {}, student);
    expect(body.data.records[0].subjects[0]).toMatchObject({
      doneCount: 2,
      rightCount: 1,
      wrongCount: 1,
      questionCount: 6,
      paperCount: 1,
    });
    expect((await call(question.findPapers, { state: 'done' }, student)).body.data.records[0]).toMatchObject({
      state: 'done',
      bestScore: 6,
    });
    expect((await call(question.findPapers, { state: 'new' }, student)).body.data.total).toBe(0);
  });

  test('show the solution of a collected question only after its hand-in', async () => {
    const student = { token: await app.tokenOf(await app.addUser(company)) };
    const { recordId } = (await call(question.generatePaper, { paperId }, student)).body.data;
    const questionId = (await call(answering.paperQuestions, { recordId }, student)).body.data.questions[3]
      .questionId;
    await call(question.collect, { questionId }, student);
    await call(question.collect, { questionId }, student);
    const before = (await call(question.collectList, {}, student)).body.data;
    expect(before).toMatchObject({ total: 1, records: [{ solution: null }] });
    await call(answering.submit, { recordId, answers: [] }, student);
    const after = (await call(question.collectList, {}, student)).body.data;
    expect(after.records[0].solution.key).toEqual(['secret-key-1', 'secret-key-2']);
    await call(question.uncollect, { questionId }, student);
    expect((await call(question.collected, { questionId }, student)).body.data.collected).toBe(0);
    // The list must agree with the counts, however questions are collected and removed in between.
    const list = async () => (await call(question.collectList, {}, student)).body.data;
    for (let round = 0; round < 20; round += 1) {
      const write = round % 2 === 0 ? question.collect : question.uncollect;
      const [, ...lists] = await Promise.all([
        call(write, { questionId }, student),
        list(),
        list(),
        list(),
        list(),
      ]);
      for (const { total, records, subjects } of lists)
        expect([records.length, subjects.length]).toEqual([total, total]);
    }
  });
});

// Runs last, since it moves the clock past the end of the other tests' sessions.
describe('a device replaced by another log-in', () => {
  test('may deliver its stored answers for six hours, without overwriting newer ones', async () => {
    const user = await app.addUser(company);
    const old = { token: await app.tokenOf(user) };
    const begun = await call(question.generatePaper, { paperId, start: 'fresh' }, old);
    const { recordId } = begun.body.data;
    const room = await call(answering.paperQuestions, { recordId }, old);
    const [one, several, trueFalse] = room.body.data.questions.map(
      (entry: { questionId: string }) => entry.questionId,
    );
    await endSessionsOf(db, app.parts.clock, user.id, 'otherLogin');
    app.clock.advance(1000);
    const fresh = { token: await app.tokenOf(user) };
    await call(answering.submitAnswer, { recordId, ...operation(one, ['B'], 1) }, fresh);

    const offlineAnswers = [operation(one, ['A'], 7), operation(several, ['C'], 8)];
    const saved = await call(answering.batchSubmit, { recordId, answers: offlineAnswers }, old);
    expect(saved.body.data.receipts).toMatchObject([
      { currentSequence: 1, late: false },
      { currentSequence: 8 },
    ]);
    await call(answering.submitAnswer, { recordId, ...operation(trueFalse, ['true'], 9) }, old);
    await call(
      answering.mark,
      { recordId, questionId: one, marked: true, sequence: 10, operationId: 'operation-mark' },
      old,
    );
    const after = await call(answering.paperQuestions, { recordId }, fresh);
    expect(after.body.data.questions.slice(0, 3)).toMatchObject([
      { answer: ['B'], marked: true },
      { answer: ['C'] },
      { answer: ['true'] },
    ]);

    for (const refused of [answering.paperQuestions, answering.resume, answering.pause]) {
      expect((await call(refused, { recordId }, old)).status).toBe(409);
    }
    expect((await call(answering.submit, { recordId, answers: [] }, old)).status).toBe(409);
    const bring = async (sequence: number) =>
      (await call(answering.batchSubmit, { recordId, answers: [operation(several, ['A'], sequence)] }, old))
        .status;
    app.clock.advance(5 * 3600_000);
    expect(await bring(11)).toBe(200);
    app.clock.advance(2 * 3600_000);
    expect(await bring(12)).toBe(409);
  });

  test.each(['passwordChanged', 'admin'] as const)('cannot deliver answers after %s', async (reason) => {
    const user = await app.addUser(company);
    const old = { token: await app.tokenOf(user) };
    const begun = await call(question.generatePaper, { paperId, start: 'fresh' }, old);
    const { recordId } = begun.body.data;
    const [one] = (await call(answering.paperQuestions, { recordId }, old)).body.data.questions;
    const bring = async (sequence: number) =>
      (await call(answering.submitAnswer, { recordId, ...operation(one.questionId, ['A'], sequence) }, old))
        .status;
    await endSessionsOf(db, app.parts.clock, user.id, 'otherLogin');
    expect(await bring(1)).toBe(200);
    await endSessionsOf(db, app.parts.clock, user.id, reason);
    expect(await bring(2)).toBe(401);
  });
});
