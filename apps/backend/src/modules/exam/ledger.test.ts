import * as answering from '@lectern/sdk/endpoints/answering';
import * as exam from '@lectern/sdk/endpoints/exam';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examAttempts } from '../answering/attempts/exam.tables.ts';
import { answers, exerciseRecords } from '../answering/records/records.tables.ts';
import { updateAllLastSeen } from '../answering/attempts/attempts.repo.ts';
import { VERIFY_BATCH, digestOf, proofOf } from '../answering/room/receipts.ts';
import { verifyReceipts } from './ledger.service.ts';
import { operation, type ExamHall, openExamHall } from '../../../test/subjects/examHall.ts';
import { untilWaiting } from '../../../test/meanwhile.ts';

let hall: ExamHall;
beforeAll(async () => {
  hall = await openExamHall();
});
afterAll(() => hall.app.close());

test('verifyReceipts checks a long chain in batches, and yields to the event loop between them', async () => {
  const { config, clock } = hall.app.parts;
  let previous = '';
  const links = Array.from({ length: 4 * VERIFY_BATCH }, (_, index) => {
    const link = {
      position: index + 1,
      questionId: '1',
      operationId: `operation-${index}`,
      sequence: index + 1,
      answer: ['A'],
      savedAt: clock.now().toISOString(),
      late: false,
    };
    previous = digestOf(previous, { ...link, recordId: '1' });
    return { ...link, ...proofOf(config, link.position, previous) };
  });
  let turns = 0;
  let timer = setImmediate(function count() {
    turns += 1;
    timer = setImmediate(count);
  });
  expect(await verifyReceipts({ recordId: '1', answers: links }, { config })).toEqual({
    valid: true,
    goodCount: links.length,
    brokenAt: null,
  });
  clearImmediate(timer);
  expect(turns).toBeGreaterThanOrEqual(3);
});

describe('the ledger', () => {
  /** Sends nothing for two minutes, after `endpoint` if given, and returns the stored outage and its credit. */
  const silence = async (outageCreditSeconds: number, endpoint?: typeof answering.disconnect) => {
    const { call, recordId, room } = await hall.enter({ outageCreditSeconds });
    if (endpoint !== undefined) await call(endpoint, { recordId });
    hall.app.clock.advance(120_000);
    const { exam: status } = (await call(answering.resume, { recordId })).body.data;
    const [{ kind, creditedSeconds }] = (await call(exam.ledger, { id: recordId })).body.data.outages;
    const moved = (Date.parse(status.endsAt) - Date.parse(room.exam.endsAt)) / 1000;
    return { kind, creditedSeconds, moved };
  };

  test.each([
    ['a lost connection', 300, undefined, { kind: 'outage', creditedSeconds: 120, moved: 120 }],
    [
      'a lost connection longer than the exam credits',
      45,
      undefined,
      { kind: 'outage', creditedSeconds: 45, moved: 45 },
    ],
    [
      'a lost connection in an exam that credits none',
      0,
      undefined,
      { kind: 'outage', creditedSeconds: 0, moved: 0 },
    ],
    ['a closed page', 300, answering.disconnect, { kind: 'left', creditedSeconds: 0, moved: 0 }],
    ['a hidden page', 300, answering.pause, { kind: 'left', creditedSeconds: 0, moved: 0 }],
  ] as const)('credits the time of %s by the exam’s rule', async (_what, rule, endpoint, expected) => {
    expect(await silence(rule, endpoint)).toEqual(expected);
  });

  test('ignores a leave that is followed at once by a page load, as after a reload', async () => {
    const { call, recordId } = await hall.enter({ outageCreditSeconds: 300 });
    await call(answering.disconnect, { recordId });
    hall.app.clock.advance(2_000);
    await call(answering.paperQuestions, { recordId });
    hall.app.clock.advance(60_000);
    await call(answering.resume, { recordId });
    expect((await call(exam.ledger, { id: recordId })).body.data.outages).toMatchObject([
      { kind: 'outage', creditedSeconds: 60 },
    ]);
  });

  test('does not treat a request received before the student left as their return', async () => {
    const { call, recordId } = await hall.enter({ outageCreditSeconds: 300 });
    // Uses the reserved connections, since the calls occupy all others.
    const { reserved } = hall.app.parts;
    hall.app.clock.advance(10_000);
    const came = await reserved.transaction(async (tx) => {
      await tx.select().from(exerciseRecords).where(eq(exerciseRecords.id, recordId)).for('update');
      const resuming = call(answering.resume, { recordId });
      await untilWaiting(reserved, 1);
      hall.app.clock.advance(1_000);
      await tx
        .update(examAttempts)
        .set({ leftAt: hall.app.clock.now() })
        .where(eq(examAttempts.recordId, recordId));
      hall.app.clock.advance(1_000);
      return { resuming };
    });
    expect((await came.resuming).body.code).toBe('1');
    hall.app.clock.advance(60_000);
    await call(answering.resume, { recordId });
    expect((await call(exam.ledger, { id: recordId })).body.data.outages).toMatchObject([
      { kind: 'left', creditedSeconds: 0 },
    ]);
  });

  test('records outages and credits them up to the limit, and credits nothing for leaving', async () => {
    const { call, recordId, room } = await hall.enter({ outageCreditSeconds: 100 });
    hall.app.clock.advance(20_000);
    await call(answering.resume, { recordId });
    hall.app.clock.advance(60_000);
    await call(answering.resume, { recordId });
    hall.app.clock.advance(90_000);
    expect(
      await updateAllLastSeen(hall.app.parts.connection.db, [{ recordId, at: hall.app.clock.now() }]),
    ).toEqual(new Map([[recordId, 40]]));
    await call(answering.disconnect, { recordId });
    hall.app.clock.advance(120_000);
    const status = (await call(answering.resume, { recordId })).body.data;
    expect(Date.parse(status.exam.endsAt) - Date.parse(room.exam.endsAt)).toBe(100_000);
    expect((await call(exam.ledger, { id: recordId })).body.data.outages).toMatchObject([
      { kind: 'outage', creditedSeconds: 60 },
      { kind: 'outage', creditedSeconds: 40 },
      { kind: 'left', creditedSeconds: 0 },
    ]);
  });

  test('is a chain in which every change, deletion or forged signature is detected', async () => {
    const { call, recordId, one, two } = await hall.enter();
    const first = await call(answering.submitAnswer, { recordId, ...operation(one, 'A', 1) });
    await call(answering.batchSubmit, {
      recordId,
      answers: [operation(two, 'B', 2), operation(one, 'C', 3)],
    });
    const ledger = (await call(exam.ledger, { id: recordId })).body.data;
    expect(ledger.answers[0]).toMatchObject(first.body.data.receipt.proof);
    const check = (links: object[]) =>
      hall.app.call(exam.verifyReceipts, { recordId, answers: links as never }, { host: 'exam.test' });
    expect((await check(ledger.answers)).body.data).toEqual({ valid: true, goodCount: 3, brokenAt: null });
    const changed = ledger.answers.with(1, { ...ledger.answers[1], answer: ['A'] });
    expect((await check(changed)).body.data).toEqual({ valid: false, goodCount: 1, brokenAt: 2 });
    expect((await check(ledger.answers.toSpliced(1, 1))).body.data).toEqual({
      valid: false,
      goodCount: 1,
      brokenAt: 3,
    });
    const forged = ledger.answers.with(2, { ...ledger.answers[2], signature: ledger.answers[0].signature });
    expect((await check(forged)).body.data).toMatchObject({ valid: false, goodCount: 2 });
    expect(await hall.app.parts.connection.db.$count(answers, eq(answers.recordId, recordId))).toBe(3);
  });
});
