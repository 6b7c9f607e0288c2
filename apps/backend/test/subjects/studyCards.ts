import { randomInt } from 'node:crypto';
import { hashCode } from '../../src/modules/studyCard/studyCard.repo.ts';
import {
  studyCardBatches,
  studyCardItems,
  studyCards,
} from '../../src/modules/studyCard/studyCard.tables.ts';
import type { TestApp } from '../createTestApp.ts';

const DAY_MS = 86_400_000;

/**
 * Adds a study card that unlocks commodities, and returns its code. It is valid for a day unless its kind says
 * otherwise.
 */
export async function addStudyCard(
  app: TestApp,
  companyId: string,
  commodityIds: readonly string[],
  kind: Partial<typeof studyCardBatches.$inferInsert> = {},
): Promise<string> {
  const { db } = app.parts.connection;
  const now = app.clock.now();
  const [batch] = await db
    .insert(studyCardBatches)
    .values({
      name: '新人学习卡',
      endsAt: new Date(now.getTime() + DAY_MS),
      createdAt: now,
      ...kind,
      companyId,
    })
    .returning();
  if (batch === undefined) throw new Error('The card was not added');
  await db
    .insert(studyCardItems)
    .values(
      commodityIds.map((commodityId, position) => ({ companyId, batchId: batch.id, commodityId, position })),
    );
  const code = `TEST-${String(randomInt(1e9)).padStart(9, '0')}`;
  await db
    .insert(studyCards)
    .values({ companyId, batchId: batch.id, codeHash: hashCode(code), tail: code.slice(-4) });
  return code;
}
