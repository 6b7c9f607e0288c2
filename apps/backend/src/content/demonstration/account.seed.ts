import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import {
  couponBatches,
  coupons,
  inviteCodes,
  invitations,
  memberLevels,
  memberships,
  pointEntries,
} from '../../modules/account/account.tables.ts';
import { bookBalance } from '../../modules/account/balance.service.ts';
import { bookPoints } from '../../modules/account/points.service.ts';
import { type HoldingContent, holdings } from './data/account.ts';
import { companyIdAt, formerStudents, idOf, studentNamed } from './find.ts';

const DAY_MS = 86_400_000;

const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

const batchOf = (tx: Queryable, companyId: string, key: string): Promise<string> =>
  idOf(tx, companyId, couponBatches, couponBatches.sourceKey, key);
const levelOf = (tx: Queryable, companyId: string, key: string): Promise<string> =>
  idOf(tx, companyId, memberLevels, memberLevels.sourceKey, key);

/** Points that a student has from before stay as they are. */
async function seedPoints(
  tx: Queryable,
  owner: { companyId: string; userId: string },
  points: HoldingContent['points'],
): Promise<void> {
  const known = await tx
    .select({ id: pointEntries.id })
    .from(pointEntries)
    .where(eq(pointEntries.userId, owner.userId))
    .limit(1);
  if (known.length > 0) return;
  for (const [place, [daysAgo, amount, remark]] of points.entries()) {
    await bookPoints(tx, {
      ...owner,
      points: amount,
      remark,
      idempotencyKey: `demonstration:${place}`,
      createdAt: inDays(-daysAgo),
    });
  }
}

/** The first of a student's changes is the oldest: each builds on the one before it. */
async function seedBalance(
  tx: Queryable,
  owner: { companyId: string; userId: string },
  balance: HoldingContent['balance'] = [],
): Promise<void> {
  for (const [place, [daysAgo, kind, yuan, remark]] of balance.entries()) {
    await bookBalance(tx, {
      ...owner,
      kind,
      amountCents: yuan * 100,
      remark,
      idempotencyKey: `demonstration:${place}`,
      createdAt: inDays(-daysAgo),
    });
  }
}

/** The friends are former students, who have no names to log in by. */
async function seedInvited(
  tx: Queryable,
  owner: { companyId: string; userId: string },
  { code, friends }: NonNullable<HoldingContent['invites']>,
): Promise<void> {
  await tx.insert(inviteCodes).values({ ...owner, code });
  const former = await formerStudents(tx, owner.companyId, friends.length);
  for (const [place, userId] of former.entries()) {
    const [daysAgo, points] = friends[place] ?? [0, 0];
    const createdAt = inDays(-daysAgo);
    await tx.insert(invitations).values({
      userId,
      companyId: owner.companyId,
      inviterId: owner.userId,
      rewardPoints: points,
      createdAt,
    });
    await bookPoints(tx, {
      ...owner,
      points,
      remark: '邀请同学注册',
      idempotencyKey: `invite:${userId}`,
      createdAt,
    });
  }
}

async function seedHolding(
  tx: Queryable,
  companyId: string,
  { username, points, coupons: keys = [], balance, membership, invites }: HoldingContent,
): Promise<void> {
  const owner = { companyId, userId: await studentNamed(tx, companyId, username) };
  await seedPoints(tx, owner, points);
  await seedBalance(tx, owner, balance);
  if (invites !== undefined) await seedInvited(tx, owner, invites);
  for (const key of keys) {
    await tx
      .insert(coupons)
      .values({ ...owner, batchId: await batchOf(tx, companyId, key), takenAt: inDays(-4) });
  }
  if (membership === undefined) return;
  const { daysAgo, level: key } = membership;
  const levelId = await levelOf(tx, companyId, key);
  const [level] = await tx
    .select({ days: memberLevels.days })
    .from(memberLevels)
    .where(eq(memberLevels.id, levelId));
  await tx
    .insert(memberships)
    .values({ ...owner, levelId, startsAt: inDays(-daysAgo), endsAt: inDays((level?.days ?? 0) - daysAgo) });
}

/** Seeds what students of 青禾学堂 have of the folder's memberships and coupons, of points and of money. */
export async function seedAccounts(tx: Queryable): Promise<void> {
  const companyId = await companyIdAt(tx, 'localhost');
  for (const holding of holdings) await seedHolding(tx, companyId, holding);
}
