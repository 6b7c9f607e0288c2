import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { isExactly } from '../../platform/database/rows/isExactly.ts';
import { type Lesson, lessons } from './catalogue.tables.ts';

/**
 * Claims the live lessons that begin in a time span and whose students have not been reminded: each start is
 * returned once, whichever process asks.
 */
export async function takeLessonsToRemind(
  tx: Queryable,
  { from, to }: { readonly from: Date; readonly to: Date },
) {
  const rows = await tx
    .update(lessons)
    .set({ remindedFor: sql`${lessons.liveStartsAt}` })
    .where(
      and(
        isExactly(lessons.kind, 'live'),
        gt(lessons.liveStartsAt, from),
        lte(lessons.liveStartsAt, to),
        sql`${lessons.remindedFor} is distinct from ${lessons.liveStartsAt}`,
      ),
    )
    .returning({
      companyId: lessons.companyId,
      courseId: lessons.courseId,
      lessonId: lessons.id,
      name: lessons.name,
      nameEn: lessons.nameEn,
      startsAt: lessons.liveStartsAt,
    });
  return rows.flatMap(({ startsAt, ...lesson }) => (startsAt === null ? [] : [{ ...lesson, startsAt }]));
}

/** Stores the actual times of a live lesson (begin, end, replay), and its video. */
export async function storeLiveTimes(
  tx: Queryable,
  lessonId: string,
  known: Pick<Lesson, 'liveBegunAt' | 'liveEndedAt' | 'replayAt'> & Partial<Pick<Lesson, 'videoKey'>>,
): Promise<void> {
  await tx.update(lessons).set(known).where(eq(lessons.id, lessonId));
}
