import { and, arrayContains, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { homeworkWorks } from '../../modules/homework/homework.tables.ts';
import { setHomework } from '../../modules/homework/setHomework.service.ts';
import { written } from '../../platform/richText/written.ts';
import { type HomeworkContent, studentHomework } from './data/homework.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MEGABYTE = 1024 * 1024;

/** China's clocks are ahead of UTC by so much. */
const AHEAD_MS = 8 * HOUR_MS;

/** An hour of a day in China; days count from today. */
function inDays(days: number, hour: number): Date {
  const today = Math.floor((Date.now() + AHEAD_MS) / DAY_MS) * DAY_MS - AHEAD_MS;
  return new Date(today + days * DAY_MS + hour * HOUR_MS);
}

async function seed(
  tx: Queryable,
  student: { readonly companyId: string; readonly userId: string },
  content: HomeworkContent,
): Promise<void> {
  const {
    days,
    work,
    takesLate = false,
    paper,
    fileTypes = paper === undefined ? ['jpg', 'jpeg', 'png', 'pdf', 'doc', 'docx'] : [],
    maxFiles = paper === undefined ? 9 : 0,
    maxMegabytes = 20,
    ...entry
  } = content;
  const [opens, due] = days;
  const homework = {
    ...entry,
    paper,
    task: entry.task.trim(),
    taskFiles: [],
    opensAt: inDays(opens, 8),
    dueAt: inDays(due, 22),
    takesLate,
    fileTypes,
    maxBytes: maxMegabytes * MEGABYTE,
    maxFiles,
    totalScore: 100,
  };
  const [homeworkId = ''] = await setHomework(tx, student.companyId, [homework], (name) =>
    Promise.reject(new Error(`There is no file ${name}`)),
  );
  if (work === undefined) return;
  const { state, content: words, score = null, comment = '', day } = work;
  const savedAt = inDays(day, 20);
  await tx.insert(homeworkWorks).values({
    ...student,
    homeworkId,
    state,
    ...(await written(words)),
    score,
    comment,
    savedAt,
    submittedAt: state === 'draft' ? null : savedAt,
    markedAt: comment === '' ? null : inDays(day + 1, 7),
    workSeconds: 1_260,
  });
}

/** Seeds the homework of a student of 青禾学堂, in every state. */
export async function seedHomework(tx: Queryable): Promise<void> {
  const [student] = await tx
    .select({ companyId: companies.id, userId: users.id })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(users.username, 'student'), arrayContains(companies.hosts, ['localhost'])));
  if (student === undefined) throw new Error('The demonstration has no student');
  for (const content of studentHomework) await seed(tx, student, content);
}
