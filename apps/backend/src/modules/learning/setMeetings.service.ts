import { asc, eq } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import { seal } from '../../platform/auth/sealing.ts';
import type { Config } from '../../platform/config/config.ts';
import { idOrNone } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { jsonList } from '../../platform/commands/jsonList.ts';
import { tabTable, type Table } from '../../platform/commands/table.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { findNamedLesson, courses, lessons } from '../catalogue/index.ts';
import { lessonMeetings } from './learning.tables.ts';

/** A meeting in a school's JSON list. */
const MeetingEntry = Type.Object({
  /** Name of the course, or its id where several have the same name. */
  course: Type.String({ minLength: 1 }),
  /** Number of the lesson in the course, from 1. */
  lesson: Type.Integer({ minimum: 1 }),
  /** Digits, with or without spaces. */
  meetingNo: Type.String({ pattern: '^[0-9][0-9 ]{5,19}$' }),
  password: Type.String({ minLength: 1, maxLength: 64 }),
  joinUrl: Type.String({ pattern: '^https://', maxLength: 1000 }),
});
/** A meeting that a school sets for a live lesson. */
export type NewMeeting = Static<typeof MeetingEntry>;

/** Parses a school's meetings from a JSON list. @throws {CommandError} naming the field. */
export const readMeetings = jsonList(Type.Array(MeetingEntry, { minItems: 1, maxItems: 1000 }));

/**
 * Sets the meetings of live lessons, replacing earlier ones. The caller's transaction makes this atomic.
 * @throws {CommandError} for a course or lesson that does not exist, or a lesson that is not live.
 */
export async function setMeetings(
  tx: Queryable,
  config: Config,
  companyId: string,
  meetings: readonly NewMeeting[],
): Promise<void> {
  for (const { password, meetingNo, joinUrl, ...name } of meetings) {
    const about = `Meeting ${meetingNo}`;
    const { lessonId, kind } = await findNamedLesson(tx, companyId, name, about);
    if (kind !== 'live')
      throw new CommandError(`${about}: lesson ${name.lesson} of “${name.course}” is not live.`);
    const row = { meetingNo, joinUrl, passwordSealed: seal(config, 'meeting', password) };
    await tx
      .insert(lessonMeetings)
      .values({ ...row, companyId, lessonId })
      .onConflictDoUpdate({ target: lessonMeetings.lessonId, set: row });
  }
}

/** Lists every meeting with the id of its lesson, without passwords. */
export async function listMeetings(tx: Queryable): Promise<Table> {
  const rows = await tx
    .select({
      lessonId: lessons.id,
      meetingNo: lessonMeetings.meetingNo,
      startsAt: lessons.liveStartsAt,
      course: courses.name,
      lesson: lessons.name,
      company: companies.name,
    })
    .from(lessonMeetings)
    .innerJoin(companies, eq(companies.id, lessonMeetings.companyId))
    .innerJoin(lessons, eq(lessons.id, lessonMeetings.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .orderBy(asc(lessons.liveStartsAt), asc(lessons.id));
  return tabTable(
    ['lesson', 'meeting', 'begins', 'name', 'company'],
    rows.map(({ lessonId, meetingNo, startsAt, course, lesson, company }) => [
      lessonId,
      meetingNo,
      startsAt,
      `${course} · ${lesson}`,
      company,
    ]),
  );
}

/** Deletes the meeting of a lesson. @throws {CommandError} where it has none. */
export async function removeMeeting(tx: Queryable, lessonId: string): Promise<void> {
  const removed = await tx
    .delete(lessonMeetings)
    .where(eq(lessonMeetings.lessonId, idOrNone(lessonId)))
    .returning();
  if (removed.length === 0)
    throw new CommandError(`Lesson ${lessonId} has no meeting. "list" shows those that have one.`);
}
