import type { LessonRow } from '@lectern/sdk/endpoints/catalogue';
import type { Queryable } from '../../platform/database/connection.ts';
import { serviceKey } from '../../platform/http/services.ts';

/** Reads a student's progress in each lesson of a course; lessons that were never opened are left out. */
export interface LessonProgressReader {
  read(db: Queryable, userId: string, courseId: string): Promise<ReadonlyMap<string, LessonRow['progress']>>;
}

/** Key of the service that knows students' progress, provided by the learning module. */
export const lessonProgress = serviceKey<LessonProgressReader>('lessonProgress');

/** Knows no progress, for a back end without the learning module. */
export const noLessonProgress: LessonProgressReader = { read: async () => new Map() };
