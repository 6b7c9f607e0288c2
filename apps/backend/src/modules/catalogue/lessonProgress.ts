import type { LessonRow } from '@lectern/sdk/endpoints/catalogue';
import type { Queryable } from '../../platform/database/connection.ts';
import { serviceKey } from '../../platform/http/services.ts';

/** Tells how far a student is in each lesson of a course; lessons that were never opened are left out. */
export interface LessonProgressReader {
  read(db: Queryable, userId: string, courseId: string): Promise<ReadonlyMap<string, LessonRow['progress']>>;
}

/** Who knows the lessons' progress: the module where lessons are watched provides it. */
export const lessonProgress = serviceKey<LessonProgressReader>('lessonProgress');

/** Knows of no progress, for a back end in which nothing can be watched. */
export const noLessonProgress: LessonProgressReader = { read: async () => new Map() };
