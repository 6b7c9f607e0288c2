import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { lessonNotes } from './course.tables.ts';
import type { Member } from '../../platform/http/member.ts';
import { ofStudent, isNote } from './notes.repo.ts';

/** Maximum notes of a student per lesson, since all of them are shown at once. */
const MAX_NOTES = 300;

/**
 * Inserts a note and returns its id; the caller opens the transaction. @throws {BusinessError} 0 where the
 * limit is reached.
 */
export async function insertNote(
  tx: Queryable,
  note: Omit<typeof lessonNotes.$inferInsert, 'id'>,
): Promise<string> {
  await lockUser(tx, note.userId);
  const beside = await tx.$count(
    lessonNotes,
    and(eq(lessonNotes.userId, note.userId), eq(lessonNotes.lessonId, note.lessonId)),
  );
  if (beside >= MAX_NOTES) throw new BusinessError('0', `一节课最多记 ${MAX_NOTES} 条笔记，请先删掉一些`);
  const [row] = await tx.insert(lessonNotes).values(note).returning({ id: lessonNotes.id });
  if (row === undefined) throw new Error('The note was not written');
  return row.id;
}

/** Changes the text of a note. */
export async function changeNote(
  db: Queryable,
  student: Member,
  id: string,
  content: string,
  now: Date,
): Promise<void> {
  await db
    .update(lessonNotes)
    .set({ content, updatedAt: now })
    .where(and(ofStudent(student), isNote(id)));
}

/** Deletes a note. */
export async function deleteNote(db: Queryable, student: Member, id: string): Promise<void> {
  await db.delete(lessonNotes).where(and(ofStudent(student), isNote(id)));
}
