import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { type Lesson, lessons } from './catalogue.tables.ts';

/** Stores the actual times of a live lesson (begin, end, replay), and its video. */
export async function storeLiveTimes(
  tx: Queryable,
  lessonId: string,
  known: Pick<Lesson, 'liveBegunAt' | 'liveEndedAt' | 'replayAt'> & Partial<Pick<Lesson, 'videoKey'>>,
): Promise<void> {
  await tx.update(lessons).set(known).where(eq(lessons.id, lessonId));
}
