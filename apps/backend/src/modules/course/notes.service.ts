import { and } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { lessonNotes } from './course.tables.ts';
import type { Member } from '../../platform/http/member.ts';
import { ofStudent, isNote } from './notes.repo.ts';

/** Writes a note and gives its id. */
export async function insertNote(
  db: Queryable,
  note: Omit<typeof lessonNotes.$inferInsert, 'id'>,
): Promise<string> {
  const [row] = await db.insert(lessonNotes).values(note).returning({ id: lessonNotes.id });
  if (row === undefined) throw new Error('The note was not written');
  return row.id;
}

/** Changes the words of a note. */
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

/** Removes a note. */
export async function deleteNote(db: Queryable, student: Member, id: string): Promise<void> {
  await db.delete(lessonNotes).where(and(ofStudent(student), isNote(id)));
}
