import { isApiError, type Reply } from '@lectern/sdk';
import { enrolFree } from '@lectern/sdk/endpoints/catalogue';
import { lessonEvent } from '@lectern/sdk/endpoints/course';
import {
  finishLesson,
  lesson as lessonCall,
  saveProgress,
  type SavedProgress,
} from '@lectern/sdk/endpoints/learning';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { prefetched } from '../../shared/client/prefetched.ts';
import { ports } from '../../shared/ports.ts';
import { requestSequence } from '../../shared/loadable.ts';
import { gainPointsQuietly } from '../../shared/student/gainPoints.ts';
import { isLoggedIn } from '../../shared/session/session.store.ts';
import { attempt, NOT_DONE, type Result } from '../../shared/result.ts';
import { saveFile } from '../../shared/saveFile.ts';
import { type CourseProgress, type Lesson, readLesson, readProgress } from './lesson.model.ts';
import type { WatchRecorder } from './watched.ts';

/** The lesson on the page. */
export interface LessonState {
  /** `nameless`: the address contains no lesson. */
  status: 'idle' | 'loading' | 'ready' | 'nameless' | 'missing' | 'failed';
  current: Lesson | undefined;
  progress: CourseProgress;
  /** The server's clock minus this device's, in milliseconds. */
  offset: number;
  /** Whether the server has the current position. */
  saving: 'saved' | 'waiting';
  /** Number of times that the video's address was renewed after expiring. */
  renewals: number;
}

export const lesson = proxy<LessonState>({
  status: 'idle',
  current: undefined,
  progress: { percent: 0, lessons: {} },
  offset: 0,
  saving: 'saved',
  renewals: 0,
});

/** Requests are counted here instead of by `loadInto`, which does not know the status `nameless`. */
const visits = requestSequence();

/** A lesson as named by an address; an empty `lessonId` means the one where the student stopped. */
export interface NamedLesson {
  readonly commodityId: string;
  readonly classTypeId: string;
  readonly lessonId: string;
}

/** Loads a lesson; the contents stay while another lesson of the same course is loading. */
export const showLesson = prefetched(async (named: NamedLesson): Promise<void> => {
  const { commodityId, classTypeId, lessonId } = named;
  const isLatest = visits.begin();
  if (commodityId === '' || classTypeId === '') {
    lesson.status = 'nameless';
    return;
  }
  if (lesson.current?.courseId !== classTypeId) lesson.current = undefined;
  lesson.status = 'loading';
  try {
    const reply = await request(lessonCall, { classTypeId, ...(lessonId !== '' && { lessonId }) });
    if (!isLatest()) return;
    const current = readLesson(reply);
    const serverTime = Date.parse(reply.serverTime ?? '');
    lesson.offset = Number.isNaN(serverTime) ? 0 : serverTime - ports.now();
    lesson.progress = ref(readProgress(reply));
    lesson.current = current === undefined ? undefined : ref(current);
    lesson.status =
      current === undefined ? 'missing' : current.problem === 'incomplete' ? 'nameless' : 'ready';
  } catch (error) {
    if (isLatest()) lesson.status = isApiError(error, 'business') ? 'missing' : 'failed';
  }
});

/**
 * Reloads the lesson, for example after a gate was passed: the server withholds video, page and room until
 * then.
 * @throws {ApiError}
 */
export async function refreshLesson(): Promise<void> {
  const { current } = lesson;
  if (current === undefined) return;
  const reply = await request(lessonCall, { classTypeId: current.courseId, lessonId: current.id });
  const fresh = readLesson(reply);
  if (fresh !== undefined && lesson.current?.id === fresh.id) lesson.current = ref(fresh);
}

/** Requests a new address of the video after the old one has expired; playback continues where it was. */
export async function renewMedia(position: number): Promise<void> {
  const { current } = lesson;
  if (current === undefined) return;
  try {
    await refreshLesson();
    if (lesson.current?.id !== current.id) return;
    lesson.current = ref({ ...lesson.current, positionSeconds: position });
    lesson.renewals += 1;
  } catch {
    // The player itself shows that it cannot play, with a button to retry.
  }
}

/** Shows the progress of a lesson, unless another course, which has its own progress, is open by now. */
function applyProgress(courseId: string | undefined, lessonId: string, reply: Reply<SavedProgress>): void {
  const { percent = 0, isFinished = false } = reply.position;
  const coursePercent = reply.courseProgressPercent ?? 0;
  const before = lesson.progress.lessons[lessonId];
  if (
    before?.percent === percent &&
    before.isFinished === isFinished &&
    lesson.progress.percent === coursePercent
  )
    return;
  if (isFinished && before?.isFinished !== true) gainPointsQuietly({ type: 'lesson', objectId: lessonId });
  if (lesson.current?.courseId !== courseId) return;
  lesson.progress = ref({
    percent: coursePercent,
    lessons: { ...lesson.progress.lessons, [lessonId]: { percent, isFinished } },
  });
}

/**
 * Reports the student's position and the ranges played. Ranges that could not be sent are put back for the next
 * report. `isLast` sends the report so that it outlives the page.
 */
export async function report(
  lessonId: string,
  position: number,
  recorder: WatchRecorder,
  isLast = false,
): Promise<void> {
  if (!isLoggedIn()) return;
  const courseId = lesson.current?.courseId;
  const segments = recorder.take();
  const positionAt = new Date(ports.now() + lesson.offset).toISOString();
  try {
    const reply = await request(
      saveProgress,
      { lessonId, positionSeconds: position, positionAt, segments },
      { keepalive: isLast },
    );
    lesson.saving = 'saved';
    applyProgress(courseId, lessonId, reply);
  } catch (error) {
    if (isApiError(error, 'business')) return;
    recorder.giveBack(segments);
    lesson.saving = 'waiting';
  }
}

/** Marks a lesson that is a page of its own as completed. */
export async function markFinished(lessonId: string): Promise<Result> {
  const courseId = lesson.current?.courseId;
  return attempt(async () => applyProgress(courseId, lessonId, await request(finishLesson, { lessonId })));
}

/** Downloads a live lesson as a calendar file. */
export const saveEvent = (lessonId: string, lang: 'zh' | 'en'): Promise<Result> =>
  attempt(async () => {
    const { fileName, content } = await request(lessonEvent, { lessonId, lang });
    if (content === undefined) throw new Error('The reply has no file');
    saveFile({ name: fileName ?? `${lessonId}.ics`, content, type: 'text/calendar' });
  });

/** Joins a free course and opens the lesson. */
export async function joinFree(): Promise<Result> {
  const { current } = lesson;
  if (current === undefined) return NOT_DONE;
  return attempt(async () => {
    await request(enrolFree, { commodityId: current.commodityId });
    const { commodityId, courseId: classTypeId, id: lessonId } = current;
    await showLesson({ commodityId, classTypeId, lessonId });
  });
}
