import type { Note } from '@lectern/sdk/endpoints/course';
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { likeInAnyCase, likePattern } from '../../platform/database/rows/likePattern.ts';
import { commodities, courses, lessons, isCourse } from '../catalogue/index.ts';
import { lessonNotes } from './course.tables.ts';
import type { Member } from '../../platform/http/member.ts';
import type { Pagination } from '../../platform/http/paging.ts';

/** Selects a student's notes. */
export const ofStudent = ({ companyId, userId }: Member) =>
  and(eq(lessonNotes.companyId, companyId), eq(lessonNotes.userId, userId));

/** Selects one note. */
export const isNote = (id: string) => sql`${lessonNotes.id}::text = ${id}`;

function selectNotes(db: Queryable) {
  return db
    .select({
      id: lessonNotes.id,
      content: lessonNotes.content,
      positionSeconds: lessonNotes.positionSeconds,
      commodityId: commodities.id,
      courseId: courses.id,
      courseName: courses.name,
      courseNameEn: courses.nameEn,
      lessonId: lessons.id,
      lessonName: lessons.name,
      lessonNameEn: lessons.nameEn,
      createdAt: lessonNotes.createdAt,
      updatedAt: lessonNotes.updatedAt,
    })
    .from(lessonNotes)
    .innerJoin(courses, eq(courses.id, lessonNotes.courseId))
    .innerJoin(commodities, and(eq(commodities.courseId, courses.id), isCourse))
    .innerJoin(lessons, eq(lessons.id, lessonNotes.lessonId));
}

type Row = Awaited<ReturnType<typeof selectNotes>>[number];

const present = ({ createdAt, updatedAt, ...row }: Row): Note => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** Selects notes with a word in their text, or in the name of their course or lesson. Subqueries look up the names. */
function hasWord(keyword: string): SQL | undefined {
  const pattern = likePattern(keyword.toLowerCase());
  return or(
    likeInAnyCase(sql`${lessonNotes.content}`, pattern),
    likeInAnyCase(sql`(select name from courses where id = lesson_notes.course_id)`, pattern),
    likeInAnyCase(sql`(select name from lessons where id = lesson_notes.lesson_id)`, pattern),
  );
}

/**
 * Reads a page of a student's notes, newest first; a keyword is searched in the text and the names of course
 * and lesson.
 */
export async function findNotes(
  db: Queryable,
  student: Member,
  keyword: string,
  { limit, offset }: Pagination,
): Promise<{ total: number; records: Note[] }> {
  const where = and(ofStudent(student), keyword.trim() === '' ? undefined : hasWord(keyword));
  // Finds the ids first, once for both the page and the total, so that notes on other pages are not read.
  const { rows } = await db.execute<{ ids: string[]; total: number }>(sql`
    with found as materialized (select id, updated_at from ${lessonNotes} where ${where})
    select array(select id::text from found order by updated_at desc, id desc limit ${limit} offset ${offset}) as ids,
      (select count(*)::int from found) as total`);
  const { ids = [], total = 0 } = rows[0] ?? {};
  const notes = await selectNotes(db)
    .where(inArray(lessonNotes.id, ids))
    .orderBy(desc(lessonNotes.updatedAt), desc(lessonNotes.id));
  return { total, records: notes.map(present) };
}

/** Reads a student's notes on one lesson, in the order of the video. */
export async function findLessonNotes(db: Queryable, student: Member, lessonId: string): Promise<Note[]> {
  const rows = await selectNotes(db)
    .where(and(ofStudent(student), sql`${lessonNotes.lessonId}::text = ${lessonId}`))
    .orderBy(asc(lessonNotes.positionSeconds), asc(lessonNotes.id));
  return rows.map(present);
}

/** Reads one note of a student. */
export async function findNote(db: Queryable, student: Member, id: string): Promise<Note | undefined> {
  const [row] = await selectNotes(db).where(and(ofStudent(student), isNote(id)));
  return row === undefined ? undefined : present(row);
}
