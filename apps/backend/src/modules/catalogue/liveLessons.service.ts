import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { type Lesson, lessons } from './catalogue.tables.ts';

/** Keeps what became of a live lesson: when it was begun and ended, since when its replay is there, and its video. */
export async function keepLive(
  tx: Queryable,
  lessonId: string,
  known: Pick<Lesson, 'liveBegunAt' | 'liveEndedAt' | 'replayAt'> & Partial<Pick<Lesson, 'videoKey'>>,
): Promise<void> {
  await tx.update(lessons).set(known).where(eq(lessons.id, lessonId));
}
