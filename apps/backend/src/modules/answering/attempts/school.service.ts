import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { removesRows, savesRows } from '../../../platform/database/rows/writtenRow.ts';
import { exams, examStudents } from './exam.tables.ts';

/** Writes an exam. Who is in it keeps the end that they were told. @param id undefined for a new one. */
export const saveExam = savesRows(exams);

/** Deletes exams that nobody sat. */
export const removeExams = removesRows(exams);

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
