import type { CourseCard } from '@lectern/sdk/endpoints/catalogue';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ReadOnly } from '../../platform/database/pool/readOnly.ts';
import { isShownIn } from '../../platform/database/rows/isShownIn.ts';
import type { InSchool, Viewer } from '../../platform/http/member.ts';
import { commodities, courses, packageItems, packages, teachers, isOnSale } from './catalogue.tables.ts';
import { enrolments } from './students.tables.ts';

/** Selects the commodities that a viewer's school shows: on sale, and for this school or for all. */
export function isInCatalogue({ companyId, schoolId }: InSchool): SQL | undefined {
  return and(eq(commodities.companyId, companyId), isOnSale, isShownIn(schoolId, commodities.schoolId));
}

/** Whether an enrolment still gives the right to study. */
export const isValidEnrolment = sql`(${enrolments.revokedAt} is null and (${enrolments.expiresAt} is null
  or ${enrolments.expiresAt} > now()))`;

/** Selects an aggregate over the courses of a package, for a row of {@link commodities}. */
const ofPackage = (value: SQL) => sql`(
  select ${value} from ${packageItems} join ${courses} as member on member.id = ${packageItems.courseId}
  where ${packageItems.packageId} = ${commodities.packageId})`;

const ratingOf = (sum: SQL, count: SQL) =>
  sql<number>`coalesce(round(${sum}::numeric / nullif(${count}, 0), 1), 0)::float8`;

/** Selects a student's progress in a commodity: null where they do not have all of it. */
function progressFor(userId: string | undefined): SQL<number | null> {
  if (userId === undefined) return sql<number | null>`null::int`;
  const valid = sql`${enrolments.userId} = ${userId} and ${isValidEnrolment}`;
  return sql<number | null>`case when ${commodities.type} = 2 then (
      select case when count(*) = count(${enrolments.id}) and count(*) > 0 then avg(${enrolments.progressPercent})::int end
      from ${packageItems} left join ${enrolments} on ${enrolments.courseId} = ${packageItems.courseId} and ${valid}
      where ${packageItems.packageId} = ${commodities.packageId})
    else (select ${enrolments.progressPercent}::int from ${enrolments}
      where ${enrolments.courseId} = ${commodities.courseId} and ${valid}) end`;
}

/**
 * Reads the cards of commodities, in the order of the ids; unknown ids and those of other companies are left
 * out. Includes commodities that are not on sale.
 */
export async function cardsOf(
  db: ReadOnly,
  viewer: Viewer,
  commodityIds: readonly string[],
): Promise<CourseCard[]> {
  if (commodityIds.length === 0) return [];
  const rows = await db
    .select({
      commodityId: commodities.id,
      type: commodities.type,
      courseId: commodities.courseId,
      packageId: commodities.packageId,
      courseName: commodities.name,
      courseNameEn: commodities.nameEn,
      cover: sql<string>`coalesce(${courses.cover}, ${packages.cover}, '')`,
      kind: commodities.kind,
      teacherName: sql<string>`coalesce(${teachers.name}, ${courses.provider}, '')`,
      teacherNameEn: sql<string>`coalesce(${teachers.nameEn}, ${courses.providerEn}, '')`,
      lessonCount: sql<number>`coalesce(${courses.lessonCount}, ${ofPackage(sql`sum(member.lesson_count)::int`)}, 0)`,
      studentCount: commodities.studentCount,
      ratingAverage: sql<number>`case when ${commodities.type} = 2
        then ${ofPackage(ratingOf(sql`sum(member.rating_sum)`, sql`sum(member.rating_count)`))}
        else ${ratingOf(sql`${courses.ratingSum}`, sql`${courses.ratingCount}`)} end`,
      priceCents: commodities.priceCents,
      listPriceCents: commodities.listPriceCents,
      progress: progressFor(viewer.userId),
    })
    .from(commodities)
    .leftJoin(courses, eq(courses.id, commodities.courseId))
    .leftJoin(packages, eq(packages.id, commodities.packageId))
    .leftJoin(teachers, eq(teachers.id, courses.teacherId))
    .where(and(eq(commodities.companyId, viewer.companyId), inArray(commodities.id, [...commodityIds])));

  const byId = new Map(
    rows.map(({ type, courseId, packageId, progress, ...row }): [string, CourseCard] => {
      const targetId = courseId ?? packageId ?? '';
      return [
        row.commodityId,
        {
          ...row,
          courseId: targetId,
          classTypeId: targetId,
          commodityType: type,
          freeFlag: row.priceCents === 0 ? 1 : 0,
          owned: progress !== null,
          progressPercent: progress ?? 0,
        },
      ];
    }),
  );
  return commodityIds.flatMap((id) => byId.get(id) ?? []);
}
