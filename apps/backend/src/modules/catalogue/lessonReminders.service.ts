import { and, gt, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { isExactly } from '../../platform/database/rows/isExactly.ts';
import { lessons } from './catalogue.tables.ts';

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
