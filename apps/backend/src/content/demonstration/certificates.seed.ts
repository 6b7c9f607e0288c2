import type { Queryable } from '../../platform/database/connection.ts';
import { certificates, certificateTemplates } from '../../modules/certificate/certificate.tables.ts';
import { issue } from '../../modules/certificate/issue.service.ts';
import { companyIdAt, idOf, studentNamed } from './find.ts';

const DAY_MS = 86_400_000;

/** Seeds what a student has of the folder's certificates: one is made, one is granted, and one waits for its lessons. */
export async function seedCertificates(tx: Queryable): Promise<void> {
  const companyId = await companyIdAt(tx, 'localhost');
  const student = { companyId, userId: await studentNamed(tx, companyId, 'student') };
  const templateOf = (key: string): Promise<string> =>
    idOf(tx, companyId, certificateTemplates, certificateTemplates.sourceKey, key);
  await issue(
    tx,
    { ...student, now: new Date(Date.now() - 10 * DAY_MS) },
    { relationId: await templateOf('genetics') },
  );
  await tx.insert(certificates).values({
    ...student,
    templateId: await templateOf('honour'),
    state: 'granted',
    createdAt: new Date(Date.now() - DAY_MS),
  });
}
