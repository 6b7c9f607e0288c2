import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connection.ts';
import { users } from '../../database/tables/users.tables.ts';
import { createEvents } from '../../events/events.ts';
import { csvLine } from '../../commands/csv.ts';
import { CommandError } from '../../commands/commandError.ts';
import { onSchoolDatabase, runCommand } from '../../commands/schoolCommand.ts';
import { readRecordQuestions, examAttempts, type ExamRow, exams } from '../answering/index.ts';
import { askForFace, extendSittings } from './extend.ts';
import { readMarks } from './marksFile.ts';
import { saveMarks } from './marks.ts';

const USAGE = `What a school does with its exams.

  npm run exam -- list                      every exam with its number
  npm run exam -- extend EXAM --minutes=10 --reason=WORDS [--student=USERNAME]
                                            gives time to who is sitting it; their rooms know at once.
                                            A negative number takes time back, at most all that is left
  npm run exam -- face EXAM [--student=USERNAME]
                                            asks who is sitting it for their face; their rooms know at once
  npm run exam -- answers EXAM              writes the open answers as CSV, to be marked
  npm run exam -- marks EXAM FILE           reads the marked CSV: sitting, question, score

It works on DATABASE_URL, else on the embedded database, also while the server runs. A mistake changes nothing.
`;

async function expectExam(tx: Queryable, id: string | undefined): Promise<ExamRow> {
  const [exam] =
    id !== undefined && /^\d{1,18}$/.test(id) ? await tx.select().from(exams).where(eq(exams.id, id)) : [];
  if (exam === undefined) throw new CommandError(`There is no exam ${id ?? ''}. "list" shows them.`);
  return exam;
}

/** Narrows a command to one student, where it names one. */
async function studentNamed(
  tx: Queryable,
  companyId: string,
  username: string | undefined,
): Promise<{ userId?: string }> {
  if (username === undefined) return {};
  const [user] = await tx
    .select({ userId: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.username, username)));
  if (user === undefined) throw new CommandError(`There is no student called ${username} in this company.`);
  return user;
}

async function list(tx: Queryable): Promise<string> {
  const rows = await tx.select().from(exams).orderBy(asc(exams.companyId), asc(exams.openAt));
  return rows
    .map(
      ({ id, name, openAt, closeAt }) =>
        `${id}\t${openAt.toISOString()}\t${closeAt.toISOString()}\t${name}\n`,
    )
    .join('');
}

async function writeAnswers(tx: Queryable, exam: ExamRow): Promise<string> {
  const sittings = await tx
    .select({ recordId: examAttempts.recordId, name: users.name })
    .from(examAttempts)
    .innerJoin(users, eq(users.id, examAttempts.userId))
    .where(and(eq(examAttempts.examId, exam.id), eq(examAttempts.isOpen, false)))
    .orderBy(asc(examAttempts.recordId));
  const lines = [csvLine(['sitting', 'question', 'score', 'most', 'student', 'answer'])];
  for (const { recordId, name } of sittings) {
    for (const { asked, question } of await readRecordQuestions(tx, recordId)) {
      if (question.key.kind !== 'reference' || asked.verdict === 'unanswered') continue;
      const score = asked.earned === null ? '' : String(asked.earned);
      lines.push(
        csvLine([
          recordId,
          String(asked.number),
          score,
          String(asked.score),
          name ?? '',
          asked.answer.join(' '),
        ]),
      );
    }
  }
  return lines.join('');
}

async function run(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      minutes: { type: 'string' },
      reason: { type: 'string' },
      student: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [command, examId, file] = positionals;
  if (values.help === true || command === undefined) return USAGE;
  return onSchoolDatabase(async (tx, connection) => {
    if (command === 'list') return list(tx);
    const exam = await expectExam(tx, examId);
    const { id, companyId, name } = exam;
    if (command === 'answers') return writeAnswers(tx, exam);
    if (command === 'marks') {
      if (file === undefined) throw new CommandError('Name the file with the marks.');
      const marks = readMarks(await readFile(resolve(file), 'utf8'));
      return `${name}: ${await saveMarks(tx, companyId, id, marks)} marks saved\n`;
    }
    if (command !== 'extend' && command !== 'face')
      throw new CommandError(`"${command}" is none of list, extend, face, answers, marks.`);
    const events = createEvents(connection, (error) => process.stderr.write(`${String(error)}\n`));
    const sittings = {
      companyId,
      examId: id,
      now: new Date(),
      ...(await studentNamed(tx, companyId, values.student)),
    };
    if (command === 'face')
      return `${name}: ${await askForFace(tx, events, sittings)} students are asked for their face\n`;
    const minutes = Number(values.minutes);
    if (!Number.isInteger(minutes) || minutes === 0 || Math.abs(minutes) > 600)
      throw new CommandError('--minutes must be a whole number from 1 to 600, or from -600 to -1.');
    const extension = { ...sittings, seconds: minutes * 60, reason: values.reason ?? '' };
    return `${name}: ${await extendSittings(tx, events, extension)} sittings got ${minutes} minutes\n`;
  });
}

await runCommand(run);
