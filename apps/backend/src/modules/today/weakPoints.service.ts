import { and, eq } from 'drizzle-orm';
import type { UserContext } from '../../platform/http/context.ts';
import { memberOf, viewerOf } from '../../platform/http/member.ts';
import { findWeakPoints, readWeakPoints, type WeakPoint } from '../question/index.ts';
import { dayPoints } from './weakPoints.tables.ts';

/** Maximum weak points per day; more would be discouraging. */
const MAX_POINTS = 2;

/**
 * Returns the weak points of a day. They are chosen when the student first looks that day, so that a practised
 * one is not replaced by another, and so that all of the student's practice is evaluated only once a day.
 */
export async function weakPointsOf(context: UserContext, day: string): Promise<WeakPoint[]> {
  const { db } = context;
  const { companyId, userId } = memberOf(context);
  const viewer = viewerOf(context);
  const [chosen] = await db
    .select({ pointIds: dayPoints.pointIds })
    .from(dayPoints)
    .where(and(eq(dayPoints.userId, userId), eq(dayPoints.day, day)));
  if (chosen !== undefined) {
    const points = await readWeakPoints(db, viewer, chosen.pointIds);
    return chosen.pointIds.flatMap((id) => points.find(({ pointId }) => pointId === id) ?? []);
  }
  const weak = await findWeakPoints(db, viewer, MAX_POINTS);
  // Nothing is stored, since a point may become weak with the next exercise.
  if (weak.length === 0) return [];
  const ofDay = { day, pointIds: weak.map(({ pointId }) => pointId) };
  await db
    .insert(dayPoints)
    .values({ companyId, userId, ...ofDay })
    .onConflictDoUpdate({ target: dayPoints.userId, set: ofDay });
  return weak;
}
