import type { PointDescription, PointInfo, PointList, PointListIn } from '@lectern/sdk/endpoints/account';
import type { Context, UserContext } from '../../platform/http/context.ts';
import { readHeld } from '../order/index.ts';
import { readPointRules } from '../pointRules/index.ts';
import { bankConfigs, type ConfiguredType } from '../question/index.ts';
import { configOf } from '../../platform/company/index.ts';
import { gains } from './gains.ts';
import { findPoints, sumPoints, type NewPoints } from './points.repo.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { pointEntries } from './account.tables.ts';
import { and, eq } from 'drizzle-orm';
import { lockUser } from '../../platform/database/lockUser.ts';
import { pageOf } from '../../platform/http/paging.ts';

/** Points are earned alone. */
const NOT_FOR_SALE = 0;

/** What earns points, by the kind of practice, as students know it. */
const PRACTICES: readonly (readonly [type: ConfiguredType, name: string, nameEn: string])[] = [
  ['daily', '完成每日一练', 'Daily practice done'],
  ['paper', '完成一份试卷', 'A paper done'],
  ['chapter', '完成一次章节练习', 'A chapter practised'],
  ['order', '完成一次组卷练习', 'A paper of one’s own done'],
  ['smart', '完成一次智能练习', 'A smart practice done'],
  ['quick', '完成一次快速练习', 'A quick practice done'],
];

/** Answers `account.pointInfo`. */
export async function pointInfo(_: object, context: UserContext): Promise<PointInfo> {
  const sums = await sumPoints(context.db, context.user.id);
  return { pointName: configOf(context).pointName, ...sums, priceCentsPer100: NOT_FOR_SALE };
}

/** Answers `account.pointList`. */
export function pointList(
  { direction, ...page }: PointListIn,
  { db, user }: UserContext,
): Promise<PointList> {
  return findPoints(db, user.id, direction, pageOf(page));
}

/** Answers `account.pointDescription`: the log-in of a day, lessons and exams, and what the question bank gives points for. */
export async function pointDescription(_: object, { db, company }: Context): Promise<PointDescription> {
  const points = await readPointRules(db, company.id);
  const described = [
    { ...gains.login, points: points.login },
    { ...gains.lesson, points: points.lesson },
    { ...gains.exam, points: points.exam },
    ...PRACTICES.filter(([type]) => bankConfigs[type].isOpen).map(([type, name, nameEn]) => ({
      name,
      nameEn,
      points: points[type],
      limitPerDay: null,
    })),
  ];
  return described.filter((one) => one.points > 0);
}

/**
 * Books points, each `idempotencyKey` of a student once; call it with what earns or spends them, in one transaction.
 * @returns whether they were booked now.
 */
export async function bookPoints(tx: Queryable, entry: NewPoints): Promise<boolean> {
  if (entry.points === 0) return false;
  const booked = await tx
    .insert(pointEntries)
    .values(entry)
    .onConflictDoNothing({ target: [pointEntries.userId, pointEntries.idempotencyKey] })
    .returning({ id: pointEntries.id });
  return booked.length > 0;
}

/**
 * Takes points from a student for something, each `idempotencyKey` once, within the transaction of what they buy. The student is
 * held meanwhile, so that of two at once the second sees what the first left.
 * @returns what is left; undefined, and nothing booked, where there is too little that no waiting order holds.
 */
export async function spendPoints(tx: Queryable, entry: NewPoints): Promise<number | undefined> {
  const { userId, idempotencyKey, points } = entry;
  await lockUser(tx, userId);
  const [{ remaining }, held] = await Promise.all([
    sumPoints(tx, userId),
    readHeld(tx, userId, entry.createdAt),
  ]);
  const isBooked =
    (await tx.$count(
      pointEntries,
      and(eq(pointEntries.userId, userId), eq(pointEntries.idempotencyKey, idempotencyKey)),
    )) > 0;
  if (isBooked) return remaining;
  if (remaining - held.points < points) return undefined;
  await bookPoints(tx, { ...entry, points: -points });
  return remaining - points;
}
