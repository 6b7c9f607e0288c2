import * as answering from '@lectern/sdk/endpoints/answering';
import * as exam from '@lectern/sdk/endpoints/exam';
import * as message from '@lectern/sdk/endpoints/message';
import * as question from '@lectern/sdk/endpoints/question';
import * as refundCalls from '@lectern/sdk/endpoints/refund';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../../../../test/runCommand.ts';
import { openSchoolFolder } from '../../../../test/schoolFolder.ts';
import { payOrder, payWithoutNotice } from '../../../../test/subjects/payOrder.ts';
import { invoices } from '../../invoice/invoice.tables.ts';
import { orders } from '../../order/order.tables.ts';
import { questions } from '../../question/index.ts';
import { regradeQuestion, saveMarks } from './marks.service.ts';
import {
  operation,
  type Candidate,
  type ExamHall,
  openExamHall,
} from '../../../../test/subjects/examHall.ts';

const MINUTE_MS = 60_000;

let hall: ExamHall;
beforeAll(async () => {
  hall = await openExamHall();
});
afterAll(() => hall.app.close());

describe('the rank of a result', () => {
  test('counts other students by their best published results, and nobody else', async () => {
    const row = await hall.addExam({ paperId: hall.paperIds.essay, priceCents: 500, attemptLimit: 0 });
    const { db } = hall.app.parts.connection;
    /** Takes the exam; its open answer gets the score `marked`, or none. */
    const sit = async (student: Candidate, rights: number, marked?: number) => {
      const { recordId } = (await student.call(exam.join, { examId: row.id })).body.data;
      const { questions } = (await student.call(answering.paperQuestions, { recordId })).body.data;
      const given = [...['A', 'B', 'C'].slice(0, rights), ...['B', 'C', 'A'].slice(rights), 'words'];
      await student.call(answering.submit, {
        recordId,
        answers: given.map((answer, index) => operation(questions[index].questionId, answer, index + 1)),
      });
      if (marked !== undefined)
        await db.transaction((tx) =>
          saveMarks(
            tx,
            hall.company.id,
            row.id,
            [{ recordId, number: 4, score: marked }],
            hall.app.clock.now(),
          ),
        );
      return recordId;
    };
    const pay = async (student: Candidate, recordId: string) => {
      const { orderId } = (await student.call(exam.makePayOrder, { exerciseId: recordId })).body.data;
      await db
        .update(orders)
        .set({ status: 'paid', paidAt: hall.app.clock.now() })
        .where(eq(orders.id, orderId));
    };
    const [me, better, unpaid, unmarked] = [
      await hall.addStudent(),
      await hall.addStudent(),
      await hall.addStudent(),
      await hall.addStudent(),
    ];
    const mine = await sit(me, 1, 5);
    await pay(me, mine);
    const rank = async () => (await me.call(exam.record, { id: mine })).body.data.rank;
    const late = await sit(unpaid, 3, 10);
    await pay(unmarked, await sit(unmarked, 3));
    expect(await rank()).toBe(1);
    await pay(better, await sit(better, 2, 0));
    expect(await rank()).toBe(2);
    await pay(unpaid, late);
    expect(await rank()).toBe(3);
    // A student's own better attempt does not lower their rank.
    await pay(me, await sit(me, 3, 10));
    expect(await rank()).toBe(3);
  });
});

describe('open answers and paid results', () => {
  test('stay unpublished until a teacher has marked the open answers', async () => {
    const { row, call, recordId, room } = await hall.enter({ paperId: hall.paperIds.essay });
    const last = room.questions.at(-1).questionId;
    await call(answering.submit, { recordId, answers: [operation(last, 'my words', 1)] });
    expect((await call(exam.record, { id: recordId })).body.data).toMatchObject({
      state: 'marking',
      score: null,
    });
    const { db } = hall.app.parts.connection;
    const save = (score: number, number = 4) =>
      db.transaction((tx) =>
        saveMarks(tx, hall.company.id, row.id, [{ recordId, number, score }], hall.app.clock.now()),
      );
    await expect(save(11)).rejects.toThrow('11 is not between 0 and 10');
    await expect(save(5, 1)).rejects.toThrow('this question is marked automatically');
    await save(7.5);
    expect((await call(exam.record, { id: recordId })).body.data).toMatchObject({
      state: 'published',
      score: 7.5,
    });
  });

  test('cannot be marked while answers stored on a device may still arrive', async () => {
    const { row, call, recordId } = await hall.enter({ paperId: hall.paperIds.essay, graceSeconds: 120 });
    const { clock, parts } = hall.app;
    const save = () =>
      parts.connection.db.transaction((tx) =>
        saveMarks(tx, hall.company.id, row.id, [{ recordId, number: 4, score: 5 }], clock.now()),
      );
    // A second before the end of its 30 minutes.
    clock.advance(30 * 60_000 - 1_000);
    await call(answering.submit, { recordId, answers: [] });
    await expect(save()).rejects.toThrow(
      /answers stored on a device may still arrive until \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
    );
    clock.advance(122_000);
    await save();
  });

  test('are revealed only once paid, where the exam has a price', async () => {
    const { call, recordId, one } = await hall.enter({ priceCents: 500, answersShown: 'afterHandIn' });
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
    await hall.app.parts.connection.db
      .update(orders)
      .set({ status: 'paid', paidAt: hall.app.clock.now() })
      .where(eq(orders.id, orderId));
    expect((await call(exam.payInfo, { id: recordId })).body.data).toMatchObject({ paid: true, orderId });
    expect((await call(exam.record, { id: recordId })).body.data).toMatchObject({
      state: 'published',
      score: 10,
    });
    expect((await call(question.report, { recordId })).body.data.rightCount).toBe(1);
  });

  test('are paid once: a late payment of a closed order is due for a refund', async () => {
    const { call, user, recordId } = await hall.enter({ priceCents: 500 });
    await call(exam.handInPay, { id: recordId });
    const payable = async () => ({
      companyId: hall.company.id,
      orderId: String((await call(exam.makePayOrder, { exerciseId: recordId })).body.data.orderId),
      token: await hall.app.tokenOf(user),
      host: 'exam.test',
    });
    const first = await payable();
    const late = await payWithoutNotice(hall.app, first);
    hall.app.clock.advance(31 * MINUTE_MS);
    const second = await payable();
    expect(second.orderId).not.toBe(first.orderId);
    await payOrder(hall.app, second);
    expect(await late()).toBe('refund');
    const rows = await hall.app.parts.connection.db.select().from(orders).where(eq(orders.userId, user.id));
    expect(rows.map(({ status, refund }) => [status, refund]).toSorted()).toEqual([
      ['closed', 'due'],
      ['paid', null],
    ]);
  });
});

describe('a cancelled exam', () => {
  test('is refunded by one command: results are closed, invoiced orders named, and nothing is refunded twice', async () => {
    await openSchoolFolder(hall.app);
    const row = await hall.addExam({ priceCents: 500 });
    const { connection } = hall.app.parts;
    const sit = async () => {
      const student = await hall.addStudent();
      const { recordId } = (await student.call(exam.join, { examId: row.id })).body.data;
      await student.call(exam.handIn, { id: recordId });
      const order = async () => {
        const { data } = (await student.call(exam.makePayOrder, { exerciseId: recordId })).body;
        const orderId = String(data.orderId);
        const token = await hall.app.tokenOf(student.user);
        await payOrder(hall.app, { companyId: hall.company.id, orderId, token, host: 'exam.test' });
        return orderId;
      };
      return { ...student, recordId, order, orderId: await order() };
    };
    const [one, invoiced] = [await sit(), await sit()];
    await connection.db
      .insert(invoices)
      .values({
        companyId: hall.company.id,
        userId: invoiced.user.id,
        orderId: invoiced.orderId,
        titleType: 'personal',
        invoiceKind: 'common',
        title: '林晓',
        amountCents: 500,
        askedAt: hall.app.clock.now(),
      });
    const state = async ({ call, recordId }: Candidate & { readonly recordId: string }) =>
      (await call(exam.record, { id: recordId })).body.data.state;
    expect([await state(one), await state(invoiced)]).toEqual(['published', 'published']);

    const refund = (...options: string[]) =>
      runCommand('exam', 'refund', row.id, '--reason=考试取消', ...options);
    const { out } = await refund();
    expect(out).toMatch(
      /^An exam: 1 refund started\nNot refunded:\nOrder \d+: invoice \d+ is \w+; refuse it first/,
    );
    expect([await state(one), await state(invoiced)]).toEqual(['submitted', 'published']);
    expect((await one.call(exam.payInfo, { id: one.recordId })).body.data).toMatchObject({
      paid: false,
      orderId: null,
    });
    expect((await one.call(refundCalls.offer, { orderId: one.orderId })).body.data).toMatchObject({
      obstacle: 'goods',
      requests: [{ state: 'returning', schoolFlag: 1, moneyCents: 500, answer: '考试取消' }],
    });
    expect((await refund(`--student=#${one.user.id}`)).err).toContain('there is no paid result to refund');

    // Who pays again sees the result again, and only the first payment is returned.
    const again = await one.order();
    expect(again).not.toBe(one.orderId);
    expect(await state(one)).toBe('published');
    const rows = await connection.db
      .select({ id: orders.id, afterSale: orders.afterSale })
      .from(orders)
      .where(eq(orders.userId, one.user.id));
    expect(new Map(rows.map(({ id, afterSale }) => [id, afterSale]))).toEqual(
      new Map([
        [one.orderId, 'returning'],
        [again, null],
      ]),
    );
  });

  test('is not refunded on a student’s own request', async () => {
    const { call, user, recordId } = await hall.enter({ priceCents: 500 });
    await call(exam.handIn, { id: recordId });
    const orderId = String((await call(exam.makePayOrder, { exerciseId: recordId })).body.data.orderId);
    const token = await hall.app.tokenOf(user);
    await payOrder(hall.app, { companyId: hall.company.id, orderId, token, host: 'exam.test' });
    const asked = await call(refundCalls.ask, { orderId, itemIds: [recordId], refundReason: 'mistake' });
    expect(asked.body).toMatchObject({ code: '0', message: '这个订单不能在线申请退款，请联系学校' });
  });
});

describe('a corrected key', () => {
  test('regrades the question in all handed-in attempts, and nothing else', async () => {
    const row = await hall.addExam({ passScore: 20, graceSeconds: 0 });
    const { db } = hall.app.parts.connection;
    const sit = async (given: readonly string[]) => {
      const { call } = await hall.addStudent();
      const { recordId } = (await call(exam.join, { examId: row.id })).body.data;
      const { questions: asked } = (await call(answering.paperQuestions, { recordId })).body.data;
      const answers = given.map((answer, index) => operation(asked[index].questionId, answer, index + 1));
      await call(answering.submit, { recordId, answers });
      return {
        result: async () => (await call(exam.record, { id: recordId })).body.data,
        texts: async () =>
          (await call(message.page, { kind: 'exam' })).body.data.records.map(
            ({ contentHtml }: { readonly contentHtml: string }) => contentHtml,
          ),
      };
    };
    const setKey = (sourceKey: string, label: string) =>
      db
        .update(questions)
        .set({ key: { kind: 'choice', labels: [label] } })
        .where(eq(questions.sourceKey, sourceKey));
    const regrade = (sourceKey: string) =>
      db.transaction((tx) => regradeQuestion(tx, row, sourceKey, hall.app.clock.now()));
    const wronged = await sit(['B', 'B']);
    const favoured = await sit(['A', 'B', 'A']);
    expect(await wronged.result()).toMatchObject({ score: 10 });
    expect(await favoured.result()).toMatchObject({ score: 20 });
    await setKey('demo:e:1', 'B');
    try {
      expect(await regrade('demo:e:1')).toEqual({ attempts: 2, up: 1, down: 1, failed: 1 });
      expect(await wronged.result()).toMatchObject({ score: 20 });
      expect(await favoured.result()).toMatchObject({ score: 10 });
      expect(await regrade('demo:e:1')).toEqual({ attempts: 2, up: 0, down: 0, failed: 0 });
      expect(await wronged.texts()).toEqual([expect.stringContaining('由 10 分改为 20 分')]);
      expect(await favoured.texts()).toEqual([expect.stringContaining('由 20 分改为 10 分')]);
      await expect(regrade('demo:e:4')).rejects.toThrow('No handed-in attempt has a question “demo:e:4”');
    } finally {
      await setKey('demo:e:1', 'A');
    }
  });

  test('does not touch questions that teachers mark', async () => {
    const { row, call, recordId } = await hall.enter({ paperId: hall.paperIds.essay });
    await call(answering.submit, { recordId, answers: [] });
    await expect(
      hall.app.parts.connection.db.transaction((tx) =>
        regradeQuestion(tx, row, 'demo:e:4', hall.app.clock.now()),
      ),
    ).rejects.toThrow('is not marked automatically');
  });
});
