import { and, eq } from 'drizzle-orm';
import type { UserContext } from '../../platform/http/context.ts';
import { memberOf, viewerOf } from '../../platform/http/member.ts';
import { findWeakPoints, readWeakPoints, type WeakPoint } from '../question/index.ts';
import { dayPoints } from './weakPoints.tables.ts';

/** So many weak points a day: more would be no help in beginning. */
const MOST = 2;

/**
 * Finds the weak points of a day. They are chosen when the student first looks at it, so that no other takes the place
 * of one that was practised, and of all that was ever done only once a day.
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
  const weak = await findWeakPoints(db, viewer, MOST);
  // Where nothing is weak yet, it may be so after the next exercise.
  if (weak.length === 0) return [];
  const ofDay = { day, pointIds: weak.map(({ pointId }) => pointId) };
  await db
    .insert(dayPoints)
    .values({ companyId, userId, ...ofDay })
    .onConflictDoUpdate({ target: dayPoints.userId, set: ofDay });
  return weak;
}
