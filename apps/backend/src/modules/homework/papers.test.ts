import * as answering from '@lectern/sdk/endpoints/answering';
import * as homework from '@lectern/sdk/endpoints/homework';
import * as message from '@lectern/sdk/endpoints/message';
import * as question from '@lectern/sdk/endpoints/question';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { addHomework, type HomeworkOptions } from '../../../test/subjects/homework.ts';
import { addCourse, type CatalogueCourse, giveCourse } from '../../../test/subjects/catalogue.ts';
import type { User } from '../../platform/database/tables/users.tables.ts';
import { choice, paper } from '../../../test/subjects/bank.ts';
import { enrolments } from '../catalogue/students.tables.ts';
import { regradePractice } from '../answering/index.ts';
import { papers, questions } from '../question/bank.tables.ts';
import { saveBank } from '../question/saveBank.service.ts';
import { announceRegraded } from './regraded.service.ts';
import { readHomework } from './tasks/homeworkFile.ts';
import { setHomework } from './tasks/setHomework.service.ts';

const HOUR_MS = 3_600_000;
const START = '2026-03-02T01:00:00.000Z';

let course: CatalogueCourse;
let user: User;
let token: string;

const app = await openTestApp();
const { company } = await app.addCompany('localhost');
const only = choice({ key: 'h:1', stem: 'one', options: ['a', 'b'], right: 'A', explanation: '' });
const { db } = app.parts.connection;
const paperOf = (key: string, name: string) =>
  paper({ key, name, minutes: 10, sort: 1 }, [{ name: 'all', score: 10, of: [only] }]);
const subject = {
  category: 'homework',
  categorySort: 1,
  name: 'homework',
  summary: '',
  sort: 1,
  questions: [only],
  papers: [paperOf('h:paper', 'Paper'), paperOf('h:shut', 'Shut')],
};
await db.transaction((tx) => saveBank(tx, company.id, [subject]));
await db.update(papers).set({ isOpen: false }).where(eq(papers.name, 'Shut'));
const [row] = await db.select().from(papers).where(eq(papers.name, 'Paper'));
const paperId = row!.id;

beforeEach(async () => {
  app.clock.set(START);
  course = await addCourse(app, company.id);
  user = await app.addUser(company);
  await giveCourse(app, user, course.commodityId);
  token = await app.tokenOf(user);
});

const add = (options: HomeworkOptions = {}) =>
  addHomework(app, company.id, course, { paperId, totalScore: 10, fileTypes: [], maxFiles: 0, ...options });
const page = (input: homework.HomeworkListIn = {}, as = token): Promise<homework.HomeworkPage> =>
  app.data(homework.paperPage, input, { token: as });

/** Begins the paper, or continues it. */
const begin = async (as = token): Promise<string> =>
  (await app.data(question.generatePaper, { paperId }, { token: as })).recordId;

/** Answers its only question and hands it in. */
async function handIn(recordId: string, answer: string, as = token): Promise<void> {
  const data = await app.data(answering.paperQuestions, { recordId }, { token: as });
  const [{ questionId }] = data.questions;
  const operationId = `homework-in-exercise-${recordId}`;
  const answers = [{ questionId, operationId, sequence: 1, answer: [answer] }];
  await app.call(answering.submit, { recordId, answers }, { token: as });
}

test('a paper set as homework takes state and score from the student’s attempt', async () => {
  const homeworkId = await add({ name: 'Warm-up' });
  await addHomework(app, company.id, course, { name: 'Written' });
  expect(await page()).toMatchObject({
    total: 1,
    records: [{ homeworkId, kind: 'paper', state: 'waiting', paperId, recordId: null, totalScore: 10 }],
  });
  const recordId = await begin();
  expect((await page()).records).toMatchObject([{ state: 'draft', recordId, score: null }]);
  await handIn(recordId, 'A');
  const done = { state: 'marked', recordId, score: 10, lateFlag: 0, submittedAt: START };
  expect((await page({ state: 'marked' })).records).toMatchObject([done]);
  expect((await app.data(homework.finishPage, {}, { token })).records).toMatchObject([done]);
  const data = await app.data(homework.detail, { homeworkId }, { token });
  expect(data).toMatchObject({ homework: done, files: [], fileTypes: [], savedAt: null });
  expect((await app.data(homework.lessons, {}, { token })).records).toMatchObject([
    { homeworkCount: 2, doneCount: 1 },
  ]);
});

test('the first attempt handed in counts, whatever follows', async () => {
  await add();
  const first = await begin();
  await handIn(first, 'B');
  app.clock.advance(60_000);
  await handIn(await begin(), 'A');
  expect((await page()).records).toMatchObject([{ state: 'marked', recordId: first, score: 0 }]);
});

test('a corrected key regrades handed-in practice, and tells whose homework got another score', async () => {
  const name = `Corrected ${course.courseId}`;
  await add({ name });
  const recordId = await begin();
  await handIn(recordId, 'B');
  const setKey = (label: string) =>
    db
      .update(questions)
      .set({ key: { kind: 'choice', labels: [label] } })
      .where(eq(questions.sourceKey, only.sourceKey));
  const regrade = () =>
    db.transaction(async (tx) => {
      const at = { companyId: company.id, sourceKey: only.sourceKey };
      const { before } = await regradePractice(tx, at, app.clock.now());
      await announceRegraded(tx, before, app.clock.now());
      return before.filter(({ id }) => id === recordId).length;
    });
  const wrong = async () => (await app.data(question.wrongList, {}, { token })).total;
  const texts = async () => {
    const sent: message.MessagePage = await app.data(message.page, { kind: 'course' }, { token });
    return sent.records.map(({ contentHtml }) => contentHtml);
  };
  expect(await wrong()).toBe(1);
  await setKey('B');
  try {
    expect(await regrade()).toBe(1);
    expect((await page()).records).toMatchObject([{ state: 'marked', recordId, score: 10 }]);
    expect(await wrong()).toBe(0);
    expect(await texts()).toEqual([expect.stringMatching(`“${name}”.*由 0 分改为 10 分`)]);
    expect(await regrade()).toBe(0);
    // Right answers and repetitions under the wrong key become right again.
    await handIn(await begin(), 'A');
    const [entry] = (await app.data(question.wrongList, {}, { token })).records;
    const repetition = { wrongId: entry.wrongId, operationId: 'repeated', answer: ['A'], agoSeconds: 0 };
    await app.data(question.wrongRepeat, { repetitions: [repetition] }, { token });
    const times = async () =>
      (await app.data(question.wrongList, {}, { token })).records.map((one: { times: number }) => one.times);
    expect(await times()).toEqual([2]);
    await setKey('A');
    await regrade();
    expect(await times()).toEqual([1]);
  } finally {
    await setKey('A');
  }
});

test('an attempt before the homework opened does not count', async () => {
  await handIn(await begin(), 'A');
  app.clock.advance(2 * HOUR_MS);
  await add();
  expect((await page()).records).toMatchObject([{ state: 'waiting', recordId: null, score: null }]);
});

test('paper homework is closed after its deadline, unless it accepts late work', async () => {
  const strict = await add();
  const lenient = await add({ takesLate: true });
  const recordId = await begin();
  app.clock.advance(2 * HOUR_MS);
  const states = async () =>
    (await page()).records.map(({ homeworkId, state, lateFlag }) => [homeworkId, state, lateFlag]);
  expect(await states()).toEqual([
    [lenient, 'draft', 0],
    [strict, 'closed', 0],
  ]);
  await handIn(recordId, 'A');
  expect(await states()).toEqual([
    [lenient, 'marked', 1],
    [strict, 'closed', 0],
  ]);
});

test('paper homework is visible only to students of its course, and keeps its score after a revocation', async () => {
  const homeworkId = await add();
  const stranger = await app.tokenOf(await app.addUser(company));
  await handIn(await begin(stranger), 'A', stranger);
  expect(await page({}, stranger)).toEqual({ total: 0, records: [] });
  expect((await app.call(homework.detail, { homeworkId }, { token: stranger })).body.code).toBe('0');
  await handIn(await begin(), 'A');
  await db.update(enrolments).set({ revokedAt: app.clock.now() }).where(eq(enrolments.userId, user.id));
  expect((await page()).records).toMatchObject([{ homeworkId, state: 'marked', score: 10 }]);
});

test('paper homework rejects text and files', async () => {
  const homeworkId = await add();
  const refusal = { code: '0', message: '这份作业是一份试卷，请进入试卷作答', data: { field: 'homeworkId' } };
  const work = { homeworkId, content: 'A', fileIds: [], submitFlag: 1 as const };
  expect(await app.body(homework.save, work, { token })).toEqual(refusal);
  const file = new File(['abc'], 'a.txt');
  expect(await app.body(homework.upload, { homeworkId, file }, { token })).toEqual(refusal);
});

const set = (more: object) =>
  db.transaction((tx) => {
    const entry = { key: 'paper', course: course.courseId, lesson: 1, name: 'x', task: 'x', opens: START };
    return setHomework(tx, company.id, readHomework(JSON.stringify([{ ...entry, ...more }])), (name) =>
      Promise.reject(new Error(name)),
    );
  });

test('a school sets paper homework by the name of the paper, and it gets the paper’s score', async () => {
  const key = `set-${course.courseId}`;
  const [homeworkId] = await set({ key, paper: 'Paper' });
  expect(await set({ key, paper: paperId, name: 'y' })).toEqual([homeworkId]);
  expect((await page()).records).toMatchObject([{ homeworkId, homeworkName: 'y', paperId, totalScore: 10 }]);
  await expect(set({ key })).rejects.toThrow('cannot be converted into each other');
});

test.each<[string, object, string]>([
  ['an unknown paper', { paper: 'None' }, 'no paper “None”'],
  ['a closed paper', { paper: 'Shut' }, 'no paper “Shut”'],
  ['a paper with files', { paper: 'Paper', maxFiles: 2 }, 'a paper takes no files'],
])('setting %s as homework is rejected', async (_, more, words) => {
  await expect(set(more)).rejects.toThrow(words);
});
