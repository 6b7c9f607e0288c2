import * as account from '@lectern/sdk/endpoints/account';
import * as answering from '@lectern/sdk/endpoints/answering';
import * as exam from '@lectern/sdk/endpoints/exam';
import * as learning from '@lectern/sdk/endpoints/learning';
import * as other from '@lectern/sdk/endpoints/other';
import * as question from '@lectern/sdk/endpoints/question';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addressOf } from '../../platform/http/route.ts';
import { openTestApp } from '../../../test/openTestApp.ts';
import { addCourse } from '../../../test/subjects/catalogue.ts';
import type { User } from '../../platform/database/tables/users.tables.ts';
import { choice, paper } from '../../../test/subjects/bank.ts';
import { enrolments } from '../catalogue/students.tables.ts';
import { papers } from '../question/bank.tables.ts';
import { removePointRules, savePointRule } from '../pointRules/index.ts';
import { saveBank } from '../question/saveBank.service.ts';
import { addExamOn } from '../../../test/subjects/exams.ts';

const DAY_MS = 86_400_000;

let user: User;
let options: { readonly token: string };

const app = await openTestApp();
const { company } = await app.addCompany('localhost');
const only = choice({ key: 'g:1', stem: 'one', options: ['a', 'b'], right: 'A', explanation: '' });
const { db } = app.parts.connection;
const subject = {
  category: 'gains',
  categorySort: 1,
  name: 'gained',
  summary: '',
  sort: 1,
  questions: [only],
  papers: [
    paper({ key: 'g:paper', name: 'Paper', minutes: 10, sort: 1 }, [{ name: 'all', score: 10, of: [only] }]),
  ],
};
await db.transaction((tx) => saveBank(tx, company.id, [subject]));
const [row] = await db.select().from(papers).where(eq(papers.companyId, company.id));
const paperId = row!.id;

beforeEach(async () => {
  user = await app.addUser(company);
  options = { token: await app.tokenOf(user) };
});

const gain = (input: other.IntegralGainIn) => app.body(other.integralGainScore, input, options);
const remaining = async (): Promise<number> =>
  (await app.data(account.pointList, {}, options)).records.reduce(
    (sum: number, { points }: account.PointEntry) => sum + points,
    0,
  );

/** Answers the only question of an exercise, and hands in. */
async function handIn(recordId: string): Promise<void> {
  const data = await app.data(answering.paperQuestions, { recordId }, options);
  const [{ questionId }] = data.questions;
  const answer = { questionId, operationId: `gained-in-exercise-${recordId}`, sequence: 1, answer: ['A'] };
  await app.call(answering.submit, { recordId, answers: [answer] }, options);
}

test('a log-in earns points once a day, even with fifty concurrent calls', async () => {
  const replies = await Promise.all(Array.from({ length: 50 }, () => gain({ type: 'login' })));
  expect(replies.map(({ data }) => data.points).sort((one, two) => two - one)).toEqual([
    2,
    ...Array.from({ length: 49 }, () => 0),
  ]);
  expect(await remaining()).toBe(2);
  const { body } = await app.call(account.pointList, {}, options);
  expect(body.data.records).toMatchObject([{ points: 2, remark: '每日签到', remarkEn: 'Daily check-in' }]);
  app.clock.advance(DAY_MS);
  options = { token: await app.tokenOf(user) };
  expect(await gain({ type: 'login' })).toMatchObject({ code: '1', data: { points: 2, remaining: 4 } });
});

test('a lesson earns points once, after it is finished', async () => {
  const { courseId, commodityId, lessonIds } = await addCourse(app, company.id, {
    lessons: [{ kind: 'link' }],
  });
  const [lessonId = ''] = lessonIds;
  await db
    .insert(enrolments)
    .values({ companyId: company.id, userId: user.id, courseId, commodityId, source: 'gift' });
  await app.call(learning.lesson, { classTypeId: courseId, lessonId }, options);
  expect(await gain({ type: 'lesson', objectId: lessonId })).toMatchObject({ code: '0' });
  await app.call(learning.finishLesson, { lessonId }, options);
  expect((await gain({ type: 'lesson', objectId: lessonId })).data).toEqual({ points: 5, remaining: 5 });
  expect((await gain({ type: 'lesson', objectId: lessonId })).data).toEqual({ points: 0, remaining: 5 });
  expect(await gain({ type: 'lesson', objectId: `0${lessonId}` })).toMatchObject({ code: '0' });
  expect(await remaining()).toBe(5);
});

test('an exercise earns points once after hand-in, by either endpoint', async () => {
  const { recordId } = await app.data(question.generatePaper, { paperId }, options);
  expect(await gain({ type: 'exercise', objectId: recordId })).toMatchObject({ code: '0' });
  await handIn(recordId);
  expect((await gain({ type: 'exercise', objectId: recordId })).data).toEqual({ points: 10, remaining: 10 });
  await app.call(question.integralIncrease, { recordId }, options);
  expect((await gain({ type: 'exercise', objectId: recordId })).data).toEqual({ points: 0, remaining: 10 });
});

const addExam = async (rules: { readonly publishAt?: Date }): Promise<string> =>
  (await addExamOn(app, { companyId: company.id, paperId }, rules)).id;

test('an exam handed in empty earns no points', async () => {
  const examId = await addExam({});
  const { recordId } = await app.data(exam.join, { examId }, options);
  await app.call(answering.submit, { recordId, answers: [] }, options);
  expect((await app.data(exam.record, { id: recordId }, options)).state).toBe('published');
  expect(await gain({ type: 'exam', objectId: examId })).toMatchObject({ code: '0' });
  expect(await remaining()).toBe(0);
});

test('an exam earns points once its result is published', async () => {
  const examId = await addExam({ publishAt: new Date(app.clock.now().getTime() + 3_600_000) });
  expect(await gain({ type: 'exam', objectId: examId })).toMatchObject({ code: '0' });
  await handIn((await app.data(exam.join, { examId }, options)).recordId);
  expect(await gain({ type: 'exam', objectId: examId })).toMatchObject({ code: '0' });
  const marks = async () => {
    const { records }: other.ExerciseExamRecord = (await app.body(other.exerciseExamRecord, {}, options))
      .data;
    const history: other.StudyHistory = await app.data(other.studyHistory, {}, options);
    return { listed: records.map(({ score }) => score), drawn: history.marks.map(({ percent }) => percent) };
  };
  expect(await marks(), 'before the result is published').toEqual({ listed: [null], drawn: [] });
  app.clock.advance(3_600_000);
  expect(await marks()).toEqual({ listed: [10], drawn: [100] });
  expect((await gain({ type: 'exam', objectId: examId })).data).toEqual({ points: 20, remaining: 20 });
  expect((await gain({ type: 'exam', objectId: examId })).data).toEqual({ points: 0, remaining: 20 });
});

/** Takes the paper once more, and hands it in. */
async function practise(): Promise<string> {
  const { recordId } = (await app.body(question.generatePaper, { paperId, start: 'fresh' }, options)).data;
  await handIn(recordId);
  return recordId;
}

test('practice earns points three times a day, even if requested at once, and again the next day', async () => {
  const done: string[] = [];
  while (done.length < 8) done.push(await practise());
  const replies = await Promise.all(done.map((objectId) => gain({ type: 'exercise', objectId })));
  expect(replies.map(({ data }) => data.points).toSorted()).toEqual([0, 0, 0, 0, 0, 10, 10, 10]);
  expect(await remaining()).toBe(30);
  app.clock.advance(DAY_MS);
  options = { token: await app.tokenOf(user) };
  for (const objectId of done) await gain({ type: 'exercise', objectId });
  expect(await remaining(), 'exercises beyond the limit earn nothing on the next day').toBe(30);
  expect((await gain({ type: 'exercise', objectId: await practise() })).data.points).toBe(10);
});

test('a school sets the daily limit of a point rule, and students read it', async () => {
  const setLimit = (limitPerDay: number | null) =>
    savePointRule(db, company.id, { deed: 'paper', points: 10, limitPerDay });
  const ruleShown = async () =>
    (await app.data(account.pointDescription, {}, options)).find(
      ({ nameEn }: { nameEn: string }) => nameEn === 'A paper done',
    );
  await setLimit(1);
  expect(await ruleShown()).toMatchObject({ points: 10, limitPerDay: 1 });
  const [first, second] = [await practise(), await practise()];
  expect((await gain({ type: 'exercise', objectId: first })).data.points).toBe(10);
  expect(await app.data(question.integralScore, { recordId: second }, options)).toMatchObject({
    points: 0,
    gained: false,
  });
  await setLimit(0);
  expect(await ruleShown()).toMatchObject({ limitPerDay: null });
  for (let times = 0; times < 4; times += 1)
    expect((await gain({ type: 'exercise', objectId: await practise() })).data.points).toBe(10);
  await removePointRules(db, company.id, ['paper']);
  expect(await ruleShown()).toMatchObject({ limitPerDay: 3 });
});

test('another student’s work, unknown objects, sharing and a requested amount earn no points', async () => {
  const { recordId } = await app.data(question.generatePaper, { paperId }, options);
  await handIn(recordId);
  options = { token: await app.tokenOf(await app.addUser(company)) };
  for (const type of ['lesson', 'exercise', 'exam'] as const)
    for (const objectId of [recordId, '0', 'x', '9999999'])
      expect(await gain({ type, objectId }), `${type} ${objectId}`).toMatchObject({ code: '0' });
  for (const payload of [{ type: 'share' }, { type: 'login', points: 1000 }]) {
    const { statusCode } = await app.server.inject({
      method: 'PUT',
      url: addressOf(other.integralGainScore),
      headers: { host: 'localhost', authorization: options.token },
      payload,
    });
    expect(statusCode).toBe(400);
  }
  expect(await remaining()).toBe(0);
});
