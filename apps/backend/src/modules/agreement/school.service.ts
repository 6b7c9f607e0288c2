import { and, asc, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { rowDeleter, rowSaver, schoolRows } from '../../platform/database/rows/writtenRow.ts';
import { type StudyDemand, protocols, protocolTargets, studyDemands } from './agreement.tables.ts';

/** Reads which courses and packages require which agreement. */
export const readAgreementTargetRows = (
  db: Queryable,
  companyId: string,
): Promise<(typeof protocolTargets.$inferSelect)[]> =>
  db
    .select()
    .from(protocolTargets)
    .where(and(eq(protocolTargets.companyId, companyId), ne(protocolTargets.targetType, 'MOUDLE')))
    .orderBy(asc(protocolTargets.protocolId), asc(protocolTargets.position), asc(protocolTargets.id));

/** A company's agreements; signed ones are not removed. */
export const agreementRows = schoolRows(protocols);

/** Makes a course or a package require an agreement. @param id undefined for a new one. */
export const saveAgreementTarget = rowSaver(protocolTargets);

/** Removes requirements of agreements. */
export const removeAgreementTargets = rowDeleter(protocolTargets);

/** Reads the other requirements of a company's courses and packages. */
export const readStudyDemands = (db: Queryable, companyId: string): Promise<StudyDemand[]> =>
  db
    .select()
    .from(studyDemands)
    .where(and(eq(studyDemands.companyId, companyId), ne(studyDemands.targetType, 'MOUDLE')))
    .orderBy(asc(studyDemands.targetType), asc(studyDemands.targetId));

/** Inserts or updates the other requirements of a course or a package. */
export async function saveStudyDemand(tx: Queryable, demand: StudyDemand): Promise<void> {
  const { companyId: _, targetType: __, targetId: ___, ...set } = demand;
  await tx
    .insert(studyDemands)
    .values(demand)
    .onConflictDoUpdate({ target: [studyDemands.targetType, studyDemands.targetId], set });
}

/** Deletes the other requirements of a course or a package. */
export const removeStudyDemand = async (
  tx: Queryable,
  { targetType, targetId }: Pick<StudyDemand, 'targetType' | 'targetId'>,
): Promise<void> =>
  void (await tx
    .delete(studyDemands)
    .where(and(eq(studyDemands.targetType, targetType), eq(studyDemands.targetId, targetId))));
