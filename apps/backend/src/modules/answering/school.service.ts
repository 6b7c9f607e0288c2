import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { exams, examStudents } from './exam.tables.ts';

/** What a school writes of an exam. */
export type WrittenExam = Omit<typeof exams.$inferInsert, 'id' | 'companyId' | 'createdAt'>;

/** Writes an exam. Who is in it keeps the end that they were told. @param id undefined for a new one. */
export async function saveExam(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  values: WrittenExam,
): Promise<string> {
  const returned = { id: exams.id };
  const [row] =
    id === undefined
      ? await tx
          .insert(exams)
          .values({ ...values, companyId })
          .returning(returned)
      : await tx.update(exams).set(values).where(eq(exams.id, id)).returning(returned);
  if (row === undefined) throw new Error('The exam was not written');
  return row.id;
}

/** Deletes exams that nobody sat. */
export const removeExams = async (tx: Queryable, ids: readonly string[]): Promise<void> =>
  void (await tx.delete(exams).where(inArray(exams.id, [...ids])));

/** Lets a student sit an exam, with what they get beyond its rules. */
export async function saveExamStudent(
  tx: Queryable,
  student: typeof examStudents.$inferInsert,
): Promise<void> {
  const { extraMinutes, extraAttempts } = student;
  await tx
    .insert(examStudents)
    .values(student)
    .onConflictDoUpdate({
      target: [examStudents.examId, examStudents.userId],
      set: { extraMinutes, extraAttempts },
    });
}

/** Takes a student off the list of an exam; what they have answered stays. */
export async function removeExamStudent(tx: Queryable, examId: string, userId: string): Promise<void> {
  await tx.delete(examStudents).where(and(eq(examStudents.examId, examId), eq(examStudents.userId, userId)));
}
