import type { Endpoint } from '@lectern/sdk';
import * as answering from '@lectern/sdk/endpoints/answering';
import * as other from '@lectern/sdk/endpoints/other';
import * as question from '@lectern/sdk/endpoints/question';
import { eq, sql } from 'drizzle-orm';
import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { expect, test } from 'vitest';
import { choice, material, open, paper } from '../../../../test/subjects/bank.ts';
import { bothSides, readBankNumbers } from '../../../../test/subjects/bankNumbers.ts';
import { openTestApp } from '../../../../test/openTestApp.ts';
import { papers, questions } from '../../question/bank.tables.ts';
import { saveBank } from '../../question/saveBank.service.ts';

const HOST = 'numbers.test';
const DAY_MS = 86_400_000;

const single = (key: string, point: string) =>
  choice({ key, stem: key, explanation: '', points: [point], options: ['a', 'b'], right: 'A' });
const singles = Array.from({ length: 6 }, (_, n) => single(`n:${n}`, n % 2 === 0 ? 'even' : 'odd'));
const explained = open({ key: 'n:open', stem: 'why', reference: 'so', explanation: '', points: ['odd'] });
const read = material({
  key: 'n:text',
  stem: 'a text',
  parts: [single('n:t1', 'reading'), single('n:t2', 'reading')],
});
const secret = single('n:secret', 'even');

const app = await openTestApp();
const { db } = app.parts.connection;
const { company } = await app.addCompany(HOST);
const subject = {
  category: 'numbers',
  categorySort: 1,
  summary: '',
  sort: 1,
  name: 'counted',
  questions: [...singles, explained, read, secret],
  papers: [
    paper({ key: 'n:first', name: 'First', minutes: 10, sort: 1 }, [
      { name: 'all', score: 2, of: [...singles.slice(0, 4), explained] },
    ]),
    paper({ key: 'n:second', name: 'Second', minutes: 10, sort: 2 }, [
      { name: 'all', score: 2, of: [...singles.slice(3), secret] },
    ]),
  ],
};
const alone = { ...subject, name: 'alone', questions: [single('n:alone', 'alone')], papers: [] };
await db.transaction((tx) => saveBank(tx, company.id, [subject, alone]));

/** What a student does, or how the school changes its bank meanwhile. */
const EVENT_KINDS = [
  'paper',
  'paper',
  'order',
  'daily',
  'chapter',
  'wrong',
  'repeat',
  'remove',
  'collect',
  'score',
  'nextDay',
  'hideOrShow',
  'closeOrOpen',
] as const;
interface PracticeEvent {
  readonly kind: (typeof EVENT_KINDS)[number];
  readonly which: number;
}

/** Adds a student, who logs in again whenever days have passed. */
async function addStudent() {
  const user = await app.addUser(company);
  let token = await app.tokenOf(user);
  const ask = async <In extends object, Out>(endpoint: Endpoint<In, Out>, input: NoInfer<In>) =>
    await app.data(endpoint, input, { host: HOST, token });
  const logIn = async () => void (token = await app.tokenOf(user));
  return { ask, logIn };
}
type Student = Awaited<ReturnType<typeof addStudent>>;

/** Hands in an exercise with about every third answer missing and every second one wrong. */
async function finish(
  { ask }: Student,
  begun: { recordId?: string } | undefined,
  seed: number,
): Promise<void> {
  const recordId = begun?.recordId;
  if (recordId === undefined) return;
  const { questions: asked } = await ask(answering.paperQuestions, { recordId });
  const answers = asked.flatMap(
    ({ questionId, type }: { questionId: string; type: string }, index: number) => {
      const mode = (seed + index * 7) % 5;
      if (mode === 0) return [];
      const answer = [type === 'open' ? 'because' : mode < 3 ? 'A' : 'B'];
      return [{ questionId, operationId: `numbers-${recordId}-${index}`, sequence: index + 1, answer }];
    },
  );
  await ask(answering.submit, { recordId, answers });
}

async function runEvent(student: Student, { kind, which }: PracticeEvent): Promise<void> {
  const { ask } = student;
  const subjects = await ask(question.subjects, {});
  const { subjectId } = subjects[which % subjects.length];
  const pick = <T>(list: readonly T[]): T | undefined => list[which % Math.max(1, list.length)];
  const steps: Record<PracticeEvent['kind'], () => Promise<unknown>> = {
    paper: async () => {
      const paperId = pick<{ paperId: string }>((await ask(question.findPapers, {})).records)?.paperId;
      if (paperId !== undefined) await finish(student, await ask(question.generatePaper, { paperId }), which);
    },
    order: async () =>
      finish(student, await ask(question.generateOrderPaper, { subjectId, count: 3 }), which),
    daily: async () => {
      const begun = await ask(question.generateDaily, { subjectId });
      if (begun?.resumed === false) await finish(student, begun, which);
    },
    chapter: async () => {
      const pointId =
        pick<{ pointId: string }>(await ask(question.chapterPoints, { subjectId }))?.pointId ?? '0';
      await finish(student, await ask(question.generateChapter, { subjectId, pointId, count: 3 }), which);
    },
    wrong: async () => finish(student, await ask(question.generateWrong, {}), which),
    repeat: async () => {
      const { wrongId } =
        pick<{ wrongId: string }>((await ask(question.wrongList, { due: 1 })).records) ?? {};
      if (wrongId === undefined) return;
      const operationId = `repeat-${which}-${app.clock.now().getTime()}`;
      const repetitions = [{ operationId, wrongId, answer: ['A'], agoSeconds: 0 }];
      await ask(question.wrongRepeat, { repetitions });
    },
    remove: async () => {
      const { wrongId } = pick<{ wrongId: string }>((await ask(question.wrongList, {})).records) ?? {};
      if (wrongId !== undefined) await ask(question.wrongRemove, { id: wrongId });
    },
    collect: async () => {
      const [row] = await db
        .select()
        .from(questions)
        .where(sql`${questions.sort} >= ${which % 4}`)
        .limit(1);
      await ask(which % 3 === 0 ? question.uncollect : question.collect, { questionId: row?.id ?? '0' });
    },
    score: async () => {
      const { records } = await ask(other.exerciseExamRecord, {});
      const recordId = pick<{ recordId: string }>(records)?.recordId;
      if (recordId === undefined) return;
      const { questions: asked } = await ask(question.report, { recordId });
      for (const { questionId } of asked)
        await ask(answering.selfScore, { recordId, questionId, score: which % 3 });
    },
    nextDay: () => {
      app.clock.advance(DAY_MS * (1 + (which % 3)));
      return student.logIn();
    },
    hideOrShow: async () =>
      db
        .update(questions)
        .set({ isHidden: sql`not is_hidden` })
        .where(sql`id % 5 = ${which % 5}`),
    closeOrOpen: async () =>
      db
        .update(papers)
        .set({ isOpen: sql`not is_open` })
        .where(eq(papers.name, which % 2 === 0 ? 'First' : 'Second')),
  };
  await steps[kind]();
}

test('all endpoints report the same practice numbers, whatever the student did and the school hid', async () => {
  const event = record({ kind: constantFrom(...EVENT_KINDS), which: nat(11) });
  let done = 0;
  let wrong = 0;
  await assert(
    asyncProperty(array(event, { minLength: 8, maxLength: 16 }), async (events) => {
      const student = await addStudent();
      for (const each of events) await runEvent(student, each);
      const numbers = await readBankNumbers(student.ask);
      for (const [what, [one, another]] of Object.entries(bothSides(numbers, app.clock.now())))
        expect(one, what).toEqual(another);
      done += numbers.statistics.doneCount;
      wrong += numbers.statistics.wrongCount;
    }),
    { numRuns: 5, seed: 5 },
  );
  expect(done).toBeGreaterThan(8);
  expect(wrong).toBeGreaterThan(3);
});
