import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import {
  rowDeleter,
  rowSaver,
  schoolRows,
  type WritableRow,
} from '../../platform/database/rows/writtenRow.ts';
import { daysLater } from '../../platform/dates/days.ts';
import {
  categories,
  chapters,
  commodities,
  courses,
  lessons,
  teachers,
  isCourse,
} from './catalogue.tables.ts';
import { searchTextOf } from './list.repo.ts';
import { readCourseRows } from './school.repo.ts';
import { enrolments } from './students.tables.ts';
import { slicesOf } from '../../platform/database/rows/slicesOf.ts';

/** A company's categories; only empty ones are removed. */
export const categoryRows = schoolRows(categories, [categories.position]);

/** A company's teachers; only those without courses are removed. */
export const teacherRows = schoolRows(teachers, [teachers.position]);

/** The columns of a course's commodity that a school sets, apart from those taken from the course. */
export type CommodityValues = Pick<
  typeof commodities.$inferInsert,
  'schoolId' | 'priceCents' | 'listPriceCents' | 'validDays' | 'isOnSale' | 'hasQuestions' | 'publishedAt'
> & {
  /** Number of students before a new course was added here; afterwards they are counted. */
  readonly studentCount?: number;
};

const saveCourseRow = rowSaver(courses);

/** Inserts or updates a course with its commodity. @param id undefined for a new one. */
export async function saveCourse(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  values: WritableRow<typeof courses>,
  { studentCount = 0, ...commodity }: CommodityValues,
): Promise<string> {
  const { categoryId, kind, name, nameEn } = values;
  const listing = { ...commodity, categoryId, kind, name, nameEn };
  const courseId = await saveCourseRow(tx, companyId, id, values);
  if (id === undefined)
    await tx.insert(commodities).values({ ...listing, studentCount, companyId, type: 1, courseId });
  else
    await tx
      .update(commodities)
      .set(listing)
      .where(and(eq(commodities.courseId, id), isCourse));
  return courseId;
}

/** Takes courses off sale; students who have them keep them. */
export async function hideCourses(tx: Queryable, courseIds: readonly string[]): Promise<void> {
  await tx
    .update(commodities)
    .set({ isOnSale: false })
    .where(and(inArray(commodities.courseId, [...courseIds]), isCourse));
}

/** The chapters of a company's courses; only those without lessons are removed. */
export const chapterRows = schoolRows(chapters, [chapters.courseId, chapters.position]);

const saveLessonRow = rowSaver(lessons);

/** Inserts or updates a lesson. @param id undefined for a new one. */
export const saveLesson = (
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  values: WritableRow<typeof lessons>,
): Promise<string> =>
  saveLessonRow(tx, companyId, id, {
    ...values,
    ...(id !== undefined && values.kind === 'live' && afterChange(values)),
  });

/**
 * Returns the actual times of a live lesson after an update: a new start resets them, and a new video after the
 * end is its replay.
 */
function afterChange({ liveStartsAt, videoKey }: WritableRow<typeof lessons>) {
  const isMoved = sql`${lessons.liveStartsAt} is distinct from ${liveStartsAt?.toISOString() ?? null}::timestamptz`;
  const isReplayed = sql`${lessons.liveEndedAt} is not null and ${videoKey ?? null}::text is distinct from ${lessons.videoKey}`;
  return {
    liveBegunAt: sql`case when ${isMoved} then null else ${lessons.liveBegunAt} end`,
    liveEndedAt: sql`case when ${isMoved} then null else ${lessons.liveEndedAt} end`,
    replayAt: sql`case when ${isMoved} then null when ${isReplayed} then now() else ${lessons.replayAt} end`,
  };
}

/** Deletes lessons that nobody has opened. */
export const removeLessons = rowDeleter(lessons);

/** The columns of an enrolment that a school changes. */
export type EnrolmentChange = Partial<Pick<typeof enrolments.$inferInsert, 'expiresAt' | 'revokedAt'>>;

/** Changes the validity of an enrolment. */
export async function changeEnrolment(tx: Queryable, id: string, change: EnrolmentChange): Promise<void> {
  await tx.update(enrolments).set(change).where(eq(enrolments.id, id));
}

/** A course that a school gives to a student. */
export interface Gift {
  readonly userId: string;
  readonly courseId: string;
  /** End of the right to study; null for the validity of the course. */
  readonly until: Date | null;
  /** When it was revoked; null while the student has it. */
  readonly revokedAt: Date | null;
}

/** Maximum rows per statement. */
const CHUNK = 500;
/** Enrols students in courses that they do not have, in bulk. @returns the ids of the enrolments, in the same order. */
export async function giveCourses(
  tx: Queryable,
  companyId: string,
  gifts: readonly Gift[],
  now: Date,
): Promise<string[]> {
  const sold = new Map(
    (await readCourseRows(tx, companyId)).map(({ commodity }) => [commodity.courseId, commodity]),
  );
  const positions = new Map<string, number>();
  const ids: string[] = [];
  for (const slice of slicesOf(gifts, CHUNK)) {
    const rows = slice.map(({ userId, courseId, until, revokedAt }) => {
      const commodity = sold.get(courseId);
      if (commodity === undefined) throw new Error('The course is on no shelf');
      const { id: commodityId, validDays } = commodity;
      positions.set(commodityId, (positions.get(commodityId) ?? 0) + 1);
      const expiresAt = until ?? (validDays === null ? null : daysLater(now, validDays));
      return {
        companyId,
        userId,
        courseId,
        commodityId,
        source: 'gift' as const,
        expiresAt,
        revokedAt,
        createdAt: now,
      };
    });
    const created = await tx
      .insert(enrolments)
      .values(rows)
      .returning({ id: enrolments.id, userId: enrolments.userId, courseId: enrolments.courseId });
    const byPair = new Map(created.map(({ id, userId, courseId }) => [`${userId} ${courseId}`, id]));
    ids.push(...rows.map(({ userId, courseId }) => byPair.get(`${userId} ${courseId}`) ?? ''));
  }
  for (const [id, count] of positions)
    await tx
      .update(commodities)
      .set({ studentCount: sql`${commodities.studentCount} + ${count}` })
      .where(eq(commodities.id, id));
  return ids;
}

/** Recomputes the number of lessons and the duration of a company's courses. */
export async function countLessons(tx: Queryable, companyId: string): Promise<void> {
  const sums = sql`(
    select course_id, count(*)::int as lessons, sum(duration_seconds)::int as seconds
    from ${lessons} where company_id = ${companyId} group by course_id)`;
  await tx.execute(sql`
    update ${courses} set lesson_count = coalesce(sums.lessons, 0), duration_seconds = coalesce(sums.seconds, 0)
    from ${courses} as one left join ${sums} as sums on sums.course_id = one.id
    where ${courses}.id = one.id and one.company_id = ${companyId}
      and (one.lesson_count, one.duration_seconds) is distinct from
        (coalesce(sums.lessons, 0), coalesce(sums.seconds, 0))`);
}

/** Updates the search texts of a company's courses. */
async function writeSearchTexts(tx: Queryable, companyId: string): Promise<void> {
  const [found, tree, faculty] = [
    await readCourseRows(tx, companyId),
    new Map((await categoryRows.read(tx, companyId)).map((row) => [row.id, row])),
    new Map((await teacherRows.read(tx, companyId)).map((row) => [row.id, row])),
  ];
  for (const { course, commodity } of found) {
    const category = tree.get(course.categoryId);
    const above = tree.get(category?.parentId ?? '');
    const teacher = faculty.get(course.teacherId ?? '');
    const searchText = searchTextOf([
      course.name,
      course.nameEn,
      ...[teacher, above, category].flatMap((one) => [one?.name ?? '', one?.nameEn ?? '']),
      course.provider,
      course.providerEn,
      course.summary,
      course.language,
    ]);
    if (searchText !== commodity.searchText)
      await tx.update(commodities).set({ searchText }).where(eq(commodities.id, commodity.id));
  }
}

/** Updates what courses duplicate from their lessons, categories and teachers. */
export async function settleCourses(tx: Queryable, companyId: string): Promise<void> {
  await countLessons(tx, companyId);
  await writeSearchTexts(tx, companyId);
}
