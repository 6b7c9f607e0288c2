import { couponBatches, coupons, memberLevels } from '../../src/modules/account/account.tables.ts';
import type { TestApp } from '../createTestApp.ts';

const DAY_MS = 86_400_000;

/** Adds a membership of 90 days for 99 yuan. */
export async function addLevel({ parts }: TestApp, companyId: string): Promise<string> {
  const [level] = await parts.connection.db
    .insert(memberLevels)
    .values({
      companyId,
      name: '季度会员',
      priceCents: 9_900,
      listPriceCents: 9_900,
      days: 90,
      position: 0,
    })
    .returning();
  if (level === undefined) throw new Error('The membership was not added');
  return level.id;
}

/** Adds a coupon of 20 yuan for memberships: of a student's, or of whoever turns its code in. */
export async function addCoupon(
  { parts, clock }: TestApp,
  companyId: string,
  owner: { readonly userId: string } | { readonly code: string },
  batchOf: Partial<typeof couponBatches.$inferInsert> = {},
): Promise<string> {
  const { db } = parts.connection;
  const now = clock.now().getTime();
  const [batch] = await db
    .insert(couponBatches)
    .values({
      companyId,
      name: '二十元',
      kind: 'amount',
      amountCents: 2_000,
      startsAt: new Date(now - 1000),
      endsAt: new Date(now + DAY_MS),
      ...batchOf,
    })
    .returning();
  if (batch === undefined) throw new Error('The coupons were not added');
  const takenAt = 'userId' in owner ? clock.now() : null;
  const [coupon] = await db
    .insert(coupons)
    .values({ companyId, batchId: batch.id, takenAt, ...owner })
    .returning();
  if (coupon === undefined) throw new Error('The coupon was not added');
  return coupon.id;
}
