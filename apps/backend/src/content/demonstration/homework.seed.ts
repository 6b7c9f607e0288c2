import type { Queryable } from '../../platform/database/connection.ts';
import { homeworks, homeworkWorks } from '../../modules/homework/homework.tables.ts';
import { written } from '../../platform/richText/written.ts';
import { type WorkContent, studentWorks } from './data/homework.ts';
import { inDays } from './days.ts';
import { companyIdAt, idOf, studentNamed } from './find.ts';

async function seed(
  tx: Queryable,
  student: { readonly companyId: string; readonly userId: string },
  { homework: key, state, content, score = null, comment = '', day }: WorkContent,
): Promise<void> {
  const savedAt = inDays(day, 20);
  await tx.insert(homeworkWorks).values({
    ...student,
    homeworkId: await idOf(tx, student.companyId, homeworks, homeworks.key, key),
    state,
    ...(await written(content)),
    score,
    comment,
    savedAt,
    submittedAt: state === 'draft' ? null : savedAt,
    markedAt: comment === '' ? null : inDays(day + 1, 7),
    workSeconds: 1_260,
  });
}

/** Seeds what a student of 青禾学堂 has done of the homework, in every state. */
export async function seedHomework(tx: Queryable): Promise<void> {
  const companyId = await companyIdAt(tx, 'localhost');
  const student = { companyId, userId: await studentNamed(tx, companyId, 'student') };
  for (const work of studentWorks) await seed(tx, student, work);
}
