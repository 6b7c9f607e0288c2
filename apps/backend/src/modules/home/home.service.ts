import type { LastLearning } from '@lectern/sdk/endpoints/shell';
import { listOwned, listStarted } from './learning.repo.ts';
import type { HomeLearning } from '@lectern/sdk/endpoints/home';
import type { UserContext } from '../../platform/http/context.ts';

const CONTINUE_WITH = 4;

/** Answers `endpoints.learning`. */
export async function learning(_: object, { db, user }: UserContext): Promise<HomeLearning> {
  const [continueWith, owned] = await Promise.all([
    listStarted(db, user.id, { limit: CONTINUE_WITH, withFinished: false }),
    listOwned(db, user.id),
  ]);
  return { continueWith, owned };
}

/** Answers `lastLearning`. */
export async function answerLastLearning(_: object, { db, user }: UserContext): Promise<LastLearning> {
  const [latest] = await listStarted(db, user.id, { limit: 1, withFinished: true });
  if (latest === undefined) return null;
  const { commodityId, courseId, courseName, lessonId, lessonName, cover, progressPercent } = latest;
  return { commodityId, courseId, courseName, lessonId, lessonName, cover, progressPercent };
}
