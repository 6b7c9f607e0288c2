import { and, arrayContains, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { commodities } from '../../modules/catalogue/catalogue.tables.ts';
import { hashCode } from '../../modules/studyCard/studyCard.repo.ts';
import { studyCardBatches, studyCardItems, studyCards } from '../../modules/studyCard/studyCard.tables.ts';
import { qingheStudyCards, type StudyCardContent } from './data/studyCards.ts';

const DAY_MS = 86_400_000;

async function commodityNamed(tx: Queryable, companyId: string, name: string): Promise<string> {
  const [row] = await tx
    .select({ id: commodities.id })
    .from(commodities)
    .where(and(eq(commodities.companyId, companyId), eq(commodities.name, name)))
    .limit(1);
  if (row === undefined) throw new Error(`A study card names "${name}", which is not there`);
  return row.id;
}

async function seedBatch(
  tx: Queryable,
  companyId: string,
  { name, opens, choose = 0, days, holds, isStopped = false, codes }: StudyCardContent,
): Promise<void> {
  const now = Date.now();
  const [batch] = await tx
    .insert(studyCardBatches)
    .values({
      companyId,
      name,
      chooseCount: choose,
      days: days ?? null,
      endsAt: new Date(now + holds * DAY_MS),
      stoppedAt: isStopped ? new Date(now - DAY_MS) : null,
      createdAt: new Date(now - 60 * DAY_MS),
    })
    .returning();
  if (batch === undefined) throw new Error(`The cards "${name}" were not seeded`);
  for (const [position, title] of opens.entries()) {
    await tx.insert(studyCardItems).values({
      companyId,
      batchId: batch.id,
      commodityId: await commodityNamed(tx, companyId, title),
      position,
    });
  }
  await tx
    .insert(studyCards)
    .values(
      codes.map((code) => ({ companyId, batchId: batch.id, codeHash: hashCode(code), tail: code.slice(-4) })),
    );
}

/** Seeds study cards that the demonstration's students can use, and some that they cannot. */
export async function seedStudyCards(tx: Queryable): Promise<void> {
  const { host, batches } = qingheStudyCards;
  const [company] = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(arrayContains(companies.hosts, [host]));
  if (company === undefined) throw new Error(`There is no company at ${host}`);
  for (const batch of batches) await seedBatch(tx, company.id, batch);
}
