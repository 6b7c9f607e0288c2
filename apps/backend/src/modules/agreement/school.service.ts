import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { type StudyDemand, protocols, protocolTargets, studyDemands } from './agreement.tables.ts';

/** Reads all agreements of a company, oldest first. */
export const readAgreementRows = (
  db: Queryable,
  companyId: string,
): Promise<(typeof protocols.$inferSelect)[]> =>
  db.select().from(protocols).where(eq(protocols.companyId, companyId)).orderBy(asc(protocols.id));

/** Reads which courses and packages ask for which agreement. */
export const readAgreementTargetRows = (
  db: Queryable,
  companyId: string,
): Promise<(typeof protocolTargets.$inferSelect)[]> =>
  db
    .select()
    .from(protocolTargets)
    .where(and(eq(protocolTargets.companyId, companyId), ne(protocolTargets.targetType, 'MOUDLE')))
    .orderBy(asc(protocolTargets.protocolId), asc(protocolTargets.position), asc(protocolTargets.id));

/** Writes an agreement. @param id undefined for a new one. */
export async function saveAgreement(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  values: Omit<typeof protocols.$inferInsert, 'id' | 'companyId' | 'createdAt'>,
): Promise<string> {
  const returned = { id: protocols.id };
  const [row] =
    id === undefined
      ? await tx
          .insert(protocols)
          .values({ ...values, companyId })
          .returning(returned)
      : await tx.update(protocols).set(values).where(eq(protocols.id, id)).returning(returned);
  if (row === undefined) throw new Error('The agreement was not written');
  return row.id;
}

/** Deletes agreements that nobody signed. */
export const removeAgreements = async (tx: Queryable, ids: readonly string[]): Promise<void> =>
  void (await tx.delete(protocols).where(inArray(protocols.id, [...ids])));

/** Has a course or a package ask for an agreement. @param id undefined for a new one. */
export async function saveAgreementTarget(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  values: Omit<typeof protocolTargets.$inferInsert, 'id' | 'companyId'>,
): Promise<string> {
  const returned = { id: protocolTargets.id };
  const [row] =
    id === undefined
      ? await tx
          .insert(protocolTargets)
          .values({ ...values, companyId })
          .returning(returned)
      : await tx.update(protocolTargets).set(values).where(eq(protocolTargets.id, id)).returning(returned);
  if (row === undefined) throw new Error('The agreement was not written');
  return row.id;
}

/** Has courses and packages ask for an agreement no longer. */
export const removeAgreementTargets = async (tx: Queryable, ids: readonly string[]): Promise<void> =>
  void (await tx.delete(protocolTargets).where(inArray(protocolTargets.id, [...ids])));

/** Reads what else courses and packages of a company demand before they are studied. */
export const readStudyDemands = (db: Queryable, companyId: string): Promise<StudyDemand[]> =>
  db
    .select()
    .from(studyDemands)
    .where(and(eq(studyDemands.companyId, companyId), ne(studyDemands.targetType, 'MOUDLE')))
    .orderBy(asc(studyDemands.targetType), asc(studyDemands.targetId));

/** Has a course or a package demand something before it is studied. */
export async function saveStudyDemand(tx: Queryable, demand: StudyDemand): Promise<void> {
  const { companyId: _, targetType: __, targetId: ___, ...set } = demand;
  await tx
    .insert(studyDemands)
    .values(demand)
    .onConflictDoUpdate({ target: [studyDemands.targetType, studyDemands.targetId], set });
}

/** Has a course or a package demand nothing more. */
export const removeStudyDemand = async (
  tx: Queryable,
  { targetType, targetId }: Pick<StudyDemand, 'targetType' | 'targetId'>,
): Promise<void> =>
  void (await tx
    .delete(studyDemands)
    .where(and(eq(studyDemands.targetType, targetType), eq(studyDemands.targetId, targetId))));
