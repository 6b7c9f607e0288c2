import * as plan from '@lectern/sdk/endpoints/plan';
import { expect, test } from 'vitest';
import { createTestClock } from '../../../test/createTestApp.ts';
import { openTestApp } from '../../../test/openTestApp.ts';

const app = await openTestApp({ seed: true, clock: createTestClock(new Date()) });

test('the demonstration has a free plan, one sold as a package, and one that the student has joined', async () => {
  const token = await app.tokenOf(await app.userNamed('student'));
  const { records, categories }: plan.PlanList = await app.data(plan.list, {}, { token });
  expect(
    records.map(({ planName, offer, priceCents, joinedFlag }) => [planName, offer, priceCents, joinedFlag]),
  ).toEqual([
    ['零基础学编程 · 六周起步', 'given', 0, 0],
    ['考研数学全程计划', 'package', 63_900, 0],
    ['大学先修 · 高三到大一', 'parts', 0, 1],
  ]);
  expect(categories).toHaveLength(3);
});

test('the student’s courses and exams count in the progress of the plan', async () => {
  const token = await app.tokenOf(await app.userNamed('student'));
  const { records, counts }: plan.MyPlans = await app.data(plan.mine, {}, { token });
  expect(counts).toEqual({ all: 1, learning: 1, overdue: 1, done: 0 });
  expect(
    records[0]?.stages.map(({ state, doneCount, itemCount, overdueFlag }) => [
      state,
      doneCount,
      itemCount,
      overdueFlag,
    ]),
  ).toEqual([
    ['done', 3, 3, 0],
    ['open', 1, 2, 1],
    ['open', 0, 3, 0],
  ]);
  expect(records[0]?.next).toMatchObject({ kind: 'course', itemName: '圆锥曲线二十讲', ownedFlag: 1 });
  expect(records[0]?.plan.progressPercent).toBeGreaterThan(40);
});

test('a plan lists chapters, papers and an exam beside its courses', async () => {
  const { body } = await app.call(plan.list, { keyword: '考研' });
  const data = await app.data(plan.detail, { planId: body.data.records[0].planId });
  const items: plan.PlanItem[] = data.stages.flatMap(({ items: parts }: plan.PlanStage) => parts);
  expect(
    items.map(({ kind, state, count, subjectId }) => [kind, state, count > 0, subjectId !== '']),
  ).toEqual([
    ['course', 'new', true, false],
    ['chapter', 'new', true, true],
    ['paper', 'new', true, true],
    ['course', 'new', true, false],
    ['chapter', 'new', true, true],
    ['course', 'new', true, false],
    ['chapter', 'new', true, true],
    ['paper', 'new', true, true],
    ['exam', 'new', true, false],
  ]);
});
