import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import type { MemberNow } from '../../platform/http/member.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { expectStudent } from '../../platform/commands/students.ts';
import { certificateDecided, writeMessages } from '../message/index.ts';
import { certificates, type CertificateTemplate, certificateTemplates } from './certificate.tables.ts';

/**
 * Grants a certificate to students by user name, whatever its terms say; each student issues it when they want.
 * A revoked one is valid again as it was printed. Students who already have it, or may issue it, are skipped.
 * @throws {CommandError} naming students that the company does not have.
 * @returns the number of students granted it, and of those whose revoked one is valid again.
 */
export async function grantCertificate(
  tx: Queryable,
  template: CertificateTemplate,
  usernames: readonly string[],
  now: Date,
): Promise<{ readonly granted: number; readonly restored: number }> {
  const { id: templateId, companyId, name } = template;
  let [granted, restored] = [0, 0];
  for (const username of usernames) {
    const { userId } = await expectStudent(tx, companyId, username);
    const issued = await tx
      .insert(certificates)
      .values({ companyId, userId, templateId, state: 'granted', createdAt: now })
      .onConflictDoUpdate({
        target: [certificates.userId, certificates.templateId],
        set: {
          state: sql`case ${certificates.state} when 'revoked' then 'issued' else 'granted' end`,
          reason: '',
          readAt: null,
        },
        setWhere: inArray(certificates.state, ['open', 'revoked']),
      })
      .returning({ state: certificates.state });
    const [held] = issued;
    if (held === undefined) continue;
    const outcome = held.state === 'issued' ? 'restored' : 'granted';
    granted += Number(outcome === 'granted');
    restored += Number(outcome === 'restored');
    await writeMessages(tx, [
      certificateDecided({ companyId, userId, now }, { id: templateId, name, outcome, reason: '' }),
    ]);
  }
  return { granted, restored };
}

/** Revokes a student's issued certificates that match a condition. */
async function revokeIssued(
  tx: Queryable,
  { userId, now }: Pick<MemberNow, 'userId' | 'now'>,
  selection: SQL,
  reason: string,
): Promise<void> {
  // The lock waits for a certificate being issued at this moment, so that it is revoked too or no longer meets
  // its terms.
  await lockUser(tx, userId);
  const issued = await tx
    .select({ certificateNo: certificates.certificateNo })
    .from(certificates)
    .innerJoin(certificateTemplates, eq(certificateTemplates.id, certificates.templateId))
    .where(and(eq(certificates.userId, userId), eq(certificates.state, 'issued'), selection));
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
 * Takes a certificate from students by user name: one that they created is revoked, one that they were only
 * granted can no longer be created.
 * @throws {CommandError} naming a student who has neither, and without a reason.
 */
export async function withdrawCertificate(
  tx: Queryable,
  { id: templateId, companyId, name }: CertificateTemplate,
  usernames: readonly string[],
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<void> {
  for (const username of usernames) {
    const { userId } = await expectStudent(tx, companyId, username);
    await lockUser(tx, userId);
    const held = and(eq(certificates.userId, userId), eq(certificates.templateId, templateId));
    const revoked =
      (await revokeHeld(tx, and(held, eq(certificates.state, 'issued')), { to: 'revoked', reason, now })) ||
      (await revokeHeld(tx, and(held, eq(certificates.state, 'granted')), { to: 'open', reason, now }));
    if (!revoked)
      throw new CommandError(
        `${username} neither created “${name}” nor was granted it. A certificate that an exam earns goes with ` +
          'its result: “exam refuse”.',
      );
  }
}

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
  const held = and(eq(certificates.certificateNo, certificateNo), eq(certificates.state, 'issued'));
  if (!(await revokeHeld(tx, held, { to: 'revoked', reason, now })))
    throw new CommandError(`There is no valid certificate ${certificateNo}.`);
}

/** Takes the certificate that matches a condition, and notifies its student; false where there is none. */
async function revokeHeld(
  tx: Queryable,
  ofWhich: SQL | undefined,
  { to, reason, now }: { readonly to: 'revoked' | 'open'; readonly reason: string; readonly now: Date },
): Promise<boolean> {
  if (reason.trim() === '') throw new CommandError('Give a reason (--reason), which the student sees.');
  const [row] = await tx
    .update(certificates)
    .set({ state: to, reason: to === 'revoked' ? reason.trim() : '', readAt: null })
    .where(ofWhich)
    .returning();
  if (row === undefined) return false;
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
  return true;
}
