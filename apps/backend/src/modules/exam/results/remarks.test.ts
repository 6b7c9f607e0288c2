import * as answering from '@lectern/sdk/endpoints/answering';
import * as certificate from '@lectern/sdk/endpoints/certificate';
import * as exam from '@lectern/sdk/endpoints/exam';
import * as message from '@lectern/sdk/endpoints/message';
import * as question from '@lectern/sdk/endpoints/question';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { TestApp } from '../../../../test/createTestApp.ts';
import { openTestApp } from '../../../../test/openTestApp.ts';
import { meanwhile } from '../../../../test/meanwhile.ts';
import { choice, open, paper } from '../../../../test/subjects/bank.ts';
import type { exams } from '../../answering/attempts/exam.tables.ts';
import { exerciseRecords } from '../../answering/records/records.tables.ts';
import { issue } from '../../certificate/issue.service.ts';
import { orders } from '../../order/order.tables.ts';
import { papers } from '../../question/bank.tables.ts';
import { saveBank } from '../../question/saveBank.service.ts';
import { bookExams } from '../examJobs.ts';
import { applyMarks, saveMarks, setMark } from './marks.service.ts';
import { answerRemark, listRemarks } from './remarks.service.ts';
import { addCertificate } from '../../../../test/subjects/certificates.ts';
import { addExamOn } from '../../../../test/subjects/exams.ts';

const DAY_MS = 86_400_000;
const questionRows = ['A', 'B', 'C'].map((right, index) =>
  choice({ key: `r:${index}`, stem: `r:${index}`, options: ['a', 'b', 'c'], right, explanation: '' }),
);
const essay = open({ key: 'r:essay', stem: 'explain', reference: 'because', explanation: '' });

const app = await openTestApp();
const { company } = await app.addCompany('remark.test');
const { db } = app.parts.connection;
await db.transaction((tx) =>
  saveBank(tx, company.id, [
    {
      category: 'remarks',
      categorySort: 1,
      name: 'remarked',
      summary: '',
      sort: 1,
      questions: [...questionRows, essay],
      papers: [
        paper({ key: 'r:paper', name: 'Paper', minutes: 30, sort: 1 }, [
          { name: 'all', score: 10, of: [...questionRows, essay] },
        ]),
      ],
    },
  ]),
);
const [row] = await db.select().from(papers).where(eq(papers.companyId, company.id));
const paperId = row!.id;

const now = () => app.clock.now();

const addExam = (values: Partial<typeof exams.$inferInsert> = {}) =>
  addExamOn(
    app,
    { companyId: company.id, paperId },
    { closeAt: new Date(now().getTime() + 100 * DAY_MS), passScore: 20, ...values },
  );

let operations = 0;

/** Takes the exam with the given number of right answers; its open answer gets the score `marked`, or none. */
async function sit(row: Awaited<ReturnType<typeof addExam>>, rights: number, marked?: number) {
  const user = await app.addUser(company);
  // Logs in for each call, since days pass in these tests and sessions expire.
  const call: TestApp['call'] = async (endpoint, input, options = {}) =>
    app.call(endpoint, input, { host: 'remark.test', token: await app.tokenOf(user), ...options });
  const { recordId } = (await call(exam.join, { examId: row.id })).body.data;
  const { questions } = (await call(answering.paperQuestions, { recordId })).body.data;
  const given = [...['A', 'B', 'C'].slice(0, rights), ...['B', 'C', 'A'].slice(rights), 'words'];
  await call(answering.submit, {
    recordId,
    answers: given.map((answer, index) => ({
      questionId: questions[index].questionId,
      answer: [answer],
      sequence: index + 1,
      operationId: `remark-operation-${(operations += 1)}`,
    })),
  });
  const mark = (score: number) =>
    db.transaction((tx) => saveMarks(tx, company.id, row.id, [{ recordId, number: 4, score }], now()));
  if (marked !== undefined) await mark(marked);
  return {
    user,
    call,
    recordId,
    mark,
    read: async () => (await call(exam.record, { id: recordId })).body.data,
    ask: async (reason = 'my reason') => (await call(exam.askRemark, { recordId, reason })).body,
  };
}

test('two teachers who mark one attempt at the same time both count in its score', async () => {
  const row = await addExam();
  const { recordId, mark, read } = await sit(row, 0);
  const where = { companyId: company.id, examId: row.id };
  const rules = { now: now(), mayMarkAny: true };
  await meanwhile(
    app,
    (tx) => tx.select().from(exerciseRecords).where(eq(exerciseRecords.id, recordId)).for('update'),
    () => mark(7),
    async (tx) => {
      await setMark(tx, where, { recordId, number: 1, score: 10 }, rules);
      await applyMarks(tx, [recordId], now());
    },
  );
  expect(await read()).toMatchObject({ score: 17 });
});

/** Returns the id of the unanswered request of an attempt. */
async function openRequestOf(recordId: string): Promise<string> {
  const { head, rows } = await listRemarks(db, company.id, 'waiting');
  const row = rows.find((cells) => cells[head.indexOf('attempt')] === recordId);
  return String(row?.[head.indexOf('request')]);
}

const answer = (requestId: string, marks: { number: number; score: number }[] = []) =>
  db.transaction((tx) => answerRemark(tx, requestId, { text: 'the answer', marks }, now()));

describe('a request for a remark', () => {
  test('is accepted once the score is published, with a reason, and one at a time', async () => {
    const { read, ask, mark, recordId } = await sit(await addExam(), 1);
    expect(await read()).toMatchObject({ state: 'marking', remark: null, remarkUntil: null });
    expect(await ask()).toMatchObject({ code: '0', message: '成绩公布之后才能申请复核' });
    await mark(5);
    expect(await ask('  ')).toMatchObject({ code: '0', data: { field: 'reason' } });
    const both = await Promise.all([ask('one'), ask('two')]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['0', '1']);
    expect(await read()).toMatchObject({
      remark: { scoreBefore: 15, scoreAfter: null, answer: null, answeredAt: null },
      remarkUntil: null,
    });
    await answer(await openRequestOf(recordId));
    expect(await read()).toMatchObject({ score: 15, remark: { scoreAfter: 15, answer: 'the answer' } });
    expect((await ask('again')).code).toBe('1');
    const other = await sit(await addExam(), 1, 5);
    expect((await other.call(exam.askRemark, { recordId, reason: 'not mine' })).body.code).toBe('0');
  });

  test('is accepted within seven days of the last of hand-in, marks, payment and publication', async () => {
    const row = await addExam({ priceCents: 500, publishAt: new Date(now().getTime() + DAY_MS) });
    const { call, read, ask, mark, recordId } = await sit(row, 1);
    app.clock.advance(5 * DAY_MS);
    await mark(5);
    expect(await read()).toMatchObject({ state: 'submitted', remarkUntil: null });
    app.clock.advance(5 * DAY_MS);
    const { orderId } = (await call(exam.makePayOrder, { exerciseId: recordId })).body.data;
    await db.update(orders).set({ status: 'paid', paidAt: now() }).where(eq(orders.id, orderId));
    const until = new Date(now().getTime() + 7 * DAY_MS).toISOString();
    expect(await read()).toMatchObject({ state: 'published', remarkUntil: until });
    app.clock.advance(4 * DAY_MS);
    expect((await read()).remarkUntil).toBe(until);
    app.clock.advance(3 * DAY_MS + 1000);
    expect(await read()).toMatchObject({ state: 'published', remarkUntil: null });
    expect(await ask()).toMatchObject({ code: '0', message: '已经过了可以申请复核的时间，请联系学校' });
  });

  test('is rejected where the school takes no requests', async () => {
    const { read, ask } = await sit(await addExam(), 1, 5);
    const configure = (config: object) => app.configure(company, { ...Object(company.config), ...config });
    await configure({ remarks: { withinDays: 0 } });
    expect(await read()).toMatchObject({ state: 'published', remarkUntil: null });
    expect(await ask()).toMatchObject({ code: '0', message: '学校没有开通成绩复核，请联系学校' });
    await configure({});
    expect((await read()).remarkUntil).not.toBe(null);
  });

  test('updates score, rank and sections when answered, also for automatically marked questions', async () => {
    const row = await addExam();
    const first = await sit(row, 1, 5);
    const second = await sit(row, 2, 0);
    expect([await first.read(), await second.read()]).toMatchObject([
      { score: 15, rank: 2, passed: false },
      { score: 20, rank: 1, passed: true },
    ]);
    await first.ask();
    const requestId = await openRequestOf(first.recordId);
    await expect(answer(requestId, [{ number: 9, score: 1 }])).rejects.toThrow('no such attempt or question');
    await expect(answer(requestId, [{ number: 2, score: 11 }])).rejects.toThrow('not between 0 and 10');
    expect(await answer(requestId, [{ number: 2, score: 10 }])).toContain('15 -> 25');
    await expect(answer(requestId)).rejects.toThrow('answered already');
    await expect(answer('0')).rejects.toThrow('no request');
    expect([await first.read(), await second.read()]).toMatchObject([
      {
        score: 25,
        rank: 1,
        passed: true,
        sections: [{ earned: 25 }],
        remark: { scoreBefore: 15, scoreAfter: 25 },
      },
      { score: 20, rank: 2, passed: true },
    ]);
    const { records } = (await first.call(message.page, { pageNo: 1, pageSize: 10 })).body.data;
    expect(records).toEqual([expect.objectContaining({ title: '成绩复核有了答复' })]);
  });

  test('updates the wrong book: corrected questions leave it, new mistakes enter, others stay', async () => {
    const row = await addExam({ answersShown: 'afterHandIn' });
    const one = await sit(row, 1, 10);
    app.clock.advance(DAY_MS);
    await bookExams(app.parts);
    const book = async (): Promise<string[]> =>
      (await one.call(question.wrongAnswerList, {})).body.data.records.map(
        ({ questionId }: { questionId: string }) => questionId,
      );
    const { questions } = (await one.call(answering.paperQuestions, { recordId: one.recordId })).body.data;
    const idOf = (number: number): string => questions[number - 1].questionId;
    expect(new Set(await book())).toEqual(new Set([idOf(2), idOf(3)]));
    await one.ask();
    await answer(await openRequestOf(one.recordId), [
      { number: 2, score: 10 },
      { number: 3, score: 4 },
    ]);
    expect(await book()).toEqual([idOf(3)]);
    // Later marks count as well, and repeating the same mark changes nothing.
    await one.mark(3);
    await one.mark(3);
    expect(new Set(await book())).toEqual(new Set([idOf(3), idOf(4)]));
    await one.mark(10);
    expect(await book()).toEqual([idOf(3)]);
  });

  test('unlocks the exam’s certificate when it raises the score, and revokes it when it lowers it', async () => {
    const row = await addExam();
    const relationId = await addCertificate(app, company.id, { examId: row.id });
    const { call, ask, recordId, read } = await sit(row, 1, 5);
    const status = async () => (await call(certificate.list, {})).body.data[0].status;
    expect(await status()).toBe('locked');
    await ask();
    await answer(await openRequestOf(recordId), [{ number: 4, score: 10 }]);
    expect(await status()).toBe('ready');
    await call(certificate.create, { relationId });
    expect(await status()).toBe('issued');
    await ask('a second look');
    await answer(await openRequestOf(recordId), [{ number: 4, score: 9.5 }]);
    expect(await read()).toMatchObject({ score: 19.5, passed: false });
    expect(await status()).toBe('revoked');
  });

  test('is not needed for a teacher’s corrected mark, which revokes the certificate too', async () => {
    const row = await addExam();
    const relationId = await addCertificate(app, company.id, { examId: row.id });
    const { call, mark } = await sit(row, 1, 10);
    await call(certificate.create, { relationId });
    const status = async () => (await call(certificate.list, {})).body.data[0].status;
    await mark(10);
    expect(await status()).toBe('issued');
    await mark(9.5);
    expect(await status()).toBe('revoked');
  });

  test('revokes a certificate that is being issued at the same moment', async () => {
    const row = await addExam();
    const relationId = await addCertificate(app, company.id, { examId: row.id });
    const { user, call, ask, recordId } = await sit(row, 1, 10);
    await ask();
    const requestId = await openRequestOf(recordId);
    const holder = { companyId: company.id, userId: user.id, now: now() };
    await meanwhile(
      app,
      user.id,
      () => answer(requestId, [{ number: 4, score: 9.5 }]),
      (tx) => issue(tx, holder, { relationId }),
    );
    expect((await call(certificate.list, {})).body.data[0].status).toBe('revoked');
  });
});
