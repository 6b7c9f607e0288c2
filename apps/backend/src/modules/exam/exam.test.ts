import * as answering from '@lectern/sdk/endpoints/answering';
import * as exam from '@lectern/sdk/endpoints/exam';
import * as question from '@lectern/sdk/endpoints/question';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp.ts';
import { payOrder, payWithoutNotice } from '../../../test/payOrder.ts';
import type { Company } from '../../platform/database/tables/companies.tables.ts';
import type { User } from '../../platform/database/tables/users.tables.ts';
import { choice, open, paper } from '../../../test/bank.ts';
import { answers } from '../answering/records.tables.ts';
import { roomChanged } from '../answering/roomEvents.ts';
import { orders } from '../order/order.tables.ts';
import { papers } from '../question/bank.tables.ts';
import { saveBank } from '../question/saveBank.service.ts';
import { proxyOrganisations, studentPlacements } from '../studentInfo/studentInfo.tables.ts';
import { askForFaces, bookExams, handInEnded } from './examJobs.ts';
import { examFaces, type ExamRow, exams } from '../answering/exam.tables.ts';
import { askForFace, extendAttempts } from '../answering/index.ts';
import { faceGate } from '../face/faceGate.ts';
import { saveMarks } from './marks.service.ts';
import { listLive } from './command.ts';
import { noteSigns } from '../answering/attempts.repo.ts';

const EXPLANATION = 'an explanation that nobody may see too early';
const MINUTE_MS = 60_000;
const single = (key: string, right: string, points: string[] = []) =>
  choice({ key, stem: key, options: ['a', 'b', 'c'], right, explanation: EXPLANATION, points });
const choices = [single('e:1', 'A', ['a topic']), single('e:2', 'B'), single('e:3', 'C')];
const essay = open({ key: 'e:4', stem: 'explain', reference: 'secret-key', explanation: EXPLANATION });

let app: TestApp;
let company: Company;
let paperIds: { readonly choices: string; readonly essay: string };

beforeAll(async () => {
  app = await createTestApp({
    onServices: (services) =>
      services.provide(faceGate, { use: async (_, { orderNo }) => orderNo === 'passed-order' }),
  });
  ({ company } = await app.addCompany('exam.test'));
  const subject = {
    category: 'exams',
    categorySort: 1,
    name: 'examined',
    summary: '',
    sort: 1,
    questions: [...choices, essay],
    papers: [
      paper({ key: 'e:choices', name: 'Choices', minutes: 30, sort: 1 }, [
        { name: 'all', score: 10, of: choices },
      ]),
      paper({ key: 'e:essay', name: 'Essay', minutes: 30, sort: 2 }, [
        { name: 'all', score: 10, of: [...choices, essay] },
      ]),
    ],
  };
  const { db } = app.parts.connection;
  await db.transaction((tx) => saveBank(tx, company.id, [subject]));
  const rows = await db.select().from(papers).where(eq(papers.companyId, company.id));
  const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? '';
  paperIds = { choices: idOf('Choices'), essay: idOf('Essay') };
});
afterAll(() => app.close());

const now = () => app.clock.now().getTime();
const inMinutes = (minutes: number) => new Date(now() + minutes * MINUTE_MS);

async function addExam(values: Partial<typeof exams.$inferInsert> = {}): Promise<ExamRow> {
  const [row] = await app.parts.connection.db
    .insert(exams)
    .values({
      companyId: company.id,
      paperId: paperIds.choices,
      name: 'An exam',
      type: 'formal',
      openAt: inMinutes(-10),
      closeAt: inMinutes(600),
      minutes: 30,
      passScore: 20,
      graceSeconds: 60,
      ...values,
    })
    .returning();
  return row!;
}

interface Student {
  readonly user: User;
  readonly call: TestApp['call'];
}

async function addStudent(): Promise<Student> {
  const user = await app.addUser(company);
  const token = await app.tokenOf(user);
  return {
    user,
    call: (endpoint, input, options = {}) =>
      app.call(endpoint, input, { host: 'exam.test', token, ...options }),
  };
}

let operations = 0;
const operation = (questionId: string, answer: string, sequence: number) => ({
  questionId,
  answer: [answer],
  sequence,
  operationId: `exam-operation-${(operations += 1)}`,
});

async function enter(values: Partial<typeof exams.$inferInsert> = {}, student?: Student) {
  const row = await addExam(values);
  const { user, call } = student ?? (await addStudent());
  const joined = await call(exam.join, { examId: row.id });
  const { recordId } = joined.body.data;
  const { body } = await call(answering.paperQuestions, { recordId });
  // By their stems, since their order may be shuffled.
  const idOf = (stem: string): string =>
    body.data.questions.find((entry: { stemHtml: string }) => entry.stemHtml.includes(stem)).questionId;
  return {
    row,
    user,
    call,
    recordId,
    room: body.data,
    one: idOf('e:1'),
    two: idOf('e:2'),
    three: idOf('e:3'),
  };
}

const parts = () => app.parts;

describe('an exam from entry to result', () => {
  test('shows the school who is in, who is away, who is done, and what is saved', async () => {
    const { row, call, recordId, one, two } = await enter();
    await call(answering.batchSubmit, {
      recordId,
      answers: [operation(one, 'A', 1), operation(two, 'B', 2)],
    });
    const live = async () => {
      const { head, rows } = await listLive(app.parts.connection.db, row, app.clock.now());
      return rows.map((cells) => Object.fromEntries(head.map((name, place) => [name, cells[place]])));
    };
    expect(await live()).toEqual([
      expect.objectContaining({ attempt: recordId, state: 'in', saved: '2/3', leaves: 0 }),
    ]);
    app.clock.advance(MINUTE_MS);
    expect(await live()).toEqual([expect.objectContaining({ state: 'away', saved: '2/3' })]);
    await call(exam.handIn, { id: recordId });
    expect(await live()).toEqual([expect.objectContaining({ state: 'handed in', saved: '2/3' })]);
  });

  test('is graded by the server, and told when it is published', async () => {
    const { row, call, recordId, one, two, three } = await enter({ publishAt: inMinutes(700) });
    await call(answering.batchSubmit, {
      recordId,
      answers: [operation(one, 'A', 1), operation(two, 'B', 2), operation(three, 'A', 3)],
    });
    const handedIn = await call(answering.submit, { recordId, answers: [] });
    expect(handedIn.body.data).toMatchObject({ state: 'submitted', score: null });
    expect((await call(exam.record, { id: recordId })).body.data).toMatchObject({
      state: 'submitted',
      score: null,
      passed: null,
      rank: null,
      participantCount: null,
      publishAt: row.publishAt?.toISOString(),
      solutions: 'later',
      solutionsFrom: row.publishAt?.toISOString(),
      sections: [],
      points: [],
      wrongCount: null,
      mayRepeat: false,
    });
    expect((await call(question.recordDetail, { id: recordId })).body.data.score).toBe(null);
    app.clock.advance(701 * MINUTE_MS);
    expect((await call(exam.record, { id: recordId })).body.data).toMatchObject({
      state: 'published',
      score: 20,
      passed: true,
      passScore: 20,
      rank: 1,
      participantCount: 1,
      publishAt: null,
      solutions: 'shown',
      solutionsFrom: null,
      sections: [{ name: 'all', questionCount: 3, score: 30, earned: 20 }],
      points: [{ name: 'a topic', questionCount: 1, score: 10, earned: 10 }],
      wrongCount: 1,
    });
    expect(
      (await call(exam.myExams, {})).body.data.records.find(
        (each: { examId: string }) => each.examId === row.id,
      ),
    ).toMatchObject({
      examState: 'published',
      score: 20,
      recordId,
    });
  });

  test.each([
    ['never', {}, 'never', null],
    ['afterHandIn', {}, 'shown', null],
    ['afterClose', {}, 'later', 'closeAt'],
    ['afterPublish', {}, 'later', 'closeAt'],
    ['afterPublish', { priceCents: 500 }, 'later', 'closeAt'],
  ] as const)('says when keys are shown: %s, %j', async (answersShown, values, solutions, from) => {
    const { row, call, recordId } = await enter({ answersShown, attemptLimit: 2, ...values });
    const read = async () => (await call(exam.record, { id: recordId })).body.data;
    expect(await read()).toMatchObject({ mayRepeat: false });
    await call(exam.handIn, { id: recordId });
    expect(await read()).toMatchObject({
      solutions,
      solutionsFrom: from === null ? null : row[from].toISOString(),
      wrongCount: solutions === 'shown' ? 3 : null,
      mayRepeat: true,
    });
    await call(exam.join, { examId: row.id });
    expect(await read()).toMatchObject({ mayRepeat: false });
  });

  test('shows no key while others may still sit it', async () => {
    const { row, call, recordId, one } = await enter();
    await call(answering.submitAnswer, { recordId, ...operation(one, 'B', 1) });
    await call(question.collect, { questionId: one });
    await call(exam.handIn, { id: recordId });
    const late = await addStudent();
    app.clock.advance(595 * MINUTE_MS);
    await late.call(exam.join, { examId: row.id });
    const replies = await Promise.all([
      call(question.report, { recordId }),
      call(answering.wrongQuestions, { recordId }),
      call(answering.paperQuestions, { recordId }),
      call(question.collectList, {}),
      call(question.wrongList, {}),
      call(question.userStatistics, {}),
    ]);
    const wire = JSON.stringify(replies.map(({ body }) => body));
    expect(wire).not.toContain(EXPLANATION);
    expect(replies[0]?.body.code).toBe('0');
    expect(replies[5]?.body.data).toMatchObject({ doneCount: 0, rightCount: 0, wrongCount: 0 });
    // Closed, but one student's time runs on.
    app.clock.advance(5 * MINUTE_MS + 1000);
    expect((await call(question.report, { recordId })).body.code).toBe('0');
    app.clock.advance(MINUTE_MS);
    await handInEnded(parts());
    expect((await call(question.report, { recordId })).body.data).toMatchObject({
      wrongCount: 1,
      record: { score: 0 },
    });
    await bookExams(parts());
    await bookExams(parts());
    expect((await call(question.wrongList, {})).body.data).toMatchObject({
      total: 1,
      records: [{ times: 1 }],
    });
  });
});

describe('entering', () => {
  test.each([
    ['before it opens', { openAt: 5, closeAt: 60 }, '考试还没有开始'],
    ['after it closed', { openAt: -60, closeAt: -5 }, '考试已经结束'],
  ])('is refused %s', async (_, { openAt, closeAt }, message) => {
    const row = await addExam({ openAt: inMinutes(openAt), closeAt: inMinutes(closeAt) });
    const { call } = await addStudent();
    expect((await call(exam.join, { examId: row.id })).body).toMatchObject({ code: '0', message });
  });

  test('is refused too late, without an attempt left, and to who is not in it', async () => {
    const { call } = await addStudent();
    const late = await addExam({ lateMinutes: 5 });
    expect((await call(exam.join, { examId: late.id })).body.message).toBe('开考 5 分钟后不能再进入');
    const { row, recordId, call: again } = await enter();
    await again(exam.handIn, { id: recordId });
    expect((await again(exam.userExamCount, { a: row.id, b: row.paperId })).body.data).toEqual({
      attemptCount: 1,
      remaining: 0,
    });
    expect((await again(exam.join, { examId: row.id })).body.message).toBe('考试次数已经用完');
    const closed = await addExam({ isForAll: false });
    for (const endpoint of [exam.detail, exam.join]) {
      const { body } = await (endpoint === exam.join
        ? call(exam.join, { examId: closed.id })
        : call(exam.detail, { id: closed.id }));
      expect(body).toMatchObject({ code: '0', message: '没有找到这场考试' });
    }
  });

  test('three times at once makes one attempt, and another device goes on with exactly what was acknowledged', async () => {
    const row = await addExam({ isShuffled: true });
    const { user, call } = await addStudent();
    const joins = await Promise.all([1, 2, 3].map(() => call(exam.join, { examId: row.id })));
    const [recordId, ...others] = new Set(joins.map(({ body }) => body.data.recordId));
    expect(others).toEqual([]);
    const here = (await call(answering.paperQuestions, { recordId })).body.data;
    await call(answering.submitAnswer, { recordId, ...operation(here.questions[2].questionId, 'C', 4) });
    const elsewhere = await app.tokenOf(user, 'another device');
    expect((await call(exam.join, { examId: row.id }, { token: elsewhere })).body.data).toMatchObject({
      recordId,
      resumed: true,
    });
    const there = (await call(answering.paperQuestions, { recordId }, { token: elsewhere })).body.data;
    expect(there.sequence).toBe(4);
    expect(there.questions).toEqual(
      here.questions.map((entry: object, place: number) =>
        place === 2 ? { ...entry, answer: ['C'] } : entry,
      ),
    );
  });

  test('asks for the face where the exam says so', async () => {
    const row = await addExam({ faceMinutes: [0, 10] });
    const { call } = await addStudent();
    expect((await call(exam.join, { examId: row.id })).body).toMatchObject({ code: '0', data: { face: 1 } });
    expect((await call(exam.join, { examId: row.id, orderNo: 'another-order' })).body.code).toBe('0');
    const { body } = await call(exam.join, { examId: row.id, orderNo: 'passed-order' });
    const { recordId } = body.data;
    expect((await call(answering.resume, { recordId })).body.data.exam.faceDue).toBe(false);
    const told: string[] = [];
    const stop = await app.parts.events.subscribe(
      roomChanged,
      ({ recordId: id, what }) => void (what === 'face' && told.push(id)),
      () => undefined,
    );
    const before = app.clock.now();
    app.clock.advance(11 * MINUTE_MS);
    await askForFaces(parts(), before, app.clock.now());
    await expect.poll(() => told).toContain(recordId);
    told.length = 0;
    // What was told is not told again.
    await askForFaces(parts(), app.clock.now(), app.clock.now());
    await stop();
    expect(told).toEqual([]);
    expect((await call(answering.resume, { recordId })).body.data.exam.faceDue).toBe(true);
    expect((await call(exam.passFace, { recordId, orderNo: 'another-order' })).body.code).toBe('0');
    expect((await call(exam.passFace, { recordId, orderNo: 'passed-order' })).body.data).toEqual({
      faceDue: false,
    });
    expect((await call(answering.resume, { recordId })).body.data.exam.faceDue).toBe(false);
  });

  test("asks the school's own questions before the face, where the exam says so", async () => {
    const { db } = app.parts.connection;
    const [organisation] = await db
      .insert(proxyOrganisations)
      .values({ companyId: company.id, name: 'An office' })
      .returning();
    const row = await addExam({ hasQuestions: true, faceMinutes: [0] });
    const { call, user } = await addStudent();
    const join = async () => (await call(exam.join, { examId: row.id })).body;
    expect(await join()).toMatchObject({ code: '0', message: '请先完善信息', data: { questions: 4 } });
    await db.insert(studentPlacements).values({
      companyId: company.id,
      userId: user.id,
      proxyOrgId: organisation?.id ?? null,
      updatedAt: app.clock.now(),
    });
    expect(await join()).toMatchObject({ code: '0', data: { face: 1 } });
  });

  test('asks for the face whenever the school wants it, of one student or of all', async () => {
    const { row, user, call, recordId } = await enter({ faceMinutes: [10] });
    const other = await enter({}, await addStudent());
    const { connection, events } = app.parts;
    const isDue = async () => (await call(answering.resume, { recordId })).body.data.exam.faceDue;
    const told: string[] = [];
    const stop = await events.subscribe(
      roomChanged,
      ({ recordId: id, what }) => void (what === 'face' && told.push(id)),
      () => undefined,
    );
    const ask = (examId: string, userId?: string) =>
      connection.db.transaction((tx) =>
        askForFace(tx, events, {
          companyId: company.id,
          examId,
          now: app.clock.now(),
          ...(userId !== undefined && { userId }),
        }),
      );
    expect(await ask(row.id, other.user.id)).toBe(0);
    expect(await isDue()).toBe(false);
    expect(await ask(row.id, user.id)).toBe(1);
    await expect.poll(() => told).toEqual([recordId]);
    expect(await isDue()).toBe(true);
    expect((await call(exam.passFace, { recordId, orderNo: 'another-order' })).body.code).toBe('0');
    expect((await call(exam.passFace, { recordId, orderNo: 'passed-order' })).body.data).toEqual({
      faceDue: false,
    });
    expect(await isDue()).toBe(false);
    // One recognition covers the set moment that came meanwhile, and the school may ask once more.
    app.clock.advance(11 * MINUTE_MS);
    expect(await ask(row.id)).toBe(1);
    expect(await isDue()).toBe(true);
    await call(exam.passFace, { recordId, orderNo: 'passed-order' });
    expect(await isDue()).toBe(false);
    await stop();
    expect(
      await connection.db
        .select({ minute: examFaces.minute })
        .from(examFaces)
        .where(eq(examFaces.recordId, recordId)),
    ).toEqual([{ minute: 0 }, { minute: 10 }, { minute: 11 }]);
  });
});

describe('the end', () => {
  test('hands in by itself what was saved, as of the end, and blanks nothing', async () => {
    const { call, recordId, one, room } = await enter();
    await call(answering.submitAnswer, { recordId, ...operation(one, 'A', 1) });
    app.clock.advance(30 * MINUTE_MS + 30_000);
    await handInEnded(parts());
    expect((await call(exam.record, { id: recordId })).body.data.state).toBe('doing');
    app.clock.advance(31_000);
    await Promise.all([handInEnded(parts()), handInEnded(parts())]);
    expect(await handInEnded(parts())).toBe(0);
    const record = (await call(exam.record, { id: recordId })).body.data;
    expect(record).toMatchObject({
      state: 'published',
      score: 10,
      answeredCount: 1,
      submittedAt: room.exam.endsAt,
    });
    expect((await call(exam.ledger, { id: recordId })).body.data.handedInBy).toBe('clock');
  });

  test('what a device kept counts within the grace, also after the clock handed in; later it is on record alone', async () => {
    const { call, recordId, one, two, three } = await enter({ graceSeconds: 120 });
    app.clock.advance(30 * MINUTE_MS);
    expect(
      (await call(answering.submit, { recordId, answers: [operation(one, 'A', 1)] })).body.data.state,
    ).toBe('submitted');
    app.clock.advance(60_000);
    const givenAt = new Date(now() - 90_000).toISOString();
    const kept = await call(answering.batchSubmit, {
      recordId,
      answers: [{ ...operation(two, 'B', 2), givenAt }],
    });
    expect(kept.body.data).toMatchObject({ state: 'submitted', receipts: [{ late: false }] });
    expect((await call(exam.record, { id: recordId })).body.data.score).toBe(20);
    app.clock.advance(61_000);
    const late = await call(answering.batchSubmit, { recordId, answers: [operation(three, 'C', 3)] });
    expect(late.body.data.receipts).toMatchObject([{ late: true }]);
    expect((await call(exam.record, { id: recordId })).body.data.score).toBe(20);
    const ledger = (await call(exam.ledger, { id: recordId })).body.data;
    expect(
      ledger.answers.map((entry: { late: boolean; givenAt: string | null }) => [entry.late, entry.givenAt]),
    ).toEqual([
      [false, null],
      [false, givenAt],
      [true, null],
    ]);
  });

  test('a hand-in by the student is final and the same however often it is asked for', async () => {
    const { call, recordId, one, two } = await enter();
    await call(answering.submitAnswer, { recordId, ...operation(one, 'A', 1) });
    const replies = await Promise.all([1, 2, 3].map(() => call(exam.handIn, { id: recordId })));
    app.clock.advance(5_000);
    replies.push(await call(exam.handInPay, { id: recordId }));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    const after = await call(answering.submitAnswer, { recordId, ...operation(two, 'B', 2) });
    expect(after.body.data.receipt.late).toBe(true);
    expect((await call(exam.record, { id: recordId })).body.data.score).toBe(10);
    expect((await app.call(exam.handIn, { id: recordId }, { host: 'exam.test' })).status).toBe(401);
    const neighbour = await addStudent();
    expect((await neighbour.call(exam.handIn, { id: recordId })).body.code).toBe('0');
  });

  test('waits for the time from which handing in is allowed', async () => {
    const { call, recordId, room } = await enter({ handInAfterMinutes: 10 });
    expect((await call(exam.handIn, { id: recordId })).body).toMatchObject({
      code: '0',
      data: { handInFrom: room.exam.handInFrom },
    });
    app.clock.advance(20 * MINUTE_MS);
    expect((await call(answering.submit, { recordId, answers: [] })).body.code).toBe('1');
  });

  test('comes when the page was left too often', async () => {
    const { call, recordId } = await enter({ leaveLimit: 1 });
    expect((await call(answering.pause, { recordId })).body.data).toMatchObject({
      state: 'doing',
      exam: { leaveCount: 1 },
    });
    expect((await call(answering.pause, { recordId })).body.data).toMatchObject({
      state: 'submitted',
      exam: { leaveCount: 2 },
    });
    expect((await call(exam.ledger, { id: recordId })).body.data.handedInBy).toBe('rule');
  });

  test('moves with an extension, which is on record', async () => {
    const { row, user, call, recordId, room, one } = await enter();
    const { connection, events } = app.parts;
    const extension = {
      companyId: company.id,
      examId: row.id,
      userId: user.id,
      seconds: 300,
      reason: '停电',
      now: app.clock.now(),
    };
    expect(await connection.db.transaction((tx) => extendAttempts(tx, events, extension))).toBe(1);
    const { exam: status } = (await call(answering.resume, { recordId })).body.data;
    expect(Date.parse(status.endsAt) - Date.parse(room.exam.endsAt)).toBe(300_000);
    app.clock.advance(34 * MINUTE_MS);
    expect(
      (await call(answering.submitAnswer, { recordId, ...operation(one, 'A', 1) })).body.data.receipt.late,
    ).toBe(false);
    expect((await call(exam.ledger, { id: recordId })).body.data.extensions).toMatchObject([
      { seconds: 300, reason: '停电' },
    ]);
  });
});

describe('time taken back', () => {
  test('ends an attempt at once, and the grace counts from then', async () => {
    const { row, call, recordId, one } = await enter();
    const { connection, events } = app.parts;
    const all = {
      companyId: company.id,
      examId: row.id,
      seconds: -3600,
      reason: '火警',
      now: app.clock.now(),
    };
    expect(await connection.db.transaction((tx) => extendAttempts(tx, events, all))).toBe(1);
    expect((await call(exam.ledger, { id: recordId })).body.data.extensions).toMatchObject([
      { seconds: -1800, reason: '火警' },
    ]);
    app.clock.advance(30_000);
    expect(
      (await call(answering.submit, { recordId, answers: [operation(one, 'A', 1)] })).body.data.receipts,
    ).toMatchObject([{ late: false }]);
    expect((await call(exam.ledger, { id: recordId })).body.data).toMatchObject({
      handedInBy: 'clock',
      endsAt: all.now.toISOString(),
    });
  });
});

describe('the place of a result', () => {
  test('counts the others by their best results that are told, and nobody else', async () => {
    const row = await addExam({ paperId: paperIds.essay, priceCents: 500, attemptLimit: 0 });
    const { db } = app.parts.connection;
    /** Sits the exam; what is given to the open answer is marked, unless it has no mark yet. */
    const sit = async (student: Student, rights: number, marked?: number) => {
      const { recordId } = (await student.call(exam.join, { examId: row.id })).body.data;
      const { questions } = (await student.call(answering.paperQuestions, { recordId })).body.data;
      const given = [...['A', 'B', 'C'].slice(0, rights), ...['B', 'C', 'A'].slice(rights), 'words'];
      await student.call(answering.submit, {
        recordId,
        answers: given.map((answer, place) => operation(questions[place].questionId, answer, place + 1)),
      });
      if (marked !== undefined)
        await db.transaction((tx) =>
          saveMarks(tx, company.id, row.id, [{ recordId, number: 4, score: marked }], app.clock.now()),
        );
      return recordId;
    };
    const pay = async (student: Student, recordId: string) => {
      const { orderId } = (await student.call(exam.makePayOrder, { exerciseId: recordId })).body.data;
      await db.update(orders).set({ status: 'paid', paidAt: app.clock.now() }).where(eq(orders.id, orderId));
    };
    const [me, better, unpaid, unmarked] = [
      await addStudent(),
      await addStudent(),
      await addStudent(),
      await addStudent(),
    ];
    const mine = await sit(me, 1, 5);
    await pay(me, mine);
    const place = async () => (await me.call(exam.record, { id: mine })).body.data.rank;
    const late = await sit(unpaid, 3, 10);
    await pay(unmarked, await sit(unmarked, 3));
    expect(await place()).toBe(1);
    await pay(better, await sit(better, 2, 0));
    expect(await place()).toBe(2);
    await pay(unpaid, late);
    expect(await place()).toBe(3);
    // One's own better attempt stands before nobody.
    await pay(me, await sit(me, 3, 10));
    expect(await place()).toBe(3);
  });
});

describe('the ledger', () => {
  /** What became of a silence of two minutes that began as told, under a rule that gives so much back. */
  const silence = async (outageCreditSeconds: number, endpoint?: typeof answering.disconnect) => {
    const { call, recordId, room } = await enter({ outageCreditSeconds });
    if (endpoint !== undefined) await call(endpoint, { recordId });
    app.clock.advance(120_000);
    const { exam: status } = (await call(answering.resume, { recordId })).body.data;
    const [{ kind, creditedSeconds }] = (await call(exam.ledger, { id: recordId })).body.data.outages;
    const moved = (Date.parse(status.endsAt) - Date.parse(room.exam.endsAt)) / 1000;
    return { kind, creditedSeconds, moved };
  };

  test.each([
    ['a cut line', 300, undefined, { kind: 'outage', creditedSeconds: 120, moved: 120 }],
    [
      'a cut line beyond the school’s rule',
      45,
      undefined,
      { kind: 'outage', creditedSeconds: 45, moved: 45 },
    ],
    [
      'a cut line that the school gives nothing for',
      0,
      undefined,
      { kind: 'outage', creditedSeconds: 0, moved: 0 },
    ],
    ['a closed page', 300, answering.disconnect, { kind: 'left', creditedSeconds: 0, moved: 0 }],
    ['a page out of sight', 300, answering.pause, { kind: 'left', creditedSeconds: 0, moved: 0 }],
  ] as const)('credits %s by the school’s rule', async (_what, rule, endpoint, expected) => {
    expect(await silence(rule, endpoint)).toEqual(expected);
  });

  test('takes a page that comes right back, as after a reload, for no silence', async () => {
    const { call, recordId } = await enter({ outageCreditSeconds: 300 });
    await call(answering.disconnect, { recordId });
    app.clock.advance(2_000);
    await call(answering.paperQuestions, { recordId });
    app.clock.advance(60_000);
    await call(answering.resume, { recordId });
    expect((await call(exam.ledger, { id: recordId })).body.data.outages).toMatchObject([
      { kind: 'outage', creditedSeconds: 60 },
    ]);
  });

  test('notes silences, gives outages back up to the limit, and nothing for leaving', async () => {
    const { call, recordId, room } = await enter({ outageCreditSeconds: 100 });
    app.clock.advance(20_000);
    await call(answering.resume, { recordId });
    app.clock.advance(60_000);
    await call(answering.resume, { recordId });
    app.clock.advance(90_000);
    expect(await noteSigns(app.parts.connection.db, [recordId], app.clock.now())).toEqual([recordId]);
    await call(answering.disconnect, { recordId });
    app.clock.advance(120_000);
    const status = (await call(answering.resume, { recordId })).body.data;
    expect(Date.parse(status.exam.endsAt) - Date.parse(room.exam.endsAt)).toBe(100_000);
    expect((await call(exam.ledger, { id: recordId })).body.data.outages).toMatchObject([
      { kind: 'outage', creditedSeconds: 60 },
      { kind: 'outage', creditedSeconds: 40 },
      { kind: 'left', creditedSeconds: 0 },
    ]);
  });

  test('is a chain that anybody can check and nobody can change', async () => {
    const { call, recordId, one, two } = await enter();
    const first = await call(answering.submitAnswer, { recordId, ...operation(one, 'A', 1) });
    await call(answering.batchSubmit, {
      recordId,
      answers: [operation(two, 'B', 2), operation(one, 'C', 3)],
    });
    const kept = (await call(exam.ledger, { id: recordId })).body.data;
    expect(kept.answers[0]).toMatchObject(first.body.data.receipt.proof);
    const check = (links: object[]) =>
      app.call(exam.verifyReceipts, { recordId, answers: links as never }, { host: 'exam.test' });
    expect((await check(kept.answers)).body.data).toEqual({ valid: true, goodCount: 3, brokenAt: null });
    const changed = kept.answers.with(1, { ...kept.answers[1], answer: ['A'] });
    expect((await check(changed)).body.data).toEqual({ valid: false, goodCount: 1, brokenAt: 2 });
    expect((await check(kept.answers.toSpliced(1, 1))).body.data).toEqual({
      valid: false,
      goodCount: 1,
      brokenAt: 3,
    });
    const forged = kept.answers.with(2, { ...kept.answers[2], signature: kept.answers[0].signature });
    expect((await check(forged)).body.data).toMatchObject({ valid: false, goodCount: 2 });
    expect(await app.parts.connection.db.$count(answers, eq(answers.recordId, recordId))).toBe(3);
  });
});

describe('open answers and paid results', () => {
  test('wait for a teacher’s marks', async () => {
    const { row, call, recordId, room } = await enter({ paperId: paperIds.essay });
    const last = room.questions.at(-1).questionId;
    await call(answering.submit, { recordId, answers: [operation(last, 'my words', 1)] });
    expect((await call(exam.record, { id: recordId })).body.data).toMatchObject({
      state: 'marking',
      score: null,
    });
    const { db } = app.parts.connection;
    const save = (score: number, number = 4) =>
      db.transaction((tx) =>
        saveMarks(tx, company.id, row.id, [{ recordId, number, score }], app.clock.now()),
      );
    await expect(save(11)).rejects.toThrow('11 is not between 0 and 10');
    await expect(save(5, 1)).rejects.toThrow('the server marks it');
    await save(7.5);
    expect((await call(exam.record, { id: recordId })).body.data).toMatchObject({
      state: 'published',
      score: 7.5,
    });
  });

  test('of a paid exam are told once it is paid', async () => {
    const { call, recordId, one } = await enter({ priceCents: 500, answersShown: 'afterHandIn' });
    await call(answering.submitAnswer, { recordId, ...operation(one, 'A', 1) });
    expect((await call(exam.makePayOrder, { exerciseId: recordId })).body.code).toBe('0');
    expect((await call(exam.handInPay, { id: recordId })).body.data).toMatchObject({
      state: 'submitted',
      score: null,
    });
    const made = await Promise.all([1, 2].map(() => call(exam.makePayOrder, { exerciseId: recordId })));
    const [orderId, ...others] = new Set(made.map(({ body }) => body.data.orderId));
    expect(others).toEqual([]);
    expect((await call(exam.payInfo, { id: recordId })).body.data).toMatchObject({
      priceCents: 500,
      paid: false,
      orderId,
    });
    expect((await call(question.report, { recordId })).body.code).toBe('0');
    await app.parts.connection.db
      .update(orders)
      .set({ status: 'paid', paidAt: app.clock.now() })
      .where(eq(orders.id, orderId));
    expect((await call(exam.payInfo, { id: recordId })).body.data).toMatchObject({ paid: true, orderId });
    expect((await call(exam.record, { id: recordId })).body.data).toMatchObject({
      state: 'published',
      score: 10,
    });
    expect((await call(question.report, { recordId })).body.data.rightCount).toBe(1);
  });

  test('are paid once: late money for a closed order goes back after another was paid', async () => {
    const { call, user, recordId } = await enter({ priceCents: 500 });
    await call(exam.handInPay, { id: recordId });
    const payable = async () => ({
      companyId: company.id,
      orderId: String((await call(exam.makePayOrder, { exerciseId: recordId })).body.data.orderId),
      token: await app.tokenOf(user),
      host: 'exam.test',
    });
    const first = await payable();
    const late = await payWithoutNotice(app, first);
    app.clock.advance(31 * MINUTE_MS);
    const second = await payable();
    expect(second.orderId).not.toBe(first.orderId);
    await payOrder(app, second);
    expect(await late()).toBe('refund');
    const rows = await app.parts.connection.db.select().from(orders).where(eq(orders.userId, user.id));
    expect(rows.map(({ status, refund }) => [status, refund]).toSorted()).toEqual([
      ['closed', 'due'],
      ['paid', null],
    ]);
  });
});
