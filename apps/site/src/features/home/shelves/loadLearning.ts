import { learning } from '@lectern/sdk/endpoints/home';
import { goal } from '@lectern/sdk/endpoints/question';
import { request } from '../../../shared/client/client.ts';
import { localizedText } from '../../../shared/i18n/localizedText.ts';
import { lessonHref } from '../../../shared/routes/pages.ts';
import type { Continue } from './ContinueShelf.tsx';

export { ContinueShelf } from './ContinueShelf.tsx';

/** The student's own part of the home page. */
export interface Learning {
  continueWith: readonly Continue[];
  /** Progress of the student's own courses by course id. */
  owned: ReadonlyMap<string, number>;
  /** Whether to ask the student for their goal: they have no courses, and were never asked. */
  asksGoal: boolean;
}

/** Returns whether a student without a course must be asked for their goal; false if that cannot be loaded. */
async function fetchNeedsGoal(): Promise<boolean> {
  try {
    return (await request(goal, {})).askFlag === 1;
  } catch {
    return false;
  }
}

/** Requests the courses that the student can continue, and those that they own. */
export async function fetchLearning(): Promise<Learning> {
  const reply = await request(learning, {});
  const owned = reply.owned;
  return {
    continueWith: reply.continueWith.map((card) => ({
      courseId: card.courseId ?? '',
      name: localizedText(card.courseName, card.courseNameEn),
      lesson: localizedText(card.lessonName, card.lessonNameEn),
      cover: card.cover ?? '',
      href: lessonHref(card, card.lessonId),
      progress: card.progressPercent ?? 0,
    })),
    asksGoal: owned.length === 0 && (await fetchNeedsGoal()),
    owned: new Map(owned.map((course) => [course.courseId ?? '', course.progressPercent ?? 0])),
  };
}
