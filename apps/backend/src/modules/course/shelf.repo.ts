import type { BuySource, CollectionClasses, TimetableEntry } from '@lectern/sdk/endpoints/course';
import { and, asc, count, desc, eq, gt, ilike, lt, or, sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { likePattern } from '../../platform/database/rows/likePattern.ts';
import {
  isValidEnrolment,
  categories,
  commodities,
  courses,
  lessons,
  packageItems,
  teachers,
  liveStateOf,
  collections,
  enrolments,
  isCourse,
} from '../catalogue/index.ts';
import type { Member } from '../../platform/http/member.ts';
import type { Pagination } from '../../platform/http/paging.ts';

/** A page of commodity ids, and the total number. */
export interface IdPage {
  readonly total: number;
  readonly ids: string[];
}

/** Reads the packages of which a student has every course. */
export async function findMyPackages(
  db: Queryable,
  { companyId, userId }: Member,
  page: Pagination,
): Promise<IdPage> {
  const rows = await db
    .select({ id: commodities.id, total: sql<number>`(count(*) over ())::int` })
    .from(commodities)
    .innerJoin(packageItems, eq(packageItems.packageId, commodities.packageId))
    .leftJoin(
      enrolments,
      and(eq(enrolments.courseId, packageItems.courseId), eq(enrolments.userId, userId), isValidEnrolment),
    )
    .where(eq(commodities.companyId, companyId))
    .groupBy(commodities.id)
    .having(sql`count(*) = count(${enrolments.id})`)
    .orderBy(sql`max(${enrolments.createdAt}) desc`)
    .limit(page.limit)
    .offset(page.offset);
  return { total: rows[0]?.total ?? 0, ids: rows.map(({ id }) => id) };
}

/** Selects a student's collected commodities. */
export const ofStudent = ({ companyId, userId }: Member) =>
  and(eq(collections.companyId, companyId), eq(collections.userId, userId));

/** Reads a student's collected commodities, latest first. */
export async function findCollections(
  db: Queryable,
  student: Member,
  filter: {
    readonly type: 1 | 2;
    readonly categoryId?: string | undefined;
    readonly keyword?: string | undefined;
  },
  page: Pagination,
): Promise<IdPage> {
  const pattern = likePattern(filter.keyword ?? '');
  const marked = await db
    .select({ id: collections.commodityId })
    .from(collections)
    .where(ofStudent(student))
    .orderBy(desc(collections.createdAt), desc(collections.commodityId));
  // Searches only the collected commodities rather than the whole catalogue.
  const fitting = await db
    .select({ id: commodities.id })
    .from(commodities)
    .where(
      and(
        sql`${commodities.id} = ${anyOf(marked.map(({ id }) => id))}`,
        eq(commodities.type, filter.type),
        filter.categoryId === undefined
          ? undefined
          : sql`${commodities.categoryId}::text = ${filter.categoryId}`,
        pattern === '%%'
          ? undefined
          : or(ilike(commodities.name, pattern), ilike(commodities.nameEn, pattern)),
      ),
    );
  const fits = new Set(fitting.map(({ id }) => id));
  const ids = marked.flatMap(({ id }) => (fits.has(id) ? [id] : []));
  return { total: ids.length, ids: ids.slice(page.offset, page.offset + page.limit) };
}

/** Counts a student's collected courses by subject. */
export function countCollections(db: Queryable, student: Member): Promise<CollectionClasses> {
  return db
    .select({ categoryId: categories.id, name: categories.name, nameEn: categories.nameEn, count: count() })
    .from(collections)
    .innerJoin(commodities, eq(commodities.id, collections.commodityId))
    .innerJoin(categories, eq(categories.id, commodities.categoryId))
    .where(and(ofStudent(student), isCourse))
    .groupBy(categories.id)
    .orderBy(asc(categories.position), asc(categories.id));
}

/** Reads the live lessons of a student's courses that overlap a time span. */
export async function findTimetable(
  db: Queryable,
  { companyId, userId }: Member,
  span: { readonly from: Date; readonly to: Date; readonly now: Date },
): Promise<TimetableEntry[]> {
  const rows = await db
    .select({
      lesson: lessons,
      courseId: courses.id,
      commodityId: enrolments.commodityId,
      courseName: courses.name,
      courseNameEn: courses.nameEn,
      teacherName: sql<string>`coalesce(${teachers.name}, ${courses.provider})`,
      teacherNameEn: sql<string>`coalesce(${teachers.nameEn}, ${courses.providerEn})`,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(lessons, and(eq(lessons.courseId, courses.id), eq(lessons.kind, 'live')))
    .leftJoin(teachers, eq(teachers.id, courses.teacherId))
    .where(
      and(
        eq(enrolments.companyId, companyId),
        eq(enrolments.userId, userId),
        isValidEnrolment,
        lt(lessons.liveStartsAt, span.to),
        gt(
          sql`coalesce(${lessons.liveEndsAt}, ${lessons.liveStartsAt} + ${lessons.durationSeconds} * interval '1 second')`,
          span.from.toISOString(),
        ),
      ),
    )
    .orderBy(asc(lessons.liveStartsAt), asc(lessons.id));
  return rows.flatMap(({ lesson, ...row }) => {
    const liveState = liveStateOf(lesson, span.now);
    if (lesson.liveStartsAt === null || liveState === '') return [];
    const endsAt =
      lesson.liveEndsAt ?? new Date(lesson.liveStartsAt.getTime() + lesson.durationSeconds * 1000);
    return [
      {
        ...row,
        lessonId: lesson.id,
        lessonName: lesson.name,
        lessonNameEn: lesson.nameEn,
        startsAt: lesson.liveStartsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        liveState,
        hasReplay: lesson.hasReplay,
      },
    ];
  });
}

/** Returns how a student got a course; undefined where they do not have it. */
export async function findBuySource(
  db: Queryable,
  { userId }: Member,
  courseId: string,
): Promise<BuySource | undefined> {
  const [row] = await db
    .select({ packageId: commodities.packageId })
    .from(enrolments)
    .innerJoin(commodities, eq(commodities.id, enrolments.commodityId))
    .where(
      and(eq(enrolments.userId, userId), sql`${enrolments.courseId}::text = ${courseId}`, isValidEnrolment),
    );
  if (row === undefined) return undefined;
  const { packageId } = row;
  return {
    masterId: packageId ?? courseId,
    classTypeId: courseId,
    classPackageId: packageId ?? '',
    buySource: packageId === null ? 1 : 2,
  };
}
