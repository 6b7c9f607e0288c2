import { text } from '@lectern/sdk';
import type { ReplyFrame } from '@lectern/sdk/sockets';
import { lesson, refreshLesson } from '../lesson.store.ts';

/** A whole class hears of a change at once; each page asks after a moment of its own, in milliseconds. */
const SPREAD_MS = 2000;

const liveOf = (lessonId: string) => (lesson.current?.id === lessonId ? lesson.current.live : undefined);

/** Tells whether the lesson on the page is a live one. */
export const isLive = (lessonId: string): boolean => liveOf(lessonId) !== undefined;

/** Tells whether a frame says that a live lesson changed, or stands where the page does not know it yet. */
export function isOfLesson(lessonId: string, { op, data }: ReplyFrame): boolean {
  const { lessonId: named, live }: { lessonId?: unknown; live?: unknown } = Object(data);
  // Without a lesson the server has missed what changed, and it may be this one.
  if (op === 'live_changed') return named === undefined || text(named) === lessonId;
  const { stage }: { stage?: unknown } = Object(live);
  const known = liveOf(lessonId)?.stage;
  return op === 'channel_info' && known !== undefined && text(stage) !== '' && stage !== known;
}

/** Reads the lesson anew after a moment; what fails is asked again with the next change. */
export async function lookAgainSoon(lessonId: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * SPREAD_MS));
  if (lesson.current?.id === lessonId) await refreshLesson().catch(() => undefined);
}
