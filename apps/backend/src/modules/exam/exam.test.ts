import * as answering from '@lectern/sdk/endpoints/answering';
import * as exam from '@lectern/sdk/endpoints/exam';
import * as question from '@lectern/sdk/endpoints/question';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proxyOrganisations, studentPlacements } from '../studentInfo/studentInfo.tables.ts';
import { bookExams, handInEnded } from './examJobs.ts';
import { extendAttempts, updateAttempt } from '../answering/index.ts';
import { exerciseRecords } from '../answering/records/records.tables.ts';
import { runCommand } from '../../../test/runCommand.ts';
import { openSchoolFolder } from '../../../test/schoolFolder.ts';
import { EXPLANATION, operation, type ExamHall, openExamHall } from '../../../test/subjects/examHall.ts';

const MINUTE_MS = 60_000;

let hall: ExamHall;
beforeAll(async () => {
  hall = await openExamHall();
});
afterAll(() => hall.app.close());

describe('an exam from entry to result', () => {
  test('shows the school who is in, away or has handed in, and how many answers are saved', async () => {
    const { row, call, recordId, one, two } = await hall.enter();
    await call(answering.batchSubmit, {
      recordId,
      answers: [operation(one, 'A', 1), operation(two, 'B', 2)],
    });
    const live = () => hall.live(row);
    expect(await live()).toEqual([
      expect.objectContaining({ attempt: recordId, state: 'in', saved: '2/3', leaves: 0 }),
    ]);
    hall.app.clock.advance(MINUTE_MS);
    expect(await live()).toEqual([expect.objectContaining({ state: 'away', saved: '2/3' })]);
    await call(exam.handIn, { id: recordId });
    expect(await live()).toEqual([expect.objectContaining({ state: 'handed in', saved: '2/3' })]);
  });

  test('can be extended while students answer, without a deadlock', async () => {
    const { row, recordId } = await hall.enter();
    const { db } = hall.app.parts.connection;
    const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>();
    const answers = db.transaction(async (tx) => {
      await tx.select().from(exerciseRecords).where(eq(exerciseRecords.id, recordId)).for('update');
      locked();
      // Until the extension waits for this transaction.
      await expect
        .poll(async () => (await tx.execute(sql`select from pg_locks where not granted`)).rowCount)
        .toBeGreaterThan(0);
      await updateAttempt(tx, recordId, { leftAt: null });
    });
    await isLocked;
    const extending = db.transaction((tx) =>
      extendAttempts(tx, {
        companyId: hall.company.id,
        examId: row.id,
        seconds: 300,
        reason: 'a fire alarm',
        now: hall.app.clock.now(),
      }),
    );
    await expect(Promise.all([answers, extending])).resolves.toEqual([undefined, 1]);
  });

  test('takes students in commands by name in any case or by #id, and rejects ambiguous names', async () => {
    await openSchoolFolder(hall.app);
    const row = await hall.addExam();
    const named = await hall.addStudent({ username: 'Candidate7' });
    const nameless = await hall.addStudent();
    for (const student of [named, nameless]) await student.call(exam.join, { examId: row.id });
    const listed = JSON.parse((await runCommand('exam', 'live', row.id, '--json')).out);
    expect(listed.map(({ student }: { student: string }) => student)).toEqual([
      'Candidate7',
      `#${nameless.user.id}`,
    ]);
    for (const student of ['candidate7', `#${nameless.user.id}`])
      expect(
        await runCommand('exam', 'extend', row.id, '--minutes=5', `--student=${student}`),
        student,
      ).toMatchObject({ out: 'An exam: 1 attempt got 5 minutes\n', err: '' });
    expect((await runCommand('exam', 'face', row.id, '--student=candidate')).err).toContain(
      'There is no student candidate',
    );
    // One student's source key may look like another student's number.
    const numbered = await hall.addStudent({ username: 'other', sourceKey: 'CANDIDATE7' });
    const { err } = await runCommand('exam', 'face', row.id, '--student=candidate7');
    expect(err).toContain('candidate7 is the number of one student and the name of another: write #');
    for (const { user } of [named, numbered]) expect(err).toContain(`#${user.id}`);
    expect((await runCommand('exam', 'face', row.id, `--student=#${named.user.id}`)).err).toBe('');
  });

  test('names students by #id in the school’s list of open answers', async () => {
    await openSchoolFolder(hall.app);
    const { row, user, call, recordId, room } = await hall.enter({ paperId: hall.paperIds.essay });
    const { questionId } = room.questions.find(({ type }: { type: string }) => type === 'open');
    await call(answering.submit, { recordId, answers: [operation(questionId, 'some words', 1)] });
    expect(JSON.parse((await runCommand('exam', 'answers', row.id, '--json')).out)).toMatchObject([
      { attempt: recordId, student: `#${user.id}`, name: user.name, answer: 'some words', asked: 'explain' },
    ]);
  });

  test('is graded by the server, and reveals the result only once it is published', async () => {
    const { row, call, recordId, one, two, three } = await hall.enter({ publishAt: hall.inMinutes(700) });
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
    hall.app.clock.advance(701 * MINUTE_MS);
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
    ).toMatchObject({ examState: 'published', score: 20, recordId });
  });

  test.each([
    ['never', {}, 'never'],
    ['afterHandIn', {}, 'shown'],
    ['afterClose', {}, 'later'],
    ['afterPublish', {}, 'later'],
    ['afterPublish', { priceCents: 500 }, 'later'],
  ] as const)('reports when solutions are shown for %s with %j', async (answersShown, values, solutions) => {
    const { row, call, recordId } = await hall.enter({ answersShown, attemptLimit: 2, ...values });
    const read = async () => (await call(exam.record, { id: recordId })).body.data;
    expect(await read()).toMatchObject({ mayRepeat: false });
    await call(exam.handIn, { id: recordId });
    expect(await read()).toMatchObject({
      solutions,
      // Answers stored on other students' devices count for one minute longer.
      solutionsFrom: solutions === 'later' ? new Date(row.closeAt.getTime() + MINUTE_MS).toISOString() : null,
      wrongCount: solutions === 'shown' ? 3 : null,
      mayRepeat: true,
    });
    await call(exam.join, { examId: row.id });
    expect(await read()).toMatchObject({ mayRepeat: false });
  });

  test('reveals no key while other students may still take it', async () => {
    const { row, call, recordId, one } = await hall.enter();
    await call(answering.submitAnswer, { recordId, ...operation(one, 'B', 1) });
    await call(question.collect, { questionId: one });
    await call(exam.handIn, { id: recordId });
    const late = await hall.addStudent();
    hall.app.clock.advance(595 * MINUTE_MS);
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
    // The exam is closed, but one student has extra time.
    hall.app.clock.advance(5 * MINUTE_MS + 1000);
    expect((await call(question.report, { recordId })).body.code).toBe('0');
    hall.app.clock.advance(MINUTE_MS);
    await handInEnded(hall.app.parts);
    expect((await call(question.report, { recordId })).body.data).toMatchObject({
      wrongCount: 1,
      record: { score: 0 },
    });
    await bookExams(hall.app.parts);
    await bookExams(hall.app.parts);
    expect((await call(question.wrongList, {})).body.data).toMatchObject({
      total: 1,
      records: [{ times: 1 }],
    });
  });
});

describe('entering an exam', () => {
  test.each([
    ['before it opens', { openAt: 5, closeAt: 60 }, '考试还没有开始'],
    ['after it closed', { openAt: -60, closeAt: -5 }, '考试已经结束'],
  ])('is rejected %s', async (_, { openAt, closeAt }, message) => {
    const row = await hall.addExam({ openAt: hall.inMinutes(openAt), closeAt: hall.inMinutes(closeAt) });
    const { call } = await hall.addStudent();
    expect((await call(exam.join, { examId: row.id })).body).toMatchObject({ code: '0', message });
  });

  test('is rejected when too late, without an attempt left, or for a student not admitted', async () => {
    const { call } = await hall.addStudent();
    const late = await hall.addExam({ lateMinutes: 5 });
    expect((await call(exam.join, { examId: late.id })).body.message).toBe('开考 5 分钟后不能再进入');
    const { row, recordId, call: again } = await hall.enter();
    await again(exam.handIn, { id: recordId });
    expect((await again(exam.userExamCount, { a: row.id, b: row.paperId })).body.data).toEqual({
      attemptCount: 1,
      remaining: 0,
    });
    expect((await again(exam.join, { examId: row.id })).body.message).toBe('考试次数已经用完');
    const closed = await hall.addExam({ isForAll: false });
    for (const endpoint of [exam.detail, exam.join]) {
      const { body } = await (endpoint === exam.join
        ? call(exam.join, { examId: closed.id })
        : call(exam.detail, { id: closed.id }));
      expect(body).toMatchObject({ code: '0', message: '没有找到这场考试' });
    }
  });

  test('makes one attempt when three requests race, and resumes it with its answers on another device', async () => {
    const row = await hall.addExam({ isShuffled: true });
    const { user, call } = await hall.addStudent();
    const joins = await Promise.all([1, 2, 3].map(() => call(exam.join, { examId: row.id })));
    const [recordId, ...others] = new Set(joins.map(({ body }) => body.data.recordId));
    expect(others).toEqual([]);
    const here = (await call(answering.paperQuestions, { recordId })).body.data;
    await call(answering.submitAnswer, { recordId, ...operation(here.questions[2].questionId, 'C', 4) });
    const elsewhere = await hall.app.tokenOf(user, 'another device');
    expect((await call(exam.join, { examId: row.id }, { token: elsewhere })).body.data).toMatchObject({
      recordId,
      resumed: true,
    });
    const there = (await call(answering.paperQuestions, { recordId }, { token: elsewhere })).body.data;
    expect(there.sequence).toBe(4);
    expect(there.questions).toEqual(
      here.questions.map((entry: object, index: number) =>
        index === 2 ? { ...entry, answer: ['C'] } : entry,
      ),
    );
  });

  test('requires the school’s own questions before the face check, where the exam says so', async () => {
    const { db } = hall.app.parts.connection;
    const [organisation] = await db
      .insert(proxyOrganisations)
      .values({ companyId: hall.company.id, name: 'An office' })
      .returning();
    const row = await hall.addExam({ hasQuestions: true, faceMinutes: [0] });
    const { call, user } = await hall.addStudent();
    const join = async () => (await call(exam.join, { examId: row.id })).body;
    expect(await join()).toMatchObject({ code: '0', message: '请先完善信息', data: { questions: 4 } });
    await db
      .insert(studentPlacements)
      .values({
        companyId: hall.company.id,
        userId: user.id,
        proxyOrgId: organisation?.id ?? null,
        updatedAt: hall.app.clock.now(),
      });
    expect(await join()).toMatchObject({ code: '0', data: { face: 1 } });
  });
});

describe('the end of an exam', () => {
  test('hands in the saved answers automatically, as of the end time', async () => {
    const { call, recordId, one, room } = await hall.enter();
    await call(answering.submitAnswer, { recordId, ...operation(one, 'A', 1) });
    hall.app.clock.advance(30 * MINUTE_MS + 30_000);
    await handInEnded(hall.app.parts);
    expect((await call(exam.record, { id: recordId })).body.data.state).toBe('doing');
    hall.app.clock.advance(31_000);
    await Promise.all([handInEnded(hall.app.parts), handInEnded(hall.app.parts)]);
    expect(await handInEnded(hall.app.parts)).toBe(0);
    const record = (await call(exam.record, { id: recordId })).body.data;
    expect(record).toMatchObject({
      state: 'published',
      score: 10,
      answeredCount: 1,
      submittedAt: room.exam.endsAt,
    });
    expect((await call(exam.ledger, { id: recordId })).body.data.handedInBy).toBe('clock');
  });

  test('accepts answers stored on a device within the grace period, and only records later ones', async () => {
    const { call, recordId, one, two, three } = await hall.enter({ graceSeconds: 120 });
    hall.app.clock.advance(30 * MINUTE_MS);
    expect(
      (await call(answering.submit, { recordId, answers: [operation(one, 'A', 1)] })).body.data.state,
    ).toBe('submitted');
    hall.app.clock.advance(60_000);
    const givenAt = new Date(hall.app.clock.now().getTime() - 90_000).toISOString();
    const saved = await call(answering.batchSubmit, {
      recordId,
      answers: [{ ...operation(two, 'B', 2), givenAt }],
    });
    expect(saved.body.data).toMatchObject({ state: 'submitted', receipts: [{ late: false }] });
    hall.app.clock.advance(61_000);
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

  test('makes the student’s hand-in final, and gives repeats the same reply', async () => {
    const { call, recordId, one, two } = await hall.enter();
    await call(answering.submitAnswer, { recordId, ...operation(one, 'A', 1) });
    const replies = await Promise.all([1, 2, 3].map(() => call(exam.handIn, { id: recordId })));
    hall.app.clock.advance(5_000);
    replies.push(await call(exam.handInPay, { id: recordId }));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    const after = await call(answering.submitAnswer, { recordId, ...operation(two, 'B', 2) });
    expect(after.body.data.receipt.late).toBe(true);
    expect((await call(exam.record, { id: recordId })).body.data.score).toBe(10);
    expect((await hall.app.call(exam.handIn, { id: recordId }, { host: 'exam.test' })).status).toBe(401);
    const neighbour = await hall.addStudent();
    expect((await neighbour.call(exam.handIn, { id: recordId })).body.code).toBe('0');
  });

  test('rejects a hand-in before the time from which it is allowed', async () => {
    const { call, recordId, room } = await hall.enter({ handInAfterMinutes: 10 });
    expect((await call(exam.handIn, { id: recordId })).body).toMatchObject({
      code: '0',
      data: { handInFrom: room.exam.handInFrom },
    });
    hall.app.clock.advance(20 * MINUTE_MS);
    expect((await call(answering.submit, { recordId, answers: [] })).body.code).toBe('1');
  });

  test('comes when the student left the page too often, counting a repeated leave once', async () => {
    const { call, recordId } = await hall.enter({ leaveLimit: 1 });
    expect((await call(answering.pause, { recordId })).body.data).toMatchObject({
      state: 'doing',
      exam: { leaveCount: 1 },
    });
    // The same leave again, as a page repeats it over HTTP when a slow server makes it distrust the socket.
    expect((await call(answering.pause, { recordId, leaveCount: 0 })).body.data).toMatchObject({
      state: 'doing',
      exam: { leaveCount: 1 },
    });
    expect((await call(answering.pause, { recordId, leaveCount: 1 })).body.data).toMatchObject({
      state: 'submitted',
      exam: { leaveCount: 2 },
    });
    expect((await call(exam.ledger, { id: recordId })).body.data.handedInBy).toBe('rule');
  });

  test('moves with an extension, which the ledger records', async () => {
    const { row, user, call, recordId, room, one } = await hall.enter();
    const { connection } = hall.app.parts;
    const extension = {
      companyId: hall.company.id,
      examId: row.id,
      userId: user.id,
      seconds: 300,
      reason: '停电',
      now: hall.app.clock.now(),
    };
    expect(await connection.db.transaction((tx) => extendAttempts(tx, extension))).toBe(1);
    const { exam: status } = (await call(answering.resume, { recordId })).body.data;
    expect(Date.parse(status.endsAt) - Date.parse(room.exam.endsAt)).toBe(300_000);
    hall.app.clock.advance(34 * MINUTE_MS);
    expect(
      (await call(answering.submitAnswer, { recordId, ...operation(one, 'A', 1) })).body.data.receipt.late,
    ).toBe(false);
    expect((await call(exam.ledger, { id: recordId })).body.data.extensions).toMatchObject([
      { seconds: 300, reason: '停电' },
    ]);
  });
});

describe('a negative extension', () => {
  test('ends an attempt at once, and the grace period counts from then', async () => {
    const { row, call, recordId, one } = await hall.enter();
    const { connection } = hall.app.parts;
    const all = {
      companyId: hall.company.id,
      examId: row.id,
      seconds: -3600,
      reason: '火警',
      now: hall.app.clock.now(),
    };
    expect(await connection.db.transaction((tx) => extendAttempts(tx, all))).toBe(1);
    expect((await call(exam.ledger, { id: recordId })).body.data.extensions).toMatchObject([
      { seconds: -1800, reason: '火警' },
    ]);
    hall.app.clock.advance(30_000);
    expect(
      (await call(answering.submit, { recordId, answers: [operation(one, 'A', 1)] })).body.data.receipts,
    ).toMatchObject([{ late: false }]);
    expect((await call(exam.ledger, { id: recordId })).body.data).toMatchObject({
      handedInBy: 'clock',
      endsAt: all.now.toISOString(),
    });
  });
});
