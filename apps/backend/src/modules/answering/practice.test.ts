import * as answering from '@lectern/sdk/endpoints/answering';
import * as question from '@lectern/sdk/endpoints/question';
import { saveBase } from '@lectern/sdk/endpoints/setting';
import * as visitor from '@lectern/sdk/endpoints/visitor';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { TestApp } from '../../../test/createTestApp.ts';
import { openTestApp } from '../../../test/openTestApp.ts';
import { choice, trueFalse, material, open, paper } from '../../../test/subjects/bank.ts';
import { papers } from '../question/bank.tables.ts';
import { exerciseRecords } from './records/records.tables.ts';
import { saveBank } from '../question/saveBank.service.ts';

const about = (key: string, points: readonly string[]) => ({ key, stem: key, explanation: '', points });
const single = (key: string, point: string) =>
  choice({ ...about(key, [point]), options: ['a', 'b'], right: 'A' });
const algebra = Array.from({ length: 6 }, (_, index) => single(`p:a${index}`, 'algebra'));
const geometry = Array.from({ length: 4 }, (_, index) =>
  trueFalse({ ...about(`p:g${index}`, ['geometry']), isTrue: true }),
);
const text = material({
  key: 'p:m',
  stem: 'a text',
  parts: [single('p:m1', 'reading'), single('p:m2', 'reading'), single('p:m3', 'reading')],
});
const secret = single('p:secret', 'algebra');

const app = await openTestApp();
const { company } = await app.addCompany('practice.test');
const { db } = app.parts.connection;
const subject = {
  category: 'practice',
  categorySort: 1,
  name: 'practised',
  summary: '',
  sort: 1,
  questions: [...algebra, ...geometry, text, secret],
  papers: [
    paper({ key: 'p:open', name: 'Open', minutes: 10, sort: 1 }, [{ name: 'all', score: 1, of: algebra }]),
    paper({ key: 'p:closed', name: 'Closed', minutes: 10, sort: 2 }, [
      { name: 'all', score: 1, of: [secret, algebra[0]!] },
    ]),
  ],
};
await db.transaction((tx) => saveBank(tx, company.id, [subject]));
await db.update(papers).set({ isOpen: false }).where(eq(papers.name, 'Closed'));
const subjectId = (await app.data(question.subjects, {}, { host: 'practice.test' }))[0].subjectId;

async function addStudent(name: string | null = '王小明') {
  const user = await app.addUser(company, { name });
  let token = await app.tokenOf(user);
  const logIn = async () => void (token = await app.tokenOf(user));
  const call: TestApp['call'] = (endpoint, input, options = {}) =>
    app.call(endpoint, input, { host: 'practice.test', token, ...options });
  const roomOf = async (recordId: string) => (await call(answering.paperQuestions, { recordId })).body.data;
  /** Answers the questions of an exercise, correctly where `isRight` returns true, and hands in. */
  const finish = async (recordId: string, isRight: (index: number) => boolean = () => true) => {
    const { questions } = await roomOf(recordId);
    const answers = questions.map(
      ({ questionId, type }: { questionId: string; type: string }, index: number) => ({
        questionId,
        operationId: `practice-${recordId}-${index}`,
        sequence: index + 1,
        answer: [type === 'judge' ? String(isRight(index)) : isRight(index) ? 'A' : 'B'],
      }),
    );
    return (await call(answering.submit, { recordId, answers })).body.data;
  };
  return { logIn, call, roomOf, finish };
}

const stemsOf = (room: { questions: { stemHtml: string }[] }) =>
  room.questions.map(({ stemHtml }) => stemHtml.replace(/<[^>]+>/g, ''));

describe('chapter practice', () => {
  test('counts questions and results by point, selects questions by scope, and leaves out closed papers', async () => {
    const { call, finish, roomOf } = await addStudent();
    const points = (await call(question.chapterPoints, { subjectId })).body.data;
    expect(
      points.map((point: { pointName: string; questionCount: number }) => [
        point.pointName,
        point.questionCount,
      ]),
    ).toEqual([
      ['algebra', 6],
      ['geometry', 4],
      ['reading', 3],
    ]);
    const page = { subjectId, pageNo: 2, pageSize: 2 };
    expect((await call(question.chapterPointPage, page)).body.data).toEqual({
      total: 3,
      records: points.slice(2),
    });
    const searched = (await call(question.chapterPointPage, { subjectId, keyword: ' GEO ' })).body.data;
    expect(searched).toEqual({ total: 1, records: points.slice(1, 2) });
    const [{ pointId }, , reading] = points;
    const { recordId } = (await call(question.generateChapter, { subjectId, pointId, count: 4 })).body.data;
    expect(stemsOf(await roomOf(recordId))).toEqual(['p:a0', 'p:a1', 'p:a2', 'p:a3']);
    expect((await call(question.generateChapter, { subjectId, pointId })).body.data).toEqual({
      recordId,
      resumed: true,
    });
    expect((await call(question.chapterPointDetail, { pointId })).body.data).toMatchObject({
      recordId,
      types: [{ type: 'single', number: 6 }],
    });
    await finish(recordId, (index) => index > 0);
    expect((await call(question.chapterPointDetail, { pointId })).body.data).toMatchObject({
      point: { doneCount: 4, rightCount: 3, wrongCount: 1 },
      recordId: null,
    });
    expect((await call(question.chapterPointDoneCount, { subjectId })).body.data).toMatchObject({
      questionCount: 13,
      doneCount: 4,
      rightCount: 3,
    });
    const wrong = (await call(question.generateChapter, { subjectId, pointId, scope: 'wrong' })).body.data;
    expect(stemsOf(await roomOf(wrong.recordId))).toEqual(['p:a0']);
    const fresh = (await call(question.generateChapter, { subjectId, pointId, scope: 'new', start: 'fresh' }))
      .body.data;
    expect(stemsOf(await roomOf(fresh.recordId))).toEqual(['p:a4', 'p:a5']);
    expect((await call(question.recordDetail, { id: wrong.recordId })).body.data.state).toBe('left');
    const allOfPoint = (
      await call(question.generateChapter, { subjectId, pointId: reading.pointId, count: 1 })
    ).body.data;
    expect(stemsOf(await roomOf(allOfPoint.recordId))).toEqual(['p:m1', 'p:m2', 'p:m3']);
    expect((await call(question.generateChapter, { subjectId, pointId: '999999' })).body.code).toBe('0');
  });
});

describe('generated papers', () => {
  test('continue in order after the last one, until every question is done', async () => {
    const { call, finish, roomOf } = await addStudent();
    const first = (await call(question.generateOrderPaper, { subjectId, count: 6 })).body.data;
    await finish(first.recordId);
    const second = (await call(question.generateOrderPaper, { subjectId, count: 100 })).body.data;
    expect(stemsOf(await roomOf(second.recordId))).toEqual([
      'p:g0',
      'p:g1',
      'p:g2',
      'p:g3',
      'p:m1',
      'p:m2',
      'p:m3',
    ]);
    await finish(second.recordId);
    expect((await call(question.generateOrderPaper, { subjectId })).body).toMatchObject({
      code: '0',
      message: '这个科目的题目都做完了',
    });
  });

  test('keep the newest 50 unanswered exercises, and every exercise with an answer or mark', async () => {
    const { call, roomOf } = await addStudent();
    const [{ pointId }] = (await call(question.chapterPoints, { subjectId })).body.data;
    const begin = async (): Promise<string> =>
      (await call(question.generateChapter, { subjectId, pointId, start: 'fresh' })).body.data.recordId;
    const [answered, marked, untouched] = [await begin(), await begin(), await begin()];
    const [{ questionId }] = (await roomOf(answered)).questions;
    const operation = { questionId, operationId: 'practice-stays', sequence: 1, answer: ['A'] };
    await call(answering.submitAnswer, { recordId: answered, ...operation });
    const { operationId, sequence } = operation;
    await call(answering.mark, { recordId: marked, questionId, operationId, sequence, marked: true });
    for (let count = 0; count < 50; count += 1) await begin();
    const isThere = async (recordId: string) =>
      (await call(question.exerciseRecord, { id: recordId })).body.code === '1';
    expect([await isThere(answered), await isThere(marked), await isThere(untouched)]).toEqual([
      true,
      true,
      false,
    ]);
    const { userId } = (await db.select().from(exerciseRecords).where(eq(exerciseRecords.id, answered)))[0]!;
    expect(await db.$count(exerciseRecords, eq(exerciseRecords.userId, userId!))).toBe(52);
  });

  test('contain the requested number of each type, or are rejected for too few questions', async () => {
    const { call, roomOf } = await addStudent();
    expect((await call(question.bankTypeNumber, { subjectId })).body.data).toEqual([
      { type: 'single', number: 6 },
      { type: 'judge', number: 4 },
      { type: 'material', number: 3 },
    ]);
    const types = [
      { type: 'single' as const, number: 2 },
      { type: 'judge' as const, number: 3 },
    ];
    const { recordId } = (await call(question.generateSmartPaper, { subjectId, types, difficulty: 2 })).body
      .data;
    expect((await roomOf(recordId)).sections).toMatchObject([
      { sectionName: '单选题', questionIds: { length: 2 } },
      { sectionName: '判断题', questionIds: { length: 3 } },
    ]);
    expect(
      (await call(question.generateSmartPaper, { subjectId, types: [{ type: 'single', number: 7 }] })).body
        .code,
    ).toBe('0');
    expect((await call(question.generateSmartPaper, { subjectId, types, difficulty: 5 })).body.code).toBe(
      '0',
    );
  });

  test('can be repeated with the same questions after the hand-in', async () => {
    const { call, finish, roomOf } = await addStudent();
    const { recordId } = (await call(question.generateOrderPaper, { subjectId, count: 3 })).body.data;
    expect((await call(visitor.reexamine, { recordId })).body.code).toBe('0');
    await finish(recordId);
    const again = (await call(visitor.reexamine, { recordId })).body.data;
    expect(stemsOf(await roomOf(again.recordId))).toEqual(stemsOf(await roomOf(recordId)));
  });
});

describe('daily practice', () => {
  test('ranks a student without a name, and others by their nickname', async () => {
    const [nameless, nicked, reader] = [
      await addStudent(null),
      await addStudent('李雷'),
      await addStudent('韩梅梅'),
    ];
    await nicked.call(saveBase, { nickName: '小雷' });
    for (const each of [nameless, nicked, reader])
      await each.finish((await each.call(question.generateDaily, { subjectId })).body.data.recordId);
    const reply = await reader.call(question.dailyRank, { subjectId });
    expect([reply.status, reply.body.code]).toEqual([200, '1']);
    expect(reply.body.data.records.map(({ nickName }: { nickName: string }) => nickName).sort()).toEqual(
      ['匿名', '小雷', '韩梅梅'].sort(),
    );
    app.clock.advance(24 * 3600_000);
  });

  test('starts once a day, asks all students the same, and ranks them by right answers', async () => {
    const [one, two] = [await addStudent('李雷'), await addStudent('韩梅梅')];
    const made = await Promise.all([1, 2, 3].map(() => one.call(question.generateDaily, { subjectId })));
    const [recordId = '', ...others] = new Set<string>(made.map(({ body }) => body.data.recordId));
    expect(others).toEqual([]);
    const second = (await two.call(question.generateDaily, { subjectId })).body.data.recordId;
    expect(stemsOf(await two.roomOf(second))).toEqual(stemsOf(await one.roomOf(recordId)));
    await one.finish(recordId, (index) => index > 3);
    await two.finish(second);
    const today = (await one.call(question.dailyToday, {})).body.data;
    expect(today).toMatchObject({ streakDays: 1, subjects: [{ state: 'done', rank: 2, studentCount: 2 }] });
    const rank = (await one.call(question.dailyRank, { subjectId })).body.data;
    expect(rank).toMatchObject({ total: 2, mine: { rank: 2, nickName: '李雷', isMine: true } });
    expect(rank.records.map((entry: { nickName: string }) => entry.nickName)).toEqual(['韩**', '李雷']);
    app.clock.advance(24 * 3600_000);
    await one.logIn();
    expect((await one.call(question.dailyToday, {})).body.data).toMatchObject({
      streakDays: 1,
      subjects: [{ state: 'new', recordId: null }],
    });
    expect((await one.call(question.generateDaily, { subjectId })).body.data.recordId).not.toBe(recordId);
  });
});

describe('an attempt at daily practice', () => {
  test('is timed from its first start, so that reopening it after looking up answers gains nothing', async () => {
    // A different day from that of the other tests.
    app.clock.advance(2 * 24 * 3600_000);
    const [honest, sly] = [await addStudent('李雷'), await addStudent('韩梅梅')];
    const [first, second] = await Promise.all(
      [honest, sly].map(
        async ({ call }) => (await call(question.generateDaily, { subjectId })).body.data.recordId,
      ),
    );
    await sly.roomOf(second);
    await honest.roomOf(first);
    app.clock.advance(90_000);
    await honest.finish(first);
    app.clock.advance(30 * 60_000);
    await sly.roomOf(second);
    await sly.finish(second);
    const { records } = (await honest.call(question.dailyRank, { subjectId })).body.data;
    expect(records).toMatchObject([
      { rank: 1, nickName: '李雷', elapsedSeconds: 90 },
      { rank: 2, nickName: '韩**', elapsedSeconds: 31 * 60 + 30 },
    ]);
  });

  test('asks only questions that the server can mark', async () => {
    const { company: other } = await app.addCompany('essays.test');
    const essays = Array.from({ length: 9 }, (_, index) =>
      open({ key: `e:${index}`, stem: 'explain', reference: 'so', explanation: '' }),
    );
    const bank = { ...subject, questions: [...essays, single('e:one', 'essays')], papers: [] };
    await db.transaction((tx) => saveBank(tx, other.id, [bank]));
    const options = { host: 'essays.test', token: await app.tokenOf(await app.addUser(other)) };
    const [listed] = await app.data(question.subjects, {}, options);
    const { recordId } = (await app.call(question.generateDaily, { subjectId: listed.subjectId }, options))
      .body.data;
    const { questions } = await app.data(answering.paperQuestions, { recordId }, options);
    expect(questions.map(({ type }: { type: string }) => type)).toEqual(['single']);
  });

  test('does not count towards a streak when handed in empty', async () => {
    const { call, finish } = await addStudent();
    const { recordId } = (await call(question.generateDaily, { subjectId })).body.data;
    await call(answering.submit, { recordId, answers: [] });
    const streaks = async () => [
      (await call(question.dailyToday, {})).body.data.streakDays,
      (await call(question.userStatistics, {})).body.data.streakDays,
    ];
    expect(await streaks()).toEqual([0, 0]);
    await finish((await call(question.generateOrderPaper, { subjectId, count: 2 })).body.data.recordId);
    expect(await streaks()).toEqual([0, 1]);
  });
});

describe('statistics and points', () => {
  test('count practice by day, week and year, including weeks without any', async () => {
    app.clock.set('2026-03-08T15:59:59.000Z');
    const { call, finish } = await addStudent();
    await finish((await call(question.generateOrderPaper, { subjectId, count: 2 })).body.data.recordId);
    app.clock.set('2026-03-08T16:00:01.000Z');
    await finish(
      (await call(question.generateOrderPaper, { subjectId, count: 3 })).body.data.recordId,
      (index) => index === 0,
    );
    const weeks = (await call(question.subjectWeeks, { weeks: 3 })).body.data;
    expect(weeks).toMatchObject([
      { startsOn: '2026-02-23', doneCount: 0 },
      { startsOn: '2026-03-02', doneCount: 2, rightCount: 2, days: [0, 0, 0, 0, 0, 0, 2] },
      { startsOn: '2026-03-09', doneCount: 3, rightCount: 1, days: [3, 0, 0, 0, 0, 0, 0] },
    ]);
    const years = (await call(question.subjectYears, { subjectId })).body.data;
    expect(years).toMatchObject([{ year: 2026, doneCount: 5, months: [0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0] }]);
  });

  test('credit the points of an exercise once when three requests race', async () => {
    const { call, finish } = await addStudent();
    const { recordId } = (await call(question.generateOrderPaper, { subjectId, count: 2 })).body.data;
    expect((await call(question.integralIncrease, { recordId })).body.code).toBe('0');
    await finish(recordId);
    expect((await call(question.integralScore, { recordId })).body.data).toEqual({
      recordId,
      points: 5,
      gained: false,
      remaining: 0,
    });
    const replies = await Promise.all([1, 2, 3].map(() => call(question.integralIncrease, { recordId })));
    for (const { body } of replies)
      expect(body.data).toEqual({ recordId, points: 5, gained: true, remaining: 5 });
    const empty = (await call(question.generateOrderPaper, { subjectId, count: 2 })).body.data;
    await call(answering.submit, { recordId: empty.recordId, answers: [] });
    expect((await call(question.integralIncrease, { recordId: empty.recordId })).body.data).toMatchObject({
      points: 0,
      remaining: 5,
    });
  });
});
