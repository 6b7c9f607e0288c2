import { dirname } from 'node:path';
import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm';
import { counted } from '../../platform/commands/counted.ts';
import type { Area } from '../../platform/commands/area.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { companyAt, type CompanyNamed } from '../../platform/commands/companyAt.ts';
import { pathOf, readText } from '../../platform/commands/files.ts';
import { COMPANY, HOST, JSON_LIST } from '../../platform/commands/options.ts';
import { studentNumber } from '../../platform/commands/students.ts';
import { type Cell, csvTable, tabTable, type Table } from '../../platform/commands/table.ts';
import { databaseAction, type VerbContext } from '../../platform/commands/verb.ts';
import { idOrNone } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { selectAttempts } from './attempts.repo.ts';
import { findWorkFiles } from './files.ts';
import { type HomeworkRow, homeworks, homeworkWorks, type TaskFile } from './homework.tables.ts';
import { readHomework } from './tasks/homeworkFile.ts';
import { gradeWorks, type KeepMarked, readGrades } from './marks.service.ts';
import { setHomework } from './tasks/setHomework.service.ts';
import { storeTaskFile, namesAt } from './tasks/taskFiles.ts';

const NOTES = `The file of "set" is a JSON list. An entry with an existing key changes that homework:
  [{"key": "limits-1", "course": "C01", "lesson": 1, "name": "…",
    "task": "Markdown", "taskFiles": ["sheet.pdf"],
    "opens": "2026-03-09T08:00:00+08:00", "due": "2026-03-16T22:00:00+08:00", "late": true,
    "fileTypes": ["jpg", "pdf"], "maxMegabytes": 20, "maxFiles": 9, "totalScore": 100}]
"paper": "…" instead of the last four properties sets a paper of the question bank, marked automatically.
The CSV of "marks" may have a column "marked files": paths relative to the CSV or a folder, separated by ";".
A file with the name of a student's file is shown next to it. Students get a message.`;

const WORK_COLUMNS = [
  'work',
  'state',
  'score',
  'comment',
  'student',
  'name',
  'handed in',
  'late',
  'minutes',
  'text',
  'files',
] as const;

async function list(tx: Queryable): Promise<Table> {
  const attempts = selectAttempts(tx);
  const handedIn = tx
    .select({ homeworkId: attempts.homeworkId, attempts: count(attempts.submittedAt).as('attempt_count') })
    .from(attempts)
    .groupBy(attempts.homeworkId)
    .as('handed_in');
  const rows = await tx
    .select({
      id: homeworks.id,
      key: homeworks.key,
      name: homeworks.name,
      company: companies.name,
      works:
        sql<number>`count(${homeworkWorks.submittedAt}) + coalesce(max(${handedIn.attempts}), 0)`.mapWith(
          Number,
        ),
    })
    .from(homeworks)
    .innerJoin(companies, eq(companies.id, homeworks.companyId))
    .leftJoin(homeworkWorks, eq(homeworkWorks.homeworkId, homeworks.id))
    .leftJoin(handedIn, eq(handedIn.homeworkId, homeworks.id))
    .groupBy(homeworks.id, companies.id)
    .orderBy(asc(homeworks.companyId), asc(homeworks.id));
  return tabTable(
    ['homework', 'handed in', 'key', 'name', 'company'],
    rows.map(({ id, key, name, company, works }) => [id, works, key, name, company]),
  );
}

async function set({ tx, files, now }: VerbContext, file: string, named: CompanyNamed): Promise<string> {
  const homework = readHomework(await readText(file));
  const { id: companyId } = await companyAt(tx, named);
  const fileContext = { companyId, files: (await files()).store, folder: dirname(pathOf(file)), now };
  const ids = await setHomework(tx, companyId, homework, (name) => storeTaskFile(tx, fileContext, name));
  return `${counted(ids.length, 'piece')} of homework set\n`;
}

async function expectHomework(tx: Queryable, id: string): Promise<HomeworkRow> {
  const [homework] = await tx
    .select()
    .from(homeworks)
    .where(eq(homeworks.id, idOrNone(id)));
  if (homework === undefined) throw new CommandError(`There is no homework ${id}. "list" shows them.`);
  return homework;
}

async function listWorks(tx: Queryable, { id }: HomeworkRow): Promise<Table> {
  const rows = await tx
    .select({ work: homeworkWorks, student: studentNumber, name: users.name })
    .from(homeworkWorks)
    .innerJoin(users, eq(users.id, homeworkWorks.userId))
    .where(eq(homeworkWorks.homeworkId, id))
    .orderBy(asc(homeworkWorks.id));
  const lines: Cell[][] = [];
  for (const { work, student, name } of rows) {
    if (work.submittedAt === null) continue;
    const files = await findWorkFiles(tx, work);
    lines.push([
      work.id,
      work.state,
      work.score,
      work.comment,
      student,
      name,
      work.submittedAt,
      work.isLate ? 'late' : null,
      Math.round(work.workSeconds / 60),
      work.content,
      files.map(({ fileName, url }) => `${fileName} ${url}`).join('\n'),
    ]);
  }
  return csvTable(WORK_COLUMNS, lines);
}

/** Returns a function that stores the marked files of a folder, each owned by the student whose work it marks. */
const keepMarkedOf =
  ({ tx, files, now }: VerbContext, folder: string): KeepMarked =>
  async (name, { companyId, userId }) => {
    const fileContext = { companyId, userId, files: (await files()).store, folder, now };
    const markedFiles: TaskFile[] = [];
    for (const one of await namesAt(folder, name))
      markedFiles.push(await storeTaskFile(tx, fileContext, one));
    return markedFiles;
  };

async function listAttempts(tx: Queryable, { id, dueAt, totalScore }: HomeworkRow): Promise<Table> {
  const attempts = selectAttempts(tx);
  const rows = await tx
    .select({
      score: attempts.score,
      submittedAt: attempts.submittedAt,
      student: studentNumber,
      name: users.name,
    })
    .from(attempts)
    .innerJoin(users, eq(users.id, attempts.userId))
    .where(and(eq(attempts.homeworkId, id), isNotNull(attempts.submittedAt)))
    .orderBy(asc(attempts.submittedAt));
  return csvTable(
    ['student', 'name', 'score', 'of', 'handed in', 'late'],
    rows.map(({ score, submittedAt, student, name }) => [
      student,
      name,
      score,
      totalScore,
      submittedAt,
      submittedAt !== null && dueAt !== null && submittedAt > dueAt ? 'late' : null,
    ]),
  );
}

/** The school commands for homework. */
export const area: Area = {
  summary: 'homework for lessons',
  example: 'marks 7 marks.csv',
  notes: NOTES,
  addVerbs(commands) {
    commands
      .command('list')
      .description('lists all homework with its number and the number of hand-ins')
      .option(...JSON_LIST)
      .action(databaseAction(({ tx }) => list(tx)));

    commands
      .command('set')
      .description('sets or changes homework from a file')
      .argument('<file>')
      .option(...HOST)
      .option(...COMPANY)
      .action(databaseAction(set));

    commands
      .command('works')
      .description('writes the submitted works as CSV for marking; for papers their scores')
      .argument('<homework>')
      .option(...JSON_LIST)
      .action(
        databaseAction(async ({ tx }, id) => {
          const homework = await expectHomework(tx, id);
          return homework.paperId === null ? listWorks(tx, homework) : listAttempts(tx, homework);
        }),
      );

    commands
      .command('marks')
      .description(
        'reads marks from a CSV: work, score, comment, marked files; the score "return" returns the work to be improved',
      )
      .argument('<homework>')
      .argument('<file>')
      .action(
        databaseAction(async (school, id, file) => {
          const { tx, now } = school;
          const homework = await expectHomework(tx, id);
          if (homework.paperId !== null)
            throw new CommandError(`${homework.name} is a paper, which is marked automatically.`);
          const grades = readGrades(await readText(file));
          const keep = keepMarkedOf(school, dirname(pathOf(file)));
          return `${homework.name}: ${counted(await gradeWorks(tx, homework, grades, now, keep), 'work')} marked\n`;
        }),
      );
  },
};
