import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm';
import { readConfig } from '../../config/config.ts';
import { isId } from '../../database/columns.ts';
import type { Queryable } from '../../database/connection.ts';
import { users } from '../../database/tables/users.tables.ts';
import { companyAt } from '../../commands/companyAt.ts';
import { csvLine } from '../../commands/csv.ts';
import { CommandError } from '../../commands/commandError.ts';
import { onSchoolDatabase, runCommand } from '../../commands/schoolCommand.ts';
import { folderFileStore } from '../upload/index.ts';
import { selectAttempts } from './attempts.repo.ts';
import { findWorkFiles } from './files.ts';
import { type HomeworkRow, homeworks, homeworkWorks } from './homework.tables.ts';
import { readHomework } from './homeworkFile.ts';
import { judgeWorks, readJudgements } from './marks.ts';
import { setHomework } from './setHomework.ts';
import { keepTaskFile } from './taskFiles.ts';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));

const USAGE = `What a school does with homework.

  npm run homework -- list                 every homework with its number, and how many handed it in
  npm run homework -- set FILE [--host=NAME]
                                           sets homework from a JSON list, for the company at this host
                                           (without it the first one). The same key again changes it:
                                           [{"key": "limits-1", "course": "…", "lesson": 1, "name": "…",
                                             "task": "Markdown", "taskFiles": ["sheet.pdf"],
                                             "opens": "2026-03-09T08:00:00+08:00",
                                             "due": "2026-03-16T22:00:00+08:00", "late": true,
                                             "fileTypes": ["jpg", "pdf"], "maxMegabytes": 20,
                                             "maxFiles": 9, "totalScore": 100}]
                                           "paper": "…" in place of the last four sets a paper of the
                                           question bank, which marks itself
  npm run homework -- works HOMEWORK       writes the works that were handed in as CSV, to be marked;
                                           of a paper the scores
  npm run homework -- marks HOMEWORK FILE  reads the CSV: work, score, comment.
                                           The score "return" gives the work back to be mended

Students get a message. It works on DATABASE_URL, else on the embedded database, also while the server runs.
A mistake changes nothing.
`;

async function list(tx: Queryable): Promise<string> {
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
      works:
        sql<number>`count(${homeworkWorks.submittedAt}) + coalesce(max(${handedIn.attempts}), 0)`.mapWith(
          Number,
        ),
    })
    .from(homeworks)
    .leftJoin(homeworkWorks, eq(homeworkWorks.homeworkId, homeworks.id))
    .leftJoin(handedIn, eq(handedIn.homeworkId, homeworks.id))
    .groupBy(homeworks.id)
    .orderBy(asc(homeworks.companyId), asc(homeworks.id));
  return rows.map(({ id, key, name, works }) => `${id}\t${works}\t${key}\t${name}\n`).join('');
}

async function set(tx: Queryable, file: string | undefined, host: string | undefined): Promise<string> {
  if (file === undefined) throw new CommandError('Name the file with the homework.');
  const path = resolve(file);
  const homework = readHomework(await readFile(path, 'utf8'));
  const companyId = await companyAt(tx, host);
  const place = {
    companyId,
    files: folderFileStore(readConfig(process.env, ROOT).dataDir),
    folder: dirname(path),
    now: new Date(),
  };
  const ids = await setHomework(tx, companyId, homework, (name) => keepTaskFile(tx, place, name));
  return `${ids.length} pieces of homework set\n`;
}

async function expectHomework(tx: Queryable, id: string | undefined): Promise<HomeworkRow> {
  const [homework] =
    id !== undefined && isId(id) ? await tx.select().from(homeworks).where(eq(homeworks.id, id)) : [];
  if (homework === undefined) throw new CommandError(`There is no homework ${id ?? ''}. "list" shows them.`);
  return homework;
}

async function writeWorks(tx: Queryable, { id }: HomeworkRow): Promise<string> {
  const rows = await tx
    .select({ work: homeworkWorks, student: users.name })
    .from(homeworkWorks)
    .innerJoin(users, eq(users.id, homeworkWorks.userId))
    .where(eq(homeworkWorks.homeworkId, id))
    .orderBy(asc(homeworkWorks.id));
  const lines = [
    csvLine([
      'work',
      'state',
      'score',
      'comment',
      'student',
      'handed in',
      'late',
      'minutes',
      'text',
      'files',
    ]),
  ];
  for (const { work, student } of rows) {
    if (work.submittedAt === null) continue;
    const files = await findWorkFiles(tx, work);
    lines.push(
      csvLine([
        work.id,
        work.state,
        work.score === null ? '' : String(work.score),
        work.comment,
        student ?? '',
        work.submittedAt.toISOString(),
        work.isLate ? 'late' : '',
        String(Math.round(work.workSeconds / 60)),
        work.content,
        files.map(({ fileName, url }) => `${fileName} ${url}`).join('\n'),
      ]),
    );
  }
  return lines.join('');
}

async function writeAttempts(tx: Queryable, { id, dueAt, totalScore }: HomeworkRow): Promise<string> {
  const attempts = selectAttempts(tx);
  const rows = await tx
    .select({ score: attempts.score, submittedAt: attempts.submittedAt, student: users.name })
    .from(attempts)
    .innerJoin(users, eq(users.id, attempts.userId))
    .where(and(eq(attempts.homeworkId, id), isNotNull(attempts.submittedAt)))
    .orderBy(asc(attempts.submittedAt));
  const lines = rows.map(({ score, submittedAt, student }) =>
    csvLine([
      student ?? '',
      String(score ?? ''),
      String(totalScore),
      submittedAt?.toISOString() ?? '',
      submittedAt !== null && dueAt !== null && submittedAt > dueAt ? 'late' : '',
    ]),
  );
  return [csvLine(['student', 'score', 'of', 'handed in', 'late']), ...lines].join('');
}

async function run(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { host: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const [command, first, file] = positionals;
  if (values.help === true || command === undefined) return USAGE;
  return onSchoolDatabase(async (tx) => {
    if (command === 'list') return list(tx);
    if (command === 'set') return set(tx, first, values.host);
    if (command !== 'works' && command !== 'marks')
      throw new CommandError(`"${command}" is none of list, set, works, marks.`);
    const homework = await expectHomework(tx, first);
    const isPaper = homework.paperId !== null;
    if (command === 'works') return isPaper ? writeAttempts(tx, homework) : writeWorks(tx, homework);
    if (isPaper) throw new CommandError(`${homework.name} is a paper, which marks itself.`);
    if (file === undefined) throw new CommandError('Name the file with the marks.');
    const judgements = readJudgements(await readFile(resolve(file), 'utf8'));
    return `${homework.name}: ${await judgeWorks(tx, homework, judgements, new Date())} works marked\n`;
  });
}

await runCommand(run);
