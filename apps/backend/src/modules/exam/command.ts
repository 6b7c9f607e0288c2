import { type Command, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { and, asc, eq } from 'drizzle-orm';
import { counted } from '../../platform/commands/counted.ts';
import type { Area } from '../../platform/commands/area.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { readText } from '../../platform/commands/files.ts';
import { companyAt } from '../../platform/commands/companyAt.ts';
import { COMPANY, HOST, JSON_LIST, STUDENT, wholeNumber } from '../../platform/commands/options.ts';
import { findNamedStudent, studentNumber } from '../../platform/commands/students.ts';
import { type Cell, csvTable, tabTable, type Table } from '../../platform/commands/table.ts';
import { databaseAction } from '../../platform/commands/verb.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import {
  readRecordQuestions,
  examAttempts,
  type ExamRow,
  exams,
  askForFace,
  extendAttempts,
  readLiveAttempts,
} from '../answering/index.ts';
import { expectExam } from './exam.repo.ts';
import { decideResult } from './results/decide.service.ts';
import { readMarks } from './results/marksFile.ts';
import { regradeQuestion, saveMarks } from './results/marks.service.ts';
import { reopenResult } from './results/reopen.service.ts';
import { answerRemark, listRemarks } from './results/remarks.service.ts';

const MAX_MINUTES = 600;

/** @throws {CommandError} where the command applied to no student. */
function expectStudents(exam: string, count: number): void {
  if (count === 0) throw new CommandError(`None of these students is in “${exam}” now. "live" shows who is.`);
}

async function list(tx: Queryable): Promise<Table> {
  const rows = await tx
    .select({ exam: exams, company: companies.name })
    .from(exams)
    .innerJoin(companies, eq(companies.id, exams.companyId))
    .orderBy(asc(exams.companyId), asc(exams.openAt));
  return tabTable(
    ['exam', 'opens', 'closes', 'name', 'company'],
    rows.map(({ exam: { id, name, openAt, closeAt }, company }) => [id, openAt, closeAt, name, company]),
  );
}

/** Lists the students of an exam with their state, the number of their saved answers and missing face checks. */
export async function listLive(tx: Queryable, { id }: ExamRow, now: Date): Promise<Table> {
  const attempts = await readLiveAttempts(tx, id, now);
  return tabTable(
    ['attempt', 'state', 'saved', 'leaves', 'faces', 'seen', 'ends', 'student', 'name'],
    attempts.map(({ attempt, state, saved, questionCount, missingFaces, username, name }) => [
      attempt.recordId,
      state,
      `${saved}/${questionCount}`,
      attempt.leaveCount,
      missingFaces,
      attempt.lastSeenAt,
      attempt.endsAt,
      username,
      name,
    ]),
  );
}

async function listAnswers(tx: Queryable, exam: ExamRow): Promise<Table> {
  const attempts = await tx
    .select({ recordId: examAttempts.recordId, number: studentNumber, name: users.name })
    .from(examAttempts)
    .innerJoin(users, eq(users.id, examAttempts.userId))
    .where(and(eq(examAttempts.examId, exam.id), eq(examAttempts.isOpen, false)))
    .orderBy(asc(examAttempts.recordId));
  const rows: Cell[][] = [];
  for (const { recordId, number, name } of attempts) {
    for (const { asked, question } of await readRecordQuestions(tx, recordId)) {
      if (question.key.kind !== 'reference' || asked.verdict === 'unanswered') continue;
      const { number: position, earned, score, answer } = asked;
      rows.push([recordId, position, earned, score, number, name, answer.join(' '), question.stem]);
    }
  }
  return csvTable(['attempt', 'question', 'score', 'most', 'student', 'name', 'answer', 'asked'], rows);
}

function minutes(text: string): number {
  const value = wholeNumber(-MAX_MINUTES, MAX_MINUTES)(text);
  if (value === 0) throw new InvalidArgumentError('It must not be 0.');
  return value;
}

const MAX_ANSWER_LENGTH = 500;

function answerText(typed: string): string {
  const answer = typed.trim();
  if (answer === '' || answer.length > MAX_ANSWER_LENGTH)
    throw new InvalidArgumentError(`It must have 1 to ${MAX_ANSWER_LENGTH} characters.`);
  return answer;
}

/** Parses and appends one new mark, such as `4=7.5`. */
function addMark(
  typed: string,
  marks: readonly { readonly number: number; readonly score: number }[] = [],
): readonly { readonly number: number; readonly score: number }[] {
  const [, number, score] = /^([1-9]\d*)=(\d+(?:\.\d)?)$/.exec(typed) ?? [];
  if (number === undefined || score === undefined)
    throw new InvalidArgumentError('It must be a question number and a score, such as 4=7.5.');
  return [...marks, { number: Number(number), score: Number(score) }];
}

/** Adds the commands for a running exam. */
function addRunning(commands: Command): void {
  commands
    .command('live')
    .description(
      'lists the students of an exam with their state (in the exam, away, finished, held), saved answers and missed face checks',
    )
    .argument('<exam>')
    .option(...JSON_LIST)
    .action(databaseAction(async ({ tx, now }, examId) => listLive(tx, await expectExam(tx, examId), now)));

  commands
    .command('extend')
    .description('gives students in the exam more time; their pages show it at once')
    .argument('<exam>')
    .requiredOption(
      '--minutes <number>',
      `from 1 to ${MAX_MINUTES}; a negative number reduces the time, at most to now`,
      minutes,
    )
    .option('--reason <text>', 'the reason, for the record')
    .option(...STUDENT)
    .action(
      databaseAction(async ({ tx, now }, examId, { minutes: given, reason = '', student }) => {
        const { id, companyId, name } = await expectExam(tx, examId);
        const extended = await extendAttempts(tx, {
          companyId,
          examId: id,
          now,
          ...(await findNamedStudent(tx, companyId, student)),
          seconds: given * 60,
          reason,
        });
        expectStudents(name, extended);
        return `${name}: ${counted(extended, 'attempt')} got ${counted(given, 'minute')}\n`;
      }),
    );

  commands
    .command('face')
    .description('requests a face check from students in the exam; their pages ask for it at once')
    .argument('<exam>')
    .option(...STUDENT)
    .action(
      databaseAction(async ({ tx, now }, examId, { student }) => {
        const { id, companyId, name } = await expectExam(tx, examId);
        const asked = await askForFace(tx, {
          companyId,
          examId: id,
          now,
          ...(await findNamedStudent(tx, companyId, student)),
        });
        expectStudents(name, asked);
        return `${name}: requested a face check from ${counted(asked, 'student')}\n`;
      }),
    );
}

/** Adds the commands for single results. */
function addDecisions(commands: Command): void {
  commands
    .command('accept')
    .description(
      'accepts a result that is held because a required face check was missed, or that was refused',
    )
    .argument('<attempt>')
    .option('--text <text>', 'a message, shown to the student', answerText)
    .action(
      databaseAction(({ tx, now }, attempt, { text = '' }) =>
        decideResult(tx, attempt, { faceState: 'accepted', reason: text }, now),
      ),
    );

  commands
    .command('refuse')
    .description(
      'refuses a result, for example after cheating: it gets no score, rank or certificate until “accept”',
    )
    .argument('<attempt>')
    .requiredOption('--text <text>', 'the reason, shown to the student', answerText)
    .action(
      databaseAction(({ tx, now }, attempt, { text }) =>
        decideResult(tx, attempt, { faceState: 'refused', reason: text }, now),
      ),
    );

  commands
    .command('reopen')
    .description(
      'opens a handed-in attempt again, for example after a hand-in by mistake: the student continues with all answers; ' +
        'not once the right answers were shown',
    )
    .argument('<attempt>')
    .requiredOption('--reason <text>', 'the reason, shown to the student', answerText)
    .option(
      '--minutes <number>',
      `from now, 1 to ${MAX_MINUTES}; by default the time left at the hand-in`,
      wholeNumber(1, MAX_MINUTES),
    )
    .action(
      databaseAction(({ tx, now }, attempt, { minutes: given, reason }) =>
        reopenResult(tx, attempt, { minutes: given, reason }, now),
      ),
    );
}

/** Adds the commands for marking open answers. */
function addMarks(commands: Command): void {
  commands
    .command('answers')
    .description('writes the answers to be marked by hand as CSV')
    .argument('<exam>')
    .option(...JSON_LIST)
    .action(databaseAction(async ({ tx }, examId) => listAnswers(tx, await expectExam(tx, examId))));

  commands
    .command('marks')
    .description('reads marks from a CSV: attempt, question, score')
    .argument('<exam>')
    .argument('<file>')
    .action(
      databaseAction(async ({ tx, now }, examId, file) => {
        const { id, companyId, name } = await expectExam(tx, examId);
        const marks = readMarks(await readText(file));
        return `${name}: ${counted(await saveMarks(tx, companyId, id, marks, now), 'mark')} saved\n`;
      }),
    );

  commands
    .command('regrade')
    .description(
      'grades a question of all handed-in attempts again, after its key was corrected in 题目 Questions; ' +
        'a mark changed by “answer” is graded again, too; students whose published score changes get a message',
    )
    .argument('<exam>')
    .argument('<question>', 'its key in 题目 Questions')
    .action(
      databaseAction(async ({ tx, now }, examId, question) => {
        const exam = await expectExam(tx, examId);
        const { attempts, up, down, failed } = await regradeQuestion(tx, exam, question, now);
        const changed = `${counted(attempts, 'attempt')} regraded, ${up} up, ${down} down`;
        return `${exam.name}: ${changed}; ${counted(failed, 'student')} no longer passed\n`;
      }),
    );
}

/** Adds the commands for requests to review a mark. */
function addRemarks(commands: Command): void {
  commands
    .command('remarks')
    .description('writes requests to review a mark as CSV: pending ones, or answered ones')
    .addOption(
      new Option('--state <state>', 'their state')
        .choices(['waiting', 'answered'] as const)
        .default('waiting' as const),
    )
    .option(...HOST)
    .option(...COMPANY)
    .option(...JSON_LIST)
    .action(
      databaseAction(async ({ tx }, { host, company, state }) =>
        listRemarks(tx, (await companyAt(tx, { host, company })).id, state),
      ),
    );

  commands
    .command('answer')
    .description('answers a request to review a mark, and changes marks; rank and certificate are updated')
    .argument('<request>')
    .requiredOption('--text <text>', 'a message, shown to the student', answerText)
    .option('--mark <question=score>', 'the new score of a question, such as 4=7.5; repeatable', addMark)
    .action(
      databaseAction(({ tx, now }, request, { text, mark = [] }) =>
        answerRemark(tx, request, { text, marks: mark }, now),
      ),
    );
}

/** The school commands for exams. */
export const area: Area = {
  summary: 'exams',
  example: 'extend 12 --minutes=10 --reason="The network was down"',
  addVerbs(commands) {
    commands
      .command('list')
      .description('lists all exams with their numbers')
      .option(...JSON_LIST)
      .action(databaseAction(({ tx }) => list(tx)));

    addRunning(commands);
    addDecisions(commands);
    addMarks(commands);
    addRemarks(commands);
  },
};
