import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import type { MemberNow } from '../../platform/http/member.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { expectStudent } from '../../platform/commands/students.ts';
import { certificateDecided, writeMessages } from '../message/index.ts';
import { certificates, type CertificateTemplate, certificateTemplates } from './certificate.tables.ts';

/**
 * Grants a certificate to students by user name, whatever its terms say; each student issues it when they want.
 * Students who already have it, or may issue it, are skipped.
 * @throws {CommandError} naming students that the company does not have.
 * @returns the number of students granted it.
 */
export async function grantCertificate(
  tx: Queryable,
  template: CertificateTemplate,
  usernames: readonly string[],
  now: Date,
): Promise<number> {
  const { id: templateId, companyId, name } = template;
  let granted = 0;
  for (const username of usernames) {
    const { userId } = await expectStudent(tx, companyId, username);
    const given = await tx
      .insert(certificates)
      .values({ companyId, userId, templateId, state: 'granted', createdAt: now })
      .onConflictDoUpdate({
        target: [certificates.userId, certificates.templateId],
        set: { state: 'granted', readAt: null },
        setWhere: eq(certificates.state, 'open'),
      })
      .returning({ userId: certificates.userId });
    if (given.length === 0) continue;
    granted += 1;
    await writeMessages(tx, [
      certificateDecided(
        { companyId, userId, now },
        { id: templateId, name, outcome: 'granted', reason: '' },
      ),
    ]);
  }
  return granted;
}

/** Revokes a student's issued certificates that match a condition. */
async function revokeIssued(
  tx: Queryable,
  { userId, now }: Pick<MemberNow, 'userId' | 'now'>,
  ofWhat: SQL,
  reason: string,
): Promise<void> {
  // The lock waits for a certificate being issued at this moment, so that it is revoked too or no longer meets
  // its terms.
  await lockUser(tx, userId);
  const issued = await tx
    .select({ certificateNo: certificates.certificateNo })
    .from(certificates)
    .innerJoin(certificateTemplates, eq(certificateTemplates.id, certificates.templateId))
    .where(and(eq(certificates.userId, userId), eq(certificates.state, 'issued'), ofWhat));
  for (const { certificateNo } of issued)
    if (certificateNo !== null) await revokeCertificate(tx, certificateNo, reason, now);
}

/** Revokes the certificates of courses that a student returned. */
export async function revokeOfCourses(
  tx: Queryable,
  holder: MemberNow,
  courseIds: readonly string[],
  reason: string,
): Promise<void> {
  if (courseIds.length > 0)
    await revokeIssued(tx, holder, inArray(certificateTemplates.courseId, [...courseIds]), reason);
}

/** Revokes the certificates of an exam that a student no longer passes. */
export const revokeOfExam = (
  tx: Queryable,
  holder: Pick<MemberNow, 'userId' | 'now'>,
  examId: string,
  reason: string,
): Promise<void> => revokeIssued(tx, holder, eq(certificateTemplates.examId, examId), reason);

/**
 * Revokes a certificate by its number, after which it cannot be downloaded, and notifies its student.
 * @throws {CommandError} where there is no valid certificate with this number, and without a reason.
 */
export async function revokeCertificate(
  tx: Queryable,
  certificateNo: string,
  reason: string,
  now: Date,
): Promise<void> {
  if (reason.trim() === '') throw new CommandError(`Certificate ${certificateNo}: give a reason (--reason).`);
  const [row] = await tx
    .update(certificates)
    .set({ state: 'revoked', reason: reason.trim(), readAt: null })
    .where(and(eq(certificates.certificateNo, certificateNo), eq(certificates.state, 'issued')))
    .returning();
  if (row === undefined) throw new CommandError(`There is no valid certificate ${certificateNo}.`);
  const { companyId, userId, templateId } = row;
  const [template] = await tx
    .select({ name: certificateTemplates.name })
    .from(certificateTemplates)
    .where(eq(certificateTemplates.id, templateId));
  await writeMessages(tx, [
    certificateDecided(
      { companyId, userId, now },
      { id: templateId, name: template?.name ?? '', outcome: 'revoked', reason: reason.trim() },
    ),
  ]);
}
