import { text } from '@lectern/sdk';
import type { ReplyFrame } from '@lectern/sdk/sockets';
import { lesson, refreshLesson } from '../lesson.store.ts';

/** All pages of a class learn of a change at once; each reloads after a random delay up to this many milliseconds. */
const SPREAD_MS = 2000;

const liveOf = (lessonId: string) => (lesson.current?.id === lessonId ? lesson.current.live : undefined);

/** Whether the lesson on the page is a live one. */
export const isLive = (lessonId: string): boolean => liveOf(lessonId) !== undefined;

/** Whether a frame says that a live lesson has changed, or reports a stage that differs from the page's. */
export function isOfLesson(lessonId: string, { op, data }: ReplyFrame): boolean {
  const { lessonId: named, live }: { lessonId?: unknown; live?: unknown } = Object(data);
  // A message without a lesson id means that the server may have missed changes, possibly of this lesson.
  if (op === 'live_changed') return named === undefined || text(named) === lessonId;
  const { stage }: { stage?: unknown } = Object(live);
  const known = liveOf(lessonId)?.stage;
  return op === 'channel_info' && known !== undefined && text(stage) !== '' && stage !== known;
}

/** Reloads the lesson after a random delay; a failed reload is retried at the next change. */
export async function reloadAfterDelay(lessonId: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * SPREAD_MS));
  if (lesson.current?.id === lessonId) await refreshLesson().catch(() => undefined);
}
