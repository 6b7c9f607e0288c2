import type { Endpoint } from '@lectern/sdk';
import * as other from '@lectern/sdk/endpoints/other';
import * as question from '@lectern/sdk/endpoints/question';
import { dayOf, mondayOf, streakOf } from '../../src/platform/dates/days.ts';
import type { TestReply } from '../createTestApp.ts';

const DAY_MS = 86_400_000;

/** Makes a call as a student and returns its data. */
export type Ask = <In extends object, Out>(
  endpoint: Endpoint<In, Out>,
  input: NoInfer<In>,
) => Promise<TestReply['body']>;

const sum = (rows: readonly Readonly<Record<string, number>>[], key: string): number =>
  rows.reduce((total, row) => total + (row[key] ?? 0), 0);

/** Reads every number of the bank from all calls that return it. */
export async function readBankNumbers(ask: Ask) {
  const statistics = await ask(question.userStatistics, {});
  const categories = (await ask(question.allCategories, { pageSize: 100 })).records;
  const subjects = categories.flatMap((category: { subjects: unknown[] }) => category.subjects);
  const listed = await ask(question.subjects, {});
  const studied = (await ask(question.studiedCategories, { pageSize: 100 })).records.flatMap(
    (category: { subjects: unknown[] }) => category.subjects,
  );
  const bySubject = await Promise.all(
    subjects.map(async ({ subjectId }: { subjectId: string }) => ({
      types: await ask(question.bankTypeNumber, { subjectId }),
      counts: await ask(question.chapterPointDoneCount, { subjectId }),
      points: (await ask(question.chapterPoints, { subjectId })).filter(
        ({ parentId }: { parentId: string | null }) => parentId === null,
      ),
      papers: await ask(question.findPapers, { subjectId }),
      wrong: await ask(question.wrongList, { subjectId }),
      years: await ask(question.subjectYears, { subjectId }),
    })),
  );
  return {
    statistics,
    subjects,
    listed,
    studied,
    bySubject,
    wrong: await ask(question.wrongList, {}),
    due: await ask(question.wrongList, { due: 1 }),
    toAnswer: await ask(question.wrongAnswerList, {}),
    collected: await ask(question.collectList, {}),
    weeks: await ask(question.subjectWeeks, { weeks: 53 }),
    years: await ask(question.subjectYears, {}),
    archive: await ask(other.studentStudyInfo, {}),
    history: await ask(other.studyHistory, {}),
    work: await ask(other.exerciseExamRecord, { kind: 'exercise' }),
  };
}

/**
 * Lists the numbers that must be equal, by name.
 * @param now the time at which they were read.
 */
export function bothSides(
  numbers: Awaited<ReturnType<typeof readBankNumbers>>,
  now: Date,
): Record<string, readonly [unknown, unknown]> {
  const today = dayOf(now);
  const weekday = (Date.parse(today) - Date.parse(mondayOf(today))) / DAY_MS;
  const { statistics, subjects, listed, studied, bySubject, wrong, due, years } = numbers;
  const each = (pick: (one: (typeof bySubject)[number]) => unknown) => bySubject.map(pick);
  const of = (key: string) => subjects.map((subject: Record<string, unknown>) => subject[key]);
  return {
    subjects: [listed, subjects],
    'subjects with practice': [
      studied,
      subjects.filter(({ doneCount }: { doneCount: number }) => doneCount > 0),
    ],
    'questions by kind': [each(({ types }) => sum(types, 'number')), of('questionCount')],
    'questions by chapter': [each(({ points }) => sum(points, 'questionCount')), of('questionCount')],
    'questions of all chapters': [each(({ counts }) => counts.questionCount), of('questionCount')],
    papers: [each(({ papers: found }) => found.total), of('paperCount')],
    done: [sum(subjects, 'doneCount'), statistics.doneCount],
    'done by chapter': [each(({ points }) => sum(points, 'doneCount')), of('doneCount')],
    right: [sum(subjects, 'rightCount'), statistics.rightCount],
    'right by chapter': [each(({ counts }) => counts.rightCount), of('rightCount')],
    wrong: [wrong.total, statistics.wrongCount],
    'wrong to answer': [numbers.toAnswer.total, statistics.wrongCount],
    'wrong by subject': [each((one) => one.wrong.total), of('wrongCount')],
    'wrong by chapter': [each(({ points }) => sum(points, 'wrongCount')), of('wrongCount')],
    'wrong book by subject': [sum(wrong.subjects, 'count'), wrong.total],
    due: [due.total, wrong.dueCount],
    collected: [numbers.collected.total, statistics.collectCount],
    'answers by week': [sum(numbers.weeks, 'doneCount'), sum(years, 'doneCount')],
    'answers today': [numbers.weeks.at(-1).days[weekday], statistics.todayCount],
    seconds: [sum(years, 'totalSeconds'), statistics.totalSeconds],
    exercises: [numbers.archive.exerciseCount, statistics.recordCount],
    'days in a row': [
      numbers.archive.streakDays,
      streakOf(new Set(numbers.history.days.map(({ day }: { day: string }) => day)), today),
    ],
    'handed in': [numbers.work.total, statistics.recordCount],
  };
}
