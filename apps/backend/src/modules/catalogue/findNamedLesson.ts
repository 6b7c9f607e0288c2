import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isId } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { courses, lessons } from './catalogue.tables.ts';

/** A lesson as named in a school's file. */
export interface LessonName {
  /** Key or name of the course; its id where that is ambiguous. */
  readonly course: string;
  /** Number of the lesson in the course, from 1. */
  readonly lesson: number;
}

/** Selects rows with this name or, ignoring case, this key. */
export const hasNameOrKey = (
  { name, sourceKey }: { readonly name: PgColumn; readonly sourceKey: PgColumn | SQL },
  called: string,
): SQL | undefined => or(eq(name, called), eq(sql`lower(${sourceKey})`, called.toLowerCase()));

async function courseOf(
  tx: Queryable,
  companyId: string,
  { course }: LessonName,
  about: string,
): Promise<string> {
  const named = or(hasNameOrKey(courses, course), isId(course) ? eq(courses.id, course) : undefined);
  const found = await tx
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.companyId, companyId), named));
  const [first] = found;
  if (first === undefined) throw new CommandError(`${about}: the school has no course “${course}”.`);
  if (found.length > 1)
    throw new CommandError(
      `${about}: several courses match; name the course by its number, one of ${found.map(({ id }) => id).join(', ')}.`,
    );
  return first.id;
}

/**
 * Finds the lesson that a school's file names.
 * @param about prefix of the error message.
 * @throws {CommandError} for a course or lesson that does not exist, or an ambiguous course.
 */
export async function findNamedLesson(
  tx: Queryable,
  companyId: string,
  name: LessonName,
  about: string,
): Promise<{
  readonly courseId: string;
  readonly lessonId: string;
  readonly kind: 'video' | 'live' | 'link';
}> {
  const courseId = await courseOf(tx, companyId, name, about);
  const [found] = await tx
    .select({ id: lessons.id, kind: lessons.kind })
    .from(lessons)
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(lessons.position), asc(lessons.id))
    .limit(1)
    .offset(name.lesson - 1);
  if (found === undefined) throw new CommandError(`${about}: “${name.course}” has no lesson ${name.lesson}.`);
  return { courseId, lessonId: found.id, kind: found.kind };
}
