import * as answering from '@lectern/sdk/endpoints/answering';
import * as exam from '@lectern/sdk/endpoints/exam';
import { eq } from 'drizzle-orm';
import type { exams } from '../../src/modules/answering/attempts/exam.tables.ts';
import { type ExamRow } from '../../src/modules/answering/attempts/exam.tables.ts';
import { listLive } from '../../src/modules/exam/command.ts';
import { faceGate } from '../../src/modules/face/faceGate.ts';
import { papers } from '../../src/modules/question/bank.tables.ts';
import { saveBank } from '../../src/modules/question/saveBank.service.ts';
import type { Config } from '../../src/platform/config/config.ts';
import type { User } from '../../src/platform/database/tables/users.tables.ts';
import { choice, open, paper } from './bank.ts';
import { createTestApp, type TestApp } from '../createTestApp.ts';
import { addExamOn } from './exams.ts';

/** The explanation of each question, which must not be visible too early. */
export const EXPLANATION = 'an explanation that nobody may see too early';
const HOST = 'exam.test';
const MINUTE_MS = 60_000;

const single = (key: string, right: string, points: string[] = []) =>
  choice({ key, stem: key, options: ['a', 'b', 'c'], right, explanation: EXPLANATION, points });
const choices = [single('e:1', 'A', ['a topic']), single('e:2', 'B'), single('e:3', 'C')];
const essay = open({ key: 'e:4', stem: 'explain', reference: 'secret-key', explanation: EXPLANATION });

type ExamValues = Partial<typeof exams.$inferInsert>;

/** A student in an exam. */
export interface Candidate {
  readonly user: User;
  readonly call: TestApp['call'];
}

let operations = 0;
/** Makes an answer operation, as it is sent. */
export const operation = (questionId: string, answer: string, sequence: number) => ({
  questionId,
  answer: [answer],
  sequence,
  operationId: `exam-operation-${(operations += 1)}`,
});

/**
 * Opens a school with exams, and two papers: one with three choices (A, B and C are right, ten points each) and
 * one that ends with an open question. Face checks: order `passed-order` has passed, and `begun` followed by a
 * time is one that started then.
 * @param onStatement called with the text of each SQL statement.
 * @param config settings that differ from a test's defaults.
 */
export async function openExamHall(onStatement?: (text: string) => void, config: Partial<Config> = {}) {
  const app = await createTestApp({
    config,
    ...(onStatement !== undefined && { onStatement }),
    onServices: (services) =>
      services.provide(faceGate, {
        use: async (_, { orderNo, since = new Date(0) }) =>
          orderNo === 'passed-order' || (orderNo.startsWith('begun ') && new Date(orderNo.slice(6)) >= since),
      }),
  });
  const { company } = await app.addCompany(HOST);
  const { db } = app.parts.connection;
  const subject = {
    category: 'exams',
    categorySort: 1,
    name: 'examined',
    summary: '',
    sort: 1,
    questions: [...choices, essay],
    papers: [
      paper({ key: 'e:choices', name: 'Choices', minutes: 30, sort: 1 }, [
        { name: 'all', score: 10, of: choices },
      ]),
      paper({ key: 'e:essay', name: 'Essay', minutes: 30, sort: 2 }, [
        { name: 'all', score: 10, of: [...choices, essay] },
      ]),
    ],
  };
  await db.transaction((tx) => saveBank(tx, company.id, [subject]));
  const rows = await db.select().from(papers).where(eq(papers.companyId, company.id));
  const paperNamed = (name: string) => rows.find((row) => row.name === name)?.id ?? '';
  const paperIds = { choices: paperNamed('Choices'), essay: paperNamed('Essay') };
  const inMinutes = (minutes: number) => new Date(app.clock.now().getTime() + minutes * MINUTE_MS);

  /** Adds an open exam of half an hour. */
  const addExam = (values: ExamValues = {}): Promise<ExamRow> =>
    addExamOn(
      app,
      { companyId: company.id, paperId: paperIds.choices },
      { openAt: inMinutes(-10), closeAt: inMinutes(600), passScore: 20, graceSeconds: 60, ...values },
    );

  async function addStudent(values: Parameters<TestApp['addUser']>[1] = {}): Promise<Candidate> {
    const user = await app.addUser(company, values);
    const token = await app.tokenOf(user);
    return {
      user,
      call: (endpoint, input, options = {}) => app.call(endpoint, input, { host: HOST, token, ...options }),
    };
  }

  /** Adds an exam and enters it. */
  async function enter(values: ExamValues = {}, student?: Candidate) {
    const row = await addExam(values);
    const { user, call } = student ?? (await addStudent());
    const joined = await call(exam.join, { examId: row.id });
    const { recordId } = joined.body.data;
    const { body } = await call(answering.paperQuestions, { recordId });
    // By their stems, since their order may be shuffled.
    const idOf = (stem: string): string =>
      body.data.questions.find((entry: { stemHtml: string }) => entry.stemHtml.includes(stem)).questionId;
    return {
      row,
      user,
      call,
      recordId,
      room: body.data,
      one: idOf('e:1'),
      two: idOf('e:2'),
      three: idOf('e:3'),
    };
  }

  /** Returns what the school sees of a running exam, by the names of the columns. */
  async function live(row: ExamRow) {
    const { head, rows } = await listLive(app.parts.connection.db, row, app.clock.now());
    return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index]])));
  }

  return { app, company, paperIds, inMinutes, addExam, addStudent, enter, live };
}

/** A school of {@link openExamHall}. */
export type ExamHall = Awaited<ReturnType<typeof openExamHall>>;
