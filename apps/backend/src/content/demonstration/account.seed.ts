import { and, arrayContains, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import {
  chargeCards,
  couponBatches,
  coupons,
  inviteCodes,
  invitations,
  memberLevels,
  memberships,
  pointEntries,
} from '../../modules/account/account.tables.ts';
import { hashCard } from '../../modules/account/balance.repo.ts';
import { bookBalance } from '../../modules/account/balance.service.ts';
import { bookPoints } from '../../modules/account/points.service.ts';
import { pointGoods } from '../../modules/account/shop.tables.ts';
import { commodities } from '../../modules/catalogue/catalogue.tables.ts';
import { demoAccounts } from './accounts.ts';
import { type HoldingContent, qingheAccounts } from './data/account.ts';
import { seedPeople } from './people.seed.ts';

const DAY_MS = 86_400_000;

const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

function expectFound<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The demonstration has no ${what}`);
  return value;
}

/** What is on offer already: ids by what names them in the content. */
interface Offered {
  readonly companyId: string;
  readonly levels: ReadonlyMap<string, { readonly levelId: string; readonly days: number }>;
  readonly batches: ReadonlyMap<string, string>;
}

async function seedLevels(tx: Queryable, companyId: string): Promise<Offered['levels']> {
  const rows = await tx
    .insert(memberLevels)
    .values(
      qingheAccounts.levels.map(({ price, listPrice, benefits, ...level }, position) => ({
        ...level,
        companyId,
        position,
        priceCents: price * 100,
        listPriceCents: listPrice * 100,
        benefits: [...benefits],
      })),
    )
    .returning();
  return new Map(rows.map(({ id, name, days }) => [name, { levelId: id, days }]));
}

async function seedBatches(tx: Queryable, companyId: string): Promise<Offered['batches']> {
  const ids = new Map<string, string>();
  for (const {
    key,
    name,
    amount = 0,
    percent = 0,
    minimum = 0,
    scope = 'all',
    holds: [from, to],
    codes = [],
  } of qingheAccounts.batches) {
    const [batch] = await tx
      .insert(couponBatches)
      .values({
        companyId,
        name,
        kind: percent > 0 ? 'percent' : 'amount',
        amountCents: amount * 100,
        percent,
        minimumCents: minimum * 100,
        scope,
        startsAt: inDays(from),
        endsAt: inDays(to),
      })
      .returning();
    const batchId = expectFound(batch, name).id;
    ids.set(key, batchId);
    if (codes.length > 0)
      await tx.insert(coupons).values(codes.map((code) => ({ companyId, batchId, code })));
  }
  return ids;
}

async function addGoods(tx: Queryable, { companyId, levels, batches }: Offered): Promise<void> {
  const onShelf = await tx
    .select({ id: commodities.id, name: commodities.name })
    .from(commodities)
    .where(eq(commodities.companyId, companyId));
  const courses = new Map(onShelf.map(({ id, name }) => [name, id]));
  await tx.insert(pointGoods).values(
    qingheAccounts.goods.map(({ of, ...goods }, position) => ({
      ...goods,
      companyId,
      key: goods.name,
      position,
      ...(goods.kind === 'coupon' && { batchId: expectFound(batches.get(of), of) }),
      ...(goods.kind === 'membership' && { levelId: expectFound(levels.get(of), of).levelId }),
      ...(goods.kind === 'course' && { commodityId: expectFound(courses.get(of), of) }),
    })),
  );
}

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

async function seedCards(tx: Queryable, companyId: string): Promise<void> {
  await tx.insert(chargeCards).values(
    qingheAccounts.cards.map(({ cardNo, password, yuan, days }) => ({
      companyId,
      cardNo,
      passwordHash: hashCard(cardNo, password),
      amountCents: yuan * 100,
      endsAt: inDays(days),
    })),
  );
}

/** The friends are former students, who have no names to log in by. */
async function seedInvited(
  tx: Queryable,
  owner: { companyId: string; userId: string },
  { code, friends }: NonNullable<HoldingContent['invites']>,
): Promise<void> {
  await tx.insert(inviteCodes).values({ ...owner, code });
  const former = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, owner.companyId), isNull(users.username)))
    .orderBy(asc(users.id))
    .limit(friends.length);
  for (const [place, { id: userId }] of former.entries()) {
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
  { companyId, levels, batches }: Offered,
  { username, points, coupons: keys = [], balance, membership, invites }: HoldingContent,
): Promise<void> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.username, username)));
  const owner = { companyId, userId: expectFound(user, username).id };
  await seedPoints(tx, owner, points);
  await seedBalance(tx, owner, balance);
  if (invites !== undefined) await seedInvited(tx, owner, invites);
  for (const key of keys) {
    await tx
      .insert(coupons)
      .values({ ...owner, batchId: expectFound(batches.get(key), key), takenAt: inDays(-4) });
  }
  if (membership === undefined) return;
  const { levelId, days } = expectFound(levels.get(membership.level), membership.level);
  const { daysAgo } = membership;
  await tx
    .insert(memberships)
    .values({ ...owner, levelId, startsAt: inDays(-daysAgo), endsAt: inDays(days - daysAgo) });
}

/**
 * Seeds memberships for sale, coupons, what points buy, recharge cards, and what the demonstration's students have
 * of them, of points and of money.
 */
export async function seedAccounts(tx: Queryable): Promise<void> {
  const { host, holdings } = qingheAccounts;
  await seedPeople(
    tx,
    demoAccounts.filter((account) => account.host === host && account.username === 'saver'),
  );
  const [company] = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(arrayContains(companies.hosts, [host]));
  const companyId = expectFound(company, `company at ${host}`).id;
  const offered: Offered = {
    companyId,
    levels: await seedLevels(tx, companyId),
    batches: await seedBatches(tx, companyId),
  };
  await seedCards(tx, companyId);
  await addGoods(tx, offered);
  for (const holding of holdings) await seedHolding(tx, offered, holding);
}
