import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { isId } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { isValidEnrolment, chapters, commodities, enrolments, isCourse } from '../catalogue/index.ts';
import { lessonProgress } from '../learning/index.ts';
import type { Target } from './agreement.repo.ts';
import { courseRegistrations, type StudyDemand, studyDemands } from './agreement.tables.ts';
import type { MemberNow } from '../../platform/http/member.ts';
import type { RowOf } from '../../platform/database/rows/rowOf.ts';

/** A field that a school may require; spelt as on the wire. */
export type InfoField = StudyDemand['infoFields'][number];

const bought = ({ companyId, userId }: Pick<MemberNow, 'companyId' | 'userId'>): SQL | undefined =>
  and(eq(enrolments.companyId, companyId), eq(enrolments.userId, userId), isValidEnrolment);

/** A target's requirements beyond its agreements. */
export interface StudyTerms {
  /** Information that the student must fill in. */
  readonly fields: readonly InfoField[];
  /** Whether the school's own questions must be answered. */
  readonly hasQuestions: boolean;
  readonly hasFaceCheck: boolean;
}

/**
 * Reads the requirements of a target: its own, and for a course also those of its chapters and the package it
 * was bought in.
 */
export async function findStudyTerms(
  db: Queryable,
  signer: MemberNow,
  { targetType, targetId }: Target,
): Promise<StudyTerms> {
  if (!isId(targetId)) return { fields: [], hasQuestions: false, hasFaceCheck: false };
  const own = and(eq(studyDemands.targetType, targetType), eq(studyDemands.targetId, targetId));
  const packages = db
    .select({ id: commodities.packageId })
    .from(enrolments)
    .innerJoin(commodities, eq(commodities.id, enrolments.commodityId))
    .where(and(bought(signer), eq(enrolments.courseId, targetId)));
  const parts = db.select({ id: chapters.id }).from(chapters).where(eq(chapters.courseId, targetId));
  const around = or(
    and(eq(studyDemands.targetType, 'PACKAGE'), inArray(studyDemands.targetId, packages)),
    and(eq(studyDemands.targetType, 'MOUDLE'), inArray(studyDemands.targetId, parts)),
  );
  const rows = await db
    .select({
      infoFields: studyDemands.infoFields,
      hasQuestions: studyDemands.hasQuestions,
      hasFaceCheck: studyDemands.hasFaceCheck,
    })
    .from(studyDemands)
    .where(
      and(eq(studyDemands.companyId, signer.companyId), targetType === 'COURSE' ? or(own, around) : own),
    );
  return {
    fields: [...new Set(rows.flatMap(({ infoFields }) => infoFields))],
    hasQuestions: rows.some(({ hasQuestions }) => hasQuestions),
    hasFaceCheck: rows.some(({ hasFaceCheck }) => hasFaceCheck),
  };
}

/** A registration that a student has not submitted yet. */
export type DueRegistration = RowOf<typeof findDueRegistrations>;

/** Reads the registrations not submitted yet, for one course or for all of a student's courses. */
export async function findDueRegistrations(db: Queryable, signer: MemberNow, courseId: string | undefined) {
  if (courseId !== undefined && !isId(courseId)) return [];
  const rows = await db
    .select({ purchase: commodities.type, when: studyDemands.registration })
    .from(enrolments)
    .innerJoin(commodities, eq(commodities.id, enrolments.commodityId))
    .innerJoin(
      studyDemands,
      or(
        and(eq(studyDemands.targetType, 'COURSE'), eq(studyDemands.targetId, enrolments.courseId)),
        and(eq(studyDemands.targetType, 'PACKAGE'), eq(studyDemands.targetId, commodities.packageId)),
      ),
    )
    .leftJoin(
      courseRegistrations,
      and(
        eq(courseRegistrations.userId, enrolments.userId),
        eq(courseRegistrations.courseId, enrolments.courseId),
      ),
    )
    .where(
      and(
        bought(signer),
        eq(studyDemands.companyId, signer.companyId),
        isNull(courseRegistrations.userId),
        courseId === undefined ? undefined : eq(enrolments.courseId, courseId),
      ),
    );
  return rows.flatMap(({ purchase, when }) => (when === null ? [] : [{ purchase, when }]));
}

/** Tells whether the school gave a student a course that they have not opened yet. */
export async function hasUnopenedGift(db: Queryable, signer: MemberNow): Promise<boolean> {
  const found = await db
    .select({ id: enrolments.id })
    .from(enrolments)
    .leftJoin(
      lessonProgress,
      and(eq(lessonProgress.userId, enrolments.userId), eq(lessonProgress.courseId, enrolments.courseId)),
    )
    .where(
      and(
        bought(signer),
        eq(enrolments.source, 'gift'),
        isNull(enrolments.lastStudiedAt),
        isNull(lessonProgress.lessonId),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Tells whether a company has this course or package. */
export async function hasTarget(
  db: Queryable,
  companyId: string,
  { targetType, targetId }: Target,
): Promise<boolean> {
  if (!isId(targetId)) return false;
  const isTarget =
    targetType === 'PACKAGE'
      ? eq(commodities.packageId, targetId)
      : and(eq(commodities.courseId, targetId), isCourse);
  const found = await db
    .select({ id: commodities.id })
    .from(commodities)
    .where(and(eq(commodities.companyId, companyId), isTarget))
    .limit(1);
  return found.length > 0;
}
