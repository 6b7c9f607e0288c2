import * as answering from '@lectern/sdk/endpoints/answering';
import * as certificate from '@lectern/sdk/endpoints/certificate';
import * as exam from '@lectern/sdk/endpoints/exam';
import * as message from '@lectern/sdk/endpoints/message';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCertificate } from '../../../../test/subjects/certificates.ts';
import { type ExamHall, openExamHall, operation } from '../../../../test/subjects/examHall.ts';
import { decideResult } from './decide.service.ts';
import { reopenResult } from './reopen.service.ts';

const MINUTE_MS = 60_000;

let hall: ExamHall;
beforeAll(async () => {
  hall = await openExamHall();
});
afterAll(() => hall.app.close());

const reopen = (recordId: string, minutes?: number) =>
  hall.app.parts.connection.db.transaction((tx) =>
    reopenResult(tx, recordId, { minutes, reason: '误交卷' }, hall.app.clock.now()),
  );

const decide = (recordId: string, faceState: 'accepted' | 'refused') =>
  hall.app.parts.connection.db.transaction((tx) =>
    decideResult(tx, recordId, { faceState, reason: '核对' }, hall.app.clock.now()),
  );

describe('a handed-in attempt', () => {
  test('is opened again with its answers and the time that was left, and is graded anew', async () => {
    const { row, call, recordId, room } = await hall.enter({ passScore: 10, outageCreditSeconds: 1200 });
    const relationId = await addCertificate(hall.app, hall.company.id, { examId: row.id });
    const [one, two] = room.questions.map(({ questionId }: { questionId: string }) => questionId);
    await call(answering.submit, { recordId, answers: [operation(one, 'A', 1)] });
    hall.app.clock.advance(10 * MINUTE_MS);
    await call(exam.handIn, { id: recordId });
    const result = async () => (await call(exam.record, { id: recordId })).body.data;
    expect(await result()).toMatchObject({ state: 'published', score: 10 });
    await call(certificate.create, { relationId });

    hall.app.clock.advance(5 * MINUTE_MS);
    expect(await reopen(recordId)).toMatch(/^An exam: attempt \d+ is open until /);
    expect(await result()).toMatchObject({ state: 'doing', score: null });
    expect((await call(message.page, {})).body.data.records[0]).toMatchObject({
      title: '考试重新打开了',
      contentHtml: expect.stringContaining('误交卷'),
    });
    expect((await call(certificate.list, {})).body.data[0].status).toBe('revoked');

    // Twenty of the thirty minutes were left, and ten were credited for the silence before the hand-in; the way
    // back to the page is no outage.
    hall.app.clock.advance(2 * MINUTE_MS);
    expect((await call(exam.join, { examId: row.id })).body.data).toMatchObject({ recordId });
    const again = (await call(answering.paperQuestions, { recordId })).body.data;
    expect(again.questions[0]).toMatchObject({ questionId: one, answer: ['A'] });
    const { endsAt } = again.exam;
    expect(Date.parse(endsAt) - hall.app.clock.now().getTime()).toBe(28 * MINUTE_MS);

    await call(answering.submit, { recordId, answers: [operation(two, 'B', 2)] });
    await call(exam.handIn, { id: recordId });
    expect(await result()).toMatchObject({ state: 'published', score: 20 });
  });

  test('that the clock handed in is opened for the minutes that are given', async () => {
    const { call, recordId, one } = await hall.enter();
    hall.app.clock.advance(40 * MINUTE_MS);
    await call(exam.handIn, { id: recordId });
    await expect(reopen(recordId)).rejects.toThrow('No time was left at the hand-in. Use --minutes.');
    await reopen(recordId, 5);
    const sent = await call(answering.submit, { recordId, answers: [operation(one, 'A', 1)] });
    expect(sent.body.data.receipts).toMatchObject([{ late: false }]);
  });

  test('that was left too often may be left no further time', async () => {
    const { call, recordId } = await hall.enter({ leaveLimit: 1 });
    const leave = (leaveCount: number) => call(answering.pause, { recordId, leaveCount });
    await leave(0);
    await leave(1);
    const result = async () => (await call(exam.record, { id: recordId })).body.data.state;
    expect(await result()).toBe('published');
    await reopen(recordId, 5);
    expect(await result()).toBe('doing');
    await leave(1);
    expect(await result()).toBe('published');
  });

  test.each([
    ['is open', {}, async () => {}, 'is open. "extend" gives it more time.'],
    [
      'has shown its right answers',
      { answersShown: 'afterHandIn' },
      async ({ call, recordId }) => void (await call(exam.handIn, { id: recordId })),
      'has seen the right answers',
    ],
    [
      'is refused',
      {},
      async ({ call, recordId }) => {
        await call(exam.handIn, { id: recordId });
        await decide(recordId, 'refused');
      },
      'was refused. Use "accept" first.',
    ],
    [
      'is followed by another one',
      { attemptLimit: 2 },
      async ({ call, recordId, row }) => {
        await call(exam.handIn, { id: recordId });
        await call(exam.join, { examId: row.id });
      },
      'is in another attempt of the exam now',
    ],
  ] satisfies readonly (readonly [
    string,
    Parameters<ExamHall['enter']>[0],
    (entered: Awaited<ReturnType<ExamHall['enter']>>) => Promise<void>,
    string,
  ])[])('is not opened while it %s', async (_, values, prepare, refusal) => {
    const entered = await hall.enter(values);
    await prepare(entered);
    await expect(reopen(entered.recordId)).rejects.toThrow(refusal);
  });

  test('that does not exist is refused by its number', async () => {
    await expect(reopen('999999')).rejects.toThrow('There is no attempt 999999.');
  });
});
