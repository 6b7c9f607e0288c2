import type { Endpoint } from '@lectern/sdk';
import * as answering from '@lectern/sdk/endpoints/answering';
import * as learning from '@lectern/sdk/endpoints/learning';
import * as plan from '@lectern/sdk/endpoints/plan';
import * as question from '@lectern/sdk/endpoints/question';
import type { TodayStep } from '@lectern/sdk/endpoints/question';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { choice, paper } from '../../../test/subjects/bank.ts';
import { openTestApp } from '../../../test/openTestApp.ts';
import { addPlan } from '../../../test/subjects/plans.ts';
import { addCourse } from '../../../test/subjects/catalogue.ts';
import { planItems } from '../plan/plan.tables.ts';
import { knowledgePoints, papers } from '../question/bank.tables.ts';
import { saveBank } from '../question/saveBank.service.ts';
import { addExamOn } from '../../../test/subjects/exams.ts';

const HOST = 'today.test';
const DAY_MS = 86_400_000;

const about = (point: string) =>
  Array.from({ length: 3 }, (_, n) =>
    choice({
      key: `t:${point}${n}`,
      stem: `${point} ${n}`,
      explanation: '',
      points: [point],
      options: ['a', 'b'],
      right: 'A',
    }),
  );
const limits = about('limits');
const series = about('series');

const app = await openTestApp();
const { company } = await app.addCompany(HOST);
const subject = {
  category: 'today',
  categorySort: 1,
  name: 'analysis',
  summary: '',
  sort: 1,
  questions: [...limits, ...series],
  papers: [
    paper({ key: 't:paper', name: 'Paper', minutes: 10, sort: 1 }, [
      { name: 'all', score: 1, of: [...limits, ...series] },
    ]),
  ],
};
const { db } = app.parts.connection;
await db.transaction((tx) => saveBank(tx, company.id, [subject]));
const [row] = await db.select().from(papers).where(eq(papers.companyId, company.id));
const paperId = row?.id ?? '';

async function addStudent() {
  const user = await app.addUser(company);
  let token = await app.tokenOf(user);
  const ask = async <In extends object, Out>(endpoint: Endpoint<In, Out>, input: NoInfer<In>) =>
    await app.data(endpoint, input, { host: HOST, token });
  /** Answers an exercise, correctly where `isRight` accepts the stem of a question, and hands in. */
  const finish = async (recordId: string, isRight: (stem: string) => boolean) => {
    const { questions } = await ask(answering.paperQuestions, { recordId });
    const answers = questions.map(
      ({ questionId, stemHtml }: { questionId: string; stemHtml: string }, index: number) => ({
        questionId,
        operationId: `today-${recordId}-${index}`,
        sequence: index + 1,
        answer: [isRight(stemHtml) ? 'A' : 'B'],
      }),
    );
    await ask(answering.submit, { recordId, answers });
  };
  return {
    user,
    ask,
    finish,
    today: () => ask(question.today, {}),
    /** Takes the whole paper. */
    practise: async (isRight: (stem: string) => boolean) =>
      finish((await ask(question.generatePaper, { paperId })).recordId, isRight),
    goOneDayOn: async () => {
      app.clock.advance(DAY_MS);
      token = await app.tokenOf(user);
    },
  };
}

describe('today without any step', () => {
  test('offers a newcomer the first chapter of the first subject', async () => {
    const { today } = await addStudent();
    expect(await today()).toMatchObject({
      steps: [],
      next: { pointName: 'limits', subjectName: 'analysis', questionCount: 3, doneCount: 0 },
    });
  });

  test('offers the points of a chapter before the chapter itself', async () => {
    const { today } = await addStudent();
    const place = async (parentId: string | null) =>
      db.update(knowledgePoints).set({ parentId }).where(eq(knowledgePoints.name, 'series'));
    const [chapter] = await db.select().from(knowledgePoints).where(eq(knowledgePoints.name, 'limits'));
    await place(chapter?.id ?? null);
    expect((await today()).next).toMatchObject({ pointName: 'series', questionCount: 3 });
    await place(null);
    expect((await today()).next).toMatchObject({ pointName: 'limits' });
  });

  test('offers the first unfinished chapter, and none when all are finished', async () => {
    const { ask, finish, today } = await addStudent();
    for (const pointName of ['limits', 'series']) {
      const { next } = await today();
      expect(next.pointName).toBe(pointName);
      const { pointId, subjectId } = next;
      await finish((await ask(question.generateChapter, { pointId, subjectId })).recordId, () => true);
    }
    expect(await today()).toMatchObject({ steps: [], next: null });
  });
});

test('mistakes are due as in the wrong book, and ticked once answered correctly', async () => {
  const { ask, practise, today } = await addStudent();
  await practise((stem) => !stem.includes('limits 0'));
  const book = await ask(question.wrongList, {});
  expect(await today()).toMatchObject({
    steps: [{ reason: 'due', kind: 'repeat', doneFlag: 0, count: book.dueCount }],
    next: null,
  });
  const [{ wrongId }] = book.records;
  const repetitions = [{ operationId: 'today-repeat', wrongId, answer: ['A'], agoSeconds: 0 }];
  await ask(question.wrongRepeat, { repetitions });
  expect((await today()).steps).toMatchObject([{ reason: 'due', doneFlag: 1, count: 1 }]);
});

test('a weak point counts questions never answered correctly, is ticked when practised, and disappears when mastered', async () => {
  const { ask, finish, practise, today, goOneDayOn } = await addStudent();
  await practise((stem) => !/limits [01]/.test(stem));
  const weak = async () =>
    (await today()).steps.filter(({ reason }: { reason: string }) => reason === 'weak');
  const [step] = await weak();
  expect(step).toMatchObject({ name: 'limits', subjectName: 'analysis', count: 2, doneFlag: 0 });
  const points = await ask(question.chapterPoints, { subjectId: step.subjectId });
  expect(points[0].doneCount - points[0].rightCount).toBe(step.count);

  const { recordId } = await ask(question.generateChapter, {
    pointId: step.targetId,
    subjectId: step.subjectId,
  });
  await finish(recordId, () => false);
  expect(await weak()).toMatchObject([{ name: 'limits', doneFlag: 1 }]);
  await goOneDayOn();
  expect(await weak()).toMatchObject([{ name: 'limits', doneFlag: 0 }]);
  await practise(() => true);
  expect(await weak()).toEqual([]);
});

test('weak points of a day remain listed after practice, and no other replaces them', async () => {
  const { ask, finish, practise, today, goOneDayOn } = await addStudent();
  await practise((stem) => stem.includes('series 0'));
  const steps = async () =>
    (await today()).steps
      .filter(({ reason }: TodayStep) => reason === 'weak')
      .map(({ name, count, doneFlag }: TodayStep) => [name, count, doneFlag]);
  const [first] = (await today()).steps.filter(({ reason }: TodayStep) => reason === 'weak');
  expect(await steps()).toEqual([
    ['limits', 3, 0],
    ['series', 2, 0],
  ]);
  const { targetId: pointId, subjectId } = first;
  const { recordId } = await ask(question.generateChapter, { pointId, subjectId });
  await finish(recordId, () => true);
  expect(await steps()).toEqual([
    ['limits', 0, 1],
    ['series', 2, 0],
  ]);
  await goOneDayOn();
  expect(await steps()).toEqual([['series', 2, 0]]);
});

test('a plan adds its next item as a step, ticked when it was done today', async () => {
  const { ask, practise, today } = await addStudent();
  const { planId, stageIds } = await addPlan(app, company.id, [[await addCourse(app, company.id)]], {
    name: 'A plan',
  });
  await db
    .update(planItems)
    .set({ courseId: null, paperId })
    .where(eq(planItems.stageId, stageIds[0] ?? ''));
  await ask(plan.join, { planId });
  const expected = { reason: 'plan', kind: 'paper', targetId: paperId, planName: 'A plan' };
  expect((await today()).steps).toMatchObject([{ ...expected, doneFlag: 0 }]);
  await practise(() => true);
  expect((await today()).steps).toMatchObject([{ ...expected, doneFlag: 1 }]);
});

test('a plan’s course is ticked after a lesson finished today, and the next item follows tomorrow', async () => {
  const { ask, today, goOneDayOn } = await addStudent();
  const [first, second] = [await addCourse(app, company.id), await addCourse(app, company.id)];
  const { planId } = await addPlan(app, company.id, [[first, second]], { name: 'Two courses' });
  await ask(plan.join, { planId });
  const step = async () => (await today()).steps.map((one: TodayStep) => [one.targetId, one.doneFlag]);
  expect(await step()).toEqual([[first.courseId, 0]]);
  for (const lessonId of first.lessonIds) {
    await ask(learning.lesson, { classTypeId: first.courseId, lessonId });
    app.clock.advance(60_000);
    await ask(learning.saveProgress, {
      lessonId,
      positionSeconds: 53,
      positionAt: app.clock.now().toISOString(),
      segments: [[0, 53]],
    });
    // The course is half finished, then finished: no other item replaces it today.
    expect(await step()).toEqual([[first.courseId, 1]]);
  }
  await goOneDayOn();
  expect(await step()).toEqual([[second.courseId, 0]]);
});

test('an exam becomes a step a week before it opens', async () => {
  const { today, goOneDayOn } = await addStudent();
  const at = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MS);
  const near = { name: 'Final', openAt: at(9), closeAt: at(10) };
  await addExamOn(app, { companyId: company.id, paperId }, near);
  expect((await today()).steps).toEqual([]);
  await goOneDayOn();
  await goOneDayOn();
  expect(await today()).toMatchObject({
    steps: [{ reason: 'exam', name: 'Final', doneFlag: 0 }],
    // The exam is not open yet, so there is time for a chapter.
    next: { pointName: 'limits' },
  });
  await goOneDayOn();
  for (let days = 0; days < 7; days += 1) await goOneDayOn();
  expect((await today()).next).toBeNull();
});
