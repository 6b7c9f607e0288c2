import type { Certificate, CertificateStatus } from '@lectern/sdk/endpoints/certificate';
import { and, asc, eq, exists, gte, isNotNull, or, type SQL } from 'drizzle-orm';
import { idOrNone } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { refused } from '../../platform/http/errors.ts';
import { exerciseRecords, examAttempts, type ExamRow, exams, isScoreVisible } from '../answering/index.ts';
import { isValidEnrolment, courses, enrolments } from '../catalogue/index.ts';
import {
  type CertificateRow,
  certificates,
  type CertificateTemplate,
  certificateTemplates,
} from './certificate.tables.ts';
import type { MemberNow } from '../../platform/http/member.ts';

/** Counts the certificates that a student holds. */
export const countIssued = (db: Queryable, userId: string): Promise<number> =>
  db.$count(certificates, and(eq(certificates.userId, userId), eq(certificates.state, 'issued')));

/** A certificate with its status for a student. */
export interface OwnCertificate {
  readonly template: CertificateTemplate;
  /** Undefined where nothing is stored yet. */
  readonly held: CertificateRow | undefined;
  readonly status: CertificateStatus;
  readonly sourceName: string;
  readonly terms: Certificate['terms'];
  /** False where the student has not seen its current state. */
  readonly isRead: boolean;
}

function selectRows(db: Queryable, { companyId, userId }: MemberNow, filter?: SQL) {
  const attempts = db
    .select({ id: examAttempts.recordId })
    .from(examAttempts)
    .where(
      and(
        eq(examAttempts.examId, certificateTemplates.examId),
        eq(examAttempts.userId, userId),
        eq(examAttempts.isOpen, false),
      ),
    );
  return db
    .select({
      template: certificateTemplates,
      held: certificates,
      course: { name: courses.name, lessonCount: courses.lessonCount },
      finishedLessons: enrolments.finishedLessons,
      exam: exams,
    })
    .from(certificateTemplates)
    .leftJoin(
      certificates,
      and(eq(certificates.templateId, certificateTemplates.id), eq(certificates.userId, userId)),
    )
    .leftJoin(courses, eq(courses.id, certificateTemplates.courseId))
    .leftJoin(
      enrolments,
      and(
        eq(enrolments.courseId, certificateTemplates.courseId),
        eq(enrolments.userId, userId),
        isValidEnrolment,
      ),
    )
    .leftJoin(exams, eq(exams.id, certificateTemplates.examId))
    .where(
      and(
        eq(certificateTemplates.companyId, companyId),
        or(
          isNotNull(certificates.userId),
          and(eq(certificateTemplates.isOpen, true), or(isNotNull(enrolments.id), exists(attempts))),
        ),
        filter,
      ),
    )
    .orderBy(asc(certificateTemplates.id));
}

type Row = Awaited<ReturnType<typeof selectRows>>[number];

/** Tells whether a student has passed an exam with a published attempt. */
export async function hasPassed(
  db: Queryable,
  exam: Pick<ExamRow, 'id' | 'passScore'>,
  { userId, now }: Pick<MemberNow, 'userId' | 'now'>,
): Promise<boolean> {
  const attempts = await db
    .select({ recordId: examAttempts.recordId })
    .from(examAttempts)
    .innerJoin(exerciseRecords, eq(exerciseRecords.id, examAttempts.recordId))
    .where(
      and(
        eq(examAttempts.examId, exam.id),
        eq(examAttempts.userId, userId),
        gte(exerciseRecords.score, exam.passScore),
        isScoreVisible(now),
      ),
    )
    .limit(1);
  return attempts.length > 0;
}

async function termsOf(
  db: Queryable,
  { course, finishedLessons, exam, held }: Row,
  holder: MemberNow,
): Promise<Certificate['terms']> {
  if (held?.state === 'granted') return [];
  if (course !== null) {
    const finished = finishedLessons ?? 0;
    const isDone = course.lessonCount > 0 && finished >= course.lessonCount;
    return [
      { text: `学完《${course.name}》全部 ${course.lessonCount} 节课，已学完 ${finished} 节`, done: isDone },
    ];
  }
  if (exam !== null)
    return [{ text: `“${exam.name}”达到 ${exam.passScore} 分`, done: await hasPassed(db, exam, holder) }];
  return [{ text: '由学校颁发', done: false }];
}

async function certificateOf(db: Queryable, row: Row, holder: MemberNow): Promise<OwnCertificate> {
  const { template, course, exam } = row;
  const held = row.held ?? undefined;
  const isRead = held !== undefined && held.readAt !== null;
  if (held?.state === 'issued' || held?.state === 'revoked')
    return { template, held, status: held.state, sourceName: held.sourceName, terms: [], isRead };
  const terms = await termsOf(db, row, holder);
  const isReady = terms.every(({ done }) => done);
  return {
    template,
    held,
    status: isReady ? 'ready' : 'locked',
    sourceName: course?.name ?? exam?.name ?? '',
    terms,
    // There is nothing to see before the terms are met.
    isRead: isRead || !isReady,
  };
}

/** Sort key: certificates ready to be issued first, then issued ones by time, and those with unmet terms last. */
const rankOf = ({ status, held }: OwnCertificate): number =>
  status === 'ready' ? Infinity : (held?.issuedAt?.getTime() ?? -Infinity);

const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

/** Reads all certificates that a student has or may get, newest first. */
export async function findCertificates(db: Queryable, holder: MemberNow): Promise<OwnCertificate[]> {
  const rows = await selectRows(db, holder);
  const found: OwnCertificate[] = [];
  for (const row of rows) found.push(await certificateOf(db, row, holder));
  return found.toSorted((one, other) => compare(rankOf(other), rankOf(one)));
}

/**
 * Finds a certificate of the student; undefined for any other. The template's id identifies it, since the
 * student is known from the session.
 */
export async function findCertificate(
  db: Queryable,
  holder: MemberNow,
  relationId: string,
): Promise<OwnCertificate | undefined> {
  const [row] = await selectRows(db, holder, eq(certificateTemplates.id, idOrNone(relationId)));
  return row === undefined ? undefined : certificateOf(db, row, holder);
}

/** Finds a certificate of the student. @throws {BusinessError} code 0 for any other, as for a missing one. */
export async function expectCertificate(
  db: Queryable,
  holder: MemberNow,
  relationId: string,
): Promise<OwnCertificate> {
  const certificate = await findCertificate(db, holder, relationId);
  if (certificate === undefined) throw refused('relationId', '没有找到这张证书');
  return certificate;
}
