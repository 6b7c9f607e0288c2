import type { PointDescription, PointInfo, PointList, PointListIn } from '@lectern/sdk/endpoints/account';
import type { Context, UserContext } from '../../../platform/http/context.ts';
import { readReserved } from '../../order/index.ts';
import { type PointAction, readPointRules } from '../../pointRules/index.ts';
import { bankConfigs, type ConfiguredType } from '../../question/index.ts';
import { configOf } from '../../../platform/company/index.ts';
import { gains } from './gains.ts';
import { findPoints, sumPoints, type NewPoints } from './points.repo.ts';
import type { Queryable } from '../../../platform/database/connection.ts';
import { pointEntries } from '../account.tables.ts';
import { and, eq, gte, like } from 'drizzle-orm';
import { dayOf, startOf } from '../../../platform/dates/days.ts';
import type { MemberNow } from '../../../platform/http/member.ts';
import { lockUser } from '../../../platform/database/lockUser.ts';
import { pageOf } from '../../../platform/http/paging.ts';

/** Wire value: points cannot be bought. */
const NOT_FOR_SALE = 0;

/** The kinds of practice that earn points, with their names for students. */
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

/** Answers `account.pointDescription`: the points for the daily log-in, lessons, exams and practice. */
export async function pointDescription(_: object, { db, company }: Context): Promise<PointDescription> {
  const rules = await readPointRules(db, company.id);
  const described = [
    { ...gains.login, ...rules.login },
    { ...gains.lesson, ...rules.lesson },
    { ...gains.exam, ...rules.exam },
    ...PRACTICES.filter(([type]) => bankConfigs[type].isOpen).map(([type, name, nameEn]) => ({
      name,
      nameEn,
      ...rules[type],
    })),
  ];
  return described.filter((one) => one.points > 0);
}

/**
 * Books points, once per `idempotencyKey` of a student; called in the transaction of what earns or spends them.
 * @returns whether they were booked by this call
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

/** A student's action that earns points. */
export interface Gain extends Pick<NewPoints, 'remark' | 'remarkEn'> {
  readonly action: PointAction;
  /** Id of what was done: a lesson, an exam, a day, an exercise. */
  readonly objectId: string;
}

const keyOf = (action: PointAction, objectId: string): string =>
  action === 'login' || action === 'lesson' || action === 'exam'
    ? `${action}:${objectId}`
    : `practice:${action}:${objectId}`;

/** Returns the points that an action earns now: zero once the day's limit is reached. */
export async function pointsEarnedNow(
  db: Queryable,
  { companyId, userId, now }: MemberNow,
  action: PointAction,
): Promise<number> {
  const { [action]: rule } = await readPointRules(db, companyId);
  if (rule.limitPerDay === null) return rule.points;
  const today = await db.$count(
    pointEntries,
    and(
      eq(pointEntries.userId, userId),
      gte(pointEntries.createdAt, startOf(dayOf(now))),
      like(pointEntries.idempotencyKey, `${keyOf(action, '')}%`),
    ),
  );
  return today < rule.limitPerDay ? rule.points : 0;
}

/**
 * Books the points of an action by the school's rules, once per action. Locks the student, so that concurrent
 * actions count towards the daily limit one after the other.
 * @returns the number of points booked by this call
 */
export async function bookGain(tx: Queryable, student: MemberNow, gain: Gain): Promise<number> {
  const { action, objectId, ...remarks } = gain;
  const { companyId, userId, now } = student;
  await lockUser(tx, userId);
  const points = await pointsEarnedNow(tx, student, action);
  const entry = { companyId, userId, points, idempotencyKey: keyOf(action, objectId), createdAt: now };
  return (await bookPoints(tx, { ...entry, ...remarks })) ? points : 0;
}

/**
 * Books the spending of points, once per `idempotencyKey`, within the transaction of what they buy. Locks the
 * student, so that concurrent calls see each other's entries.
 * @returns the remaining points; undefined, with nothing booked, where too few are left beside those reserved
 *   by waiting orders
 */
export async function spendPoints(tx: Queryable, entry: NewPoints): Promise<number | undefined> {
  const { userId, idempotencyKey, points } = entry;
  await lockUser(tx, userId);
  const [{ remaining }, held] = await Promise.all([
    sumPoints(tx, userId),
    readReserved(tx, userId, entry.createdAt),
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
