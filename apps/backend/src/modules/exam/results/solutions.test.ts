import type { EndpointShape } from '@lectern/sdk';
import * as answering from '@lectern/sdk/endpoints/answering';
import * as exam from '@lectern/sdk/endpoints/exam';
import * as question from '@lectern/sdk/endpoints/question';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXPLANATION, operation, type ExamHall, openExamHall } from '../../../../test/subjects/examHall.ts';
import { modules } from '../../../modules.ts';
import { propertiesOf } from '../../../platform/http/input/properties.ts';
import { examAttempts } from '../../answering/attempts/exam.tables.ts';
import { exerciseRecords } from '../../answering/records/records.tables.ts';
import { papers, questions } from '../../question/bank.tables.ts';
import { bookExams } from '../examJobs.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let hall: ExamHall;
beforeAll(async () => {
  hall = await openExamHall();
});
afterAll(() => hall.app.close());

type Attempt = Awaited<ReturnType<ExamHall['enter']>>;

/** Input fields that hold the id of an exercise; calls of exams and the question bank also name it `id`. */
const NAMES = ['recordId', 'exerciseId', 'currentId'];
const byId = ({ id }: EndpointShape) => /^(exam|question)\./.test(id);

/**
 * Makes every call that takes an exercise's id, with the id of this attempt and invented values for the other
 * fields.
 */
async function callEveryEndpoint({ call, recordId, one, row }: Attempt) {
  const answer = operation(one, 'A', 1);
  const values: Readonly<Record<string, unknown>> = {
    ...answer,
    answers: [],
    marked: true,
    sign: { struck: [], highlights: [], note: '' },
    score: 10,
    clientId: 'a-device-of-nobody',
    paperId: row.paperId,
    exerciseType: 'exam',
    questionIds: [one],
    reason: 'why',
    orderNo: 'passed-order',
  };
  const questions = modules
    .flatMap(({ routes }) => routes)
    .flatMap(({ endpoint, schema }) => {
      const fields = Object.keys(propertiesOf(schema.input));
      const names = fields.filter((field) => NAMES.includes(field) || (field === 'id' && byId(endpoint)));
      if (names.length === 0) return [];
      const others = fields.flatMap((field) => (field in values ? [[field, values[field]]] : []));
      const input = {
        ...Object.fromEntries(others),
        ...Object.fromEntries(names.map((name) => [name, recordId])),
        ...(endpoint.id === answering.batchSubmit.id && { answers: [answer] }),
      };
      return [{ endpoint, input }];
    });
  const replies = [];
  for (const { endpoint, input } of questions)
    replies.push({ id: endpoint.id, ...(await call<Record<string, unknown>, unknown>(endpoint, input)) });
  return replies;
}

/** Hands in the exercises named in replies, and reads their reports. */
async function reportsOf({ call, recordId }: Attempt, wire: string) {
  const others = new Set([...wire.matchAll(/"recordId":"(\d+)"/g)].map(([, id = '']) => id));
  others.delete(recordId);
  const reports = [];
  for (const id of others) {
    await call(answering.submit, { recordId: id, answers: [] });
    reports.push(await call(question.report, { recordId: id }));
  }
  return reports;
}

describe('the solutions of an exam', () => {
  test.each([
    ['are never shown', { answersShown: 'never' }],
    ['wait for the exam’s end', { answersShown: 'afterClose' }],
    ['wait for the publication', { answersShown: 'afterPublish' }],
    ['are unpaid', { answersShown: 'afterHandIn', priceCents: 500 }],
  ] as const)(
    'appear in no reply of an endpoint that takes the attempt’s id while they %s',
    async (_, values) => {
      const attempt = await hall.enter(values);
      await attempt.call(answering.submit, { recordId: attempt.recordId, answers: [] });
      const replies = await callEveryEndpoint(attempt);
      expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
      expect(replies.map(({ id }) => id)).toContain(question.generateWrong.id);
      const wire = JSON.stringify(replies);
      expect(wire).not.toContain(EXPLANATION);
      expect(await reportsOf(attempt, wire)).toEqual([]);
    },
  );

  test('can be practised once they are shown', async () => {
    const attempt = await hall.enter({ answersShown: 'afterHandIn' });
    const { call, recordId } = attempt;
    await call(answering.submit, { recordId, answers: [] });
    const begun = await call(question.generateWrong, { recordId });
    const [report] = await reportsOf(attempt, JSON.stringify(begun.body));
    expect(report?.body.data).toMatchObject({ unansweredCount: 3 });
  });

  test('wait, with the score, until no answer stored on a device can count any more', async () => {
    const attempt = await hall.enter({ answersShown: 'afterHandIn' });
    const { row, call, recordId, two } = attempt;
    await call(answering.submitAnswer, { recordId, ...operation(two, 'A', 1) });
    hall.app.clock.advance(30 * MINUTE_MS - 1_000);
    await call(answering.submit, { recordId, answers: [] });
    const read = async () => (await call(exam.record, { id: recordId })).body.data;
    const listed = async () =>
      (await call(exam.myExams, {})).body.data.records.find(
        ({ examId }: { examId: string }) => examId === row.id,
      );
    const settled = new Date(Date.parse((await read()).endsAt) + MINUTE_MS).toISOString();
    const wire = JSON.stringify(await callEveryEndpoint(attempt));
    expect(wire).not.toContain(EXPLANATION);
    expect(await reportsOf(attempt, wire)).toEqual([]);
    await bookExams(hall.app.parts);
    expect((await call(question.wrongList, {})).body.data.total).toBe(0);
    expect(await read()).toMatchObject({
      state: 'submitted',
      score: null,
      publishAt: settled,
      solutions: 'later',
      solutionsFrom: settled,
      wrongCount: null,
    });
    expect(await listed()).toMatchObject({ examState: 'submitted', score: null });

    hall.app.clock.advance(MINUTE_MS + 2_000);
    expect(await read()).toMatchObject({
      state: 'published',
      publishAt: null,
      solutions: 'shown',
      remarkUntil: new Date(Date.parse(settled) + 7 * DAY_MS).toISOString(),
    });
    expect(await listed()).toMatchObject({ examState: 'published' });
    expect((await call(question.report, { recordId })).body.code).toBe('1');
    await bookExams(hall.app.parts);
    expect((await call(question.wrongList, {})).body.data.total).toBe(1);
  });

  test('add mistakes to the wrong book once shown, although 600 other attempts still wait', async () => {
    const sit = async (priceCents: number) => {
      const attempt = await hall.enter({ answersShown: 'afterHandIn', priceCents });
      const { call, recordId, two } = attempt;
      await call(answering.submit, { recordId, answers: [operation(two, 'A', 1)] });
      return { ...attempt, countMistakes: async () => (await call(question.wrongList, {})).body.data.total };
    };
    const unpaid = await sit(500);
    const { db } = hall.app.parts.connection;
    const [record] = await db.select().from(exerciseRecords).where(eq(exerciseRecords.id, unpaid.recordId));
    const [one] = await db.select().from(examAttempts).where(eq(examAttempts.recordId, unpaid.recordId));
    const { id: _, ...waiting } = record!;
    const others = await db
      .insert(exerciseRecords)
      .values(Array.from({ length: 600 }, () => waiting))
      .returning({ recordId: exerciseRecords.id });
    await db
      .insert(examAttempts)
      .values(others.map(({ recordId }, index) => ({ ...one!, recordId, number: index + 2 })));
    const free = await sit(0);
    await bookExams(hall.app.parts);
    expect(await free.countMistakes()).toBe(1);
    expect(await unpaid.countMistakes()).toBe(0);
  });

  test('are shown one minute after the exam closed, since devices may still send answers', async () => {
    const { row, call, recordId } = await hall.enter({ answersShown: 'afterClose' });
    await call(exam.handIn, { id: recordId });
    hall.app.clock.set(new Date(row.closeAt.getTime() + MINUTE_MS / 2));
    expect((await call(question.report, { recordId })).body.code).toBe('0');
    hall.app.clock.advance(MINUTE_MS);
    expect((await call(question.report, { recordId })).body.code).toBe('1');
  });

  test('are shown one minute after the last student with extra time has finished', async () => {
    const { row, call, recordId } = await hall.enter({ answersShown: 'afterClose' });
    await call(exam.handIn, { id: recordId });
    const slow = await hall.addStudent();
    const joined = await slow.call(exam.join, { examId: row.id });
    const slowId: string = joined.body.data.recordId;
    const endsAt = new Date(row.closeAt.getTime() + 10 * MINUTE_MS);
    await hall.app.parts.connection.db
      .update(examAttempts)
      .set({ endsAt })
      .where(eq(examAttempts.recordId, slowId));
    hall.app.clock.set(new Date(endsAt.getTime() - 1_000));
    expect((await slow.call(answering.submit, { recordId: slowId, answers: [] })).body.code).toBe('1');
    expect((await call(question.report, { recordId })).body.code).toBe('0');
    hall.app.clock.advance(MINUTE_MS + 2_000);
    expect((await call(question.report, { recordId })).body.code).toBe('1');
  });

  test('are shown at once after the student’s own hand-in, which later answers cannot change', async () => {
    const { call, recordId, one } = await hall.enter({ answersShown: 'afterHandIn' });
    await call(exam.handIn, { id: recordId });
    expect((await call(question.report, { recordId })).body.data.record.score).toBe(0);
    const late = await call(answering.submit, { recordId, answers: [operation(one, 'A', 1)] });
    expect(late.body.data.receipts).toMatchObject([{ late: true }]);
    expect((await call(question.report, { recordId })).body.data.record.score).toBe(0);
  });
});

describe('a question of a future exam', () => {
  const REFUSED = { code: '0', message: '没有找到这道题' };
  const setOpen = (isOpen: boolean) =>
    hall.app.parts.connection.db.update(papers).set({ isOpen }).where(eq(papers.id, hall.paperIds.essay));
  /** Returns the id of the question that is in no other paper. */
  const essayId = async (): Promise<string> => {
    const [row] = await hall.app.parts.connection.db
      .select({ id: questions.id })
      .from(questions)
      .where(and(eq(questions.companyId, hall.company.id), eq(questions.type, 'open')));
    return row?.id ?? '';
  };

  test('cannot be collected, and is hidden from students who had collected it', async () => {
    const questionId = await essayId();
    const { call } = await hall.addStudent();
    const listed = async () => (await call(question.collectList, {})).body.data;
    const counted = async () => (await call(question.userStatistics, {})).body.data.collectCount;
    await call(question.collect, { questionId });
    expect(await listed()).toMatchObject({ total: 1, records: [{ questionId }], subjects: [{ count: 1 }] });
    expect(await counted()).toBe(1);
    await setOpen(false);
    expect(await listed()).toMatchObject({ total: 0, records: [], materials: [], subjects: [] });
    expect(await counted()).toBe(0);
    const other = await hall.addStudent();
    expect((await other.call(question.collect, { questionId })).body).toMatchObject(REFUSED);
    await setOpen(true);
    expect(await listed()).toMatchObject({ total: 1, records: [{ questionId }] });
  });

  test('can be collected once its exam shows the solutions', async () => {
    const questionId = await essayId();
    await setOpen(false);
    const { row, call, recordId } = await hall.enter({
      paperId: hall.paperIds.essay,
      answersShown: 'afterClose',
    });
    const collect = async () => (await call(question.collect, { questionId })).body;
    expect(await collect()).toMatchObject(REFUSED);
    await call(exam.handIn, { id: recordId });
    expect(await collect()).toMatchObject(REFUSED);
    hall.app.clock.set(new Date(row.closeAt.getTime() + 2 * MINUTE_MS));
    expect(await collect()).toMatchObject({ code: '1' });
    expect((await call(question.collectList, {})).body.data).toMatchObject({ records: [{ questionId }] });
    await setOpen(true);
  });

  test('can be collected by a student who practised it before', async () => {
    const questionId = await essayId();
    const { call } = await hall.addStudent();
    await call(question.generatePaper, { paperId: hall.paperIds.essay });
    await setOpen(false);
    expect((await call(question.collect, { questionId })).body.code).toBe('1');
    expect((await call(question.collectList, {})).body.data).toMatchObject({ records: [{ questionId }] });
    await setOpen(true);
  });

  test('cannot be collected while it is hidden, nor under an unknown id', async () => {
    const questionId = await essayId();
    const { db } = hall.app.parts.connection;
    const { call } = await hall.addStudent();
    const hide = (isHidden: boolean) =>
      db.update(questions).set({ isHidden }).where(eq(questions.id, questionId));
    await hide(true);
    expect((await call(question.collect, { questionId })).body).toMatchObject(REFUSED);
    await hide(false);
    expect((await call(question.collect, { questionId })).body.code).toBe('1');
    expect((await call(question.collect, { questionId: 'none' })).body).toMatchObject(REFUSED);
  });
});
