import * as question from '@lectern/sdk/endpoints/question';
import { expect, test } from 'vitest';
import type { TestApp } from '../../../test/createTestApp.ts';
import { openTestApp } from '../../../test/openTestApp.ts';

const app = await openTestApp({ seed: true });
const subjects = await app.data(question.subjects, {});

const tokenOf = async (username: string) => app.tokenOf(await app.userNamed(username));
const goalOf = async (username: string) => app.data(question.goal, {}, { token: await tokenOf(username) });

test.each([
  ['newcomer', 1],
  // Has courses, exams or a plan.
  ['student', 0],
  ['gifted', 0],
  ['returner', 0],
])('question.goal tells whether to ask %s for a goal: %i', async (username, askFlag) => {
  expect(await goalOf(username)).toEqual({ askFlag, subjectId: null, subjectName: '', examOn: null });
});

test('question.goal asks nobody in a school without questions', async () => {
  const { company } = await app.addCompany('goal.test');
  const token = await app.tokenOf(await app.addUser(company));
  const data = await app.data(question.goal, {}, { host: 'goal.test', token });
  expect(data.askFlag).toBe(0);
});

test('a chosen goal is stored, determines the next chapter, and loses its exam date after that day', async () => {
  const user = await app.userNamed('newcomer');
  const token = await app.tokenOf(user);
  const call: TestApp['call'] = (endpoint, input) => app.call(endpoint, input, { token });
  for (const { subjectId, subjectName } of subjects) {
    const examOn = '2026-06-07';
    const stored = { askFlag: 0, subjectId, subjectName, examOn };
    expect((await call(question.setGoal, { subjectId, examOn })).body.data).toEqual(stored);
    expect((await call(question.goal, {})).body.data).toEqual(stored);
    const { data } = (await call(question.today, {})).body;
    expect(data).toMatchObject({ examOn, next: { subjectId } });
  }
  app.clock.set('2026-06-07T17:00:00.000Z');
  const after = { token: await app.tokenOf(user) };
  expect((await app.data(question.today, {}, after)).examOn).toBeNull();
});

test('a student who skipped the goal is not asked again', async () => {
  const token = await tokenOf('saver');
  const call: TestApp['call'] = (endpoint, input) => app.call(endpoint, input, { token });
  expect((await call(question.goal, {})).body.data.askFlag).toBe(1);
  await call(question.setGoal, {});
  expect((await call(question.goal, {})).body.data).toMatchObject({ askFlag: 0, subjectId: null });
});

test.each([
  [{ subjectId: '999999' }, 'subjectId', '没有找到这个科目'],
  [{ subjectId: 'none' }, 'subjectId', '没有找到这个科目'],
  [{ examOn: '2020-01-01' }, 'examOn', '考试日期已经过去了'],
])('question.setGoal refuses %j', async (input, field, message) => {
  const { body } = await app.call(question.setGoal, input, { token: await tokenOf('emma') });
  expect(body).toMatchObject({ code: '0', message, data: { field } });
});
