import * as answering from '@lectern/sdk/endpoints/answering';
import * as certificate from '@lectern/sdk/endpoints/certificate';
import * as exam from '@lectern/sdk/endpoints/exam';
import * as message from '@lectern/sdk/endpoints/message';
import * as question from '@lectern/sdk/endpoints/question';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ExamHall, openExamHall, operation } from '../../../test/subjects/examHall.ts';
import { runCommand, type CommandResult } from '../../../test/runCommand.ts';
import { openSchoolFolder } from '../../../test/schoolFolder.ts';
import { askForFace } from '../answering/index.ts';
import { eq } from 'drizzle-orm';
import { examFaces } from '../answering/attempts/exam.tables.ts';
import { roomChanged } from '../answering/room/roomEvents.ts';
import { notifyDueFaces, handInEnded } from './examJobs.ts';
import { addCertificate } from '../../../test/subjects/certificates.ts';

const MINUTE_MS = 60_000;

let hall: ExamHall;
beforeAll(async () => {
  hall = await openExamHall();
});
afterAll(() => hall.app.close());

/** Enters an exam with a face check after ten minutes, and answers it. */
async function sit(values: Parameters<ExamHall['enter']>[0] = {}) {
  const entered = await hall.enter({ faceMinutes: [10], isFaceRequired: true, ...values });
  const { row, call, recordId, one, two, three } = entered;
  const { connection } = hall.app.parts;
  const answers = [operation(one, 'A', 1), operation(two, 'B', 2), operation(three, 'C', 3)];
  await call(answering.batchSubmit, { recordId, answers });
  return {
    ...entered,
    wait: (minutes: number) => hall.app.clock.advance(minutes * MINUTE_MS),
    show: async () => (await call(exam.passFace, { recordId, orderNo: 'passed-order' })).body,
    ask: () =>
      connection.db.transaction((tx) =>
        askForFace(tx, { companyId: row.companyId, examId: row.id, now: hall.app.clock.now() }),
      ),
    handIn: () => call(answering.submit, { recordId, answers: [] }),
    read: async (): Promise<exam.ExamRecord> => (await call(exam.record, { id: recordId })).body.data,
    listed: async (): Promise<exam.Exam> => {
      const { records } = (await call(exam.myExams, { pageIndex: 1, pageSize: 50 })).body.data;
      return records.find(({ examId }: exam.Exam) => examId === row.id);
    },
  };
}

async function runInSchool(...words: readonly string[]): Promise<CommandResult> {
  await openSchoolFolder(hall.app);
  return runCommand(...words);
}

describe('a face check that an exam requires', () => {
  test('holds back no result when it was passed, or when the exam does not require it', async () => {
    const shown = await sit();
    shown.wait(12);
    await shown.show();
    await shown.handIn();
    const lax = await sit({ isFaceRequired: false });
    lax.wait(12);
    await lax.handIn();
    for (const { read, listed } of [shown, lax]) {
      expect(await read()).toMatchObject({ state: 'published', score: 30 });
      expect(await read()).not.toHaveProperty('hold');
      expect(await listed()).not.toHaveProperty('hold');
    }
  });

  test('holds back result, rank and certificate while missing, until the school accepts the attempt', async () => {
    const { row, user, call, recordId, wait, handIn, read, listed } = await sit();
    const relationId = await addCertificate(hall.app, hall.company.id, { examId: row.id });
    const certificateOf = async (): Promise<string> => (await call(certificate.list, {})).body.data[0].status;
    wait(12);
    await handIn();
    const held = {
      state: 'submitted',
      score: null,
      passed: null,
      rank: null,
      hold: { state: 'waiting', words: '' },
    };
    expect(await read()).toMatchObject(held);
    expect(await listed()).toMatchObject({ examState: 'submitted', score: null, hold: 'waiting' });
    expect(await certificateOf()).toBe('locked');
    const [live] = JSON.parse((await runInSchool('exam', 'live', row.id, '--json')).out);
    expect(live).toMatchObject({ state: 'held', student: `#${user.id}` });

    expect((await runInSchool('exam', 'accept', recordId, '--text=The camera was broken')).out).toBe(
      `An exam: attempt ${recordId} of ${user.name} accepted\n`,
    );
    expect(await read()).toMatchObject({ state: 'published', score: 30, rank: 1 });
    expect(await read()).not.toHaveProperty('hold');
    expect(await listed()).toMatchObject({ examState: 'published', score: 30 });
    expect(await certificateOf()).toBe('ready');
    const [notified] = (await call(message.page, {})).body.data.records;
    expect(notified).toMatchObject({
      title: '考试结果有效',
      contentHtml: expect.stringContaining('The camera was broken'),
    });
    expect((await runInSchool('exam', 'accept', recordId)).err).toContain('was accepted already');

    await call(certificate.create, { relationId });
    expect(await certificateOf()).toBe('issued');
    expect((await runInSchool('exam', 'refuse', recordId, '--text=It was somebody else')).code).toBe(0);
    expect(await certificateOf()).toBe('revoked');
    expect(await read()).toMatchObject({
      ...held,
      hold: { state: 'refused', words: 'It was somebody else' },
    });
    expect(await listed()).toMatchObject({ hold: 'refused' });
  });

  test('no longer counts after the hand-in, or when it is passed minutes late', async () => {
    const after = await sit();
    after.wait(12);
    await after.handIn();
    expect(await after.show()).toMatchObject({ code: '0', message: '已经交卷，不用再核对了' });
    const late = await sit();
    late.wait(16);
    expect(await late.show()).toMatchObject({ code: '1', data: { faceDue: false } });
    await late.handIn();
    for (const { read } of [after, late]) expect(await read()).toMatchObject({ hold: { state: 'waiting' } });
  });

  test('accepts no recognition that began before it was due', async () => {
    const { call, recordId, wait, ask, handIn, read } = await sit();
    const begun = () => `begun ${hall.app.clock.now().toISOString()}`;
    const show = async (orderNo: string) => (await call(exam.passFace, { recordId, orderNo })).body.code;
    const stored = begun();
    wait(11);
    expect(await show(stored)).toBe('0');
    const early = begun();
    expect(await show(early)).toBe('1');
    wait(1);
    await ask();
    expect(await show(early)).toBe('0');
    expect(await show(begun())).toBe('1');
    await handIn();
    expect(await read()).toMatchObject({ state: 'published' });
  });

  test('is due from the first time the school asked, even when it asks again', async () => {
    const { wait, ask, show, handIn, read } = await sit({ faceMinutes: [] });
    await ask();
    wait(4);
    await ask();
    wait(4);
    await show();
    await handIn();
    expect(await read()).toMatchObject({ hold: { state: 'waiting' } });
  });

  test('also holds back the solutions, the number of mistakes and the exported pass', async () => {
    const { row, call, recordId, wait, handIn, read } = await sit({ answersShown: 'afterHandIn' });
    wait(12);
    await handIn();
    const marks = async () => JSON.parse((await runInSchool('reports', 'marks', row.id, '--json')).out);
    expect(await read()).toMatchObject({ solutions: 'later', wrongCount: null });
    expect((await call(question.report, { recordId })).body.code).toBe('0');
    expect(await marks()).toMatchObject([{ passed: 'held' }]);
    await runInSchool('exam', 'accept', recordId);
    expect((await call(question.report, { recordId })).body.code).toBe('1');
    expect(await marks()).toMatchObject([{ passed: 'yes' }]);
  });

  test('also holds back an attempt that the clock handed in, and blocks buying its result', async () => {
    const { call, recordId, wait, read } = await sit({ priceCents: 500 });
    wait(40);
    await handInEnded(hall.app.parts);
    expect(await read()).toMatchObject({ hold: { state: 'waiting' } });
    const order = () => call(exam.makePayOrder, { exerciseId: recordId });
    expect((await order()).body).toMatchObject({ code: '0', message: '成绩还没有生效，先不用付费' });
    await runInSchool('exam', 'accept', recordId);
    expect((await order()).body).toMatchObject({ code: '1', data: { payCents: 500 } });
  });

  test('lets the school refuse any result that is handed in, and accept it again', async () => {
    const { recordId, handIn, read } = await sit();
    const accept = () => runInSchool('exam', 'accept', recordId);
    const refuse = (attempt: string) => runInSchool('exam', 'refuse', attempt, '--text=Copied');
    expect((await refuse(recordId)).err).toContain('is not handed in yet');
    await handIn();
    expect((await accept()).err).toContain('no required face check is missing');
    const valid = await read();
    expect((await refuse(recordId)).code).toBe(0);
    expect(await read()).toMatchObject({ score: null, hold: { state: 'refused', words: 'Copied' } });
    expect((await refuse(recordId)).err).toContain('was refused already');
    expect((await accept()).code).toBe(0);
    expect(await read()).toEqual({ ...valid, remarkUntil: expect.any(String) });
    expect((await refuse('987654321')).err).toContain('There is no attempt 987654321');
    expect((await runInSchool('exam', 'refuse', recordId)).err).toContain('--text');
  });
});

describe('a face check during an exam', () => {
  test('is due at the minutes the exam sets, and is announced once', async () => {
    const row = await hall.addExam({ faceMinutes: [0, 10] });
    const { call } = await hall.addStudent();
    expect((await call(exam.join, { examId: row.id })).body).toMatchObject({ code: '0', data: { face: 1 } });
    expect((await call(exam.join, { examId: row.id, orderNo: 'another-order' })).body.code).toBe('0');
    const { body } = await call(exam.join, { examId: row.id, orderNo: 'passed-order' });
    const { recordId } = body.data;
    expect((await call(answering.resume, { recordId })).body.data.exam.faceDue).toBe(false);
    const notified: string[] = [];
    const stop = await hall.app.parts.events.subscribe(
      roomChanged,
      ({ recordId: id, what }) => void (what === 'face' && notified.push(id)),
      () => undefined,
    );
    const before = hall.app.clock.now();
    hall.app.clock.advance(11 * MINUTE_MS);
    await notifyDueFaces(hall.app.parts, before, hall.app.clock.now());
    await expect.poll(() => notified).toContain(recordId);
    notified.length = 0;
    // An interval that was already covered notifies nobody again.
    await notifyDueFaces(hall.app.parts, hall.app.clock.now(), hall.app.clock.now());
    await stop();
    expect(notified).toEqual([]);
    expect((await call(answering.resume, { recordId })).body.data.exam.faceDue).toBe(true);
    expect((await call(exam.passFace, { recordId, orderNo: 'another-order' })).body.code).toBe('0');
    expect((await call(exam.passFace, { recordId, orderNo: 'passed-order' })).body.data).toEqual({
      faceDue: false,
    });
    expect((await call(answering.resume, { recordId })).body.data.exam.faceDue).toBe(false);
  });

  test('is required again on another device, which gets no questions before it is passed', async () => {
    const row = await hall.addExam({ faceMinutes: [0] });
    const { user, call } = await hall.addStudent();
    const { recordId } = (await call(exam.join, { examId: row.id, orderNo: 'passed-order' })).body.data;
    const open = async (options = {}) => (await call(answering.paperQuestions, { recordId }, options)).body;
    const goOn = async (orderNo?: string, options = {}) =>
      (await call(exam.join, { examId: row.id, ...(orderNo !== undefined && { orderNo }) }, options)).body;
    const elsewhere = { token: await hall.app.tokenOf(user, 'another device') };
    expect(await open(elsewhere)).toMatchObject({ code: '0', data: { face: 1, examId: row.id } });
    expect(await goOn(undefined, elsewhere)).toMatchObject({ code: '0', data: { face: 1 } });
    expect(await goOn('another-order', elsewhere)).toMatchObject({ code: '0', data: { face: 1 } });
    expect(await open(elsewhere)).toMatchObject({ code: '0', data: { face: 1 } });
    const begun = `begun ${hall.app.clock.now().toISOString()}`;
    expect(await goOn(begun, elsewhere)).toMatchObject({ code: '1', data: { recordId, resumed: true } });
    for (const options of [{}, elsewhere]) {
      expect((await open(options)).data.questions).toHaveLength(3);
      expect(await goOn(undefined, options)).toMatchObject({ code: '1', data: { recordId } });
    }
  });

  test('is reported to the school when it was missed, also after the hand-in', async () => {
    const { row, call, recordId } = await hall.enter({ faceMinutes: [10, 20, 30] });
    expect(await hall.live(row)).toMatchObject([{ faces: 0 }]);
    hall.app.clock.advance(11 * MINUTE_MS);
    expect(await hall.live(row)).toMatchObject([{ faces: 1 }]);
    await call(exam.passFace, { recordId, orderNo: 'passed-order' });
    expect(await hall.live(row)).toMatchObject([{ faces: 0 }]);
    hall.app.clock.advance(10 * MINUTE_MS);
    await call(exam.handIn, { id: recordId });
    hall.app.clock.advance(10 * MINUTE_MS);
    expect(await hall.live(row)).toMatchObject([{ state: 'handed in', faces: 1 }]);
  });

  test('is requested by the school from one student or from all', async () => {
    const { row, user, call, recordId } = await hall.enter({ faceMinutes: [10] });
    const other = await hall.enter({}, await hall.addStudent());
    const { connection, events } = hall.app.parts;
    const isDue = async () => (await call(answering.resume, { recordId })).body.data.exam.faceDue;
    const notified: string[] = [];
    const stop = await events.subscribe(
      roomChanged,
      ({ recordId: id, what }) => void (what === 'face' && notified.push(id)),
      () => undefined,
    );
    const ask = (examId: string, userId?: string) =>
      connection.db.transaction((tx) =>
        askForFace(tx, {
          companyId: hall.company.id,
          examId,
          now: hall.app.clock.now(),
          ...(userId !== undefined && { userId }),
        }),
      );
    expect(await ask(row.id, other.user.id)).toBe(0);
    expect(await isDue()).toBe(false);
    expect(await ask(row.id, user.id)).toBe(1);
    await expect.poll(() => notified).toEqual([recordId]);
    expect(await isDue()).toBe(true);
    expect((await call(exam.passFace, { recordId, orderNo: 'another-order' })).body.code).toBe('0');
    expect((await call(exam.passFace, { recordId, orderNo: 'passed-order' })).body.data).toEqual({
      faceDue: false,
    });
    expect(await isDue()).toBe(false);
    // One recognition also covers the scheduled check that became due meanwhile; the school may ask again
    // afterwards.
    hall.app.clock.advance(11 * MINUTE_MS);
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
