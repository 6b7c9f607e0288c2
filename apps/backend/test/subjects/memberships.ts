import { couponBatches, coupons, memberLevels } from '../../src/modules/account/account.tables.ts';
import type { TestApp } from '../createTestApp.ts';

const DAY_MS = 86_400_000;

/** Adds a membership of 90 days for 99 yuan. */
export async function addLevel(
  { parts }: TestApp,
  companyId: string,
  values: Partial<typeof memberLevels.$inferInsert> = {},
): Promise<string> {
  const [level] = await parts.connection.db
    .insert(memberLevels)
    .values({
      companyId,
      name: '季度会员',
      priceCents: 9_900,
      listPriceCents: 9_900,
      days: 90,
      position: 0,
      ...values,
    })
    .returning();
  if (level === undefined) throw new Error('The membership was not added');
  return level.id;
}

type BatchValues = Partial<typeof couponBatches.$inferInsert>;

/** Adds a coupon batch of 20 yuan for memberships, valid for a day. */
export async function addBatch(
  { parts, clock }: TestApp,
  companyId: string,
  values: BatchValues = {},
): Promise<string> {
  const now = clock.now().getTime();
  const [batch] = await parts.connection.db
    .insert(couponBatches)
    .values({
      companyId,
      name: '二十元',
      kind: 'amount',
      amountCents: 2_000,
      startsAt: new Date(now - 1000),
      endsAt: new Date(now + DAY_MS),
      ...values,
    })
    .returning();
  if (batch === undefined) throw new Error('The coupons were not added');
  return batch.id;
}

/** Adds a coupon of such a batch: to a student, or for whoever redeems its code. */
export async function addCoupon(
  app: TestApp,
  companyId: string,
  owner: { readonly userId: string } | { readonly code: string },
  batchOf?: BatchValues,
): Promise<string> {
  const batchId = await addBatch(app, companyId, batchOf);
  const takenAt = 'userId' in owner ? app.clock.now() : null;
  const [coupon] = await app.parts.connection.db
    .insert(coupons)
    .values({ companyId, batchId, takenAt, ...owner })
    .returning();
  if (coupon === undefined) throw new Error('The coupon was not added');
  return coupon.id;
}
