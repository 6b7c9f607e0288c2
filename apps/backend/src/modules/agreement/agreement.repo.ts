import type {
  Agreement,
  AgreementStatus,
  MyAgreementsIn,
  TargetType,
} from '@lectern/sdk/endpoints/agreement';
import { and, asc, eq, ilike, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { idOrNone } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { likePattern } from '../../platform/database/rows/likePattern.ts';
import {
  isValidEnrolment,
  type StudyTarget,
  chapters,
  commodities,
  courses,
  packages,
  enrolments,
} from '../catalogue/index.ts';
import { protocols, protocolTargets, studentProtocols } from './agreement.tables.ts';
import type { MemberNow } from '../../platform/http/member.ts';
import type { Pagination } from '../../platform/http/paging.ts';

/** What an agreement is about: a course, a package or a chapter. */
export interface Target {
  readonly targetType: TargetType;
  readonly targetId: string;
}

/** An agreement with what its page and its signature need. */
export interface AgreementDetails {
  readonly agreement: Agreement;
  readonly content: string;
  readonly validDays: number | null;
  readonly protocolExpiresAt: Date | null;
  /** The commodity that gave the student the target; null where they no longer have it. */
  readonly commodityId: string | null;
  readonly copy: typeof studentProtocols.$inferSelect | null;
}

/** The FROM and WHERE clauses for a student's valid enrolments with their commodities. */
const rightsOf = ({
  companyId,
  userId,
}: MemberNow): SQL => sql`${enrolments} join ${commodities} on ${commodities.id} = ${enrolments.commodityId}
  where ${enrolments.companyId} = ${companyId} and ${enrolments.userId} = ${userId} and ${isValidEnrolment}`;

/** Whether such a row gives the target of an agreement. */
const givesTarget = sql`case ${protocolTargets.targetType}
  when 'COURSE' then ${enrolments.courseId} = ${protocolTargets.targetId}
  when 'PACKAGE' then ${commodities.packageId} = ${protocolTargets.targetId}
  else ${enrolments.courseId} = (select part.course_id from ${chapters} as part where part.id = ${protocolTargets.targetId}) end`;

const commodityFor = (signer: MemberNow): SQL<string | null> =>
  sql<
    string | null
  >`(select ${commodities.id} from ${rightsOf(signer)} and ${givesTarget} order by ${enrolments.id} limit 1)`;

const isOwned = (signer: MemberNow): SQL =>
  sql`exists (select 1 from ${rightsOf(signer)} and ${givesTarget})`;

const statusAt = (now: Date): SQL<AgreementStatus> => sql<AgreementStatus>`(case
  when not ${protocolTargets.isSignatureNeeded} then 5
  when ${studentProtocols.expiresAt} <= ${now.toISOString()} then 4
  when ${studentProtocols.confirmedAt} is not null then 3
  when ${studentProtocols.signedAt} is not null then 2
  when ${protocols.expiresAt} <= ${now.toISOString()} then 4
  when ${studentProtocols.id} is not null then 1
  else 0 end)::int`;

/** Selects the agreements of exactly this target. */
export const ofTarget = ({ targetType, targetId }: Target): SQL | undefined =>
  and(eq(protocolTargets.targetType, targetType), eq(protocolTargets.targetId, idOrNone(targetId)));

/** Selects the agreements of the package that gave a student a course. */
const packageWith = (signer: MemberNow, courseId: string): SQL | undefined =>
  and(
    eq(protocolTargets.targetType, 'PACKAGE'),
    sql`${protocolTargets.targetId} = (
      select ${commodities.packageId} from ${rightsOf(signer)} and ${enrolments.courseId} = ${idOrNone(courseId)})`,
  );

/** Selects the agreements of the chapters of a course. */
const ofParts = (courseId: string): SQL | undefined =>
  and(
    eq(protocolTargets.targetType, 'MOUDLE'),
    sql`${protocolTargets.targetId} in (select part.id from ${chapters} as part where part.course_id = ${idOrNone(courseId)})`,
  );

/** Selects the agreements of a course and its chapters. */
export const ofCourse = (courseId: string): SQL | undefined =>
  or(ofTarget({ targetType: 'COURSE', targetId: courseId }), ofParts(courseId));

/** Selects all agreements required for a target: for a course also those of its chapters and of its package. */
export const before = (signer: MemberNow, target: Target): SQL | undefined =>
  target.targetType === 'COURSE'
    ? or(ofCourse(target.targetId), packageWith(signer, target.targetId))
    : ofTarget(target);

/** Selects all agreements required for a lesson, or for its course where no chapter is given. */
export const beforeStudy = (signer: MemberNow, { courseId, chapterId }: StudyTarget): SQL | undefined =>
  chapterId === undefined
    ? before(signer, { targetType: 'COURSE', targetId: courseId })
    : or(
        ofTarget({ targetType: 'COURSE', targetId: courseId }),
        ofTarget({ targetType: 'MOUDLE', targetId: chapterId }),
        packageWith(signer, courseId),
      );

/** Selects one agreement by its id. */
export const ofProtocol = (protocolId: string): SQL => eq(protocols.id, idOrNone(protocolId));

/** Selects one signed or opened copy by its id. */
export const ofCopy = (curId: string): SQL => eq(studentProtocols.id, idOrNone(curId));

function selectAgreements(db: Queryable, { userId, now }: MemberNow) {
  return db
    .select({
      protocolId: protocols.id,
      protocolName: protocols.name,
      targetId: protocolTargets.targetId,
      targetName: sql<string>`coalesce(${courses.name}, ${packages.name}, ${chapters.name}, '')`,
      targetType: protocolTargets.targetType,
      protocolType: protocols.protocolType,
      agreementStatus: statusAt(now),
      curId: sql<
        string | null
      >`case when ${studentProtocols.signedAt} is not null then ${studentProtocols.id} end`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(protocolTargets)
    .innerJoin(protocols, eq(protocols.id, protocolTargets.protocolId))
    .leftJoin(
      studentProtocols,
      and(
        eq(studentProtocols.userId, userId),
        eq(studentProtocols.protocolId, protocolTargets.protocolId),
        eq(studentProtocols.targetType, protocolTargets.targetType),
        eq(studentProtocols.targetId, protocolTargets.targetId),
      ),
    )
    .leftJoin(
      courses,
      and(eq(protocolTargets.targetType, 'COURSE'), eq(courses.id, protocolTargets.targetId)),
    )
    .leftJoin(
      packages,
      and(eq(protocolTargets.targetType, 'PACKAGE'), eq(packages.id, protocolTargets.targetId)),
    )
    .leftJoin(
      chapters,
      and(eq(protocolTargets.targetType, 'MOUDLE'), eq(chapters.id, protocolTargets.targetId)),
    )
    .orderBy(
      asc(protocolTargets.targetType),
      asc(protocolTargets.targetId),
      asc(protocolTargets.position),
      asc(protocolTargets.id),
    );
}

type Row = Awaited<ReturnType<typeof selectAgreements>>[number];

const present = ({ total: _, ...agreement }: Row): Agreement => agreement;

/** Reads agreements about what a student currently has. */
export async function findAgreements(
  db: Queryable,
  signer: MemberNow,
  where: SQL | undefined,
): Promise<Agreement[]> {
  const rows = await selectAgreements(db, signer).where(
    and(eq(protocolTargets.companyId, signer.companyId), isOwned(signer), where),
  );
  return rows.map(present);
}

/** Selects a student's agreements: about what they have, and what they signed while they had it. */
const ofStudent = (signer: MemberNow): SQL | undefined =>
  and(
    eq(protocolTargets.companyId, signer.companyId),
    or(isOwned(signer), isNotNull(studentProtocols.signedAt)),
  );

/** Reads one page of a student's agreements, and their total number. */
export async function findMine(
  db: Queryable,
  signer: MemberNow,
  { protocolName = '', agreementStatus, targetType }: NonNullable<MyAgreementsIn['criteria']>,
  page: Pagination,
): Promise<{ total: number; records: Agreement[] }> {
  const pattern = likePattern(protocolName);
  const where = and(
    ofStudent(signer),
    pattern === '%%' ? undefined : ilike(protocols.name, pattern),
    targetType === undefined ? undefined : eq(protocolTargets.targetType, targetType),
    agreementStatus === undefined ? undefined : sql`${statusAt(signer.now)} = ${agreementStatus}`,
  );
  const rows = await selectAgreements(db, signer).where(where).limit(page.limit).offset(page.offset);
  return { total: rows[0]?.total ?? 0, records: rows.map(present) };
}

/** Reads the first of a student's agreements that matches, with its text. */
export async function findAgreementDetails(
  db: Queryable,
  signer: MemberNow,
  where: SQL | undefined,
): Promise<AgreementDetails | undefined> {
  const [row] = await selectAgreements(db, signer)
    .where(and(ofStudent(signer), where))
    .limit(1);
  return row === undefined ? undefined : readAgreementDetails(db, signer, present(row));
}

/** Message where there is no such agreement for the student, or none any more. */
export const NO_AGREEMENT = '没有找到这份协议';

/**
 * Reads the details of an agreement: its text, the student's copy, and the commodity.
 * @throws {BusinessError} code 0 where the school has removed it meanwhile.
 */
export async function readAgreementDetails(
  db: Queryable,
  signer: MemberNow,
  agreement: Agreement,
): Promise<AgreementDetails> {
  const { content, validDays, expiresAt: protocolExpiresAt } = protocols;
  const [row] = await db
    .select({
      content,
      validDays,
      protocolExpiresAt,
      commodityId: commodityFor(signer),
      copy: studentProtocols,
    })
    .from(protocolTargets)
    .innerJoin(protocols, eq(protocols.id, protocolTargets.protocolId))
    .leftJoin(studentProtocols, isCopyOf(signer, agreement))
    .where(and(ofProtocol(agreement.protocolId), ofTarget(agreement)));
  if (row === undefined) throw new BusinessError('0', NO_AGREEMENT);
  return { ...row, agreement };
}

/** Selects a student's copy of an agreement. */
export const isCopyOf = (
  { userId }: MemberNow,
  { protocolId, targetType, targetId }: Pick<Agreement, 'protocolId'> & Target,
): SQL | undefined =>
  and(
    eq(studentProtocols.userId, userId),
    eq(studentProtocols.protocolId, protocolId),
    eq(studentProtocols.targetType, targetType),
    eq(studentProtocols.targetId, targetId),
  );
